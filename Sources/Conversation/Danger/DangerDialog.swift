internal import Understanding

/// Danger is answered first, in every state and at every pace, and nothing moves. What was said of it joins the report
/// with whatever the voter does next.
enum DangerDialog {
    /// True if the words are answered by that alone.
    static func hear(_ event: Event, _ visit: inout Visit) -> Bool {
        let danger = event.words.flatMap { helped(in: Plain($0)) }
        let isAnswered = event.isOnlyWords && danger != nil && danger != .cannotVote
        // What was kept before stays so, as long as there is nothing but danger.
        if !isAnswered { join(&visit) }
        guard let danger else { return false }
        // Whatever the bot speaks otherwise: in danger, nobody should have to read another language than their own.
        let named = visit.session.isGreeted ? nil : visit.inbound.languageCode.flatMap(Language.init(code:))
        let language = UnderstoodDialog.language(of: event, isFirst: true) ?? named
        switch danger {
        case .emergency:
            visit.say(DangerWords.emergency, in: language)
            keep(event, language, &visit)
        case .crisis: visit.say(DangerWords.crisis, in: language)
        case .cannotVote: visit.say(DangerWords.stayInLine, in: language)
        }
        return isAnswered
    }

    /// Of what only goes around nobody has to be helped to vote.
    private static func helped(in plain: Plain) -> Safety? {
        let danger = Safety(plain)
        return danger == .cannotVote && AskedReading.passesOn(plain) ? nil : danger
    }

    /// The words wait until something else is heard; with no report open, for half an hour for one to be begun.
    private static func keep(_ event: Event, _ language: Language?, _ visit: inout Visit) {
        // A bare cry for help tells nothing.
        guard case .said(let text) = event, Plain(text).words.count > 1 else { return }
        if add(text, &visit), visit.session.draft != nil {
            visit.say(DangerWords.emergencyKept, in: language)
        }
    }

    /// True if the words found room: a report that is full cannot take them, and does not promise to.
    private static func add(_ text: String, _ visit: inout Visit) -> Bool {
        let words = text.trimmingSpaces
        let told = (visit.session.draft?.pieces ?? []) + (visit.session.alarms ?? [])
        let length = told.reduce(words.count) { $0 + $1.text.count + 1 }
        guard !visit.isBanned, length <= Limits.reportCharacters else { return false }
        let piece = Piece(text: words, message: visit.inbound.message)
        visit.session.alarms = (visit.session.alarms ?? []) + [piece]
        visit.session.alarmedAt = visit.now
        return true
    }

    /// What was told joins the open report; where none was begun in time it is forgotten.
    static func join(_ visit: inout Visit) {
        guard visit.session.draft != nil || visit.session.alarmsEnd.map({ $0 <= visit.now }) ?? true else {
            return
        }
        visit.session.draft = visit.session.wholeDraft
        (visit.session.alarms, visit.session.alarmedAt) = (nil, nil)
    }

    /// True if the words are about the danger that was just told: what to do, or how to report it.
    static func hearNext(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard isWaiting(visit), let reading = AfterDangerReading(plain) else { return false }
        switch reading {
        case .whatToDo: visit.say(DangerWords.emergency)
        case .report: ReportDialog.start(&visit)
        }
        return true
    }

    /// True if the words go on telling of it, as far as nothing else was made of them.
    static func hearMore(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard isWaiting(visit), visit.facts.subject == nil, !text.hasSuffix("?"), plain.words.count > 1,
            !Understanding.shared(text).isActedOn, add(text, &visit)
        else { return false }
        visit.session.overlay = nil
        visit.say(DangerWords.emergencyMore)
        visit.ask(Prompt("", [[.startReport]]))
        return true
    }

    private static func isWaiting(_ visit: Visit) -> Bool {
        visit.session.alarms != nil && visit.session.isFree && visit.session.draft == nil
    }
}
