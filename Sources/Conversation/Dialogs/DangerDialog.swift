/// Danger is answered first, in every state and at every pace, and nothing moves. What was said of it joins the report
/// with whatever the voter does next.
enum DangerDialog {
    /// True if the words are answered by that alone.
    static func hear(_ event: Event, _ visit: inout Visit) -> Bool {
        let danger = event.words.flatMap { Safety(Plain($0)) }
        let isAnswered = event.isOnlyWords && danger != nil && danger != .cannotVote
        // What was kept before stays so, as long as there is nothing but danger.
        if !isAnswered { join(&visit) }
        guard let danger else { return false }
        // Whatever the bot speaks otherwise: in danger, nobody should have to read another language than their own.
        let named = visit.session.isGreeted ? nil : visit.inbound.languageCode.flatMap(Language.init(code:))
        let language = UnderstoodDialog.language(of: event, isFirst: true) ?? named
        switch danger {
        case .emergency:
            visit.say(.emergency, in: language)
            keep(event, language, &visit)
        case .crisis: visit.say(.crisis, in: language)
        case .cannotVote: visit.say(.stayInLine, in: language)
        }
        return isAnswered
    }

    /// The words wait until something else is heard; with no report open, they begin the one that is opened next.
    private static func keep(_ event: Event, _ language: Language?, _ visit: inout Visit) {
        // A bare cry for help tells nothing.
        guard case .said(let text) = event, Plain(text).words.count > 1 else { return }
        let words = String(text.trimmingSpaces.prefix(Limits.reportCharacters))
        guard let report = visit.session.wholeDraft else {
            visit.session.unheard = words
            return
        }
        // A report that is full cannot take them, and does not promise to.
        guard !visit.isBanned, report.text.count + words.count < Limits.reportCharacters else { return }
        visit.session.alarms =
            (visit.session.alarms ?? []) + [Piece(text: words, message: visit.inbound.message)]
        visit.say(.emergencyKept, in: language)
    }

    static func join(_ visit: inout Visit) {
        visit.session.draft = visit.session.wholeDraft
        visit.session.alarms = nil
    }
}
