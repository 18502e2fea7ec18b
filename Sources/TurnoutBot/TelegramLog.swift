import Adapters
import Conversation
import Services

/// What the Telegram adapter notices, as lines of the log: fixed words and numbers.
struct TelegramLog: Sendable {
    let log: Log
    let pulse: Pulse

    /// The next look for news ends within this time, after a pause of so many seconds.
    private func beat(afterPause seconds: Int = 0) {
        pulse.beat(.platform(.telegram), within: Platform.telegram.longestPoll + .seconds(seconds))
    }

    func write(_ note: TelegramNote) {
        switch note {
        case .polled:
            pulse.hear(.telegram)
            beat()
        case .pollFailed, .notReachable, .unauthorized: beat(afterPause: 90)
        case .flood(let seconds): beat(afterPause: 90 + seconds)
        case .conflict: beat(afterPause: 180)
        case .updateIgnored, .updateUnnumbered, .menuRefused, .reviewRoomInaccessible, .reviewRoomHalfDeaf,
            .reviewRoomLost, .reviewRoomBack, .reviewRoomMoved, .filePathRefused, .notRemoved, .defect:
            break
        }
        say(note)
    }

    private func say(_ note: TelegramNote) {
        switch note {
        case .notReachable(let attempt): log.warning("telegram.not_reachable", ["attempt": attempt])
        case .polled(let updates): log.debug("telegram.polled", ["updates": updates])
        case .pollFailed(let status): log.warning("telegram.poll_failed", ["status": status])
        case .flood(let seconds): log.warning("telegram.slow_down", ["seconds": seconds])
        case .unauthorized: log.warning("telegram.unauthorized", ["count": 1])
        case .conflict(let attempt): log.error("telegram.another_poller", ["attempt": attempt])
        case .updateIgnored: log.debug("telegram.update_ignored")
        case .updateUnnumbered: log.warning("telegram.update_unnumbered")
        case .menuRefused(let code): log.warning("telegram.menu_refused", ["code": code])
        case .reviewRoomInaccessible(_, let code):
            log.error("telegram.review_room_inaccessible", ["code": code])
        case .reviewRoomHalfDeaf: log.warning("telegram.review_room_hears_only_commands_and_replies")
        case .reviewRoomLost: log.error("telegram.review_room_lost")
        case .reviewRoomBack: log.info("telegram.review_room_back")
        case .reviewRoomMoved: log.info("telegram.review_room_moved")
        case .filePathRefused: log.warning("telegram.file_path_refused")
        case .notRemoved: log.warning("telegram.message_not_removed")
        case .defect(let defect): log.error("telegram.defect", ["kind": defect.rawValue])
        }
    }
}
