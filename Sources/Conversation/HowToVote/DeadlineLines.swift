internal import CivicFacts

/// The days on which one can vote before an election, or by mail: for the next election that a state's row names; of one
/// that is over only that it is, and never a day counted from it.
extension View {
    /// When voters of the one state of the place can vote early in person; empty where that is not known.
    var earlyVoting: [String] {
        guard let row = row(of: EarlyVoting.all, \.state, \.election) else { return [] }
        let known = values(row.state, row.election)
        guard let begins = row.begins else {
            return [text(DeadlineWords.earlyNone, known)] + source(of: row.provenance)
        }
        var days = known
        days[.when] = times.day(begins)
        days[.text] = row.ends.map { last($0, row.until) }
        let words: DeadlineWords =
            row.ends == nil
            ? row.election < today ? .earlyOverOpen : .earlyFrom
            : row.election < today ? .earlyOver : .early
        let note: DeadlineWords? =
            switch row.note {
            case .sunday: .noSundays
            case .more: .somePlacesMore
            case .local: .eachPlace
            case .some(.none), nil: nil
            }
        return [text(words, days)] + notes(row.election, [note, .hoursDiffer]) + source(of: row.provenance)
    }

    /// Until when they can ask for a ballot by mail and send it back; empty where that is not known.
    var mailDays: [String] {
        guard let row = row(of: MailDeadlines.all, \.state, \.election) else { return [] }
        let known = values(row.state, row.election)
        guard row.election >= today else {
            return [text(DeadlineWords.mailOver, known)] + source(of: row.provenance)
        }
        var lines = [text(DeadlineWords.mail, known)]
        if row.notes.contains(.automatic) { lines.append(text(DeadlineWords.everybody)) }
        if let ask = row.ask { lines.append(text(DeadlineWords.ask, [.when: last(ask.day, ask.hour)])) }
        lines += back(row)
        if row.notes.contains(.sooner) { lines.append(text(DeadlineWords.sooner)) }
        if row.notes.contains(.hand) { lines.append(text(DeadlineWords.hand)) }
        return lines + source(of: row.provenance)
    }

    /// That the mail may be too late, where the election is near and it is not known until when a ballot may come.
    var lastMailDays: [String] {
        guard let election = comingElections.lazy.compactMap(\.value).first,
            (0...7).contains(election.day.days - today.days)
        else { return [] }
        let row = row(of: MailDeadlines.all, \.state, \.election)
        guard row?.election == election.day, row?.arrive != nil || row?.postmark != nil else {
            return [text(DeadlineWords.lastDays)]
        }
        return []
    }

    /// Ballots lie in boxes until the polls would close.
    var votesByMail: Bool {
        states.count == 1 && states.first.flatMap { PollHours.all[$0.postal] }?.note == .mail
    }

    private func back(_ row: MailDeadlines) -> [String] {
        guard let arrive = row.arrive else {
            return row.postmark.map { [text(DeadlineWords.postmarkOnly, [.date: times.day($0)])] } ?? []
        }
        let when = last(arrive.day, arrive.hour)
        guard let postmark = row.postmark else { return [text(DeadlineWords.arrive, [.when: when])] }
        return [text(DeadlineWords.postmark, [.date: times.day(postmark), .when: when])]
    }

    /// The coming election's row, the next first; else the last one that is over.
    private func row<Row>(
        of rows: [Row], _ state: KeyPath<Row, String>, _ election: KeyPath<Row, CivilDate>
    ) -> Row? {
        guard states.count == 1, let postal = states.first?.postal else { return nil }
        let own = rows.filter { $0[keyPath: state] == postal }
            .sorted { $0[keyPath: election] < $1[keyPath: election] }
        return own.first { $0[keyPath: election] >= today } ?? own.last
    }

    private func values(_ state: String, _ election: CivilDate) -> [Slot: String] {
        [.state: name(of: state), .date: times.day(election)]
    }

    private func notes(_ election: CivilDate, _ words: [DeadlineWords?]) -> [String] {
        election < today ? [text(DeadlineWords.notKnown)] : words.compactMap(\.self).map { text($0) }
    }

    /// A last day, with its hour where that is known.
    private func last(_ day: CivilDate, _ hour: PollHours.Clock?) -> String {
        let words = session.language.tongue.calendar
        guard let hour else { return times.day(day) }
        return "\(times.day(day)), \(words.hour(hour.hour, minute: hour.minute))"
    }
}
