import CivicFacts
import Conversation
import Foundation
import Testing

@testable import Adapters

/// An answer with status 200 that is cut short: the work was done (T-d, Z17).
struct TelegramCutAnswerTests {
    private let post = OutboxTask.post(
        Message(text: "a", rows: [[Button(label: "b", token: "t")]]), replyTo: nil)
    private let edit = OutboxTask.change(MessageID("3"), Message(text: "a"))

    private func cuts(of result: String) -> [String] {
        let whole = #"{"ok":true,"result":\#(result)}"#
        return (0..<whole.utf8.count).map { String(decoding: whole.utf8.prefix($0), as: UTF8.self) }
    }

    @Test func aPostCutAnywhereIsDoneAndItsNumberIsReadIfItCame() async {
        for cut in cuts(of: Replies.message(501)) {
            let rig = TelegramRig(["sendMessage": [.raw(200, cut)]])
            let known = cut.contains(#""message_id":501,"#)
            #expect(await rig.perform(post) == .success(.posted(known ? [MessageID("501")] : [])), "\(cut)")
            #expect(rig.telegram.requests.count == 1)
        }
    }

    @Test func ofAnAlbumTheNumbersThatCameAreKept() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jpg")
        try Data("photo".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let photo = PhotoFile(path: file.path, width: 4, height: 3)
        let task = OutboxTask.postPhotos([photo, photo], caption: "x", replyTo: nil)
        for cut in cuts(of: "[\(Replies.message(17)),\(Replies.message(18))]") {
            let rig = TelegramRig(["sendMediaGroup": [.raw(200, cut)]])
            let known = [17, 18].filter { cut.contains("\"message_id\":\($0),") }
            let ids = known.map { MessageID(String($0)) }
            #expect(await rig.perform(task) == .success(.posted(ids)), "\(cut)")
        }
    }

    @Test func anEditARemovalAndAnAnswerAreDone() async {
        for cut in cuts(of: "true") {
            let script = ["editMessageText", "deleteMessage", "answerCallbackQuery"].map {
                ($0, [FakeTelegram.Answer.raw(200, cut)])
            }
            let rig = TelegramRig(Dictionary(uniqueKeysWithValues: script))
            #expect(await rig.perform(edit) == .success(.done))
            #expect(await rig.perform(.remove([MessageID("3")])) == .success(.done))
            let answer = OutboxTask.acknowledge(CallbackID(rawValue: "7"), note: nil, alert: false)
            #expect(await rig.perform(answer) == .success(.done))
            #expect(rig.telegram.requests.count == 3)
        }
    }

    @Test func whatIsNeededIsAskedForAgain() async {
        for cut in cuts(of: Replies.member("administrator")) {
            let rig = TelegramRig(["getChatMember": [.raw(200, cut)]])
            let vouching = await rig.perform(
                .vouch(SenderID(platform: .telegram, id: "77")), in: TelegramRig.reviewRoom)
            guard case .failure(.later) = vouching else {
                Issue.record("\(cut)")
                return
            }
        }
    }

    @Test(arguments: [
        #"{"ok":true,"result":true}"#, #"{"ok":true,"result":{}}"#, #"{"ok":true}"#, " \n{ \"ok\" : tr",
    ])
    func anAnswerThatCannotBeReadIsDone(answer: String) async {
        let rig = TelegramRig(["sendMessage": [.raw(200, answer)]])
        #expect(await rig.perform(post) == .success(.posted([])))
    }

    @Test(arguments: [
        (200, "<html>Sign in</html>"), (200, "ok"), (200, "[]"), (200, #"{"ok":1"#), (200, #"{"okay"#),
        (502, ""),
        (500, #"{"ok":tr"#), (504, #"{"ok":true,"resu"#),
    ])
    func pagesAndOtherStatusesStayDoubts(status: Int, body: String) async {
        let rig = TelegramRig(["sendMessage": [.raw(status, body)]])
        #expect(await rig.perform(post) == .failure(.unknown), "\(body)")
    }
}
