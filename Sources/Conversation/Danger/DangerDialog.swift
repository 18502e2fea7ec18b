internal import CivicFacts
internal import Understanding

/// Danger is answered first, in every state and at every pace, and nothing moves. What was said of it is in the report
/// at once, and the report is urgent from then on.
enum DangerDialog {
    /// True if the words are answered by that alone.
    static func hear(_ event: Event, _ visit: inout Visit) -> Bool {
        adopt(&visit)
        guard !AlarmDialog.answers(event, visit), let danger = event.words.flatMap({ helped(in: Plain($0)) }),
            danger == .crisis || !isLookedFor(event),
            // Whoever hides from somebody is not sent back into the line.
            danger != .cannotVote || visit.session.draft?.standingAlarm?.cause != .danger
        else { return false }
        visit.danger = danger
        let isTold = visit.session.reminded["danger"].map { visit.now.since($0) < .minutes(5) } ?? false
        visit.session.reminded["danger"] = visit.now
        // Nobody is asked for money now.
        if visit.session.page is any GiftPage { visit.session.overlay = nil }
        let isAnswered = event.isOnlyWords && danger != .cannotVote
        // Whatever the bot speaks otherwise: in danger, nobody should have to read another language than their own.
        let named = visit.session.isGreeted ? nil : visit.inbound.languageCode.flatMap(Language.init(code:))
        let language = UnderstoodDialog.language(of: event, isFirst: true) ?? named
        visit.dangerLanguage = isAnswered ? language : nil
        if danger == .crisis { visit.session.reminded["crisis"] = visit.now }
        // Whoever is met in danger is met in their own language.
        let isOpen = !visit.session.isGreeted || visit.session.isLanguageOpen == true
        if let language, isOpen, !visit.session.isLanguageChosen { visit.session.language = language }
        tell(danger, of: event, isAnswered: isAnswered, isTold: isTold, in: language, &visit)
        return isAnswered
    }

    /// What to do now.
    private static func tell(
        _ danger: Safety, of event: Event, isAnswered: Bool, isTold: Bool, in language: Language?,
        _ visit: inout Visit
    ) {
        switch danger {
        case .emergency:
            // The same line twice in a row helps nobody.
            let isOpen = isTold && visit.session.draft?.standingAlarm?.cause == .danger
            visit.say(isOpen ? DangerWords.emergencyAgain : .emergency, in: language)
            if visit.isBanned { visit.say(DangerWords.untold, in: language) }
            if isAnswered { AlarmDialog.keep(event, in: language, &visit) }
        case .crisis: visit.say(DangerWords.crisis, in: language)
        case .cannotVote:
            visit.say(DangerWords.stayInLine, in: language)
            let asked = event.words.flatMap { HowTopic.asked(in: Plain($0)) }
            if asked == .votedAlready { visit.say(DangerWords.votedAlready, in: language) }
        }
    }

    /// Of what only goes around nobody has to be helped to vote.
    private static func helped(in plain: Plain) -> Safety? {
        let danger = Safety(plain)
        guard danger == .cannotVote else { return danger }
        // An employer is no poll worker, a signature no turning away: there are rules for that.
        return AskedReading.passesOn(plain) || AskedReading.isHarmless(plain) ? nil : danger
    }

    /// "/give víctimas del terremoto": behind a command that looks something up stands its name, unless the words tell of
    /// something here and now.
    private static func isLookedFor(_ event: Event) -> Bool {
        guard case .commanded(let name, let rest) = event, Features.commands[name]?.looksUp == true else {
            return false
        }
        return !Understanding.shared.isNear(rest)
    }

    /// What an earlier release kept beside the report joins it, or begins one while it is fresh.
    private static func adopt(_ visit: inout Visit) {
        guard let pieces = visit.session.alarms else { return }
        let isFresh = visit.session.alarmsEnd.map { visit.now < $0 } ?? false
        (visit.session.alarms, visit.session.alarmedAt) = (nil, nil)
        guard visit.session.draft != nil || isFresh && !visit.isBanned else { return }
        if visit.session.draft == nil { visit.session.draft = Draft(startedAt: visit.now) }
        visit.session.draft?.pieces += pieces
    }

    /// Whoever was told of 988 a moment ago is not asked for a ZIP code.
    static func staysWith(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard let told = visit.session.reminded["crisis"], visit.now.since(told) < .minutes(30),
            visit.session.draft == nil, visit.session.page?.isRead ?? true, plain.words.count <= 8,
            Intent(plain) == nil || YesNoReading(plain) != nil, ZIPReading.codes(in: text).isEmpty,
            !QuestionReading.isAsked(text, plain),
            !UnderstoodDialog.tells(text)
        else { return false }
        visit.say(DangerWords.crisisStay)
        return true
    }

    /// True if the words are about the danger that was just told: what to do, or how to report it.
    static func hearNext(_ plain: Plain, _ visit: inout Visit) -> Bool {
        if AlarmDialog.hear(plain, &visit) || hearAfterwards(plain, &visit) { return true }
        guard visit.session.draft?.standingAlarm != nil, visit.session.offered.contains(.sendNow),
            let reading = AfterDangerReading(plain)
        else { return false }
        switch reading {
        case .whatToDo:
            visit.say(DangerWords.emergency)
            AlarmDialog.ask(&visit)
        case .report:
            visit.session.overlay = nil
            visit.session.draft?.step == .what ? ReportDialog.go(to: .look, &visit) : visit.askAgain()
        }
        return true
    }

    /// "What if he comes back", asked after the report of it was sent.
    private static func hearAfterwards(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.draft == nil, AfterDangerReading(plain) == .whatToDo,
            let sent = LateDialog.report(visit), MineDialog.own(sent, facts: visit.facts)?.isUrgent == true
        else { return false }
        visit.session.overlay = nil
        visit.say(DangerWords.emergency)
        visit.askForMore(on: sent)
        return true
    }
}
