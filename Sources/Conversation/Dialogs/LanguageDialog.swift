/// Changing the bot's language; the draft's words stay as written.
enum LanguageDialog {
    static func choose(_ language: Language, _ visit: inout Visit) {
        if visit.session.language != language {
            SettingsDialog.note(.language(visit.session.language), &visit)
        }
        visit.session.language = language
        visit.session.isLanguageChosen = true
        if visit.session.overlay?.page == .language { visit.session.overlay = nil }
        visit.say(.languageSet)
        guard visit.session.isOnboarded || visit.session.overlay != nil || visit.session.draft != nil else {
            return ZIPDialog.open(&visit)
        }
        visit.askAgain()
    }

    /// Asks in the other language, once in a while, whether to go on in it: after four words of it, or two messages in a
    /// row. One word never does.
    static func notice(_ text: String, _ visit: inout Visit) {
        guard text.count <= Limits.longText else { return }
        let guess = Understanding.shared.language(of: text)
        guard guess.isLikely, let other = guess.code.flatMap(Language.init(code:)) else { return }
        guard other != visit.session.language else { return visit.session.otherLanguage = nil }
        let isSecond = visit.session.otherLanguage == other
        visit.session.otherLanguage = other
        guard guess.mayAskToSwitch || isSecond, visit.mayHint("language") else { return }
        visit.session.reminded["language"] = visit.now
        visit.say(lines: [Catalogue(other).text(.languageOffer)])
    }
}
