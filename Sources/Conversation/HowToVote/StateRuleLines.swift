internal import CivicFacts

/// What a state's own rules are, each with where it is from.
extension View {
    /// What voters show at the polls.
    func voterID(in state: StateFacts?) -> [String] {
        let page = state?.office.url ?? CivicSource.voteGov.home.url
        guard let state, let answer = VoterIDRule.rule(of: state.postal), let rule = answer.value else {
            return [text(StateRuleWords.unknown, [.official: page])]
        }
        let words: StateRuleWords =
            switch rule {
            case .photoStrict: state.postal == "NC" ? .carolina : .photoStrict
            case .photo: .photo
            case .otherStrict: .otherStrict
            case .other: .other
            case .none: .none
            }
        return [text(words, [.state: name(of: state.postal)])] + source(of: answer.provenance)
    }

    /// When polls are open in the one state of the place; empty where that is not known.
    var pollHours: [String] {
        guard states.count == 1, let state = states.first?.postal, let rule = PollHours.all[state] else {
            return []
        }
        // Who lives in the state's other zone has its hours alone.
        let isOther = zip.map { Zone(of: $0) != Zone(ofMost: state) } ?? false
        let hours = isOther ? rule.other ?? rule.hours : rule.hours
        var lines = [text(phrase(of: rule, hours), [.state: name(of: state), .hours: span(hours)])]
        if let other = rule.other, zip == nil {
            lines.append(
                text(
                    other.opens == nil ? StateRuleWords.otherZoneClosing : .otherZone, [.hours: span(other)]))
        }
        // The hours of a Tuesday come second where the vote is on another day.
        let coming = comingElections.lazy.compactMap(\.value).first
        if rule.note == .tuesday, let coming, coming.day.weekday != 2, coming.day.days - today.days <= 45 {
            lines.insert(otherDay(coming.day), at: 0)
        }
        let note: StateRuleWords? =
            switch rule.note {
            case .earlier: .earlier
            case .later: .later
            case .local: .local
            case .tuesday: .tuesday
            case .mail, nil: nil
            }
        return lines + [note.map { text($0) }].compactMap(\.self) + source(of: rule.provenance)
    }

    /// That hours at hand are not those of the next election.
    private func otherDay(_ day: CivilDate) -> String {
        text(StateRuleWords.otherDay, [.date: times.day(day), .official: electionOffice])
    }

    private func phrase(of rule: PollHours, _ hours: PollHours.Hours) -> StateRuleWords {
        rule.note == .mail ? .mail : hours.opens == nil ? .closing : .hours
    }

    /// "6:30 am – 7:30 pm", or when they close.
    private func span(_ hours: PollHours.Hours) -> String {
        let words = session.language.tongue.calendar
        return [hours.opens, hours.closes].compactMap(\.self).map { words.hour($0.hour, minute: $0.minute) }
            .joined(separator: " – ")
    }
}

extension View {
    /// Until when one can still sign up in the state, in vote.gov's words; empty where that is not known.
    func lateRegistration(in state: StateFacts?) -> [String] {
        guard let state else { return [] }
        let answer = civic.registration(in: state.postal)
        guard let guide = answer.value else {
            return answer.provenance.source == .voteGov
                ? [text(RegistrationWords.none, [.state: name(of: state.postal)])] : []
        }
        let told = deadlines(guide)
        guard !told.isEmpty else { return [] }
        return [text(RegistrationWords.head, [.state: name(of: state.postal)])] + told
            + newerLaw(in: state.postal) + source(of: answer.provenance)
    }

    /// What changed since vote.gov's words of the state were read.
    func newerLaw(in state: String) -> [String] { state == "MT" ? [text(StateRuleWords.montana)] : [] }

    /// Whether one can still sign up for the next election: only where it is over by every way that is known, or where that
    /// day is today and it is not.
    func standing(ofRegistrationIn state: StateFacts?) -> [String] {
        guard let state, let guide = civic.registration(in: state.postal).value,
            let election = comingElections.lazy.compactMap(\.value).first
        else { return [] }
        let named = [guide.deadlines.online, guide.deadlines.mail, guide.deadlines.inPerson].compactMap(
            \.self)
        let limits = named.compactMap(RegistrationLimit.init)
        let left = Int(election.day.days - today.days)
        guard !named.isEmpty, limits.count == named.count, left >= 0 else { return [] }
        let values: [Slot: String] = [.state: name(of: state.postal), .date: times.day(election.day)]
        if limits.allSatisfy({ $0.isOver(daysBefore: left) }) {
            return [text(RegistrationWords.tooLate, values)]
        }
        return left == 0 ? [text(RegistrationWords.stillToday, values)] : []
    }
}
