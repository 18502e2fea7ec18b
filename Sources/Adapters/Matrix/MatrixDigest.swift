import CivicFacts
import Conversation
import PlainJSON

/// Turns one sync answer into updates, facts and chores: pure, so that a failed commit can be made again.
struct MatrixDigest: Sendable {
    let memory: MatrixMemory
    let now: Moment

    /// What came of an answer.
    struct Result: Sendable {
        var chores: [MatrixChore] = []
        var notes: [MatrixNote] = []
        var updates: [RawUpdate] = []
        /// Rooms that can be spoken in again.
        var freed: [String] = []
        /// Encrypted events that wait for their keys.
        var unread: [(room: String, event: JSON)] = []
    }

    private var me: String { memory.settings.user }

    /// Takes a whole answer in; `since` is nil for a first look, which is history and no news (M14).
    func take(
        _ answer: MatrixSyncAnswer, since: String?, _ facts: inout MatrixFacts
    ) -> MatrixCommit<Result> {
        var result = Result()
        // Whoever has waited longest is answered first; within a room the order stays.
        let joined = answer.joined.map { (room: $0, since: $0.timeline.first?.event?.sentAt ?? .max) }
        for (room, _) in joined.sorted(by: { $0.since < $1.since }) {
            take(room, since: since, next: answer.next, &facts, &result)
        }
        // A tombstone in the same answer tells which invitation is expected.
        for invite in answer.invites { take(invite, &facts, &result) }
        for room in answer.left { lose(room, &facts, &result) }
        if !answer.toDevice.isEmpty {
            // Kept before they are acknowledged by the next sync: the homeserver then deletes them (M32).
            facts.devices[answer.next] = MatrixDeviceMessages(answer.toDevice, at: now)
            let old = facts.devices.items.sorted { $0.value.at < $1.value.at }.dropLast(100)
            for (key, _) in old { facts.devices[key] = nil }
        }
        return MatrixCommit(
            updates: result.updates, cursor: Cursor(value: answer.next), freed: result.freed, result: result)
    }

    private func take(_ invite: MatrixSyncAnswer.Invite, _ facts: inout MatrixFacts, _ result: inout Result) {
        guard facts.doors[invite.id] == nil || facts.doors[invite.id]?.isJoined == true,
            let mine = invite.state.last(where: { $0.membership == "invite" && $0.stateKey == me }),
            let inviter = mine.sender
        else { return }
        let isDirect = mine.content["is_direct"]?.flag ?? false
        let isExpected =
            memory.reviewRooms.contains(invite.id) || invite.id == memory.settings.publicRoom
            || facts.rooms.items.values.contains { $0.successor == invite.id }
        var door = MatrixDoor(
            isWelcome: isExpected || memory.settings.welcomes(inviter), isDirect: isDirect && !isExpected,
            via: MatrixSettings.server(of: inviter), inviter: inviter, since: now)
        if !isExpected, door.isWelcome {
            door.refusal = Self.refusal(of: invite)
            door.isWelcome = door.refusal == nil
            door.isUndeclared = isDirect ? nil : true
        }
        facts.doors[invite.id] = door
        result.chores.append(.answer(room: invite.id))
    }

    /// What the little that is shown of a room has against it already.
    private static func refusal(of invite: MatrixSyncAnswer.Invite) -> MatrixRefusalReason? {
        func says(_ type: String, _ field: String, _ word: String) -> Bool {
            invite.state.contains { $0.type == type && $0.content[field]?.text == word }
        }
        if says("m.room.create", "type", "m.space") { return .isSpace }
        let isOpen =
            says("m.room.join_rules", "join_rule", "public")
            || says("m.room.history_visibility", "history_visibility", "world_readable")
        return isOpen ? .isPublic : nil
    }

    private func take(
        _ room: MatrixSyncAnswer.Room, since: String?, next: String, _ facts: inout MatrixFacts,
        _ result: inout Result
    ) {
        let isNew = facts.rooms[room.id] == nil || hasJustComeIn(room)
        if facts.rooms[room.id] == nil { facts.rooms[room.id] = MatrixRoom(isDirect: isDirect(room, facts)) }
        if isNew { facts.doors[room.id] = nil }
        let lastKnown = facts.last[room.id]
        note(room, isInUse: !isNew && lastKnown != nil, &facts, &result)
        facts.last[room.id] = room.timeline.last?.event?.id ?? lastKnown
        guard since != nil || (lastKnown != nil && !isNew) else { return }
        if facts.gaps[room.id] != nil {
            facts.gaps[room.id]?.to = next
        } else if since == nil {
            facts.gaps[room.id] = MatrixGap(to: next, until: lastKnown)
            result.chores.append(.fill(room: room.id))
        } else if isNew, let old = facts.predecessor(awaiting: room.id) {
            // What is said here is heard once it is known whether the old room's place is this one's.
            facts.gaps[room.id] = MatrixGap(to: next)
            result.chores.append(.follow(room: old))
        } else if isNew {
            greet(room, next: next, &facts, &result)
        } else if room.isLimited {
            facts.gaps[room.id] = MatrixGap(from: since, to: next)
            result.chores.append(.fill(room: room.id))
        } else {
            hear(room.timeline, in: room.id, &facts, &result)
        }
    }

