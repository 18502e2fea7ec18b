import Conversation
import Testing

@testable import Adapters

/// Who counts as whom, where.
struct TelegramStandingTests {
    private let otherGroup = #"{"id":-100555,"title":"Neighbours","type":"supergroup"}"#
    private let words = #""text":"Hello""#

    @Test func listedPeopleAreAskedAboutAndOthersLookOn() throws {  // T106, R7
        let rig = TelegramRig(moderators: [77])
        let listed = try rig.translate(Updates.groupMessage(words))
        #expect(listed.map(\.standing) == [.unchecked])
        #expect(listed.map(\.name) == ["Omar"])
        #expect(
            try rig.translate(Updates.groupMessage(words, from: Updates.dana)).map(\.standing) == [.onlooker])
    }

    /// The right is on the list, and being there is asked at every press.
    @Test(arguments: [
        ("creator", true), ("administrator", true), ("member", true), ("restricted", false),
        ("left", false), ("kicked", false),
    ])
    func whoIsListedAndNotThereDecidesNothing(status: String, mayDecide: Bool) async {  // R7
        let rig = TelegramRig(
            ["getChatMember": [.ok(#"{"status":"\#(status)","user":\#(Updates.omar)}"#)]], moderators: [77])
        let vouch = OutboxTask.vouch(SenderID(platform: .telegram, id: "77"))
        #expect(
            await rig.perform(vouch, in: TelegramRig.reviewRoom)
                == .success(.vouched(isModerator: mayDecide, isLead: status == "creator", name: "Omar")))
    }

    /// Who may appoint administrators leads them; whoever decides nothing leads nobody.
    @Test(arguments: [
        (#""status":"creator""#, true), (#""status":"administrator","can_promote_members":true"#, true),
        (#""status":"administrator","can_promote_members":false"#, false),
        (#""status":"administrator""#, false),
        (#""status":"member","can_promote_members":true"#, false),
    ])
    func whoMayAppointAdministratorsLeads(member: String, isLead: Bool) async {  // R46
        let rig = TelegramRig(["getChatMember": [.ok("{\(member),\"user\":\(Updates.omar)}")]])
        let vouch = OutboxTask.vouch(SenderID(platform: .telegram, id: "77"))
        guard
            case .success(.vouched(_, let told, _, _, _)) =
                await rig.perform(vouch, in: TelegramRig.reviewRoom)
        else { return #expect(Bool(false)) }
        #expect(told == isLead)
    }

    @Test func anAdministratorWhoIsNotListedDecidesNothing() async {  // R7
        let rig = TelegramRig(
            ["getChatMember": [.ok(#"{"status":"creator","user":\#(Updates.omar)}"#)]], moderators: [4])
        let vouch = OutboxTask.vouch(SenderID(platform: .telegram, id: "77"))
        #expect(
            await rig.perform(vouch, in: TelegramRig.reviewRoom)
                == .success(.vouched(isModerator: false, name: "Omar")))
    }

    /// A command acts only if its sender typed it here.
    @Test(arguments: [
        #""forward_origin":{"type":"hidden_user","sender_user_name":"A","date":1}"#,
        #""quote":{"text":"the door","position":0},"reply_to_message":{"message_id":3}"#,
        #""external_reply":{"origin":{"type":"hidden_user"}}"#,
        #""via_bot":{"id":5,"is_bot":true,"first_name":"b"}"#,
    ])
    func aCommandThatWasNotTypedHereIsNothing(more: String) throws {  // R8
        let rig = TelegramRig()
        let words = #""text":"/approve 12","entities":[{"offset":0,"length":8,"type":"bot_command"}]"#
        #expect(try rig.translate(Updates.groupMessage("\(words),\(more)")) == [])
        #expect(rig.notes == [.updateIgnored])
        let typed = try rig.translate(Updates.groupMessage(words))
        #expect(typed.map(\.event) == [.commanded(name: "approve", rest: "12")])
    }

    @Test(arguments: ["blockquote", "expandable_blockquote", "pre", "code"])
    func aCommandThatIsShownIsNone(type: String) throws {  // R8
        let marks =
            #"[{"offset":0,"length":11,"type":"\#(type)"},{"offset":0,"length":8,"type":"bot_command"}]"#
        let heard = try TelegramRig().translate(
            Updates.groupMessage(#""text":"/approve 12","entities":\#(marks)"#))
        #expect(heard.map(\.event) == [.said(text: "/approve 12")])
    }

    @Test func aCaptionAndAnEditAreNoCommands() throws {  // R8
        let rig = TelegramRig()
        let photo = #""photo":[{"file_id":"f","file_unique_id":"u","width":9,"height":9}]"#
        let marks = #"[{"offset":0,"length":8,"type":"bot_command"}]"#
        let caption = try rig.translate(
            Updates.groupMessage(#"\#(photo),"caption":"/approve 12","caption_entities":\#(marks)"#))
        guard case .sentPhoto = caption.first?.event else {
            Issue.record("\(caption)")
            return
        }
        let words = #""text":"/approve 12","entities":\#(marks)"#
        let edited = Updates.groupMessage("\(words),\"edit_date\":1762160450")
            .replacing("\"message\":", with: "\"edited_message\":")
        #expect(try rig.translate(edited).map(\.event) == [.edited(text: "/approve 12")])
    }

    /// One word is enough as the reply to a card, but not when it answers what it quotes.
    @Test func aReplySaysWhatItQuotes() throws {  // R8
        let rest =
            #""text":"approve","quote":{"text":"the back\ndoor","position":0},"reply_to_message":{"message_id":3}"#
        let heard = try TelegramRig().translate(Updates.groupMessage(rest))
        #expect(heard.map(\.event) == [.said(text: "> the back door\napprove")])
        let forwarded = #""text":"approve","forward_date":1,"reply_to_message":{"message_id":3}"#
        #expect(try TelegramRig().translate(Updates.groupMessage(forwarded)) == [])
    }

    @Test func aForwardedCommandOfAVoterIsWords() throws {  // R8
        let rest =
            #""text":"/delete","entities":[{"offset":0,"length":7,"type":"bot_command"}],"forward_date":1"#
        #expect(try TelegramRig().translate(Updates.message(rest)).map(\.event) == [.said(text: "/delete")])
    }

    @Test func withoutAListThePlatformHasToBeAsked() throws {  // T106
        let rig = TelegramRig()
        #expect(try rig.translate(Updates.groupMessage(words)).map(\.standing) == [.unchecked])
        let tap = Updates.tap("v1|ok|1|1", from: Updates.omar, chat: Updates.group)
        #expect(try rig.translate(tap).map(\.standing) == [.unchecked])
    }

    @Test func otherGroupsAreIgnoredAndTheirButtonsHaveNoAuthority() throws {  // T90, T109
        let rig = TelegramRig(moderators: [77])
        #expect(try rig.translate(Updates.groupMessage(words, chat: otherGroup)) == [])
        let tap = Updates.tap("v1|ok|1|1", from: Updates.omar, chat: otherGroup)
        #expect(try rig.translate(tap).map(\.standing) == [.onlooker])
        let homeless = TelegramRig(reviewRoom: nil)
        #expect(try homeless.translate(Updates.groupMessage(words)) == [])
    }

    @Test func anAnonymousAdministratorHasNoName() throws {  // T108
        let mask = #"{"id":1087968824,"is_bot":true,"first_name":"Group","username":"GroupAnonymousBot"}"#
        let rest = #"\#(words),"sender_chat":\#(Updates.group),"author_signature":"Boss""#
        let inbound = try TelegramRig(moderators: [77]).translate(Updates.groupMessage(rest, from: mask))
        #expect(inbound.map(\.standing) == [.anonymous])
        #expect(inbound.map(\.name) == [nil])
    }

    @Test(arguments: [
        #"{"id":5,"is_bot":true,"first_name":"OtherBot"}"#,
        #"{"id":777000,"is_bot":false,"first_name":"Telegram"}"#,
        #"{"id":136817688,"is_bot":true,"first_name":"Channel"}"#,
    ])
    func serviceAccountsAndBotsAreNobody(from: String) throws {  // T40
        let rig = TelegramRig()
        #expect(try rig.translate(Updates.groupMessage(words, from: from)) == [])
        #expect(try rig.translate(Updates.groupMessage(words, from: from, chat: Updates.privateChat)) == [])
    }

    @Test(arguments: [
        #""text":"a","via_bot":{"id":5,"is_bot":true,"first_name":"b"}"#,
        #""text":"a","is_automatic_forward":true"#,
        #""text":"a","sender_chat":{"id":-100999,"type":"channel","title":"News"}"#,
    ])
    func messagesInOthersNamesAreNobodys(rest: String) throws {  // T40
        #expect(try TelegramRig().translate(Updates.groupMessage(rest)) == [])
    }

    @Test func theReviewRoomIsFollowedWhenItBecomesASupergroup() throws {  // T47
        let old: Int64 = -4_000
        let rig = TelegramRig(reviewRoom: old)
        let new = #"{"id":-1009000,"title":"Moderators","type":"supergroup"}"#
        #expect(try rig.translate(Updates.groupMessage(words, chat: new)) == [])
        let service = Updates.groupMessage(
            #""migrate_to_chat_id":-1009000"#, chat: #"{"id":-4000,"title":"Moderators","type":"group"}"#)
        #expect(try rig.translate(service) == [])
        #expect(rig.notes.contains(.reviewRoomMoved))
        #expect(try rig.translate(Updates.groupMessage(words, chat: new)).map(\.standing) == [.unchecked])
    }

    @Test func theMoveIsAlsoReadFromTheNewRoom() throws {  // T47
        let rig = TelegramRig(reviewRoom: -4_000)
        let new = #"{"id":-1009000,"title":"Moderators","type":"supergroup"}"#
        _ = try rig.translate(Updates.groupMessage(#""migrate_from_chat_id":-4000"#, chat: new))
        #expect(try rig.translate(Updates.groupMessage(words, chat: new)).map(\.room.id) == ["-1009000"])
    }

    @Test func anotherGroupsMoveChangesNothing() throws {  // T47, T109
        let rig = TelegramRig()
        _ = try rig.translate(Updates.groupMessage(#""migrate_to_chat_id":-100777"#, chat: otherGroup))
        let moved = #"{"id":-100777,"type":"supergroup"}"#
        #expect(try rig.translate(Updates.groupMessage(words, chat: moved)) == [])
    }

    @Test func leavingTheReviewRoomIsCounted() throws {  // T110
        let rig = TelegramRig()
        #expect(try rig.translate(Updates.membership("kicked", chat: Updates.group)) == [])
        #expect(try rig.translate(Updates.membership("administrator", chat: Updates.group)) == [])
        #expect(rig.notes.filter { $0 != .updateIgnored } == [.reviewRoomLost, .reviewRoomBack])
    }

    @Test func votersHaveNoNamesHere() throws {
        #expect(try TelegramRig().translate(Updates.message(words)).map(\.name) == [nil])
    }
}
