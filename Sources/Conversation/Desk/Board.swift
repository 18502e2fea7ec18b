internal import CivicFacts

/// The board: one message that says how things stand, kept true while anything waits to be shown or somebody works.
enum Board {
    /// Keeps it true; it is changed a few times a minute at the most.
    static func tell(_ visit: inout Visit) {
        let shown = visit.desk.digest
        if let shown, visit.desk.workers != nil, visit.now.since(shown.at) < Limits.digestPause {
            // Each decision of somebody at work comes by here.
            return visit.updateDesk { $0.wake(at: shown.at + Limits.digestPause) }
        }
        let count = visit.facts.records.queueCount(at: visit.now)
        visit.updateDesk { $0.isFlooded = (count.queued ?? count.waiting) > count.heldBack }
        let isWanted =
            (count.queued ?? count.waiting) > 0 || count.areSomeTaken || visit.desk.workers != nil
        guard isWanted || shown != nil else { return }
        guard let shown else {
            Posting.count(messages: 1, &visit)
            return show(face(count, visit), isLast: false, &visit)
        }
        let age = visit.now.since(shown.at)
        guard age >= Limits.digestPause else {
            let isNews = count != shown.shown
            let isSoon = isNews || !isWanted
            return visit.updateDesk { $0.wake(at: shown.at + (isSoon ? Limits.digestPause : shown.life)) }
        }
        guard isWanted else {
            show(face(count, visit), isLast: true, &visit)
            return visit.updateDesk { $0.digest = nil }
        }
        let face = face(count, visit)
        if !face.saysTheSame(as: shown) || age >= shown.life { return show(face, isLast: false, &visit) }
        visit.updateDesk { $0.wake(at: shown.at + shown.life) }
    }

    private static func face(_ count: QueueCount, _ visit: Visit) -> QueueDigest {
        let workers = (visit.desk.workers ?? [:]).keys.sorted { $0.rawValue < $1.rawValue }
        let names = workers.map { visit.desk.names?[$0] ?? "a moderator" }
        let decided = visit.facts.records.deskDay(since: visit.now - Limits.shiftPause).decisions.count
        return QueueDigest(
            shown: count, at: visit.now, workers: names.isEmpty ? nil : names, decided: decided)
    }

    private static func show(_ digest: QueueDigest, isLast: Bool, _ visit: inout Visit) {
        // The first one overtakes the cards that wait: it is how moderators learn that there is more.
        let isFirst = visit.desk.digest == nil
        visit.deliver(
            Delivery(.showDigest(message: message(digest, isLast: isLast), isLast: isLast), urgent: isFirst))
        visit.updateDesk { desk in
            desk.digest = digest
            if !isLast { desk.wake(at: digest.at + digest.life) }
        }
    }

    private static func message(_ digest: QueueDigest, isLast: Bool) -> Message {
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
        let heading = words.text(BoardWords.head)
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
    }
}
