import Conversation
import Foundation
import PlainJSON
import Testing

@testable import Adapters

/// A keycap under a question presses the button with its number.
struct MatrixKeycapTests {
    private static let sent = FakeMatrix.Answer.ok(#"{"event_id":"$q"}"#)
    private static let question = Message(
        text: "When did it happen?",
        rows: [
            [Button(label: "Now", token: "c1.7.now"), Button(label: "Today", token: "c1.7.today")],
            [Button(label: "Back", token: "c1.7.back")],
        ])

    private func rig(_ script: [String: [FakeMatrix.Answer]] = [:]) async throws -> MatrixRig {
        let rig = MatrixRig(["PUT send": [Self.sent]].merging(script) { $1 })
        try await rig.open()
        rig.know(MatrixRig.direct, MatrixRoom(isDirect: true))
        return rig
    }

    /// What a reaction in the private room comes to.
    private func heard(_ sign: String, to event: String, _ rig: MatrixRig) async throws -> Inbound? {
        let reaction: JSON = [
            "type": "m.reaction", "event_id": "$r", "sender": .text(MatrixRig.voter),
            "content": [
                "m.relates_to": ["rel_type": "m.annotation", "event_id": .text(event), "key": .text(sign)]
            ],
        ]
        let sync: JSON = [
            "next_batch": "s",
            "rooms": ["join": .object([MatrixRig.direct: ["timeline": ["events": [reaction]]]])],
        ]
        let answer = try #require(MatrixSyncAnswer(Data(sync.bytes)))
        for room in answer.joined {
            await MatrixRecognition(desk: rig.desk).learn(room.timeline, in: room.id)
        }
        return try rig.take(answer).updates.flatMap { try rig.adapter.translate($0) }.first
    }

    @Test func itsNumberIsTheButton() async throws {
        let rig = try await rig()
        _ = await rig.perform(.post(Self.question, replyTo: nil))
        let inbound = try await heard("2\u{FE0F}\u{20E3}", to: "$q", rig)
        #expect(inbound?.event == .tapped(token: "c1.7.today", callback: nil))
        #expect(inbound?.message?.rawValue == "$q")
        #expect(inbound?.standing == .voter)
        // What was sent by this run is known without asking.
        #expect(rig.matrix.calls("GET event").isEmpty)
    }

    @Test func aNumberThatIsNotThereIsAReaction() async throws {
        let rig = try await rig()
        _ = await rig.perform(.post(Self.question, replyTo: nil))
        #expect(try await heard("8️⃣", to: "$q", rig)?.event == .reacted(emoji: "8️⃣"))
        #expect(try await heard("👍", to: "$q", rig)?.event == .reacted(emoji: "👍"))
    }

    @Test func aTurnedPageOffersItsOwnButtons() async throws {
        let rig = try await rig(["GET event": [.ok(#"{"event_id":"$q","content":{}}"#)]])
        _ = await rig.perform(.post(Self.question, replyTo: nil))
        let next = Message(text: "Later", rows: [[Button(label: "Less", token: "c1.8.less")]])
        _ = await rig.perform(.change(MessageID(rawValue: "$q"), next), id: 2)
        #expect(try await heard("1️⃣", to: "$q", rig)?.event == .tapped(token: "c1.8.less", callback: nil))
        let change = try #require(rig.matrix.bodies("PUT send").last)
        #expect(change["m.new_content"]?["org.turnout.choices"] == ["c1.8.less"])
    }

    private static func kept(by sender: String, more: String = "") -> FakeMatrix.Answer {
        .ok(
            #"""
            {"event_id":"$q","sender":"\#(sender)","content":{"org.turnout.choices":["c1.7.now","c1.7.today"]}\#(more)}
            """#)
    }

    @Test func aQuestionOfAnEarlierRunIsLookedUpOnce() async throws {
        let rig = try await rig(["GET event": [Self.kept(by: MatrixRig.me)]])
        for _ in 0..<2 {
            #expect(try await heard("1️⃣", to: "$q", rig)?.event == .tapped(token: "c1.7.now", callback: nil))
        }
        #expect(rig.matrix.calls("GET event").count == 1)
    }

    @Test func itsNewestChangeCounts() async throws {
        let change = #"""
            ,"unsigned":{"m.relations":{"m.replace":{"content":{"m.new_content":{"org.turnout.choices":["c1.9.more"]}}}}}
            """#
        let rig = try await rig(["GET event": [Self.kept(by: MatrixRig.me, more: change)]])
        #expect(try await heard("1️⃣", to: "$q", rig)?.event == .tapped(token: "c1.9.more", callback: nil))
    }

    @Test func whatSomebodyElseOffersIsNothing() async throws {
        let rig = try await rig(["GET event": [Self.kept(by: MatrixRig.voter)]])
        #expect(try await heard("1️⃣", to: "$q", rig)?.event == .reacted(emoji: "1️⃣"))
        // Other signs are not worth a question.
        _ = try await heard("🎈", to: "$other", rig)
        #expect(rig.matrix.calls("GET event").count == 1)
    }

    @Test func nobodyIsToldToTap() async throws {
        let rig = try await rig()
        let message = Message(
            text: "Or tap Skip. ¿Fotos? Toque Listo.",
            rows: [[Button(label: "Skip", token: "c1.7.skip"), Button(label: "Listo", token: "c1.7.done")]])
        _ = await rig.perform(.post(message, replyTo: nil))
        let body = try #require(rig.matrix.bodies("PUT send").first)
        #expect(body["body"] == "Or type Skip. ¿Fotos? Escriba Listo.\n\n1) Skip  2) Listo")
    }
}
