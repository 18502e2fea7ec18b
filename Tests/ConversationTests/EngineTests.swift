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
        // The words are in the report, which the room hears of; all else is as it was.
        #expect(after.session.draft?.pieces.map(\.text) == ["shots fired"])
        #expect(after.session.draft?.step == start.session.draft?.step)
        #expect(after.session.draft?.isAlarming == true)
        #expect(after.session.overlay == start.session.overlay)
        #expect(after.session.misses == start.session.misses)
        #expect(after.deliveries.count == 2)
    }

    /// An earlier release kept words of danger beside the report: they begin it, or are forgotten after half an hour.
    @Test(arguments: [(29, true), (31, false)]) func alarmsOfAnEarlierReleaseAreTakenUp(
        minutes: Int64, isFresh: Bool
    ) {
        var session = Session()
        session.isGreeted = true
        session.alarms = [Piece(text: "shots fired", message: nil)]
        session.alarmedAt = Self.zero
        let after = Engine().step(
            session, inbound("2", .said(text: "help")),
            knowing: facts(Ledger(), at: Self.zero + .minutes(minutes)))
        #expect(after.session.alarms == nil)
        #expect(after.session.draft?.text == (isFresh ? "shots fired" : nil))
    }

    /// A release that knew nothing of numbers given beforehand may have given one to somebody else.
    @Test func numberThatIsTakenIsNotWrittenOver() throws {
        var ledger = Ledger()
        var session = Session()
        func say(_ key: String, _ text: String) {
            let turn = Engine().step(session, inbound(key, .said(text: text)), knowing: facts(ledger))
            session = turn.session
            for change in turn.changes { ledger.apply(change, by: AccountID(rawValue: 1)) }
        }
        say("1", "there is a man with a gun here")
        let number = try #require(session.draft?.headsUp?.report)
        let other = Report.other(number)
        ledger.apply(.keep(other, because: .sent), by: AccountID(rawValue: 2))
        say("2", "send it")
        #expect(ledger.report(number) == other)
        #expect(ledger.reports.count == 2)
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
        let later = try #require(turn.session.wakeAt)
        let look = Engine().step(turn.session, inbound("3", .woke), knowing: facts(Ledger(), at: later))
        guard case .say(let message, _) = try #require(look.deliveries.first).order else {
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

extension Report {
    /// Somebody else's, with this number.
    fileprivate static func other(_ id: ReportID) -> Report {
        Report(
            id: id, author: AccountID(rawValue: 2), language: .english,
            sentAt: Moment(milliseconds: 1_793_722_320_000),
            text: "Only one machine works", photos: [], place: Place(words: "Gym", zip: nil), time: nil,
            kind: .machine, messages: [], notes: [], questions: [], state: .waiting, face: .actions,
            shownPhotos: [], lostPhotos: 0, version: 1, isAuthorReachable: true, isPosted: false)
    }
}
