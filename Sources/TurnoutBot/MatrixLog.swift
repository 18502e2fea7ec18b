import Adapters
import Conversation
import Services

/// What the Matrix adapter notices, as lines of the log: fixed words and numbers.
struct MatrixLog: Sendable {
    let log: Log
    let pulse: Pulse

    func write(_ note: MatrixNote) {
        pulse.beat(.platform(.matrix), within: Platform.matrix.longestPoll)
        switch note {
        case .notReachable(let attempt): log.warning("matrix.not_reachable", ["attempt": attempt])
        case .signedIn: log.info("matrix.signed_in")
        case .tokenRefreshed: log.info("matrix.token_refreshed")
        case .signedOut: log.warning("matrix.signed_out")
        case .refusedOnce: log.warning("matrix.refused_once", ["count": 1])
        case .accountLocked: log.error("matrix.account_locked")
        case .synced(let updates):
            pulse.hear(.matrix)
            log.debug("matrix.synced", ["updates": updates])
        case .syncFailed(let status): log.warning("matrix.sync_failed", ["status": status])
        case .positionLost: log.error("matrix.position_lost")
        case .positionStuck: log.error("matrix.position_stuck")
        case .flood(let seconds): log.warning("matrix.slow_down", ["seconds": seconds])
        case .gapsOpen(let rooms): log.info("matrix.gaps_open", ["rooms": rooms])
        case .gapClosed(let events): log.info("matrix.gap_closed", ["events": events])
        case .gapAbandoned: log.error("matrix.gap_abandoned")
        case .joined: log.info("matrix.joined")
        case .inviteDeclined: log.info("matrix.invite_declined")
        case .inviteHeld: log.warning("matrix.invite_held")
        case .joinFailed(let attempt): log.warning("matrix.join_failed", ["attempt": attempt])
        case .joinAbandoned: log.warning("matrix.join_abandoned")
        case .encrypted(let events): log.warning("matrix.encrypted", ["count": events])
        case .deviceForged: log.warning("matrix.device_forged", ["count": 1])
        case .olmBroken: log.warning("matrix.olm_broken", ["count": 1])
        case .identityChanged: log.warning("matrix.identity_changed", ["count": 1])
        case .plainIgnored: log.warning("matrix.plain_ignored", ["count": 1])
        case .identityNotShown: log.error("matrix.identity_not_shown")
        case .identityShown: log.info("matrix.identity_shown")
        case .keysRolledBack: log.error("matrix.keys_rolled_back")
        case .refugeOpened: log.info("matrix.refuge_opened")
        case .refugeImpossible: log.error("matrix.refuge_impossible")
        case .crowded: log.info("matrix.crowded")
        case .roomLeft: log.debug("matrix.room_left")
        case .eventIgnored: log.debug("matrix.event_ignored")
        case .reviewRoomInaccessible: log.error("matrix.review_room_inaccessible")
        case .reviewRoomLost: log.error("matrix.review_room_lost")
        case .reviewRoomMoved: log.info("matrix.review_room_moved")
        case .reviewRoomEncrypted: log.error("matrix.review_room_encrypted")
        case .reviewRoomUnsafe(let troubles):
            func count(_ trouble: MatrixReviewTrouble) -> Int { troubles.contains(trouble) ? 1 : 0 }
            log.error(
                "matrix.review_room_unsafe",
                [
                    "joining": count(.joining), "history": count(.history),
                    "encryption": count(.encryption), "power": count(.power),
                ])
        case .reviewRoomSafe: log.info("matrix.review_room_safe")
        case .photoHidden: log.warning("matrix.photo_hidden", ["count": 1])
        case .profileNotSet: log.warning("matrix.profile_not_set")
        case .notRemoved: log.warning("matrix.message_not_removed")
        case .defect(let status): log.error("matrix.defect", ["status": status])
        }
    }
}
