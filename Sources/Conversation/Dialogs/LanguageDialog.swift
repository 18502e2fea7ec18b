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
}
