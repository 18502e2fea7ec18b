import CivicFacts
import Conversation
import Foundation
import Testing

@testable import Adapters

/// Cutting a poll's answer into raw updates.
struct TelegramBatchTests {
    private func cut(_ answer: String) -> TelegramBatch? {
        TelegramBatch(answer: Array(answer.utf8), received: Moment(milliseconds: 5))
    }

    private func cut(updates: [String]) -> TelegramBatch? {
        cut(#"{"ok":true,"result":[\#(updates.joined(separator: ",\n"))]}"#)
    }

    @Test func everyUpdateKeepsItsOwnBytes() throws {
        let message = Updates.message(#""text":"\"} ], {\\\" \u00e9 é""#)
        let batch = try #require(cut(updates: [message, Updates.tap("x")]))
        #expect(batch.updates.count == 2)
        #expect(
            String(decoding: batch.updates[0].body, as: UTF8.self) == #"{"received":5,"update":\#(message)}"#)
        #expect(batch.next == 10)
        let events = try batch.updates.flatMap { try TelegramRig().adapter.translate($0) }.map(\.event)
        #expect(events.first == .said(text: "\"} ], {\\\" é é"))
    }

    @Test func keysHoldTheNumberAndADateOrAnId() throws {  // T16
        let batch = try #require(
            cut(updates: [
                Updates.message(#""text":"a""#), Updates.edited(#""text":"a""#), Updates.tap("x"),
                Updates.membership("kicked"),
            ]))
        #expect(
            batch.updates.map(\.key) == [
                "7:1762160399", "8:1762160450", "9:4382bfdwdsb323b2d9", "10:1762160460",
            ])
    }

    @Test func theSameUpdateHasTheSameKeyAndANewSeriesHasOthers() throws {  // T16, T17
        let old = try #require(cut(updates: [Updates.message(#""text":"a""#)]))
        #expect(cut(updates: [Updates.message(#""text":"a""#)])?.updates == old.updates)
        let later = Updates.message(#""text":"a""#).replacing("1762160399", with: "1762999999")
        #expect(cut(updates: [later])?.updates.first?.key != old.updates.first?.key)
    }

    @Test func theOffsetFollowsThisBatchAlone() {  // T17, T19
        let updates = [Updates.tap("x"), Updates.message(#""text":"a""#)]
        #expect(cut(updates: updates)?.next == 10)
        #expect(cut(updates: [Updates.message(#""text":"a""#)])?.next == 8)
    }

    @Test func oneBrokenUpdateDoesNotSpoilItsNeighbours() throws {  // T29
        let broken = #"{"update_id":11,"message":{"message_id":"seven","date":1762160401}}"#
        let batch = try #require(cut(updates: [broken, Updates.message(#""text":"a""#)]))
        #expect(batch.updates.map(\.key) == ["11:1762160401", "7:1762160399"])
        #expect(throws: (any Error).self) { try TelegramRig().adapter.translate(batch.updates[0]) }
        #expect(try TelegramRig().adapter.translate(batch.updates[1]).count == 1)
        #expect(batch.next == 12)
    }

    @Test(arguments: [
        #"{"message":{"date":1}}"#, "null", "7", #""x""#, "[]", #"{"update_id":"1"}"#, #"{"update_id":-3}"#,
        #"{"update_id":9223372036854775807}"#, #"{"update_id":99999999999999999999999}"#,
    ])
    func anUpdateWithoutANumberGetsAKeyOfItsOwn(update: String) throws {  // T29
        let batch = try #require(cut(updates: [update, Updates.message(#""text":"a""#)]))
        #expect(batch.updates.count == 2)
        #expect(batch.unnumbered == 1)
        #expect(batch.updates[0].key.hasPrefix("?:"))
        #expect(batch.next == 8)
        #expect(cut(updates: [update])?.next == nil)
    }

    @Test(arguments: [
        "", "<html>Bad Gateway</html>", #"{"ok":true,"result":[{"update_id":1,"mess"#, #"{"ok":true}"#,
        #"{"ok":false,"error_code":409,"description":"Conflict"}"#, #"{"ok":true,"result":{}}"#,
        #"{"ok":true,"result":[{"update_id":1}"#, #"{"ok":true,"result":[{"update_id":1}]"#,
        #"{"ok":true,"result":[{"a":"\"#, "[[[[[[", #"{"ok":true,"result":[,]}"#,
        #"{"ok":true,"result":[:]}"#,
    ])
    func everythingElseIsNoBatch(answer: String) {  // T22
        #expect(cut(answer) == nil)
    }

    @Test func groupsThatTakeTheBotInAreTold() {  // T-c, Z16
        let chats = [
            Updates.membership("member", chat: Updates.group),
            Updates.membership("kicked", chat: Updates.group),
            Updates.membership("administrator", chat: #"{"id":-7,"type":"group"}"#),
            Updates.membership("member"),
            Updates.membership("sealed", chat: Updates.group),
            #"{"update_id":3,"my_chat_member":{"date":1}}"#,
        ]
        #expect(cut(updates: chats)?.entered == [TelegramRig.reviewRoom, -7])
    }

    @Test func anEmptyBatchIsOne() {
        #expect(cut(#"{"ok":true,"result":[]}"#)?.updates.isEmpty == true)
        #expect(cut(" {\n \"result\" : [ ] , \"ok\" : true } \n")?.next == nil)
    }

    @Test func aHundredLargeUpdatesAreCut() throws {  // T20
        let text = String(repeating: "é\\\"[{", count: 6_000)
        let batch = try #require(
            cut(updates: (0..<100).map { _ in Updates.message(#""text":"\#(text)""#) }))
        #expect(batch.updates.count == 100)
        #expect(try TelegramRig().adapter.translate(batch.updates[99]).count == 1)
    }
}
