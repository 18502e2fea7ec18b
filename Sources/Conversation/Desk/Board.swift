internal import CivicFacts

/// The board of each desk: one message that says how things stand, kept true while anything waits to be shown or somebody
/// works.
enum Board {
    /// Keeps them true; each is changed a few times a minute at the most.
    static func tell(_ visit: inout Visit) {
        let desks = visit.facts.rules.desks.names
        let due = desks.filter { !isFresh($0, visit) }
        for name in desks where !due.contains(name) {
            // Each decision of somebody at work comes by here.
            guard let shown = visit.desk[name].digest else { continue }
            visit.updateDesk { $0.wake(at: shown.at + Limits.digestPause) }
        }
        guard !due.isEmpty else { return }
        let counts = visit.facts.records.queueCounts(at: visit.now)
        for name in due { tell(counts[name] ?? .none, at: name, &visit) }
    }

    private static func isFresh(_ name: DeskName, _ visit: Visit) -> Bool {
        guard let shown = visit.desk[name].digest, visit.desk.workers != nil else { return false }
        return visit.now.since(shown.at) < Limits.digestPause
    }

    private static func tell(_ count: QueueCount, at name: DeskName, _ visit: inout Visit) {
        let shown = visit.desk[name].digest
        visit.updateDesk { $0[name].isFlooded = (count.queued ?? count.waiting) > count.heldBack }
        let isWanted =
            (count.queued ?? count.waiting) > 0 || count.areSomeTaken || !workers(at: name, visit).isEmpty
        guard isWanted || shown != nil else { return }
        guard let shown else {
            Posting.count(messages: 1, at: name, &visit)
            return show(face(count, at: name, visit), isLast: false, at: name, &visit)
        }
        let age = visit.now.since(shown.at)
        guard age >= Limits.digestPause else {
            let isNews = count != shown.shown
            let isSoon = isNews || !isWanted
            return visit.updateDesk { $0.wake(at: shown.at + (isSoon ? Limits.digestPause : shown.life)) }
        }
        guard isWanted else {
            show(face(count, at: name, visit), isLast: true, at: name, &visit)
            return visit.updateDesk { $0[name].digest = nil }
        }
        let face = face(count, at: name, visit)
        if !face.saysTheSame(as: shown) || age >= shown.life {
            return show(face, isLast: false, at: name, &visit)
        }
        visit.updateDesk { $0.wake(at: shown.at + shown.life) }
    }

    private static func workers(at name: DeskName, _ visit: Visit) -> [AccountID] {
        visit.desk.atWork.filter { $0.worker.serves(name) }.map(\.account)
    }

    private static func face(_ count: QueueCount, at name: DeskName, _ visit: Visit) -> QueueDigest {
        let names = workers(at: name, visit).map { visit.desk.names?[$0] ?? "a moderator" }
        let day = visit.facts.records.deskDay(since: visit.now - Limits.shiftPause)
        let decided = day.decisions.count { $0.desk == name }
        return QueueDigest(
            shown: count, at: visit.now, workers: names.isEmpty ? nil : names, decided: decided,
            pace: pace(at: name, visit))
    }

    /// Where the rooms are on Matrix, and the homeserver is slow.
    private static func pace(at name: DeskName, _ visit: Visit) -> DecisionPace? {
        let isThere = visit.facts.rules.desks[name].rooms.contains { $0.platform == .matrix }
        return isThere ? visit.desk.pace.flatMap { $0.holds(at: visit.now) ? $0 : nil } : nil
    }

    private static func show(
        _ digest: QueueDigest, isLast: Bool, at name: DeskName, _ visit: inout Visit
    ) {
        // The first one overtakes the cards that wait: it is how moderators learn that there is more.
        let isFirst = visit.desk[name].digest == nil
        let desk = visit.facts.rules.desks.isOne ? nil : name
        let message = message(digest, at: desk, isLast: isLast)
        visit.deliver(
            Delivery(.showDigest(message: message, isLast: isLast), urgent: isFirst, desk: name))
        visit.updateDesk { desk in
            desk[name].digest = digest
            if !isLast { desk.wake(at: digest.at + digest.life) }
        }
    }

    private static func message(_ digest: QueueDigest, at desk: DeskName?, isLast: Bool) -> Message {
        let words = Desk.words
        let count = digest.shown
        var lines = [words.text(count.areSomeTaken ? BoardWords.allTaken : BoardWords.none)]
        if count.waiting > 0, isLast {
            lines = [words.text(BoardWords.allShown)]
        } else if count.waiting > 0 {
            let age = TimeWords(language: .english, at: nil).age(
                count.oldest.map { digest.at.since($0) } ?? .zero)
            let counts: [Slot: String] = [.n: "\(count.waiting)", .max: "\(count.urgent)", .age: age]
            lines = [words.text(BoardWords.count, counts)]
        }
        if count.heldBack > 0 { lines.append(words.text(BoardWords.heldBack, [.n: "\(count.heldBack)"])) }
        if let workers = digest.workers {
            lines.append(words.text(BoardWords.workers, [.n: "\(workers.count)", .name: listed(workers)]))
        }
        if let decided = digest.decided, decided > 0 {
            lines.append(words.text(BoardWords.decided, [.n: "\(decided)"]))
        }
        let heading =
            desk.map { words.text(BoardWords.headOfDesk, [.text: $0.description]) }
            ?? words.text(BoardWords.head)
        if let pace = digest.pace {
            lines.append(words.text(BoardWords.pace, [.n: pace.seconds, .max: pace.decisions]))
        }
        guard count.waiting > 0, !isLast else {
            return Message(heading: heading, text: lines.joined(separator: "\n"))
        }
        lines.append(words.text(BoardWords.how, [.n: "\(Limits.handful)"]))
        return Message(heading: heading, text: lines.joined(separator: "\n"), rows: [[CallNext.button]])
    }

    private static func listed(_ names: [String]) -> String {
        let shown = names.prefix(Limits.boardNames).map {
            ShownWords.inRoom(line: $0, upTo: Limits.nameCharacters)
        }
        return shown.joined(separator: ", ") + (names.count > shown.count ? " …" : "")
    }
}

extension QueueDigest {
    /// How long it stays true when nothing happens.
    fileprivate var life: Span { max(Limits.digestLife, shown.oldest.map { at.since($0) } ?? .zero) }

    fileprivate func saysTheSame(as other: QueueDigest) -> Bool {
        (shown, workers ?? [], decided ?? 0) == (other.shown, other.workers ?? [], other.decided ?? 0)
            && pace?.wait == other.pace?.wait
    }
}
