internal import CivicFacts

/// What the desk does when its time comes, without anybody having done anything.
enum DeskTimer {
    static func fire(_ visit: inout Visit) {
        visit.updateDesk { $0.wakeAt = nil }
        Restored.tell(&visit)
        Outgoings.tend(&visit)
        returnLeases(&visit)
        giveUpQuestions(&visit)
        HeadsUps.tend(&visit)
        showWaiting(&visit)
        tellQueue(&visit)
        Shift.tell(&visit)
    }

    /// What waits comes unasked as well, as soon as the room has a place for it, so that nothing waits for ever for
    /// somebody to ask; only those who have many open reports have to be asked for.
    private static func showWaiting(_ visit: inout Visit) {
        let called = visit.facts.records.callableReports(at: visit.now, limit: Limits.shownAtOnce)
        for var report in called where report.queuedAt != nil && !report.isPosted && report.isHeldBack != true
        {
            let kept = visit.facts.records.keptPhotos(among: report.photos)
            if let wait = Posting.wait(for: report, messages: 1 + kept.count, visit) {
                let next = visit.now + wait
                return visit.updateDesk { $0.wake(at: next) }
            }
            report.queuedAt = nil
            Posting.show(&report, photos: kept, &visit)
            visit.change(.turn(report))
            let next = visit.now + Limits.digestPause
            visit.updateDesk { $0.wake(at: next) }
        }
    }

    /// A report whose moderator let the time go by is anybody's again, and its card says so.
    private static func returnLeases(_ visit: inout Visit) {
        for ended in visit.facts.records.endedLeases(at: visit.now, limit: Limits.leasesAtOnce) {
            var report = ended
            report.state = .waiting
            visit.change(.turn(report))
            ReportKeeping.showCard(of: report, &visit)
        }
    }

    /// A reporter need not answer: after three days the card says so, and the moderators decide without.
    private static func giveUpQuestions(_ visit: inout Visit) {
        for asked in visit.facts.records.unansweredReports(at: visit.now, limit: Limits.unansweredAtOnce) {
            let report = asked.withLapsedQuestion
            visit.change(.turn(report))
            ReportKeeping.showCard(of: report, &visit)
        }
    }

    /// Keeps the one message true that says how many reports wait; it is changed a few times a minute at the most.
    private static func tellQueue(_ visit: inout Visit) {
        let count = visit.facts.records.queueCount(at: visit.now)
        let shown = visit.desk.digest
        visit.updateDesk { $0.isFlooded = count.waiting > count.heldBack }
        guard count.waiting > 0 || count.areSomeTaken else {
            guard shown != nil else { return }
            show(count, isLast: true, &visit)
            return visit.updateDesk { $0.digest = nil }
        }
        guard let shown else {
            Posting.count(messages: 1, &visit)
            return show(count, isLast: false, &visit)
        }
        let age = visit.now.since(shown.at)
        let isNews = count != shown.shown
        if isNews && age >= Limits.digestPause || age >= shown.life {
            return show(count, isLast: false, &visit)
        }
        visit.updateDesk { $0.wake(at: shown.at + (isNews ? Limits.digestPause : shown.life)) }
    }

    private static func show(_ count: QueueCount, isLast: Bool, _ visit: inout Visit) {
        let message = QueueCard.message(count, at: visit.now)
        // The first one overtakes the cards that wait: it is how moderators learn that there is more.
        let isFirst = visit.desk.digest == nil
        visit.deliver(Delivery(.showDigest(message: message, isLast: isLast), urgent: isFirst))
        let digest = QueueDigest(shown: count, at: visit.now)
        visit.updateDesk { desk in
            desk.digest = digest
            if !isLast { desk.wake(at: digest.at + digest.life) }
        }
    }
}

extension QueueDigest {
    /// How long it stays true when nothing happens.
    fileprivate var life: Span { max(Limits.digestLife, shown.oldest.map { at.since($0) } ?? .zero) }
}

/// The message that says how many reports wait to be asked for.
enum QueueCard {
    static func message(_ count: QueueCount, at now: Moment) -> Message {
        let words = Desk.words
        guard count.waiting > 0 else {
            let text = words.text(count.areSomeTaken ? QueueWords.digestTaken : QueueWords.digestDone)
            return Message(heading: words.text(QueueWords.digestHead), text: text)
        }
        let age = TimeWords(language: .english, at: nil).age(count.oldest.map { now.since($0) } ?? .zero)
        var lines = [
            words.text(QueueWords.digestCount, [.n: "\(count.waiting)", .max: "\(count.urgent)", .age: age])
        ]
        if count.heldBack > 0 {
            lines.append(words.text(QueueWords.digestHeldBack, [.n: "\(count.heldBack)"]))
        }
        lines.append(words.text(QueueWords.digestHow, [.n: "\(Limits.handful)"]))
        return Message(
            heading: words.text(QueueWords.digestHead), text: lines.joined(separator: "\n"),
            rows: [[CallNext.button]])
    }
}
