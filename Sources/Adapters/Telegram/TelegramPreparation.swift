import CivicFacts
import Conversation

/// What is checked before anything else.
struct TelegramPreparation: Sendable {
    let settings: TelegramSettings
    let desk: TelegramTools

    /// Who the bot is, that its updates go nowhere else, and where the review rooms are now.
    func run() async throws(AdapterFault) {
        if let fault = TelegramToken.fault(in: settings) { throw fault }
        _ = try await desk.identifyAlone()
        for room in settings.reviewGroups {
            await TelegramReviewRoom(id: room, desk: desk).check()
            if TelegramReviewRoom.isPlain(desk.memory.current(of: room)) { throw TelegramFault.plainGroup }
        }
    }

    /// Sets the command lists and what stands on the profile; nothing of it is a reason to stop.
    func furnish() async {
        let rooms = settings.reviewGroups.map(desk.memory.current)
        for call in settings.menus.flatMap({ $0.calls(reviewRooms: rooms) }) { await set(call) }
        for line in settings.profiles.flatMap(\.lines) where await !stands(line) { await set(line.setting) }
    }

    /// Telegram has these words already.
    private func stands(_ line: TelegramProfile.Line) async -> Bool {
        if case .done(let kept) = await desk.client.call(line.asking, as: TelegramProfileText.self) {
            kept.words == line.words
        } else {
            false
        }
    }

    /// Sets one of them; a refusal is counted and changes nothing (T7).
    private func set(_ call: TelegramCall) async {
        switch await desk.client.call(call, as: TelegramAnything.self) {
        case .done: break
        case .refused(let failure): desk.note(.menuRefused(code: failure.code))
        case .lost: desk.note(.menuRefused(code: 0))
        }
    }
}
