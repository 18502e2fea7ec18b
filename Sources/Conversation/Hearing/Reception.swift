internal import CivicFacts
internal import Understanding

/// Where everything from a voter's private chat comes in: it decides who hears it, in the order of the design.
enum Reception {
    static func take(_ event: Event, _ visit: inout Visit) {
        closeIdleOverlay(&visit)
        switch event {
        case .photoKept(let id, let hash, _, _, let video):
            return PhotoDialog.kept(id, hash: hash, video: video, &visit)
        case .photoRefused(let id, let why): return PhotoDialog.refused(id, why: why, &visit)
        case .woke: return Timers.fire(&visit)
        case .looked(let number, let outcome): return LookDialog.hear(outcome, number: number, &visit)
        case .becameReachable(let isReachable): return noteReach(isReachable, &visit)
        case .payment(let event): return CheckoutDialog.hear(event, &visit)
        case .reacted(let sign, _):
            // Reactions to anything else are nobody's haste.
            guard visit.facts.subject != nil, !Pace.isMuted(event, &visit) else { return }
            ReactionDialog.reacted(sign, &visit)
            return
        case .vouched(let isModerator, let isLead, .commanded(let name, let rest))
        where RecordDialog.commands.contains(name):
            visit.noteLead(asTold: isLead)
            return RecordDialog.hear(isModerator: isModerator, format: rest, &visit)
        // Whoever was a moderator once and is none now is a voter like any other.
        case .vouched(false, _, .commanded(let name, let rest)):
            return take(.commanded(name: name, rest: rest), &visit)
        // Work ended before the answer came.
        case .vouched(_, _, .commanded): return visit.answer(WorkWords.notAtWork)
        case .vouched: return
        case .said, .commanded, .tapped, .sentPhoto, .sentTooLarge, .sharedLocation, .edited, .deleted,
            .sentUnsupported:
            break
        }
        if case .tapped(_, let callback?) = event { acknowledge(callback, &visit) }
        LeavingDialog.welcome(event, &visit)
        if event.words.map(SecretNumbers.isMasked) == true { visit.say(GivingWords.cardNumber) }
        if DangerDialog.hear(event, &visit) || Pace.isMuted(event, &visit) { return }
        if LeavingDialog.hear(event, &visit) { return }
        if case .said(let text) = event, visit.session.isGreeted, SecretNumbers.isNothingElse(text) {
            return visit.askAgain()
        }
        greet(event, &visit)
        AddedPage.adopt(&visit)
        ReminderNotice.welcome(&visit)
        if LostPage.leave(event, &visit) { return }
        let unheard = visit.session.unheard
        let answersZIP = visit.session.page is ZIPPage
        hear(event, &visit)
        if !answersZIP { UnheardDialog.settle(event, earlier: unheard, &visit) }
        answerAtLeast(event, &visit)
    }

    /// Whatever a person says or presses is answered, and be it with what can be done here.
    private static func answerAtLeast(_ event: Event, _ visit: inout Visit) {
        switch event {
        case .said, .commanded, .tapped:
            guard visit.isSilent, !Breath.isHeld(visit.session) else { return }
            HelpDialog.menu(&visit)
        case .sentPhoto, .sentTooLarge, .sharedLocation, .edited, .deleted, .reacted, .sentUnsupported,
            .becameReachable, .woke, .photoKept, .photoRefused, .looked, .payment, .vouched:
            return
        }
    }

    /// Moderators see on the cards of open reports when nobody can be asked any more; whoever comes back hears what was decided
    /// about those meanwhile.
    private static func noteReach(_ isReachable: Bool, _ visit: inout Visit) {
        visit.change(.reachable(visit.facts.account, isReachable))
        ReminderNotice.noteReach(isReachable, &visit)
        let recent = visit.facts.records.reports(by: visit.facts.account, skipping: 0, limit: 20)
        let changed = recent.filter { $0.isAuthorReachable != isReachable && (isReachable || $0.isOpen) }
        if isReachable { MineDialog.tell(changed, &visit) }
        for var report in changed {
            report.isAuthorReachable = isReachable
            visit.change(.turn(report))
            ReportKeeping.showCard(of: report, &visit)
        }
    }

