import Conversation

/// A world as far as it matters: slots are empty or filled, counts are none or some, times are before or after.
/// Worlds with the same key are explored once. The language is no part of it: what differs by language is compared
/// in every world. Nor is a deletion: what could come after it is tried at every one.
struct WorldKey: Hashable, Sendable {
    let text: String

    init(_ world: World, for part: Exploration.Part) {
        let session = world.session
        let common = [
            session.state.rawValue, Self.page(session.overlay?.page, world),
            Self.flags([
                session.isOnboarded, session.mutedUntil != nil, Self.isIdle(world), world.isBanned,
                session.photoReply != nil || !world.fetching.isEmpty || session.heldCard != nil,
                session.overlay == nil && session.draft == nil && Self.isLate(world), session.guess != nil,
                session.civic?.look != nil, session.civic?.look?.failure != nil,
                session.civic?.resolved != nil,
            ]),
        ]
        let rest =
            switch part {
            case .alone: Self.voter(session) + [world.ownReports.first.map { "\($0.isWithdrawn)" } ?? "-"]
            case .moderated: Self.desk(world)
            }
        text = (common + rest).joined(separator: "|")
    }

    /// What the voter has put together so far, in full.
    private static func voter(_ session: Session) -> [String] {
        let draft = session.draft.map { draft in
            draft.step.rawValue
                + flags([draft.isRevising, !draft.pieces.isEmpty, !draft.photos.isEmpty, draft.place != nil])
        }
        let parked = Set(session.parked.map(\.reason.rawValue)).sorted().joined(separator: ",")
        return [draft ?? "-", parked, "\(session.misses)", flags([session.zip != nil])]
    }

    /// What moderators and the voter are to each other; of the draft only where it stands.
    private static func desk(_ world: World) -> [String] {
        let report = world.ownReports.first
        let isAsked = report?.openQuestion != nil
        return [
            world.session.draft.map { $0.step.rawValue + flags([$0.isEmpty]) } ?? "-",
            flags([
                !world.session.parked.isEmpty, isAsked && isNewestForeign(world), world.ownReports.count > 1,
            ]),
            report.map(state) ?? "-",
        ]
    }

    private static func state(of report: Report) -> String {
        let state =
            switch report.state {
            case .waiting, .taken: "waiting"
            case .approved: "approved"
            case .rejected: "rejected"
            case .withdrawn: "withdrawn"
            }
        return state + "\(min(report.questions.count, 2))"
            + flags([report.openQuestion != nil, report.isPosted])
    }

    private static func flags(_ flags: [Bool]) -> String {
        String(flags.map { $0 ? "1" : "0" } as [Character])
    }

    /// The page's name is the state's; here is what else matters of it: whose report, which page.
    private static func page(_ page: Overlay.Page?, _ world: World) -> String {
        guard let page else { return "" }
        switch page {
        case .mine(let number): return number > 0 ? "more" : ""
        case .feed(let view): return view.map { "\($0.page > 0)\($0.shown.isEmpty)" } ?? ""
        case .live(.item(_, let origin)), .live(.comments(_, _, let origin)), .live(.comment(_, let origin)):
            return origin == nil ? "alone" : ""
        case .own(.settings): return world.session.wantsNotices ? "" : "quiet"
        case .live, .own: return ""
        case .report(let id), .withdraw(let id), .note(let id), .answer(let id), .isAnswer(let id, _):
            return world.ownReports.first?.id == id ? "newest" : "other"
        case .facts(let page):
            return ((page.number ?? 0) > 0 ? "more" : "")
                + (world.session.overlay?.trail == nil ? "" : "deep")
        case .zip, .zipConfirm, .language, .privacy, .delete, .latePhotos, .question, .returning:
            return ""
        }
    }

    /// A timer is overdue, or a page has been open too long.
    private static func isIdle(_ world: World) -> Bool {
        world.session.wakeAt.map { $0 <= world.now } ?? false
            || world.session.overlay.map { world.now.since($0.since) >= .minutes(30) } ?? false
    }

    /// Photos and words still belong to the report that was sent last.
    private static func isLate(_ world: World) -> Bool {
        world.session.lastSent.map { world.now.since($0.at) < .minutes(60) } ?? false
    }

    /// The newest buttons are not those of the session's last prompt: a moderator's question came between.
    private static func isNewestForeign(_ world: World) -> Bool {
        world.newest.compactMap { ChoiceToken(text: $0.token)?.choice } != world.session.offered
    }
}

extension World {
    var isBanned: Bool { dana.flatMap { ledger.ban(of: $0) }.map { $0 > now } ?? false }
}
