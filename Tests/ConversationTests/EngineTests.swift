import CivicFacts
import Testing

@testable import Conversation
@testable import Rehearsal

/// What transcripts cannot look at.
@Suite struct EngineTests {
    private static let zero = Moment(milliseconds: 1_793_722_320_000)

    private func inbound(_ key: String, _ event: Event, standing: Standing = .voter) -> Inbound {
        Inbound(
            key: key, room: RoomID(platform: .telegram, id: "1"),
            sender: SenderID(platform: .telegram, id: "1"),
            standing: standing, at: Self.zero, message: MessageID(rawValue: key), event: event)
    }

    private func facts(_ ledger: Ledger, at now: Moment = zero) -> Facts {
        Facts(now: now, account: AccountID(rawValue: 1), subject: nil, rules: Rules(), records: ledger)
    }

    @Test func repeatedInboundDoesNothing() {
        let said = inbound("1", .said(text: "hello"))
        let first = Engine().step(Session(), said, knowing: facts(Ledger()))
        let second = Engine().step(first.session, said, knowing: facts(Ledger()))
        #expect(!first.deliveries.isEmpty)
        #expect(second == Turn(session: first.session))
    }

    @Test func emergencyMovesNothing() {
        let start = Engine().step(
            Session(), inbound("1", .commanded(name: "report", rest: "")), knowing: facts(Ledger()))
        let after = Engine().step(
            start.session, inbound("2", .said(text: "shots fired")), knowing: facts(Ledger()))
        var expected = start.session
        expected.seen.append("2")
        // The words wait until they can join the report.
        expected.alarms = [Piece(text: "shots fired", message: after.session.alarms?.first?.message)]
        expected.alarmedAt = after.session.alarmedAt
        #expect(after.session == expected)
        #expect(after.deliveries.count == 1)
    }

    @Test func sixthReportOfADayIsSentToTheHotline() {
        var ledger = Ledger()
        var session = Session()
        for number in 1...6 {
            for (index, words) in ["/report", "The line is very long today", "skip", "skip", "now", "send"]
                .enumerated()
            {
                let event: Event =
                    words == "/report" ? .commanded(name: "report", rest: "") : .said(text: words)
                let now = Self.zero + .minutes(Int64(number * 10 + index))
                let turn = Engine().step(
                    session, inbound("\(number).\(index)", event), knowing: facts(ledger, at: now))
                session = turn.session
                for change in turn.changes { ledger.apply(change, by: AccountID(rawValue: 1)) }
            }
        }
        #expect(ledger.reports.count == 5)
    }

    @Test func longTextIsKeptWholeAndSaidSo() throws {
        let start = Engine().step(
            Session(), inbound("1", .commanded(name: "report", rest: "")), knowing: facts(Ledger()))
        let long = String(repeating: "The line is long. ", count: 300)
        let turn = Engine().step(start.session, inbound("2", .said(text: long)), knowing: facts(Ledger()))
        #expect(turn.session.draft?.text.count == 5_399)
        guard case .say(let message, _) = try #require(turn.deliveries.first).order else {
            Issue.record("no answer")
            return
        }
        #expect(message.text.contains("I keep all of it"))
    }

    @Test(arguments: [Standing.onlooker, .anonymous, .unchecked])
    func nobodyWithoutAuthorityChangesAReport(standing: Standing) {
        let token = CardToken.text("ok", on: ReportID(rawValue: 1), version: 1)
        let press = inbound(
            "1", .tapped(token: token, callback: CallbackID(rawValue: "c")), standing: standing)
        let turn = Engine().step(Session(), press, knowing: facts(Ledger()))
        #expect(turn.changes.isEmpty)
        #expect(turn.deliveries.count == 1)
    }

    @Test func talkInTheReviewRoomIsNotForTheBot() {
        let talk = inbound("1", .said(text: "approve it, I think"), standing: .moderator)
        #expect(Engine().step(Session(), talk, knowing: facts(Ledger())).deliveries.isEmpty)
    }
}
