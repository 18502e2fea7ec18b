import CivicFacts
import Conversation
import Testing

@testable import Store

/// What people do to a desk that it is not made for: each is answered clearly, harms nobody, and is counted.
struct NuisanceTests {
    private let bench = Bench()

    private func reported() async throws -> Store {
        let store = try bench.open()
        try await store.dana("/start", "85003", "/report", "The line is three hours long", "skip", "the gym")
        try await store.dana("now", "send")
        try await store.deliverAll()
        return store
    }

    @Test func aVoteOfSomebodyWhoLeftTheRoomIsRefused() async throws {
        let store = try await reported()
        let token = CardToken.text("ok", on: ReportID(rawValue: 1), version: 1)
        let noticed = try await store.noticed(
            Inbound(
                key: "left", room: .desk, sender: SenderID(platform: .telegram, id: "quinn"),
                standing: .onlooker, at: .noon,
                event: .tapped(token: token, callback: CallbackID(rawValue: "c"))))
        #expect(noticed == [.refused: 1])
        #expect(try await store.notes() == ["Only moderators of this room can do that."])
        #expect(await store.report(1)?.isOpen == true)
    }

    @Test func aDecisionOnAWithdrawnReportDecidesNothing() async throws {
        let store = try await reported()
        try await store.dana("/mine", "Report 1", "withdraw", "yes")
        let noticed = try await store.noticed(.omar("approve", "1"))
        #expect(noticed == [.late: 1])
        #expect(await store.report(1)?.isWithdrawn == true)
        #expect(try await store.said().contains("This report was withdrawn by its author."))
    }

    /// It reads like any other ban, so that nobody learns who wrote.
    @Test func aModeratorIsBannedLikeAnybody() async throws {  // R6
        let store = try await reported()
        try await store.hear(
            Inbound(
                key: "dana at the desk", room: .desk, sender: .dana, standing: .moderator, at: .noon,
                name: "Dana", event: .commanded(name: "queue", rest: "")))
        #expect(try await store.noticed(.omar("ban", "1 7 spam")).isEmpty)
        #expect(try await store.number("SELECT count(*) FROM bans") == 1)
        #expect(try await store.said().contains("No reports from that person for 7 days."))
    }

    @Test func aCaptionOfTenMegabytesIsReadAtItsBeginning() async throws {
        let store = try await reported()
        let caption = String(repeating: "The line at the gym is long. ", count: 370_000)
        let start = ContinuousClock.now
        let noticed = try await store.noticed(
            .dana(
                "huge",
                .sentPhoto(
                    source: PhotoSource(platform: .telegram, reference: "f"), album: nil, caption: caption),
                at: .noon + .hours(2)), at: .noon + .hours(2))
        #expect(noticed[.cut, default: 0] >= 1)
        #expect(ContinuousClock.now - start < .seconds(20))
        try await store.dana("skip", "the gym", "now", "send", at: .noon + .hours(2))
        #expect(await store.report(2).map { $0.text.count <= 2_000 } ?? true)
        #expect(try await store.number("SELECT max(length(body)) FROM sessions") < 100_000)
    }

    @Test func aPlaceFarFromHomeIsMarkedAndNamesNoHome() async throws {
        let store = try bench.open()
        try await store.dana("/start", "85003", "/report", "The line is three hours long", "skip")
        try await store.dana("City Hall, Anchorage 99501", "just once", "now", "send")
        let cards = try await store.deliverAll().compactMap { task in
            if case .post(let message, _) = task, message.heading != nil { message.text } else { nil }
        }
        let card = try #require(cards.first)
        #expect(card.contains("99501"))
        #expect(card.contains("far from the reporter's own ZIP code"))
        #expect(!card.contains("85003"))
    }

    @Test func aHundredLikesASecondAreOneLikeAndAMinuteOfSilence() async throws {
        let store = try await reported()
        try await store.omar("approve", "1")
        let later = Moment.noon + .minutes(5)
        try await store.deliverAll(at: later)
        try await store.hear(.eve("e1", .commanded(name: "start", rest: "")), at: later)
        try await store.hear(.eve("e2", .said(text: "85003")), at: later)
        try await store.deliverAll(at: later)
        let choices: [Choice] = [.like(ReportID(rawValue: 1)), .unlike(ReportID(rawValue: 1))]
        var muted = 0
        for press in 0..<100 {
            let token = ChoiceToken(choices[press % 2], turn: 1).text
            let event = Event.tapped(token: token, callback: CallbackID(rawValue: "l\(press)"))
            muted += try await store.noticed(.eve("l\(press)", event), at: later)[.muted, default: 0]
        }
        #expect(muted == 1)
        #expect(try await store.number("SELECT count(*) FROM marks WHERE kind = 'like'") <= 1)
        #expect(try await store.said(at: later).count <= 22)
    }

    @Test func aCommentWithALinkIsRefusedAndPrivateFactsAreHidden() async throws {
        let store = try await reported()
        try await store.omar("approve", "1")
        let later = Moment.noon + .minutes(5)
        try await store.dana("/feed", "Report 1", "Comments", "Write a comment", at: later)
        let link = Inbound.dana("link", .said(text: "See www.example.org for more"), at: later)
        #expect(try await store.noticed(link, at: later) == [.linkRefused: 1])
        let facts = Inbound.dana("facts", .said(text: "Ask Bob at 602-555-0123 about it"), at: later)
        #expect(try await store.noticed(facts, at: later)[.masked] == 1)
        #expect(await store.report(2)?.text == "Ask Bob at ••• about it")
    }

    @Test func whoHasManyOpenReportsWaitsToBeAskedFor() async throws {
        let store = try bench.open()
        try await store.dana("/start", "85003")
        var heldBack = 0
        for number in 1...4 {
            let now = Moment.noon + .hours(Int64(number))
            try await store.dana("/report", at: now)
            try await store.dana("The line at door \(number) is long", "skip", "the gym", "now", at: now)
            let send = Inbound.dana("send \(number)", .said(text: "send"), at: now)
            heldBack += try await store.noticed(send, at: now)[.heldBack, default: 0]
        }
        #expect(heldBack == 1)
        #expect(await store.report(4)?.isPosted == false)
    }
}

extension Inbound {
    fileprivate static func omar(_ command: String, _ rest: String) -> Inbound {
        Inbound(
            key: "omar \(command)", room: .desk, sender: SenderID(platform: .telegram, id: "omar"),
            standing: .moderator, at: .noon, name: "Omar", event: .commanded(name: command, rest: rest))
    }
}

extension Store {
    fileprivate func report(_ id: Int64) -> Report? { reports.report(ReportID(rawValue: id)) }

    /// What is counted when this comes in.
    fileprivate func noticed(_ inbound: Inbound, at now: Moment = .noon) throws -> [Notice: Int] {
        try receive(Batch(updates: [try inbound.raw], cursor: nil), from: .telegram, at: now)
        var notices: [Notice: Int] = [:]
        while true {
            let kept = try pending(limit: 100)
            guard !kept.isEmpty else { return notices }
            let advanced = try advance(try kept.map(arrival), through: Engine(), at: now)
            notices.merge(advanced.notices) { $0 + $1 }
        }
    }

    fileprivate func said(at now: Moment = .noon) throws -> [String] {
        try deliverAll(at: now).compactMap { task in
            if case .post(let message, _) = task { message.text } else { nil }
        }
    }

    /// What presses were answered with.
    fileprivate func notes() throws -> [String] {
        try deliverAll().compactMap { task in
            if case .acknowledge(_, let note, _) = task { note } else { nil }
        }
    }
}
