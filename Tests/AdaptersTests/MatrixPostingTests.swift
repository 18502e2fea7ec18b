import CivicFacts
import Conversation
import Foundation
import PlainJSON
import Testing

@testable import Adapters

/// What is posted, and what becomes of a post that fails.
struct MatrixPostingTests {
    private static let sent = FakeMatrix.Answer.ok(#"{"event_id":"$sent"}"#)

    private static let card = Message(
        heading: "Report 12 · waiting", text: "A long line <b>here</b>",
        rows: [
            [Button(label: "Take", token: "m1.c.0.take"), Button(label: "Approve", token: "m1.c.0.ok")],
            [Button(label: "Reject", token: "m1.c.0.face.reasons")],
        ])

    private func rig(_ script: [String: [FakeMatrix.Answer]] = ["PUT send": [sent]]) async throws -> MatrixRig
    {
        let rig = MatrixRig(script)
        try await rig.open()
        return rig
    }

    @Test func anAnswerIsANoticeThatStandsAlone() async throws {  // M76, M77
        let rig = try await rig()
        let rows = [[Button(label: "Send", token: "c1.5.send"), Button(label: "Change", token: "c1.5.chg")]]
        let result = await rig.perform(.post(Message(text: "Please check.", rows: rows), replyTo: nil))
        #expect(result == .success(.posted([MessageID(rawValue: "$sent")])))
        let body = try #require(rig.matrix.bodies("PUT send").first)
        #expect(body["msgtype"] == "m.notice")
        #expect(body["body"] == "Please check.\n\n1) Send  2) Change")
        #expect(body["m.mentions"] == [:])
        #expect(body["formatted_body"] == nil)
    }

    /// Keys that are of no use now make nothing clear: an encrypted room waits, others do not (E26, E36).
    @Test func whatWouldBeSealedWaitsWhereItCannotBe() async throws {
        let rig = try await rig()
        var room = MatrixRoom(isDirect: true)
        room.isEncrypted = true
        rig.know(MatrixRig.direct, room)
        rig.desk.memory.mustSeal = true
        guard
            case .failure(.later(_, .room)) = await rig.perform(.post(Message(text: "Secret."), replyTo: nil))
        else { throw DeliveryError.unknown }
        #expect(rig.matrix.calls("PUT send").isEmpty)
        _ = await rig.perform(.post(Message(text: "A card."), replyTo: nil), in: MatrixRig.review)
        #expect(rig.matrix.calls("PUT send").count == 1)
        rig.desk.memory.mustSeal = false
        let result = await rig.perform(.post(Message(text: "As before it was set up."), replyTo: nil))
        #expect(result == .success(.posted([MessageID(rawValue: "$sent")])))
    }

    @Test func whoIsNotWaitingIsMentioned() async throws {  // M76
        let rig = try await rig()
        _ = await rig.perform(.post(Message(text: "Public."), replyTo: nil), alerts: MatrixRig.voter)
        let body = try #require(rig.matrix.bodies("PUT send").first)
        #expect(body["msgtype"] == "m.text")
        #expect(body["m.mentions"]?["user_ids"] == [.text(MatrixRig.voter)])
    }

    @Test func anAlarmMentionsThoseWhomItNames() async throws {  // R43
        let rig = try await rig()
        let people = ["@zoe:turnout.test", "81", "@kim:turnout.test"].map { id in
            NamedPerson(
                name: id, sender: SenderID(platform: id.hasPrefix("@") ? .matrix : .telegram, id: id))
        }
        let message = Message(heading: "zoe, 81, kim", text: "Take it: /take 12, /onward.", named: people)
        _ = await rig.perform(.post(message, replyTo: nil), in: MatrixRig.review)
        let body = try #require(rig.matrix.bodies("PUT send").first)
        #expect(body["msgtype"] == "m.text")
        #expect(body["body"] == "zoe, 81, kim\nTake it: !take 12, /onward.")
        #expect(body["m.mentions"]?["user_ids"] == ["@zoe:turnout.test", "@kim:turnout.test"])
    }

    @Test func theDigestIsOneEventWithItsSignAndRingsNobody() async throws {
        let rig = try await rig()
        let digest = Message(
            heading: "Queue", text: "12 wait", rows: [[Button(label: "Next", token: "q1.next")]])
        _ = await rig.perform(.post(digest, replyTo: nil), in: MatrixRig.review)
        let body = try #require(rig.matrix.bodies("PUT m.room.message").first)
        #expect(body["msgtype"] == "m.notice")
        #expect(body["body"]?.text?.contains("⏭️ Next\nReact with ⏭️") == true)
        #expect(rig.matrix.bodies("PUT m.reaction").first?["m.relates_to"]?["key"] == "⏭️")
    }

    @Test func aRepeatHasTheSameTransactionAndAnotherEntryHasAnother() async throws {  // M69, M71
        let rig = try await rig()
        let task = OutboxTask.post(Message(text: "a"), replyTo: nil)
        for (id, attempts) in [(1, 0), (1, 3), (2, 0)] {
            _ = await rig.perform(task, id: Int64(id), attempts: attempts)
        }
        let paths = rig.matrix.calls("PUT send").map(\.path)
        #expect(paths[0] == paths[1])
        #expect(paths[0] != paths[2])
        // After a restart with the same session file it is still the same.
        let session = try #require(rig.vault.sessions.last)
        let again = MatrixRig(["PUT send": [Self.sent]], vault: FakeVault(session))
        try await again.open()
        _ = await again.perform(task)
        #expect(again.matrix.calls("PUT send").map(\.path) == [paths[0]])
    }

    @Test func aLongTextComesInPartsWithTheirOwnTransactions() async throws {  // M51, M69
        let rig = try await rig()
        let text = Array(repeating: "A sentence that goes on. ", count: 600).joined()
        _ = await rig.perform(.post(Message(text: text), replyTo: nil))
        let calls = rig.matrix.calls("PUT send")
        #expect(calls.count == 4)
        #expect(Set(calls.map(\.path)).count == 4)
        for body in rig.matrix.bodies("PUT send") { #expect(body.bytes.count < 30_000) }
    }

    @Test func theLongestCardFitsIntoAnEvent() async throws {  // M51
        let rig = try await rig(["PUT send": [Self.sent], "GET event": [.ok("{}")]])
        let bomb = Message(
            heading: "Report 1 · waiting", text: String(repeating: "<&\"'", count: 5_000),
            rows: Self.card.rows)
        _ = await rig.perform(.post(bomb, replyTo: nil), in: MatrixRig.review)
        _ = await rig.perform(.change(MessageID(rawValue: "$card"), bomb), in: MatrixRig.review)
        for body in rig.matrix.bodies("PUT m.room.message") { #expect(body.bytes.count < 60_000) }
    }

    @Test func aCardIsNewsWithSignsUnderIt() async throws {  // M76, M96
        let rig = try await rig()
        rig.know(MatrixRig.review, MatrixRoom(isDirect: false))
        _ = await rig.perform(.post(Self.card, replyTo: nil), in: MatrixRig.review)
        let body = try #require(rig.matrix.bodies("PUT m.room.message").first)
        #expect(body["msgtype"] == "m.text")
        #expect(
            body["formatted_body"]?.text?.hasPrefix(
                "<strong>Report 12 · waiting</strong><br>A long line &lt;b&gt;") == true)
        #expect(body["body"]?.text?.contains("👀 Take  ✅ Approve\n❌ Reject") == true)
        let signs = rig.matrix.bodies("PUT m.reaction").compactMap { $0["m.relates_to"]?["key"]?.text }
        #expect(signs == ["👀", "✅", "❌"])
        #expect(rig.desk.memory.card("$sent") == "m1.c.0.take")
    }

    @Test func aSignThatIsThereAlreadyIsFine() async throws {  // M99
        let twice = try MatrixSample("46-send-reaction-twice").replies[0]
        let rig = try await rig(["PUT m.room.message": [Self.sent], "PUT m.reaction": [.reply(twice)]])
        let result = await rig.perform(.post(Self.card, replyTo: nil), in: MatrixRig.review)
        #expect(result == .success(.posted([MessageID(rawValue: "$sent")])))
    }

    @Test func aChangeNamesTheFirstMessageAndDiffersWithItsWords() async throws {  // M71, M79
        let rig = try await rig(["PUT send": [Self.sent], "GET event": [.ok(#"{"content":{"body":"x"}}"#)]])
        let card = MessageID(rawValue: "$card/+")
        _ = await rig.perform(.change(card, Self.card), in: MatrixRig.review)
        _ = await rig.perform(.change(card, Self.card), in: MatrixRig.review, attempts: 1)
        _ = await rig.perform(
            .change(card, Message(heading: "Report 12 · approved", text: "")), in: MatrixRig.review)
        let body = try #require(rig.matrix.bodies("PUT send").first)
        #expect(body["m.relates_to"] == ["rel_type": "m.replace", "event_id": "$card/+"])
        #expect(body["m.new_content"]?["body"]?.text?.hasPrefix("Report 12") == true)
        #expect(body["body"]?.text?.hasPrefix("* Report 12") == true)
        let paths = rig.matrix.calls("PUT send").map(\.path)
        #expect(paths[0] == paths[1] && paths[1] != paths[2])
        #expect(rig.matrix.calls("GET event").last?.path.hasSuffix("/event/%24card%2F%2B") == true)  // M83
    }

    @Test func aCardThatWasTakenAwayIsPostedAfresh() async throws {  // M80
        let gone = try MatrixSample("35-event-redacted").replies[0]
        let rig = try await rig(["GET event": [.reply(gone)]])
        let result = await rig.perform(.change(MessageID(rawValue: "$c"), Self.card), in: MatrixRig.review)
        #expect(result == .failure(.never(.messageGone)))
    }

    @Test func aReplyStaysInItsThread() async throws {  // M45
        let rig = try await rig()
        rig.desk.memory.rememberThread("$root", of: "$asked", in: MatrixRig.review)
        _ = await rig.perform(
            .post(Message(text: "Done."), replyTo: MessageID(rawValue: "$asked")), in: MatrixRig.review)
        let relation = rig.matrix.bodies("PUT send").first?["m.relates_to"]
        #expect(relation?["rel_type"] == "m.thread")
        #expect(relation?["event_id"] == "$root")
        #expect(relation?["m.in_reply_to"]?["event_id"] == "$asked")
    }

    /// A list has both signs below it, and they mean the page at which it is.
    @Test func aListIsTurnedByItsSigns() async throws {  // R33
        let event = #"{"event_id":"$e","content":{"body":"x"}}"#
        let rig = try await rig(["PUT send": [Self.sent], "GET event": [.ok(event)]])
        func list(_ token: String) -> Message {
            Message(text: "1 · long line", rows: [[Button(label: "Page", token: token)]])
        }
        let result = await rig.perform(.post(list("l1.1.n.q."), replyTo: nil), in: MatrixRig.review)
        guard case .success(.posted(let posted)) = result, let id = posted.first else {
            return #expect(Bool(false), "\(result)")
        }
        let signs = rig.matrix.bodies("PUT send").compactMap { $0["m.relates_to"]?["key"]?.text }
        #expect(signs.sorted() == CardReaction.turns.sorted())
        #expect(rig.desk.memory.card(id.rawValue) == "l1.1.n.q.")
        let turned = await rig.perform(.change(id, list("l1.2.b.q.")), in: MatrixRig.review, id: 2)
        #expect(turned == .success(.done))
        #expect(rig.desk.memory.card(id.rawValue) == "l1.2.b.q.")
    }

    @Test func aRefusedReactionIsSaidToWhoReacted() async throws {  // M101
        let rig = try await rig()
        let press = MatrixCallback(press: "$r", card: "$c", person: "@mod:turnout.test").id
        _ = await rig.perform(.acknowledge(press, note: "Done.", alert: false), in: MatrixRig.review)
        #expect(rig.matrix.requests.isEmpty)
        _ = await rig.perform(
            .acknowledge(press, note: "Already approved.", alert: true), in: MatrixRig.review)
        let body = try #require(rig.matrix.bodies("PUT send").first)
        #expect(body["m.mentions"]?["user_ids"] == ["@mod:turnout.test"])
        #expect(body["m.relates_to"]?["m.in_reply_to"]?["event_id"] == "$c")
    }

    @Test func photosAreUploadedOnceAndCaptioned() async throws {  // M90, M91, M92
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jpg").path
        #expect(FileManager.default.createFile(atPath: path, contents: Data([1, 2, 3])))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let rig = try await rig([
            "POST upload": [.ok(#"{"content_uri":"mxc://t/1"}"#)],
            "PUT send": [.refusal(500, "M_UNKNOWN"), Self.sent],
        ])
        let task = OutboxTask.postPhotos(
            [PhotoFile(path: path, width: 4, height: 3)], caption: "Photos of report 1", replyTo: nil)
        let failed = await rig.perform(task, in: MatrixRig.review)
        guard case .failure(.later(_, .room)) = failed else { return #expect(Bool(false), "\(failed)") }
        #expect(
            await rig.perform(task, in: MatrixRig.review, attempts: 1)
                == .success(.posted([MessageID(rawValue: "$sent")])))
        #expect(rig.matrix.calls("POST upload").count == 1)
        let body = try #require(rig.matrix.bodies("PUT send").last)
        #expect(body["body"] == "Photos of report 1")
        #expect(body["filename"] == "photo1.jpg")
        #expect(body["info"]?["w"] == 4)
        rig.desk.memory.mostBytes = 2
        #expect(await rig.perform(task, in: MatrixRig.review, id: 9) == .failure(.never(.tooLarge)))
    }

    @Test func theHomeserversSilenceIsKeptByEverything() async throws {  // M29, M73, M74
        let flood = try MatrixSample("71-error-limit-exceeded").replies[1]
        let rig = try await rig(["PUT send": [.reply(flood)]])
        let result = await rig.perform(.post(Message(text: "a"), replyTo: nil))
        guard case .failure(.later(let span, .pace)) = result else {
            return #expect(Bool(false), "\(result)")
        }
        #expect(span >= .seconds(1))
        #expect(rig.notes.contains { if case .flood = $0 { true } else { false } })
    }

    @Test func noAnswerIsNoReasonToDoubt() async throws {  // M69, M75
        for answer: FakeMatrix.Answer in [
            .loss(.uncertain), .loss(.garbled(status: 502)), .refusal(500, "M_UNKNOWN"),
            .refusal(408, "M_UNKNOWN"),
            .ok("{}"), .ok("half"),
        ] {
            let result = await (try await rig(["PUT send": [answer]])).perform(
                .post(Message(text: "a"), replyTo: nil))
            guard case .failure(.later) = result else { return #expect(Bool(false), "\(result)") }
        }
    }

    @Test func whatIsRefusedForGoodIsGivenUp() async throws {  // M75
        let forbidden = try MatrixSample("54-error-forbidden-not-in-room").replies[0]
        let large = try MatrixSample("67-error-too-large-event").replies[0]
        let message = OutboxTask.post(Message(text: "a"), replyTo: nil)
        let closed = try await rig(["PUT send": [.reply(forbidden)]])
        #expect(await closed.perform(message) == .failure(.never(.unreachable)))
        #expect(await closed.perform(message, in: MatrixRig.review) == .failure(.never(.roomClosed)))
        let tooLarge = try await rig(["PUT send": [.reply(large)]])
        #expect(await tooLarge.perform(message) == .failure(.never(.refused)))
    }

    @Test func aReplacedRoomIsWrittenToInItsNewPlace() async throws {  // M60, M61
        let rig = try await rig()
        var old = MatrixRoom(isDirect: false)
        old.successor = "!new"
        old.heir = "!new"
        rig.know(MatrixRig.review, old)
        rig.know("!new", MatrixRoom(isDirect: false))
        let result = await rig.perform(.post(Message(text: "a"), replyTo: nil), in: MatrixRig.review)
        let new = RoomID(platform: .matrix, id: "!new")
        #expect(result == .success(.moved(to: new, posted: [MessageID(rawValue: "$sent")])))
        #expect(
            await rig.perform(.change(MessageID(rawValue: "$c"), Self.card), in: MatrixRig.review)
                == .failure(.never(.messageGone)))
    }

    @Test func nobodyIsWrittenToWhoLeft() async throws {  // M62
        let rig = try await rig()
        var empty = MatrixRoom(isDirect: true)
        empty.isEmpty = true
        rig.know(MatrixRig.direct, empty)
        #expect(await rig.perform(.post(Message(text: "a"), replyTo: nil)) == .failure(.never(.unreachable)))
        #expect(rig.matrix.requests.isEmpty)
    }

    @Test func nothingIsSentWithoutTheInstallationsName() async {  // M69
        let result = await MatrixRig().perform(.post(Message(text: "a"), replyTo: nil))
        #expect(result == .failure(.later(after: .seconds(2), scope: .platform)))
    }
}
