import CivicFacts
import Conversation

/// A world as far as it matters: slots are empty or filled, counts are none or some, times are before or after.
/// Worlds with the same key are explored once.
///
/// What lies underneath is told apart only where it is on top: below a page, of a report only whether it is empty and
/// whether it wants words, and of one that was sent, where no page is about it, only whether it is public or asked about;
/// between two misses, only what is asked; in a world that slept, only what is open. So the numbers add up instead of
/// multiplying. The language is no part of the key: what differs by language is compared in
/// every world. Nor is a deletion: what could come after it is tried at every one.
struct WorldKey: Hashable, Sendable {
    let text: String

    init(_ world: World, for part: Exploration.Part) {
        let session = world.session
        let open = [
            session.state.rawValue, Self.page(session.overlay?.page, world),
            Self.flags([
                session.isOnboarded, session.mutedUntil != nil, world.isBanned, session.guess != nil,
                session.civic?.look != nil, session.civic?.look?.failure != nil,
                session.civic?.resolved != nil,
            ]),
        ]
        // What has slept closes or is put aside, whatever it was made of.
        guard !Self.isIdle(world) else {
            text = (open + ["idle", Self.below(session), Self.flags([session.parked.isEmpty])]).joined(
                separator: "|")
            return
        }
        guard session.draft?.alarm == nil, session.stoppedAt == nil else {
            let isDenied = session.draft?.alarm?.isDenied == true
            text =
                (open + ["alarmed", Self.below(session), Self.flags([isDenied, session.stoppedAt != nil])])
                .joined(separator: "|")
            return
        }
        let rest =
            switch part {
            case .alone: Self.alone(world)
            case .moderated: Self.moderated(world)
            }
        text = (open + rest).joined(separator: "|")
    }

    // MARK: The voter alone

    private static func alone(_ world: World) -> [String] {
        let session = world.session
        if session.misses > 0 { return ["missed \(session.misses)", below(session)] }
        guard session.overlay == nil else {
            return [
                below(session),
                flags([session.zip != nil, session.parked.isEmpty, world.ownReports.isEmpty]),
            ]
        }
        let parked = Set(session.parked.map(\.reason.rawValue)).sorted().joined(separator: ",")
        let own = world.ownReports.first.map { $0.isWithdrawn && session.draft == nil ? "withdrawn" : "some" }
        return [
            draft(session.draft), parked, own ?? "-",
            flags([session.zip != nil, isPending(world), session.draft == nil && isLate(world)]),
        ]
    }

    /// What the voter has put together so far, in full.
    private static func draft(_ draft: Draft?) -> String {
        guard let draft else { return "-" }
        return draft.step.rawValue
            + flags([
                draft.isRevising, !draft.pieces.isEmpty, !draft.photos.isEmpty,
                draft.place != nil,
            ])
    }

    /// A report below a page: nothing of it shows there.
    private static func below(_ session: Session) -> String {
        guard let draft = session.draft else { return "-" }
        guard session.overlay != nil else { return draft.step.rawValue + flags([draft.isEmpty]) }
        return flags([draft.isEmpty, draft.step.wantsWords])
    }

    // MARK: With moderators

    /// What moderators and the voter are to each other; of the draft only where it stands. A page or a question that is
    /// not about reports shows only whether one is public, and whether a moderator asked.
    private static func moderated(_ world: World) -> [String] {
        let session = world.session
        let report = world.ownReports.first
        let isAsked = report?.openQuestion != nil
        let isIdleHome = session.overlay == nil && session.draft == nil
        let isAboutReports = session.misses == 0 && (session.overlay?.page.isAboutOwnReports ?? isIdleHome)
        return [
            session.misses > 0 ? "missed" : "", below(session),
            report.map {
                isAboutReports ? state(of: $0) : "some" + flags([isAsked, $0.isPublic(at: world.now)])
            }
                ?? "-",
            flags([
                isAsked && isNewestForeign(world), isAboutReports && world.ownReports.count > 1,
                isIdleHome && !session.parked.isEmpty, isIdleHome && isLate(world),
                isIdleHome && isPending(world),
            ]),
        ]
    }

    private static func state(of report: Report) -> String {
        let state =
            switch report.state {
            case .waiting, .taken: "waiting"
            case .approved: "approved"
            case .rejected: "rejected"
            case .withdrawn: "withdrawn"
            case .retracted: "retracted"
            case .grouped: "grouped"
            }
        return state + "\(min(report.questions.count, 2))"
            + flags([
                report.openQuestion != nil, report.isAskedInVain, report.isPosted,
                report.team?.outgoing != nil,
            ])
    }

    // MARK: Both

    private static func flags(_ flags: [Bool]) -> String {
        String(flags.map { $0 ? "1" : "0" } as [Character])
    }

    /// The page's name is the state's; here is what else matters of it: whose report, which page.
    private static func page(_ page: AnyPage?, _ world: World) -> String {
        guard let page else { return "" }
        var key = page.ownReport.map { world.ownReports.first?.id == $0 ? "newest" : "other" } ?? ""
        key += page.variant
        if page.name == "set.menu", !world.session.wantsNotices { key += "quiet" }
        if page.name == "give.pledge", world.session.hasGiven { key += "given" }
        if world.session.overlay?.isDeep == true { key += "deep" }
        guard page.isOfFacts else { return key }
        let civic = world.session.civic
        if civic?.secondZIP != nil { key += "second" }
        if ["bills.list", "bills.followed"].contains(page.name), civic?.follows != nil { key += "follows" }
        if page.name.hasPrefix("rem."), civic?.reminders != nil { key += "set" }
        return key
    }

    /// A timer is overdue, or a page has been open too long.
    private static func isIdle(_ world: World) -> Bool {
        world.session.wakeAt.map { $0 <= world.now } ?? false
            || world.session.overlay.map { world.now.since($0.since) >= .minutes(30) } ?? false
    }

    /// Photos are on their way, or a reply or a card waits for them.
    private static func isPending(_ world: World) -> Bool {
        world.session.photoReply != nil || !world.fetching.isEmpty || world.session.heldCard != nil
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

extension Draft.Step {
    /// Takes whatever words come.
    fileprivate var wantsWords: Bool {
        switch self {
        case .what, .place: true
        case .look, .time, .edit, .kind: false
        }
    }
}

extension Session {
    /// Something that was promised is done.
    fileprivate var hasGiven: Bool { giving?.pledges.contains { $0.doneOn != nil } ?? false }
}

extension AnyPage {
    /// Shows a report of the voter, or asks something about one.
    fileprivate var isAboutOwnReports: Bool {
        ["mine.", "mod.", "app.", "rep.late"].contains(where: name.hasPrefix)
    }
}

extension World {
    var isBanned: Bool { dana.flatMap { ledger.ban(of: $0) }.map { $0 > now } ?? false }
}
