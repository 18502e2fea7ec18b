import Conversation

/// A world as far as it matters: slots are empty or filled, counts are none or some, times are before or after.
/// Worlds with the same key are explored once. The language is no part of it: what differs by language is compared
/// in every world. Nor is a deletion: what could come after it is tried at every one.
struct WorldKey: Hashable, Sendable {
    let text: String

    init(_ world: World) {
        let session = world.session
        text = [
            session.state.rawValue, Self.page(session.overlay?.page, world),
            Self.flags([
                session.isGreeted, session.isOnboarded, session.zip != nil, session.mutedUntil != nil,
                session.photoReply != nil || !world.fetching.isEmpty, session.heldCard != nil, world.isBanned,
                Self.isIdle(world), Self.isLate(world), Self.isNewestForeign(world),
            ]),
            session.draft.map { Self.draft($0, world) } ?? "-", Self.parked(session.parked),
            "\(session.misses)", "\(min(session.lost?.count ?? 0, 1))",
            world.ownReports.first.map { Self.report($0, world) } ?? "-",
            world.ownReports.dropFirst().first.map { $0.isWithdrawn ? "x" : "o" } ?? "-",
        ].joined(separator: "|")
    }

    private static func flags(_ flags: [Bool]) -> String {
        String(flags.map { $0 ? "1" : "0" } as [Character])
    }

    /// The page's name is the state's; here is what else matters of it: whose report, which page.
    private static func page(_ page: Overlay.Page?, _ world: World) -> String {
        guard let page else { return "" }
        switch page {
        case .mine(let number): return number > 0 ? "more" : ""
        case .feed(let mark): return mark == nil ? "" : "more"
        case .report(let id), .withdraw(let id), .note(let id), .answer(let id), .isAnswer(let id, _):
            return world.ownReports.firstIndex { $0.id == id }.map { "\($0)" } ?? "other"
        case .zip, .zipConfirm, .language, .privacy, .delete, .latePhotos, .question, .returning: return ""
        }
    }

    private static func draft(_ draft: Draft, _ world: World) -> String {
        draft.step.rawValue
            + flags([
                draft.isRevising, !draft.pieces.isEmpty, !draft.photos.isEmpty, draft.place != nil,
                draft.time != nil,
            ])
    }

    private static func parked(_ parked: [ParkedDraft]) -> String {
        Set(parked.map(\.reason.rawValue)).sorted().joined(separator: ",")
    }

    private static func report(_ report: Report, _ world: World) -> String {
        let state =
            switch report.state {
            case .waiting, .taken: "w"
            case .approved(_, _, let at): at <= world.now ? "A" : "a"
            case .rejected(_, _, _, let at): at <= world.now ? "R" : "r"
            case .withdrawn: "x"
            }
        return state + "\(min(report.questions.count, 2))"
            + flags([report.openQuestion != nil, report.isPosted])
    }

    /// A timer is overdue.
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
