internal import Understanding

/// Changing the bot's language; the draft's words stay as written.
enum LanguageDialog {
    static func choose(_ language: Language, _ visit: inout Visit) {
        if visit.session.language != language {
            SettingsDialog.note(.language(visit.session.language), &visit)
        }
        visit.session.language = language
        visit.session.isLanguageChosen = true
        visit.session.isLanguageOpen = nil
        if visit.session.page is LanguagePage { visit.session.overlay = nil }
        visit.say(LanguageWords.set)
        guard visit.session.isOnboarded || visit.session.overlay != nil || visit.session.draft != nil else {
            return ZIPDialog.open(&visit)
        }
        visit.askAgain()
    }

    /// "Mejor en español", "english please": true if the whole message asked for a language, whatever is open.
    static func hearWish(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard let wish = LanguageWish(plain),
            !wish.isBare || visit.session.page?.takesAnyWords != true
        else { return false }
        choose(wish.language, &visit)
        return true
    }

    /// The language that the platform names, else that of the first words which leave no doubt.
    static func settle(by event: Event, _ visit: inout Visit) {
        let isFirst = !visit.session.isGreeted
        // Danger settled it.
        guard visit.session.reminded["danger"] == nil || !isFirst || visit.danger != nil else { return }
        guard !visit.session.isLanguageChosen, isFirst || visit.session.isLanguageOpen == true else { return }
        let named = isFirst ? visit.inbound.languageCode.flatMap(Language.init(code:)) : nil
        // Nothing before was in any language: a ZIP code, or "hi". A letter is no word, nor is what no language has.
        let isWord =
            event.words?.split(whereSeparator: \.isWhitespace).contains {
                $0.count >= 3 && Understanding.shared.isOrdinary(Plain(String($0)).text)
            } == true
        let language = named ?? UnderstoodDialog.language(of: event, isFirst: isFirst || isWord)
        if let language { visit.session.language = language }
        visit.session.isLanguageOpen = language == nil ? true : nil
    }

    /// Asks in the other language, once in a while, whether to go on in it: after four words of it, or two messages in a
    /// row. One word never does.
    static func notice(_ text: String, _ visit: inout Visit) {
        // Who asked for a language has it.
        guard text.count <= Limits.longText, LanguageWish(Plain(text)) == nil else { return }
        let guess = Understanding.shared.language(of: text)
        guard guess.isLikely, let other = guess.code.flatMap(Language.init(code:)) else { return }
        guard other != visit.session.language else { return visit.session.otherLanguage = nil }
        let isSecond = visit.session.otherLanguage == other
        visit.session.otherLanguage = other
        guard guess.mayAskToSwitch || isSecond, visit.mayHint("language") else { return }
        visit.session.reminded["language"] = visit.now
        visit.say(lines: [Catalogue(other).text(LanguageWords.offer)])
    }
}
