import Conversation
import Testing

@testable import Store

/// One account on two platforms.  // B5
struct LinkTests {
    private let bench = Bench()
    private let other = SenderID(platform: .matrix, id: "@dana:example.org")
    private let room = RoomID(platform: .matrix, id: "!dana:example.org")

    private func dani(_ store: Store, _ key: String, _ name: String, _ rest: String = "") async throws {
        try await store.hear(
            Inbound(
                key: key, room: room, sender: other, standing: .voter, at: .noon,
                event: .commanded(name: name, rest: rest)))
    }

    /// Dana, who has sent a report on Telegram, joins it with her Matrix account.
    private func joined() async throws -> (Store, ReportID) {
        let store = try bench.open()
        let report = try await store.sendReport("The line goes around the block", photos: [[1, 2, 3]])
        try await store.dana("/link")
        let code = try #require(
            await store.words("SELECT code FROM link_codes"))
        #expect(code.count == 8 && code.allSatisfy(\.isNumber))
        try await dani(store, "m1", "link", code)
        #expect(try await store.number("SELECT count(*) FROM link_codes") == 0)
        return (store, report)
    }

    @Test func joiningKeepsEveryReportAndPhoto() async throws {
        let (store, report) = try await joined()
        #expect(try await store.number("SELECT count(*) FROM accounts") == 1)
        #expect(
            try await store.number("SELECT count(*) FROM reports WHERE author IN (SELECT id FROM accounts)")
                == 1)
        #expect(
            try await store.number("SELECT count(*) FROM photos WHERE account IN (SELECT id FROM accounts)")
                == 1)
        let author = try #require(await store.report(report)).author
        #expect(try await store.account(other, room: room) == author)
        #expect(try await store.account(.dana, room: .dana) == author)
    }

    @Test func answersGoWhereThePersonWroteLast() async throws {
        let (store, _) = try await joined()
        try await store.deliverAll()
        let account = try await store.account(other, room: room)
        try await store.dana("/help")
        #expect(try await store.contactRoom(of: account) == .dana)
        try await dani(store, "m2", "help")
        #expect(try await store.contactRoom(of: account) == room)
    }

    @Test func forgettingForgetsBothChats() async throws {
        let (store, _) = try await joined()
        try await store.dana("/delete", "yes delete")
        #expect(try await store.number("SELECT count(*) FROM senders") == 0)
        #expect(try await store.number("SELECT count(*) FROM reports") == 0)
    }

    @Test func partingLeavesTheReportsWithTheOther() async throws {
        let (store, report) = try await joined()
        try await store.dana("/unlink")
        let author = try #require(await store.report(report)).author
        #expect(try await store.account(other, room: room) == author)
        #expect(try await store.account(.dana, room: .dana) != author)
        #expect(
            try await store.deliverAll().contains { task in
                if case .post(let message, _) = task { message.text.contains("apart again") } else { false }
            })
    }
}

extension Store {
    fileprivate func report(_ id: ReportID) -> Report? { reports.report(id) }

    fileprivate func words(_ sql: String) throws -> String? { try database.first(sql) { $0.text(0) } }

    fileprivate func contactRoom(of account: AccountID) throws -> RoomID? {
        try people.contact(of: account)?.room
    }
}
