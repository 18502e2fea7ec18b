import CivicFacts
import Testing

@testable import Conversation
@testable import Rehearsal

/// Rejections that somebody else looks at.
@Suite struct SecondLookTests {  // R42
    private static let now = Moment(milliseconds: 1_793_722_320_000)
    private static let (author, decider, other) = (
        AccountID(rawValue: 2), AccountID(rawValue: 5), AccountID(rawValue: 6)
    )
    private static let id = ReportID(rawValue: 31)

    private static func report(_ state: ReportState = .waiting) -> Report {
        Report(
            id: id, author: author, language: .english, sentAt: now - .hours(1), text: "The ramp is steep",
            photos: [], place: Place(words: "Annex", zip: nil), time: nil, kind: .access, messages: [],
            notes: [], questions: [], state: state, face: .actions, shownPhotos: [], lostPhotos: 0,
            version: 4, isAuthorReachable: true, isPosted: true)
    }

    private static func worker(_ account: AccountID, filter: String? = nil) -> Worker {
        let chat = "chat-\(account.rawValue)"
        var worker = Worker(
            sender: SenderID(platform: .telegram, id: chat), room: RoomID(platform: .telegram, id: chat),
            since: now, askedAt: now)
        worker.filter = filter
        return worker
    }

    private func visit(
        by account: AccountID = decider, _ report: Report = report(), every: Int = 1, at: Moment = now,
        in ledger: Ledger = Ledger()
    ) -> Visit {
        var ledger = ledger
        ledger.apply(.keep(report, because: .sent), by: Self.author)
        return Visit(
            session: Session(), inbound: .ofDesk(at: at),
            facts: Facts(
                now: at, account: account, subject: nil, rules: Rules(secondLooks: every), records: ledger))
    }

    /// A rejection of the decider's that is to be looked at, and who works then.
    private func drawn(
        workers: [AccountID], filter: String? = nil, after span: Span = .minutes(7),
        in ledger: Ledger = Ledger()
    ) throws -> Visit {
        var first = visit()
        _ = RejectReport(reason: .unchecked, note: nil).act(on: Self.report(), &first)
        let rejected = try #require(first.newest(Self.id))
        var later = visit(by: Self.other, rejected, at: Self.now + span, in: ledger)
        let (looks, all) = (first.desk.looks, workers)
        later.updateDesk { desk in
            desk.looks = looks
            desk.workers = Dictionary(
                uniqueKeysWithValues: all.map { ($0, Self.worker($0, filter: filter)) })
        }
        return later
    }

    @Test func itIsDueOnceTheDecisionStands() throws {
        let early = try drawn(workers: [Self.other], after: .minutes(5))
        #expect(early.desk.looks == [Self.id])
        #expect(SecondLooks.next(for: Self.other, early) == nil)
        let due = try drawn(workers: [Self.other], after: .minutes(6))
        #expect(SecondLooks.next(for: Self.other, due)?.id == Self.id)
    }

    @Test func neitherWhoRejectedNorItsAuthorOnAnyPlatformIsHandedIt() throws {
        let (linkedDecider, linkedAuthor) = (AccountID(rawValue: 8), AccountID(rawValue: 9))
        var ledger = Ledger()
        ledger.apply(.join(linkedDecider, into: Self.decider, code: "1"), by: Self.decider)
        ledger.apply(.join(linkedAuthor, into: Self.author, code: "2"), by: Self.author)
        let all = [Self.decider, Self.author, Self.other, linkedDecider, linkedAuthor]
        let visit = try drawn(workers: all, in: ledger)
        let served = all.filter { SecondLooks.next(for: $0, visit) != nil }
        #expect(served == [Self.other])
    }

    @Test func whoAskedForSomeReportsOnlyIsHandedNoOther() throws {
        let visit = try drawn(workers: [Self.other], filter: "state:GA")
        #expect(SecondLooks.next(for: Self.other, visit) == nil)
    }

    @Test(arguments: [0, 1, 2, 7]) func oneInSoManyIsDrawn(every: Int) {
        // In a stage the number of every report is 0.
        var visit = visit(every: every)
        _ = RejectReport(reason: .noDetail, note: nil).act(on: Self.report(), &visit)
        #expect((visit.newest(Self.id)?.team?.look != nil) == (every > 0))
    }

    @Test func theSecondWordAfterAnAppealIsNotLookedAtAgain() {
        var appealed = Self.report()
        appealed.appeal = Appeal(
            words: "Please look", at: Self.now, against: Moderator(account: Self.other, name: "Ada"),
            reason: .noDetail)
        var visit = visit(appealed)
        _ = RejectReport(reason: .noDetail, note: nil).act(on: appealed, &visit)
        #expect(visit.desk.looks == nil)
    }

    /// Whoever has it before them reads of no decision; all others read of nothing else.
    @Test func itsCardSaysNothingOfTheRejection() throws {
        var visit = try drawn(workers: [Self.other])
        let rejected = try #require(SecondLooks.next(for: Self.other, visit))
        SecondLooks.hand(rejected, to: Self.other, &visit)
        let handed = try #require(visit.newest(Self.id))
        let seen = Card(handed.unmarked, facts: visit.facts).message
        let waiting = Card(Self.report(), facts: visit.facts).message
        #expect(seen.text == waiting.text)
        #expect(seen.rows.map { $0.map(\.label) } == waiting.rows.map { $0.map(\.label) })
        #expect(seen.heading == "Report 31 · taken by a moderator")
        #expect(Card(handed.marked, facts: visit.facts).message.heading?.contains("not public") == true)
        #expect(handed.rejection?.by.account == Self.decider)
        #expect(SecondLooks.next(for: Self.other, visit) == nil)
    }

    @Test func whatHappensToTheReportEndsIt() throws {
        let states: [ReportState] = [.waiting, .withdrawn(at: Self.now), .grouped]
        for state in states {
            var visit = try drawn(workers: [Self.other])
            var report = try #require(visit.facts.records.report(Self.id))
            report.state = state
            #expect(report.team?.look == nil)
            visit.change(.turn(report))
            #expect(SecondLooks.next(for: Self.other, visit) == nil)
            SecondLooks.tend(&visit)
            #expect(visit.desk.looks == nil)
        }
    }

    @Test func oneThatNobodyLooksAtIsLetGo() throws {
        var visit = try drawn(workers: [Self.decider], after: .days(8))
        SecondLooks.tend(&visit)
        #expect(visit.desk.looks == nil)
    }

    @Test func whoeverLetsItLieIsAway() throws {
        var visit = try drawn(workers: [Self.other])
        let rejected = try #require(SecondLooks.next(for: Self.other, visit))
        SecondLooks.hand(rejected, to: Self.other, &visit)
        let handed = try #require(visit.newest(Self.id))
        let desk = visit.desk
        var later = self.visit(by: Self.other, handed, at: visit.now + Limits.lease)
        later.updateDesk { $0 = desk }
        #expect(!SecondLooks.isHeld(Self.id, by: Self.other, later))
        SecondLooks.tend(&later)
        #expect(later.desk.workers == nil)
        #expect(later.newest(Self.id)?.team?.look?.held == nil)
        #expect(later.desk.looks == [Self.id])
    }
}
