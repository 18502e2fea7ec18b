import CivicFacts
import Foundation
import Testing

@testable import Conversation
@testable import Store

/// "Get my data": all that is held on one person, and nothing of anybody else.
struct DossierTests {
    private let bench = Bench()

    @Test func theFileHoldsEverythingOfThePersonAndNothingOfOthers() async throws {
        let store = try bench.open()
        let photo: [UInt8] = [0xFF, 0xD8, 1, 2, 3]
        try await store.sendReport("The line is long, says Dana", photos: [photo])
        try await store.hear(
            .eve("e1", .said(text: "Eve's canary 4417 is a long text about a broken machine")))
        try await store.deliverAll()
        let guide = try #require(SaveTarget(.guide, "registration"))
        try await store.hear(
            .dana("save", .tapped(token: ChoiceToken(.save(guide), turn: 0).text, callback: nil)))
        try await store.dana("remind me a week before")
        try await store.dana("9 am")
        try await store.deliverAll()
        try await store.dana("/privacy")
        try await store.hear(
            .dana("tap", .tapped(token: try await store.button("Get my data"), callback: nil)))
        let file = try #require(
            try await store.deliverAll().compactMap { task in
                if case .postFile(let file, _) = task { file } else { nil }
            }.first)
        let text = String(decoding: file.bytes, as: UTF8.self)
        #expect(text.contains("The line is long, says Dana"))
        #expect(text.contains("dana-sender") && text.contains("85003"))
        #expect(text.contains(Data(photo).base64EncodedString()))
        #expect(text.contains("guide~registration") && text.contains("\"daysBefore\" : 7"))
        #expect(!text.contains("4417") && !text.contains("eve-"))
        #expect(
            (try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any])?["reports"] != nil)
    }

    @Test func theFileNamesNoModeratorAndNoSource() async throws {
        let store = try bench.open()
        let report = try await store.sendReport("The line is long, says Dana")
        let later = Moment.noon + .minutes(2)
        try await store.omar("ask", "\(report) Which door?")
        try await store.omar("send", "\(report)")
        try await store.omar("verify", "\(report) the clerk Canary")
        try await store.omar("approve", "\(report)")
        try await store.omar("correct", "\(report) It was door 4", at: later)
        try await store.omar("retract", "\(report) private", at: later)
        try await store.omar("ban", "\(report) 7 spam", at: later)
        let file = try await store.dossier(of: AccountID(rawValue: 1))
        let text = String(decoding: file.bytes, as: UTF8.self)
        #expect(text.contains("It was door 4") && text.contains("Which door?"))
        #expect(!text.contains("Omar") && !text.contains("Canary") && !text.contains("\"account\""))
    }

    @Test func theFileHasNothingOfTheTeamsSide() throws {  // R16
        let omar = Moderator(account: AccountID(rawValue: 7), name: "Omar")
        var side = TeamSide()
        side.notes = [TeamNote(words: "Canary", by: omar, at: .noon)]
        side.outgoing = Outgoing(
            words: "Canary", asker: omar, room: RoomID(platform: .telegram, id: "1"), message: nil,
            leavesAt: .noon)
        #expect(try ExportJSON().encode(["team": side]).count > 100)
        let hidden = String(
            decoding: try ExportJSON(hidesModerators: true).encode(["team": side]), as: UTF8.self)
        #expect(!hidden.contains("Canary") && !hidden.contains("Omar"))
    }
}

extension Store {
    /// The token of the newest waiting button with this label.
    func button(_ label: String) throws -> String {
        let buttons = try take().compactMap { entry -> [Button]? in
            if case .post(let message, _) = entry.task { message.buttons } else { nil }
        }.flatMap(\.self)
        return try #require(buttons.last { $0.label == label }).token
    }
}
