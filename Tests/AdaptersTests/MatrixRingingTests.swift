import Conversation
import Foundation
import PlainJSON
import Testing

@testable import Adapters

/// What notifies people, and the reactions that wait under a question.
struct MatrixRingingTests {
    private static let sent = FakeMatrix.Answer.ok(#"{"event_id":"$sent"}"#)
    private static let card = Message(
        heading: "Report 5 · URGENT", text: "They block the ramp",
        rows: [[Button(label: "Take", token: "m1.5.0.take")]])

    @Test(arguments: [(true, true, true), (true, false, false), (false, true, false)])
    func anUrgentCardRingsWhereThatIsWanted(_ isWanted: Bool, _ isUrgent: Bool, _ rings: Bool) async throws {
        let rig = MatrixRig(["PUT send": [Self.sent]], ringsForUrgent: isWanted)
        try await rig.open()
        _ = await rig.perform(.post(Self.card, replyTo: nil), in: MatrixRig.review, isUrgent: isUrgent)
        let body = try #require(rig.matrix.bodies("PUT m.room.message").first)
        #expect(body["m.mentions"] == (rings ? ["room": true] : [:]))
        #expect(body["msgtype"] == "m.text")
    }

    @Test func whatCountsTheQueueNeverRings() async throws {
        let rig = MatrixRig(["PUT send": [Self.sent]], ringsForUrgent: true)
        try await rig.open()
        let digest = Message(text: "7 wait", rows: [[Button(label: "Next", token: "q1.next")]])
        _ = await rig.perform(.post(digest, replyTo: nil), in: MatrixRig.review, isUrgent: true)
        let body = try #require(rig.matrix.bodies("PUT m.room.message").first)
        #expect(body["m.mentions"] == [:])
        #expect(body["msgtype"] == "m.notice")
    }

    private func question(_ count: Int) -> OutboxTask {
        let buttons = (0..<count).map { Button(label: "\($0)", token: "c1.4.x\($0)") }
        return .post(Message(text: "Which one?", rows: [buttons]), replyTo: nil)
    }

    @Test(arguments: [(true, 3, 3), (true, 4, 4), (true, 5, 0), (true, 0, 0), (false, 3, 0)])
    func fewChoicesHaveTheirKeycaps(_ isWanted: Bool, _ count: Int, _ seeds: Int) async throws {
        let rig = MatrixRig(["PUT send": [Self.sent]], seedsChoices: isWanted)
        try await rig.open()
        _ = await rig.perform(question(count))
        let keys = rig.matrix.bodies("PUT m.reaction").compactMap { $0["m.relates_to"]?["key"]?.text }
        #expect(keys == (0..<seeds).map { "\($0 + 1)\u{FE0F}\u{20E3}" })
    }

    @Test func aKeycapThatFailsDoesNotRepeatTheQuestion() async throws {
        let rig = MatrixRig(
            ["PUT send": [Self.sent], "PUT m.reaction": [.refusal(429, "M_LIMIT_EXCEEDED")]],
            seedsChoices: true)
        try await rig.open()
        let result = await rig.perform(question(2))
        #expect(result == .success(.posted([MessageID(rawValue: "$sent")])))
    }

    // Name and picture

    private func dressed(
        _ profile: FakeMatrix.Answer, name: String? = "Turnout", picture: String? = nil
    ) async throws -> MatrixRig {
        let rig = MatrixRig(
            [
                "GET profile": [profile], "PUT profile": [.ok("{}")],
                "POST upload": [.ok(#"{"content_uri":"mxc://turnout.test/face"}"#)],
            ], name: name, picture: picture)
        try await rig.open()
        await MatrixProfile(desk: rig.desk).complete()
        return rig
    }

    @Test(arguments: [
        (#"{}"#, true), (#"{"displayname":"bot"}"#, true), (#"{"displayname":"Election line"}"#, false),
    ])
    func aNameIsGivenWhereThereIsNone(_ profile: String, _ isGiven: Bool) async throws {
        let rig = try await dressed(.ok(profile))
        #expect(rig.matrix.bodies("PUT displayname") == (isGiven ? [["displayname": "Turnout"]] : []))
    }

    @Test func anAccountWithoutAProfileGetsOne() async throws {
        let rig = try await dressed(.refusal(404, "M_NOT_FOUND"))
        #expect(rig.matrix.calls("PUT displayname").count == 1)
        #expect(rig.notes.isEmpty)
    }

    @Test func withoutTheSettingsNothingIsAsked() async throws {
        let rig = try await dressed(.ok("{}"), name: nil)
        #expect(rig.matrix.calls("GET profile").isEmpty)
    }

    @Test func aPictureIsAPicture() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "face-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (good, bad) = (folder.appending(path: "a"), folder.appending(path: "b"))
        try Data([0x89, 0x50, 0x4E, 0x47, 1]).write(to: good)
        try Data("hello".utf8).write(to: bad)
        let rig = try await dressed(.ok("{}"), name: nil, picture: good.path)
        #expect(rig.matrix.bodies("PUT avatar_url") == [["avatar_url": "mxc://turnout.test/face"]])
        let other = try await dressed(.ok("{}"), name: nil, picture: bad.path)
        #expect(other.matrix.calls("PUT avatar_url").isEmpty)
        #expect(other.notes == [.profileNotSet])
        let dressedAlready = try await dressed(
            .ok(#"{"avatar_url":"mxc://x/y"}"#), name: nil, picture: good.path)
        #expect(dressedAlready.matrix.calls("POST upload").isEmpty)
    }
}
