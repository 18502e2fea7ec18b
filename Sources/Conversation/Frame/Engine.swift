/// What the bot thinks: pure, synchronous, and the same for every platform.
public struct Engine: Sendable {
    public init() {}

    /// The turn that one happening leads to. A happening whose key was seen before leads to nothing.
    public func step(_ session: Session, _ inbound: Inbound, knowing facts: Facts) -> Turn {
        guard !session.seen.contains(inbound.key) else { return Turn(session: session) }
        var visit = Visit(session: session, inbound: inbound, facts: facts)
        visit.session.seen = (session.seen + [inbound.key]).suffix(Limits.seenKeys)
        let event = inbound.event.cleaned
        if inbound.event.isTooLong {
            visit.notice(.cut)
            visit.cutAt = Limits.charactersRead
        }
        switch inbound.standing {
        case .voter where PrivateDesk.concerns(event, visit): PrivateDesk.take(event, &visit)
        case .voter:
            Reception.take(event, &visit)
            Breath.settle(since: session, &visit)
            LateDialog.parkAbandoned(of: session, &visit)
            GiftPostDialog.dropAbandoned(of: session, &visit)
            AlarmDialog.settle(since: session, &visit)
            Routing.settle(&visit)
            HeadsUps.settle(since: session, &visit)
            LeavingDialog.keepSilent(&visit)
        case .moderator, .unchecked, .onlooker, .anonymous: Desk.take(event, &visit)
        }
        return visit.finished()
    }

    /// What the review rooms do when their time comes: nobody has done anything.
    public func tend(knowing facts: Facts) -> Turn {
        var visit = Visit(session: Session(), inbound: .ofDesk(at: facts.now), facts: facts)
        DeskTimer.fire(&visit)
        return visit.finished()
    }

    /// The question that is open with its buttons, as it would be asked again, in the session's language or another;
    /// nil when nothing is open.
    public func question(of session: Session, in language: Language? = nil, knowing facts: Facts) -> Message?
    {
        guard session.overlay != nil || session.draft != nil else { return nil }
        var session = session
        session.language = language ?? session.language
        let prompt = Prompt.pending(View(session: session, facts: facts))
        return Message(
            text: prompt.text.openingShort, figure: prompt.figure,
            rows: prompt.buttons(turn: session.turn, session: session))
    }
}