    /// The invitation tells, or the account's own list, or the invitation in the room's history.
    private func isDirect(_ room: MatrixSyncAnswer.Room, _ facts: MatrixFacts) -> Bool {
        guard !memory.reviewRooms.contains(room.id), room.id != memory.settings.publicRoom else {
            return false
        }
        if let door = facts.doors[room.id] {
            let people = (room.joined ?? 0) + (room.invited ?? 0)
            return door.isDirect || door.isUndeclared == true && people == 2
        }
        return (memory.isDirect(room.id) || wasInvitedDirectly(room))
    }

    /// A room the bot has just come into: in a private one, what was written since the invitation counts; in others,
    /// what was written since the bot came in (M24).
    private func greet(
        _ room: MatrixSyncAnswer.Room, next: String, _ facts: inout MatrixFacts, _ result: inout Result
    ) {
        let known = facts.rooms[room.id]
        let cut = known?.isDirect == true && known?.isRefuge == false ? "invite" : "join"
        let start = room.timeline.lastIndex {
            $0.event?.membership == cut && $0.event?.stateKey == me
        }
        if let start {
            hear(Array(room.timeline[(start + 1)...]), in: room.id, &facts, &result)
        } else if known?.isDirect == true || memory.isReviewRoom(room.id) {
            facts.gaps[room.id] = MatrixGap(to: next)
            result.chores.append(.fill(room: room.id))
        }
    }

    private func hasJustComeIn(_ room: MatrixSyncAnswer.Room) -> Bool {
        room.timeline.contains {
            guard let event = $0.event, event.stateKey == me, let membership = event.membership else {
                return false
            }
            // The bot's own join is not shown; that somebody put it out or asked it in again is.
            return membership != "join"
                || event.json["unsigned"]?["prev_content"]?["membership"]?.text != "join"
        }
    }

    private func wasInvitedDirectly(_ room: MatrixSyncAnswer.Room) -> Bool {
        room.timeline.contains {
            guard let event = $0.event, event.stateKey == me else { return false }
            let invitation =
                event.membership == "invite" ? event.content : event.json["unsigned"]?["prev_content"]
            return invitation?["membership"]?.text == "invite" && invitation?["is_direct"]?.flag ?? false
        }
    }

    /// What the room's state says, wherever in the answer it stands (M25).
    private func note(
        _ room: MatrixSyncAnswer.Room, isInUse: Bool, _ facts: inout MatrixFacts, _ result: inout Result
    ) {
        if let joined = room.joined { facts.rooms[room.id]?.joined = Int(min(max(joined, 0), 1 << 31)) }
        if let invited = room.invited { facts.rooms[room.id]?.invited = Int(min(max(invited, 0), 1 << 31)) }
        count(room.id, &facts, &result)
        for event in room.state + room.timeline.compactMap(\.event) {
            guard event.stateKey == "" else { continue }
            // What waits for the room to be sound is tried again as soon as that may be.
            if memory.isReviewRoom(room.id), MatrixReviewTrouble.types.contains(event.type) {
                result.freed.append(room.id)
            }
            if event.type == "m.room.encryption", facts.rooms[room.id]?.isEncrypted == false {
                facts.rooms[room.id]?.isEncrypted = true
                if memory.isReviewRoom(room.id), memory.encryption == nil {
                    result.notes.append(.reviewRoomEncrypted)
                }
            }
            if event.type == "m.room.tombstone", let next = event.content["replacement_room"]?.text,
                next != room.id, facts.rooms[room.id]?.successor == nil
            {
                facts.rooms[room.id]?.successor = next
                result.chores.append(.follow(room: room.id))
            }
        }
        guard memory.encryption == nil, let known = facts.rooms[room.id], known.isDirect, known.isEncrypted,
            facts.refuges[room.id] == nil
        else { return }
        facts.refuges[room.id] = MatrixRefuge(since: now, wasReadable: isInUse)
        result.chores.append(.shelter(room: room.id))
    }

    /// A third person may have come into a private room, or left it.
    private func count(_ room: String, _ facts: inout MatrixFacts, _ result: inout Result) {
        guard let known = facts.rooms[room], known.isDirect else { return }
        if known.isOverfull {
            facts.rooms[room]?.crowdedSince = known.crowdedSince ?? now
        } else if known.crowdedSince != nil {
            result.chores.append(.reopen(room: room))
        }
    }

    /// The bot is not in the room any more: it was put out, it left, or an invitation was withdrawn (M62).
    private func lose(_ room: MatrixSyncAnswer.Room, _ facts: inout MatrixFacts, _ result: inout Result) {
        let known = facts.rooms[room.id]
        if memory.isReviewRoom(room.id), known?.successor == nil { result.notes.append(.reviewRoomLost) }
        if known?.isDirect == true, known?.successor == nil, known?.isEmpty == false {
            for item in room.timeline {
                guard let event = item.event, event.stateKey == me, let by = event.sender, by != me,
                    event.membership == "leave" || event.membership == "ban",
                    memory.otherRoom(of: by, than: room.id) == nil
                else { continue }
                result.updates.append(MatrixEnvelope.update(item, in: room.id, .direct, at: now))
            }
        }
        facts.forget(room.id)
        result.chores.append(.forget(room: room.id))
    }
}
