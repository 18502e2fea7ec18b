import CivicFacts
import Conversation
import Foundation
import Locks

@testable import Adapters

/// An adapter over a scripted Telegram, with a clock that moves only when somebody sleeps.
struct TelegramRig {
    static let token = "123456:AAExampleSecretOfTheBot"
    static let reviewRoom: Int64 = -1_001_234_567_890

    let telegram: FakeTelegram
    let timing: AdapterTiming
    let adapter: TelegramAdapter
    private let clock = Locked(Moment(milliseconds: 1_762_160_400_000))
    private let slept = Locked<[Span]>([])
    private let noted = Locked<[TelegramNote]>([])

    init(
        _ script: [String: [FakeTelegram.Answer]] = [:], moderators: [Int64] = [], token: String = token,
        apiBase: String = TelegramSettings.publicBase, reviewRoom: Int64? = reviewRoom,
        reviewTopic: Int64? = nil, others: [TelegramPlace] = [],
        paymentToken: String? = nil, menus: [TelegramMenu] = [], profiles: [TelegramProfile] = []
    ) {
        telegram = FakeTelegram(script)
        let settings = TelegramSettings(
            token: token, apiBase: apiBase,
            reviewRooms: (reviewRoom.map { [TelegramPlace(chat: $0, topic: reviewTopic)] } ?? []) + others,
            moderators: moderators,
            paymentToken: paymentToken, menus: menus,
            profiles: profiles)
        let (clock, slept, noted) = (clock, slept, noted)
        timing = AdapterTiming(
            now: { clock.withLock { $0 } },
            sleep: { span in
                slept.withLock { $0.append(span) }
                clock.withLock { $0 = $0 + span }
                await Task.yield()
                try Task.checkCancellation()
            },
            chance: { 0.5 })
        adapter = TelegramAdapter(
            settings, polling: telegram, sending: telegram, timing: timing,
            note: { note in noted.withLock { $0.append(note) } })
    }

    /// Every pause that was made, in order.
    var sleeps: [Span] { slept.withLock { $0 } }
    var notes: [TelegramNote] { noted.withLock { $0 } }
    var now: Moment { clock.withLock { $0 } }

    func moveClock(_ span: Span) { clock.withLock { $0 = $0 + span } }

    /// The happenings in one update as Telegram would send it.
    func translate(_ update: String, key: String = "7:1") throws -> [Inbound] {
        let body = #"{"received":1762160400123,"update":\#(update)}"#
        return try adapter.translate(RawUpdate(key: key, body: Array(body.utf8)))
    }

    /// Performs a task in a room; the error, if there was one, as a value.
    func perform(
        _ task: OutboxTask, in room: Int64 = 42, topic: Int64? = nil, attempts: Int = 0, id: Int64 = 1
    ) async -> Result<Receipt, DeliveryError> {
        let entry = OutboxEntry(
            id: EntryID(rawValue: id), room: TelegramPlace(chat: room, topic: topic).room, task: task,
            attempts: attempts)
        do {
            return .success(try await adapter.perform(entry))
        } catch {
            return .failure(error)
        }
    }
}

extension MessageID {
    init(_ id: String) { self.init(rawValue: id) }
}
