import Conversation
import Testing

@testable import Adapters

/// Signs that voters put on messages of the bot, and take back.
struct TelegramReactionTests {
    private let thumb = #"{"type":"emoji","emoji":"👍"}"#
    private let heart = #"{"type":"emoji","emoji":"❤"}"#
    private let custom = #"{"type":"custom_emoji","custom_emoji_id":"5368324170671202286"}"#

    @Test func aNewSignNamesItsMessageAndHasAnIdOfItsOwn() throws {
        let inbounds = try TelegramRig().translate(Updates.reaction(from: "", to: thumb))
        #expect(inbounds.map(\.event) == [.reacted(emoji: "👍")])
        #expect(inbounds.first?.repliesTo?.rawValue == "360")
        #expect(inbounds.first?.standing == .voter)
        let back = try TelegramRig().translate(Updates.reaction(from: thumb, to: ""))
        #expect(back.map(\.event) == [.deleted])
        #expect(back.first?.message == inbounds.first?.message)
    }

    @Test func aChangedSignIsOneGoneAndOneCome() throws {
        let inbounds = try TelegramRig().translate(Updates.reaction(from: thumb, to: heart))
        #expect(inbounds.map(\.event) == [.deleted, .reacted(emoji: "❤")])
        #expect(Set(inbounds.map(\.key)).count == 2)
    }

    @Test func aSignThatStaysIsNothing() throws {
        #expect(try TelegramRig().translate(Updates.reaction(from: thumb, to: thumb)) == [])
        #expect(try TelegramRig().translate(Updates.reaction(from: "", to: custom)) == [])
    }

    @Test func signsOfNobodyAndInGroupsAreNotHeard() throws {  // T111
        let nobody = Updates.reaction(from: "", to: thumb, user: #""actor_chat":{"id":-5,"type":"channel"},"#)
        #expect(try TelegramRig().translate(nobody) == [])
        #expect(try TelegramRig().translate(Updates.reaction(from: "", to: thumb, chat: Updates.group)) == [])
    }
}