    private static func hear(_ event: Event, _ visit: inout Visit) {
        switch event {
        case .said(let text):
            TextDialog.hear(text, &visit)
            LanguageDialog.notice(text, &visit)
        case .commanded(let name, let rest): command(name, rest: rest, &visit)
        case .tapped(let token, _): tap(token, &visit)
        case .sentPhoto(let source, let album, let caption):
            PhotoDialog.arrived(source, album: album, caption: caption, &visit)
        case .sentTooLarge(let limit, let isVideo):
            let wording: any Wording = isVideo == true ? VideoWords.fileTooLarge : PhotoWords.fileTooLarge
            visit.answer(wording, [.max: "\(limit)"])
        case .sharedLocation(let latitude, let longitude):
            PointDialog.hear(Spot(latitude: latitude, longitude: longitude), &visit)
        case .edited(let text): EditDialog.edited(to: text, &visit)
        case .deleted: EditDialog.deleted(&visit)
        case .sentUnsupported(let kind): unsupported(kind, &visit)
        case .photoKept, .photoRefused, .woke, .looked, .payment, .becameReachable, .vouched, .reacted: break
        }
    }

    private static func acknowledge(_ callback: CallbackID, _ visit: inout Visit) {
        let order = Order.acknowledge(callback: callback, room: visit.inbound.room, note: nil, alert: false)
        visit.deliver(Delivery(order))
    }

    /// The first words of the first contact, in the language that is known by then.
    private static func greet(_ event: Event, _ visit: inout Visit) {
        if visit.facts.isSessionLost { visit.say(HomeWords.parkedAside) }
        if let lost = visit.session.lostDraft {
            visit.session.lostDraft = nil
            visit.say(DraftWords.thrownAway, [.when: visit.times.dateAndHour(lost)])
        }
        LanguageDialog.settle(by: event, &visit)
        guard !visit.session.isGreeted else { return }
        visit.session.isGreeted = true
        visit.say(HomeWords.hello)
    }

    private static func command(_ name: String, rest: String, _ visit: inout Visit) {
        guard let command = Features.commands[name] else { return TextDialog.lost(&visit) }
        command.follow(rest.trimmingSpaces, &visit)
    }

    private static func tap(_ token: String, _ visit: inout Visit) {
        guard let tap = ChoiceToken(text: token) else { return visit.answer(HomeWords.oldButton) }
        let isCurrent = tap.turn == visit.session.turn && visit.session.offered.contains(tap.choice)
        guard isCurrent || tap.choice.press.isForever || AlarmDialog.holds(tap, visit) else {
            return visit.answer(HomeWords.oldButton)
        }
        tap.choice.act(&visit)
    }

    private static func unsupported(_ kind: UnsupportedKind, _ visit: inout Visit) {
        let isAsking = visit.session.overlay != nil || visit.session.draft != nil
        guard visit.mayHint(kind.rawValue) || isAsking else { return visit.askAgain() }
        visit.session.reminded[kind.rawValue] = visit.now
        switch kind {
        case .video: visit.say(HelpWords.noVideo)
        case .livePlace: visit.say(HelpWords.noLive)
        case .voice, .sticker, .animation, .file, .contact, .poll, .audio, .other:
            visit.say(HelpWords.unsupported, [.kind: visit.words.text(Catalogue.phrase(of: kind))])
        }
        visit.askAgain()
    }

    /// What lay open for half an hour closes without a word; the draft below stays. The question for an address stays
    /// open: a late answer would be kept as ordinary words.
    private static func closeIdleOverlay(_ visit: inout Visit) {
        guard let overlay = visit.session.overlay,
            visit.session.isOnboarded || !(overlay.page.page is ZIPPage),
            visit.now.since(overlay.since) >= Limits.overlayIdle, !(overlay.page.page is ReturningPage)
        else { return }
        if overlay.page.page is AddressPage { return }
        // What somebody said or sent waits for its answer a while longer.
        if overlay.page.page.holdsWords, visit.now.since(overlay.since) < Limits.lateWindow { return }
        visit.session.overlay = nil
        visit.session.misses = 0
    }
}

extension Event {
    /// The words of a text or of a caption.
    var words: String? {
        switch self {
        case .said(let text), .edited(let text): text
        case .sentPhoto(_, _, let caption): caption
        // What a link carries behind "/start" are no words.
        case .commanded(let name, let rest): name == "start" ? nil : rest
        case .tapped, .sentTooLarge, .sharedLocation, .deleted, .reacted, .sentUnsupported, .becameReachable,
            .woke,
            .photoKept, .photoRefused, .looked, .payment, .vouched:
            nil
        }
    }

    /// Comes from the house or the platform, without the person's doing.
    var isOfHouse: Bool {
        switch self {
        case .woke, .photoKept, .photoRefused, .looked, .becameReachable: true
        case .said, .commanded, .tapped, .sentPhoto, .sentTooLarge, .sharedLocation, .edited, .deleted,
            .reacted, .sentUnsupported, .payment, .vouched:
            false
        }
    }

    /// False where something besides the words would be lost, such as a photo.
    var isOnlyWords: Bool {
        if case .sentPhoto = self { false } else { true }
    }
}
