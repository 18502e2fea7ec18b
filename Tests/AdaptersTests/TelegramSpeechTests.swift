import CivicFacts
import Conversation
import Testing

@testable import Adapters

/// Words, commands and presses.
struct TelegramSpeechTests {
    @Test func aVotersWordsComeWithEverythingThatIsKnown() throws {
        let inbound = try TelegramRig().translate(Updates.message(#""text":"Long line""#))
        #expect(
            inbound == [
                Inbound(
                    key: "tg:7:1", room: RoomID(platform: .telegram, id: "42"),
                    sender: SenderID(platform: .telegram, id: "42"), standing: .voter,
                    at: Moment(milliseconds: 1_762_160_399_000), message: MessageID("365"), repliesTo: nil,
                    name: nil,
                    languageCode: "es-MX", event: .said(text: "Long line"))
            ])
    }

    @Test(arguments: [
        ("/start abc", 6, Event.commanded(name: "start", rest: "abc")),
        ("/Help@turnoutbot", 16, .commanded(name: "help", rest: "")),
        ("/mine@TurnoutBot  x  ", 16, .commanded(name: "mine", rest: "x")),
        ("/report 🇺🇸👩‍👩‍👧 مرحبا", 7, .commanded(name: "report", rest: "🇺🇸👩‍👩‍👧 مرحبا")),
        // T82: only what Telegram marked is a command.
        ("/start", 0, .said(text: "/start")),
    ])
    func commandsAreWhatTelegramMarked(text: String, length: Int, event: Event) throws {  // T82, T100
        let rig = TelegramRig()
        let entities = length == 0 ? "[]" : #"[{"offset":0,"length":\#(length),"type":"bot_command"}]"#
        let inbound = try rig.translate(Updates.message(#""text":"\#(text)","entities":\#(entities)"#))
        #expect(inbound.map(\.event) == [event])
    }

    @Test(arguments: [3, 5_000, -4, .max, 1])
    func aMarkThatDoesNotFitTheTextIsNoCommand(length: Int) throws {  // T82
        let entities = #"[{"offset":0,"length":\#(length),"type":"bot_command"}]"#
        let inbound = try TelegramRig().translate(Updates.message(#""text":"👩‍👧 a","entities":\#(entities)"#))
        #expect(inbound.map(\.event) == [.said(text: "👩‍👧 a")])
    }

    @Test func commandsToAnotherBotAreNotOurs() async throws {  // T100
        let rig = TelegramRig(
            ["getMe": [.ok(Replies.me)], "getWebhookInfo": [.ok(#"{"url":""}"#)]], reviewRoom: nil)
        try await rig.adapter.prepare()
        let entities = #""entities":[{"offset":0,"length":15,"type":"bot_command"}]"#
        #expect(try rig.translate(Updates.message(#""text":"/start@OtherBot",\#(entities)"#)) == [])
        let ours = #""entities":[{"offset":0,"length":17,"type":"bot_command"}]"#
        let inbound = try rig.translate(Updates.message(#""text":"/start@TURNOUTbot",\#(ours)"#))
        #expect(inbound.map(\.event) == [.commanded(name: "start", rest: "")])
    }

    @Test func anEditSaysWhatTheMessageReadsNow() throws {  // T37
        let inbound = try TelegramRig().translate(Updates.edited(#""text":"Longer line""#))
        #expect(inbound.map(\.event) == [.edited(text: "Longer line")])
        #expect(inbound.first?.message == MessageID("365"))
        #expect(inbound.first?.at == Moment(milliseconds: 1_762_160_450_000))
    }

    @Test func anEditedCaptionIsAnEditAndALiveLocationIsNone() throws {  // T37, T77
        let rig = TelegramRig()
        let caption = try rig.translate(Updates.edited(#"\#(Updates.photo),"caption":"The door""#))
        #expect(caption.map(\.event) == [.edited(text: "The door")])
        let location = #""location":{"latitude":33.4,"longitude":-112.1,"live_period":900}"#
        #expect(try rig.translate(Updates.edited(location)) == [])
        #expect(try rig.translate(Updates.edited(Updates.photo)) == [])
    }

    @Test func aReplyNamesTheMessageItAnswers() throws {
        let reply =
            #""text":"Blurry","reply_to_message":{"message_id":99,"chat":\#(Updates.group),"date":1}"#
        let inbound = try TelegramRig().translate(Updates.groupMessage(reply))
        #expect(inbound.first?.repliesTo == MessageID("99"))
    }

    @Test func aPressCarriesItsTokenItsCallbackAndTheMessageBelow() throws {
        let inbound = try TelegramRig().translate(Updates.tap("v1|send|3|1"))
        #expect(
            inbound.map(\.event) == [
                .tapped(token: "v1|send|3|1", callback: CallbackID(rawValue: "4382bfdwdsb323b2d9"))
            ])
        #expect(inbound.first?.message == MessageID("360"))
        #expect(inbound.first?.room.id == "42")
        // A press has no date of its own: it happened when it came.
        #expect(inbound.first?.at == Moment(milliseconds: 1_762_160_400_123))
    }

    @Test func aPressOnAnInaccessibleOrMissingMessageKeepsItsIds() throws {  // T93
        let rig = TelegramRig()
        #expect(try rig.translate(Updates.tap("a", date: 0)).first?.message == MessageID("360"))
        let bare =
            #"{"update_id":9,"callback_query":{"id":"1","from":\#(Updates.dana),"chat_instance":"-7"}}"#
        let inbound = try rig.translate(bare)
        #expect(inbound.map(\.event) == [.tapped(token: "", callback: CallbackID(rawValue: "1"))])
        #expect(inbound.first?.room.id == "42")
        #expect(inbound.first?.standing == .voter)
        #expect(inbound.first?.message == nil)
    }

    @Test(arguments: [("kicked", false), ("left", false), ("member", true)])
    func blockingAndUnblockingAreHeard(status: String, isReachable: Bool) throws {  // T43
        let inbound = try TelegramRig().translate(Updates.membership(status))
        #expect(inbound.map(\.event) == [.becameReachable(isReachable: isReachable)])
        #expect(inbound.first?.at == Moment(milliseconds: 1_762_160_460_000))
    }

    @Test func messageZeroIsNobodysTarget() throws {  // T42
        let update = Updates.message(#""text":"a""#).replacing(#""message_id":365"#, with: #""message_id":0"#)
        #expect(try TelegramRig().translate(update).first?.message == nil)
    }

    @Test(arguments: [
        #"{"update_id":1}"#,
        #"{"update_id":1,"brand_new_kind":{"a":[1,{"b":null}]}}"#,
        #"{"update_id":1,"channel_post":{"message_id":1,"chat":{"id":-5,"type":"channel"},"date":1}}"#,
        #"{"update_id":1,"poll":{"id":"1"}}"#,
        #"{"update_id":1,"chat_member":{"chat":{"id":1,"type":"private"}}}"#,
    ])
    func unknownKindsAreCountedAndNothingMore(update: String) throws {  // T30, T41
        let rig = TelegramRig()
        #expect(try rig.translate(update) == [])
        #expect(rig.notes == [.updateIgnored])
    }

    @Test func unknownFieldsAndWordsDoNotMatter() throws {  // T30
        let rest = #""text":"a","entities":[{"offset":0,"length":1,"type":"hologram"}],"aura":{"colour":1}"#
        let update = Updates.message(rest).replacing(
            #""type":"private""#, with: #""type":"private","mood":"odd""#)
        #expect(try TelegramRig().translate(update).map(\.event) == [.said(text: "a")])
        #expect(try TelegramRig().translate(Updates.membership("levitating")) == [])
    }

    @Test(arguments: [
        #"{"update_id":1,"message":"#, #"{"update_id":1,"message":7}"#, "nonsense",
        #"{"update_id":1,"message":{"message_id":"x","chat":{"id":1,"type":"private"},"date":1}}"#,
        Updates.message(#""text":"a""#).replacing("1762160399", with: "\(Int.max)"),
    ])
    func whatCannotBeDecodedThrows(update: String) throws {  // T29
        #expect(throws: TelegramUnreadable.self) { try TelegramRig().translate(update) }
    }
}
