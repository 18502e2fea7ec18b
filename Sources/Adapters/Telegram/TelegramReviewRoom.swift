import CivicFacts
import Conversation
import PlainJSON

/// What is better known early about the review room, and is no reason to stop.
struct TelegramReviewRoom: Sendable {
    let id: Int64
    let desk: TelegramTools

    /// The id of a group that is no supergroup.
    static func isPlain(_ chat: Int64) -> Bool { (-999_999_999_999...(-1)).contains(chat) }

    /// Finds out whether the bot may write there, and whether the room has moved: `typing` is the only call
    /// that answers both and leaves nothing behind.
    func check() async {
        let call = TelegramCall("sendChatAction", deadline: .seconds(20)) { json in
            json.field("chat_id", id)
            json.field("action", "typing")
        }
        if case .refused(let failure) = await desk.client.call(call, as: TelegramAnything.self) {
            let verdict = TelegramVerdict(failure)
            desk.take(verdict, from: id)
            guard case .moved = verdict else {
                return desk.note(.reviewRoomInaccessible(chat: id, code: failure.code))
            }
        }
        await checkHearing()
    }

    /// A bot that is no administrator and has privacy mode on hears only commands and replies to itself (T4).
    private func checkHearing() async {
        guard let bot = desk.memory.bot, !bot.hearsEverything else { return }
        let call = TelegramMember.call(desk.memory.current(of: id), bot.id)
        guard case .done(let member) = await desk.client.call(call, as: TelegramMember.self),
            !member.hasAuthority
        else { return }
        desk.note(.reviewRoomHalfDeaf)
    }
}
