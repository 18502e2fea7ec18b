import CivicFacts
import Testing

@testable import Conversation
@testable import Rehearsal

/// New moderators' first approvals.
@Suite struct ProbationTests {  // R49
    private static let now = Moment(milliseconds: 1_793_722_320_000)
    private static let me = AccountID(rawValue: 5)

    private static func report(_ number: Int64) -> Report {
        Report(
            id: ReportID(rawValue: number), author: AccountID(rawValue: 2), language: .english,
            sentAt: now - .hours(1), text: "No chairs in the corridor", photos: [],
            place: Place(words: "Annex", zip: nil), time: nil, kind: .access, messages: [], notes: [],
            questions: [], state: .waiting, face: .actions, shownPhotos: [], lostPhotos: 0, version: 4,
            isAuthorReachable: true, isPosted: true)
    }

    private func visit(_ ledger: Ledger, probation: Int, isLead: Bool = false) -> Visit {
        var visit = Visit(
            session: Session(), inbound: .ofDesk(at: Self.now),
            facts: Facts(
                now: Self.now, account: Self.me, subject: nil, rules: Rules(probation: probation),
                records: ledger))
        visit.isLead = isLead
        return visit
    }

    /// Somebody who said yes to these reports before, alone or as the first of two.
    private func ledger(_ deeds: [(deed: Deed, report: Int64)], by account: AccountID = me) -> Ledger {
        var ledger = Ledger()
        for (deed, number) in deeds {
            ledger.apply(.keep(Self.report(number), because: deed), by: account)
        }
        return ledger
    }

    @Test func approvalsOfThePastCountOncePerReport() {
        let past = ledger([
            (.approved, 1), (.reopened, 1), (.approved, 1), (.backed, 2), (.rejected, 3), (.approved, 4),
        ])
        #expect(visit(past, probation: 5).approvalsOnProbation == 2)
        #expect(visit(past, probation: 3).approvalsOnProbation == 0)
        #expect(visit(past, probation: 0).approvalsOnProbation == 0)
        #expect(visit(ledger([(.approved, 1)], by: AccountID(rawValue: 6)), probation: 3).isOnProbation)
    }

    @Test func onePersonOnTwoPlatformsIsNewOnce() {
        var past = ledger([(.approved, 7), (.approved, 8)], by: AccountID(rawValue: 6))
        past.apply(.join(AccountID(rawValue: 6), into: Self.me, code: "1"), by: Self.me)
        #expect(!visit(past, probation: 2).isOnProbation)
    }

    @Test func leadsAreNobodysPupils() {
        #expect(!visit(Ledger(), probation: 20, isLead: true).isOnProbation)
        #expect(visit(Ledger(), probation: 20).isOnProbation)
    }

    @Test(arguments: [(10, 9, true), (10, 8, false), (9, 9, false), (20, 18, true), (40, 35, false)])
    func nineOfTenAreEnough(cards: Int, right: Int, isEnough: Bool) {
        var run = DrillRun(cards: DrillCard.choice(from: 3, count: cards), at: Moment(milliseconds: 0))
        (run.answered, run.right) = (cards, right)
        var visit = visit(Ledger(), probation: 20)
        let told = Probation.end(by: run, &visit)
        #expect(visit.isOnProbation != isEnough)
        #expect(told.count == 1)
        #expect(visit.changes.contains(.log(.drillPassed, about: nil)) == isEnough)
        // Whoever passed is told nothing of it the next time.
        if isEnough { #expect(Probation.end(by: run, &visit).isEmpty) }
    }

    @Test func theirOwnFirstWordIsNoSecondOne() {
        var visit = visit(Ledger(), probation: 20)
        #expect(!ApproveReport().act(on: Self.report(9), &visit).isRefusal)
        let backed = visit.newest(ReportID(rawValue: 9))
        #expect(backed?.approval == nil && backed?.firstApproval?.account == Self.me)
        // Once they are new no more their word is enough, and only theirs.
        visit.updateDesk { $0.drilled = [Self.me] }
        if let backed { _ = ApproveReport().act(on: backed, &visit) }
        let approved = visit.newest(ReportID(rawValue: 9))
        #expect(approved?.approval?.by.account == Self.me && approved?.firstApproval == nil)
    }

    @Test func helpSaysWhatWhoeverAsksMayDo() throws {
        var trainee = visit(Ledger(), probation: 12)
        var moderator = visit(Ledger(), probation: 0)
        var lead = visit(Ledger(), probation: 12, isLead: true)
        let helps = try [
            #require(DeskHelp.follow("", &trainee)), #require(DeskHelp.follow("", &moderator)),
            #require(DeskHelp.follow("", &lead)),
        ].map(\.note)
        #expect(helps[0].contains("12 approvals") && !helps[0].contains("/export"))
        #expect(!helps[1].contains("/export") && helps[2].hasPrefix(helps[1]))
        #expect(helps[2].contains("/export csv"))
        #expect(helps.allSatisfy { $0.unicodeScalars.count <= 4_096 })
    }
}
