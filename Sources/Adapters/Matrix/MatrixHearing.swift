import CivicFacts
import Conversation
import PlainJSON

extension MatrixDigest {
    /// Takes the events that concern the house into the batch, in order, and learns from the others.
    func hear(
        _ items: [MatrixSyncAnswer.Item], in room: String, _ facts: inout MatrixFacts, _ result: inout Result
    ) {
        let before = result.updates.count
        var unreadable = 0
        for item in items {
            guard let event = item.event else {
                result.updates.append(MatrixEnvelope.update(item, in: room, .direct, at: now))
                continue
            }
            if event.sender == memory.settings.user {
                learn(event, in: room)
            } else if event.type == "m.room.encrypted" {
                guard memory.encryption != nil else {
                    unreadable += 1
                    continue
                }
                result.unread.append((room, event.json))
            } else if memory.isReviewRoom(room) {
                hearReview(item, event, in: room, isEncrypted: facts.isEncrypted(room), &result)
            } else if facts.rooms[room]?.isDirect == true {
                hearDirect(item, event, in: room, &facts, &result)
            }
        }
        if unreadable > 0 { deplore(unreadable, in: room, &facts, &result) }
        let others = items.compactMap(\.event).filter { $0.sender != memory.settings.user }
        guard result.updates.count > before, let last = others.last?.id else { return }
        result.chores.append(.read(room: room, event: last))
    }

    /// The bot's own events run nothing (M33); they tell which event is which report's card, also before the answer
    /// to the send is settled.
    private func learn(_ event: MatrixEvent, in room: String) {
        guard memory.isReviewRoom(room), let id = event.id else { return }
        if event.relationType == "m.replace", let original = event.relatesTo {
            memory.rememberEdit(id, of: original)
        } else if let token = event.content[MatrixContent.cardKey]?.text {
            memory.rememberCard(id, token: token)
        }
    }

    private func hearReview(
        _ item: MatrixSyncAnswer.Item, _ event: MatrixEvent, in room: String, isEncrypted: Bool,
        _ result: inout Result
    ) {
        guard ["m.room.message", "m.reaction", "m.room.redaction"].contains(event.type),
            !isEncrypted || decides(item, event, in: room, &result)
        else { return }
        if let id = event.id { memory.rememberThread(event.thread, of: id, in: room) }
        let named = event.type == "m.reaction" ? event.relatesTo : event.answers
        let target = named.map(memory.original)
        result.updates.append(
            MatrixEnvelope.update(
                item, in: room, .review, at: now, card: target.flatMap(memory.card), target: target))
    }

    /// Whether somebody's doing counts in an encrypted review room (E34, E56).
    private func decides(
        _ item: MatrixSyncAnswer.Item, _ event: MatrixEvent, in room: String, _ result: inout Result
    ) -> Bool {
        let isStrict = memory.settings.decisions == .signed
        switch event.type {
        case "m.room.message" where item.proof == .none:
            result.notes.append(.plainIgnored)
            result.chores.append(.refusePlain(room: room))
            return false
        case "m.room.message": return !isStrict || item.proof == .signed
        case "m.reaction" where isStrict:
            guard let sign = event.reaction, let card = event.relatesTo.map(memory.original) else {
                return false
            }
            result.chores.append(.refuseSign(room: room, sign: sign, card: card))
            return false
        default: return true
        }
    }

    private func hearDirect(
        _ item: MatrixSyncAnswer.Item, _ event: MatrixEvent, in room: String, _ facts: inout MatrixFacts,
        _ result: inout Result
    ) {
        let place: MatrixEnvelope.Place = facts.rooms[room]?.isRefuge == true ? .refuge : .direct
        if event.type == "m.room.member" { return heedMember(item, event, in: room, place, &facts, &result) }
        guard MatrixSpeech.types.contains(event.type) else { return }
        // What a third person may read is no place for a report (M59).
        guard facts.rooms[room]?.isOverfull != true else {
            if facts.rooms[room]?.isCrowdTold == false {
                facts.rooms[room]?.isCrowdTold = true
                result.chores.append(.disperse(room: room))
                result.notes.append(.crowded)
            }
            return
        }
        if let walk = event.walk, !memory.isFirst(event.id ?? "", of: walk) { return }
        if let sender = event.sender, facts.rooms[room]?.crowdedSince == nil {
            result.freed += memory.overheardRooms(of: sender)
        }
        if event.type != "m.room.redaction", let id = event.id {
            memory.rememberThread(event.thread, of: id, in: room)
        }
        result.updates.append(MatrixEnvelope.update(item, in: room, place, at: now, press: press(of: event)))
    }

    /// The button that a reaction to a question of the bot stands for.
    private func press(of event: MatrixEvent) -> String? {
        guard let sign = event.reaction, let target = event.relatesTo,
            let choices = memory.choices(target)
        else { return nil }
        return ChoiceReaction.token(for: sign, among: choices)
    }

    /// The other person comes or goes.
    private func heedMember(
        _ item: MatrixSyncAnswer.Item, _ event: MatrixEvent, in room: String, _ place: MatrixEnvelope.Place,
        _ facts: inout MatrixFacts, _ result: inout Result
    ) {
        guard let person = event.stateKey, person != memory.settings.user, let membership = event.membership,
            ["join", "leave", "ban"].contains(membership)
        else { return }
        let wasIn = event.json["unsigned"]?["prev_content"]?["membership"]?.text == "join"
        if membership == "join" {
            facts.rooms[room]?.isEmpty = false
            // A new name or picture is a join as well, and no news.
            guard !wasIn else { return }
        } else {
            guard wasIn else { return }
            if let joined = facts.rooms[room]?.joined, joined <= 1 {
                facts.rooms[room]?.isEmpty = true
                result.chores.append(.leave(room: room))
            }
            guard memory.otherRoom(of: person, than: room) == nil else { return }
        }
        result.updates.append(MatrixEnvelope.update(item, in: room, place, at: now))
    }

    /// Counts what cannot be read, and has it said once a day (M116).
    private func deplore(
        _ count: Int, in room: String, _ facts: inout MatrixFacts, _ result: inout Result
    ) {
        result.notes.append(.encrypted(events: count))
        // Only its state makes a room an encrypted one; a stray event beside plain words changes nothing (M113).
        guard let known = facts.rooms[room], known.isDirect, known.isEncrypted else { return }
        if var refuge = facts.refuges[room] {
            // Somebody is about to say it, or said it less than a day ago.
            guard !refuge.mustTell, let told = refuge.toldAt, now.since(told) >= .days(1) else { return }
            refuge.mustTell = true
            facts.refuges[room] = refuge
        } else {
            facts.refuges[room] = MatrixRefuge(since: now)
        }
        result.chores.append(.shelter(room: room))
    }
}
