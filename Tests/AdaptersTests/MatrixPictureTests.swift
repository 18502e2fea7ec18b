import CivicFacts
import Conversation
import Foundation
import PlainJSON
import Testing

@testable import Adapters

/// Drawn pictures on Matrix (Q49, Q51, Q54).
struct MatrixPictureTests {
    private static func sent(_ id: String) -> FakeMatrix.Answer { .ok(#"{"event_id":"\#(id)"}"#) }

    private func rig(_ events: [String], uploads: [FakeMatrix.Answer]? = nil) async throws -> MatrixRig {
        let rig = MatrixRig([
            "PUT send": events.map(Self.sent), "PUT redact": [Self.sent("$gone")],
            "POST upload": uploads ?? [.ok(#"{"content_uri":"mxc://t/1"}"#)],
            "GET event": [.ok(#"{"type":"m.room.message","content":{"body":"x"}}"#)],
        ])
        try await rig.open()
        return rig
    }

    private func perform(
        _ rig: MatrixRig, _ task: OutboxTask, _ kind: Picture.Kind = .bars, id: Int64 = 1
    ) async throws -> Result<Receipt, DeliveryError> {
        let entry = OutboxEntry(
            id: EntryID(rawValue: id), room: RoomID(platform: .matrix, id: MatrixRig.direct), task: task,
            attempts: 0, made: Moment(milliseconds: 1_000),
            picture: try PictureSamples.file(kind, png: Array(repeating: 7, count: 500)))
        do { return .success(try await rig.adapter.perform(entry)) } catch { return .failure(error) }
    }

    private var post: OutboxTask { .post(PictureSamples.message(), replyTo: nil) }

    @Test func thePictureIsSaidInWordsAndWordsStandBesideIt() async throws {
        let rig = try await rig(["$image", "$words"])
        let result = try await perform(rig, post)
        #expect(result == .success(.posted([MessageID(rawValue: "$image"), MessageID(rawValue: "$words")])))
        let bodies = rig.matrix.bodies("PUT send")
        #expect(bodies[0]["msgtype"] == "m.image" && bodies[0]["url"] == "mxc://t/1")
        #expect(bodies[0]["body"] == "2014, mayor of Winnipeg: Brian Bowman: 111,504 votes, 47.5%, won.")
        #expect(bodies[0]["filename"] == "dnsw4vj3h3-bars.png")
        #expect(
            bodies[0]["info"] == ["w": 1_280, "h": 720, "mimetype": "image/png", "size": 500])
        #expect(bodies[1]["msgtype"] == "m.notice")
        #expect(bodies[1]["body"] == "Brian Bowman won\nWed, Oct 22\n\n1) Pie")
        #expect(rig.matrix.calls("PUT redact").isEmpty)
    }

    @Test func whatTheHomeserverHasIsNotUploadedAgain() async throws {
        let rig = try await rig(["$1", "$2", "$3", "$4"])
        _ = try await perform(rig, post, id: 1)
        _ = try await perform(rig, post, id: 2)
        #expect(rig.matrix.calls("POST upload").count == 1)
        let images = rig.matrix.bodies("PUT send").filter { $0["msgtype"] == "m.image" }
        #expect(images.map { $0["url"] } == ["mxc://t/1", "mxc://t/1"])
        // Shown again it is no other picture: the first one stays.
        #expect(rig.matrix.calls("PUT redact").isEmpty)
    }

    @Test func anotherPictureOfTheSameTakesTheEarlierAwayWithItsWords() async throws {
        let rig = try await rig(["$i1", "$w1", "$i2", "$w2"])
        _ = try await perform(rig, post, .bars, id: 1)
        _ = try await perform(rig, post, .pie, id: 2)
        let gone = rig.matrix.calls("PUT redact").map { $0.path.split(separator: "/").dropLast().last ?? "" }
        #expect(gone == ["%24i1", "%24w1"])
        // The same attempt again, as after a kill: the same names, nothing more goes.
        let names = rig.matrix.calls("PUT send").suffix(2).map(\.path)
        _ = try await perform(rig, post, .pie, id: 2)
        #expect(rig.matrix.calls("PUT send").suffix(2).map(\.path) == names)
        #expect(rig.matrix.calls("PUT redact").count == 2)
    }

    @Test func aChangedQuestionGoesWithItsPicture() async throws {
        let rig = try await rig(["$i1", "$w1", "$i2", "$w2"])
        _ = try await perform(rig, post, .bars, id: 1)
        let change = OutboxTask.change(MessageID(rawValue: "$w1"), PictureSamples.message())
        let result = try await perform(rig, change, .pie, id: 2)
        #expect(result == .success(.posted([MessageID(rawValue: "$i2"), MessageID(rawValue: "$w2")])))
        let gone = rig.matrix.calls("PUT redact").map { $0.path.split(separator: "/").dropLast().last ?? "" }
        #expect(gone == ["%24i1", "%24w1"])
    }

    @Test func aPictureThatTheHomeserverDoesNotTakeIsLeftOut() async throws {
        let rig = try await rig(["$words"], uploads: [.refusal(413, "M_TOO_LARGE")])
        #expect(try await perform(rig, post) == .success(.posted([MessageID(rawValue: "$words")])))
        #expect(rig.matrix.bodies("PUT send").count == 1)
    }

    @Test func aPictureOnItsWayIsShownUntilItIsThere() async throws {  // T28
        let rig = try await rig(["$image", "$words"])
        await rig.adapter.announcePicture(in: RoomID(platform: .matrix, id: MatrixRig.direct))
        _ = try await perform(rig, post)
        #expect(rig.matrix.bodies("PUT typing").map { $0["typing"] } == [true, false])
    }

    @Test func aLostAnswerIsTriedAgain() async throws {
        let rig = try await rig(["$words"], uploads: [.loss(.uncertain)])
        guard case .failure(.later) = try await perform(rig, post) else {
            Issue.record("nothing is sent before it is known where the picture lies")
            return
        }
        #expect(rig.matrix.calls("PUT send").isEmpty)
    }
}
