import CivicFacts
import Conversation
import Testing

@testable import Adapters

/// What is checked at start.
struct TelegramPreparationTests {
    private let noWebhook = FakeTelegram.Answer.ok(
        #"{"url":"","has_custom_certificate":false,"pending_update_count":0}"#)

    private func fault(_ rig: TelegramRig) async -> AdapterFault? {
        do {
            try await rig.adapter.prepare()
            return nil
        } catch {
            return error
        }
    }

    private func good(_ more: [String: [FakeTelegram.Answer]] = [:]) -> [String: [FakeTelegram.Answer]] {
        let all: [String: [FakeTelegram.Answer]] = [
            "getMe": [.ok(Replies.me)], "getWebhookInfo": [noWebhook], "sendChatAction": [.ok("true")],
            "getChatMember": [.ok(Replies.member("administrator"))],
        ]
        return all.merging(more) { $1 }
    }

    @Test(arguments: [
        "", "nocolon", "0123:abc", "12/3:abc", "1:" + String(repeating: "a", count: 79), "12:a b", "12:a?b",
        "12:é",
    ])
    func aTokenOfTheWrongShapeIsRefusedWithoutACall(token: String) async throws {  // T1
        let rig = TelegramRig(good(), token: token)
        let fault = try #require(await fault(rig))
        #expect(fault.description.contains("TELEGRAM_TOKEN"))
        #expect(token.isEmpty || !fault.description.contains(token))
        #expect(rig.telegram.requests.isEmpty)
    }

    @Test(arguments: [
        "http://api.example.org", "ftp://x", "api.telegram.org", "http://127.0.0.1.example.org", "https://",
    ])
    func onlyThisMachineIsSpokenToInTheClear(base: String) async {  // T8, T116
        let rig = TelegramRig(good(), apiBase: base)
        #expect(await fault(rig)?.description.contains("TELEGRAM_API") == true)
        #expect(rig.telegram.requests.isEmpty)
    }

    @Test(arguments: ["http://127.0.0.1:8081", "http://localhost:1/", "https://api.telegram.org"])
    func goodAddressesAreTaken(base: String) async {  // T8
        #expect(await fault(TelegramRig(good(), apiBase: base)) == nil)
    }

    @Test(arguments: [
        (404, "Not Found", "TELEGRAM_TOKEN"),
        (421, "Misdirected Request: unallowed token specified", "TELEGRAM_API"),
        (400, "Logged out", "10 minutes"),
    ])
    func aBotThatCannotWorkEndsAtOnce(code: Int, text: String, word: String) async {  // T2, T3, T10
        let rig = TelegramRig(["getMe": [.refusal(code, text)]])
        #expect(await fault(rig)?.description.contains(word) == true)
        #expect(rig.sleeps.isEmpty)
    }

    @Test func aTokenIsShownTwiceBeforeItIsCalledDead() async {  // T2, Z15
        let refusal = FakeTelegram.Answer.refusal(401, "Unauthorized")
        let rig = TelegramRig(["getMe": [refusal, refusal]])
        #expect(await fault(rig)?.description.contains("TELEGRAM_TOKEN") == true)
        #expect(rig.sleeps == [.seconds(10)])
        #expect(await fault(TelegramRig(good(["getMe": [refusal, .ok(Replies.me)]]))) == nil)
    }

    @Test(arguments: [(404, "TELEGRAM_TOKEN"), (302, "TELEGRAM_API")])
    func anAddressWithSomethingElseBehindItEndsAtOnce(status: Int, word: String) async {  // T2, T116
        let rig = TelegramRig(["getMe": [.raw(status, "<html>")]])
        #expect(await fault(rig)?.description.contains(word) == true)
    }

    @Test func aNetworkThatIsDownIsWaitedFor() async {  // T6
        let trouble: [FakeTelegram.Answer] = [
            .fault(.notSent), .fault(.uncertain), .raw(502, "<html>"), .refusal(500, "x"),
            .raw(200, "<html>"),
        ]
        let rig = TelegramRig(good(["getMe": trouble + [.ok(Replies.me)]]))
        #expect(await fault(rig) == nil)
        #expect(rig.sleeps.count == 5)
        #expect(rig.notes.prefix(5).map { $0 } == (1...5).map { .notReachable(attempt: $0) })
    }

    @Test func silenceThatTelegramAsksForIsKept() async {  // T23
        let flood = FakeTelegram.Answer.refusal(429, "Too Many Requests", parameters: #"{"retry_after":20}"#)
        let rig = TelegramRig(good(["getMe": [flood, .ok(Replies.me)]]))
        #expect(await fault(rig) == nil)
        #expect(rig.sleeps == [Span(milliseconds: 20_500)])
    }

    @Test func stoppingMeanwhileEndsTheWaiting() async {
        let rig = TelegramRig()
        let preparing = Task { await fault(rig) }
        while rig.telegram.requests.isEmpty { await Task.yield() }
        preparing.cancel()
        #expect(await preparing.value != nil)
    }

    @Test func aWebhookIsNamedAndLeftAlone() async {  // T5
        let hook = FakeTelegram.Answer.ok(
            #"{"url":"https://hooks.example.org:8443/s3cret","pending_update_count":0}"#)
        let rig = TelegramRig(good(["getWebhookInfo": [hook]]))
        let text = await fault(rig)?.description ?? ""
        #expect(text.contains("hooks.example.org"))
        #expect(!text.contains("s3cret"))
        #expect(rig.telegram.names == ["getMe", "getWebhookInfo"])
    }

    @Test func theCommandListsAreSetWhereTheyBelong() async {  // T7, T103
        let rig = TelegramRig(
            good(["setMyCommands": [.ok("true"), .refusal(400, "Bad Request: x"), .fault(.notSent)]]),
            menus: TelegramMenu.standard)
        #expect(await fault(rig) == nil)
        #expect(rig.telegram.calls(of: "setMyCommands").isEmpty)
        await rig.adapter.furnish()
        let calls = rig.telegram.calls(of: "setMyCommands")
        #expect(
            calls.map { ($0["scope"] as? [String: Any])?["type"] as? String } == [
                "all_private_chats", "all_private_chats", "chat",
            ])
        #expect(calls.map { $0["language_code"] as? String } == [nil, "es", nil])
        #expect((calls[2]["scope"] as? [String: Any])?["chat_id"] as? Int == Int(TelegramRig.reviewRoom))
        #expect(rig.notes == [.menuRefused(code: 400), .menuRefused(code: 0)])
    }

    @Test func theProfileIsSetOnlyWhereItChanged() async {
        let english = TelegramProfile.standard[0]
        let kept = FakeTelegram.Answer.ok(#"{"short_description":"\#(english.short)"}"#)
        let rig = TelegramRig(
            good([
                "getMyDescription": [.ok(#"{"description":"old"}"#), .refusal(400, "Bad Request: x")],
                "getMyShortDescription": [kept, .ok(#"{"short_description":""}"#)],
                "setMyDescription": [.ok("true"), .ok("true")],
                "setMyShortDescription": [.refusal(400, "Bad Request: x")],
            ]),
            profiles: TelegramProfile.standard)
        #expect(await fault(rig) == nil)
        await rig.adapter.furnish()
        let (long, short) = (
            rig.telegram.calls(of: "setMyDescription"), rig.telegram.calls(of: "setMyShortDescription")
        )
        #expect(long.map { $0["language_code"] as? String } == [nil, "es"])
        #expect(long.first?["description"] as? String == english.description)
        #expect(short.map { $0["language_code"] as? String } == ["es"])
        #expect(rig.notes == [.menuRefused(code: 400)])
    }

    @Test func theProfileFitsTelegramsRules() {
        #expect(TelegramProfile.standard.map(\.language) == [nil, "es"])
        for profile in TelegramProfile.standard {
            #expect((1...512).contains(profile.description.count))
            #expect((1...120).contains(profile.short.count))
        }
    }

    @Test func commandNamesFitTelegramsRules() {  // T103
        for menu in TelegramMenu.standard {
            #expect(menu.commands.count <= 24)
            #expect(menu.commands.allSatisfy { $0.name.count <= 32 && $0.name.allSatisfy { $0.isLowercase } })
            #expect(menu.commands.allSatisfy { (1...256).contains($0.purpose.count) })
        }
    }

    @Test func aReviewRoomOutOfReachIsAWarning() async {  // T46
        let rig = TelegramRig(good(["sendChatAction": [.refusal(400, "Bad Request: chat not found")]]))
        #expect(await fault(rig) == nil)
        #expect(rig.notes.contains(.reviewRoomInaccessible(chat: TelegramRig.reviewRoom, code: 400)))
    }

    @Test func aReviewRoomThatMovedWhileTheBotWasAwayIsFound() async throws {  // T47
        let moved = FakeTelegram.Answer.refusal(
            400, "Bad Request: group chat was upgraded to a supergroup chat",
            parameters: #"{"migrate_to_chat_id":-1001000009000}"#)
        let rig = TelegramRig(good(["sendChatAction": [moved]]), reviewRoom: -4_000)
        #expect(await fault(rig) == nil)
        #expect(rig.notes == [.reviewRoomMoved])
        let here = Updates.groupMessage(#""text":"a""#, chat: #"{"id":-1001000009000,"type":"supergroup"}"#)
        #expect(try rig.translate(here).count == 1)
    }

    @Test(arguments: [-4_000, -999_999_999_999])
    func aPlainGroupIsRefused(room: Int64) async {  // R3
        let rig = TelegramRig(good([:]), reviewRoom: room)
        #expect(await fault(rig) == TelegramFault.plainGroup)
        #expect(await fault(TelegramRig(good([:]))) == nil)
    }

    @Test func privacyModeWithoutRightsIsAWarning() async {  // T4
        let rig = TelegramRig(good(["getChatMember": [.ok(Replies.member("member"))]]))
        #expect(await fault(rig) == nil)
        #expect(rig.notes == [.reviewRoomHalfDeaf])
        let open = Replies.me.replacing(
            #""can_read_all_group_messages":false"#, with: #""can_read_all_group_messages":true"#)
        let hearing = TelegramRig(good(["getMe": [.ok(open)]]))
        #expect(await fault(hearing) == nil)
        #expect(hearing.notes.isEmpty)
    }

    @Test func thePaceStaysBelowTelegramsLimits() {  // T60
        let pace = TelegramRig().adapter.pace
        #expect(pace.perMinuteInReview == 20)
        #expect(pace.changesPerMinuteInReview == 12)
        #expect(pace.routinePerMinuteInReview == 16)
        #expect(pace.window == 8)
        #expect(pace.perSecond <= 30)
    }
}
