/// Facts about voting where the voter lives, each with its source, its age and where to check it.
struct FactsDialog {
    let session: Session
    let desk: CivicDesk

    private var words: Catalogue { Catalogue(session.language) }
    private var times: TimeWords { TimeWords(language: session.language, at: session.zip) }
    private var place: CivicPlace { CivicPlace(zip: session.zip) }

    /// Without a ZIP code nothing can be looked up: that question comes first.
    static func open(_ topic: Topic, _ visit: inout Visit) {
        guard visit.session.zip != nil else {
            visit.session.wanted = topic
            visit.say(.factsNeedZIP)
            return visit.open(.zip)
        }
        IntentDialog.read(.facts(topic), &visit)
    }

    static func page(_ topic: Topic, session: Session, desk: CivicDesk) -> Prompt {
        let dialog = FactsDialog(session: session, desk: desk)
        let lines =
            switch topic {
            case .elections: dialog.elections
            case .representatives: dialog.representatives
            case .registration: dialog.registration
            }
        return Prompt(lines.joined(separator: "\n"), [[.close]])
    }

    private var placeName: String { session.placeOfZIP ?? "" }

    private func source(of provenance: Provenance) -> [String] {
        let asOf = CivilDate(provenance.asOf, in: Zone(of: session.zip))
        let line = words.text(
            .factsSource,
            [
                .source: provenance.source.name, .date: times.day(asOf),
                .official: provenance.official.url,
            ])
        return provenance.isStale(at: desk.now) ? [line, words.text(.factsStale)] : [line]
    }

    /// Military and diplomatic mail has no state.
    private var overseas: [String] {
        [words.text(.factsOverseas, [.official: desk.districts(of: place).provenance.official.url])]
    }

    // MARK: Elections

    private var elections: [String] {
        let answer = desk.elections(of: place)
        let coming = (answer.value ?? []).prefix(Limits.pageSize)
        var lines = [words.text(.electionsHead, [.place: placeName])]
        for one in coming {
            guard let election = one.value else { continue }
            let name =
                election.source == .federalLaw ? words.text(.electionsGeneral) : election.name
            lines.append(words.text(.electionsLine, [.date: times.day(election.day), .name: name]))
        }
        if !desk.coveredLevels.contains(.local) { lines.append(words.text(.electionsPartly)) }
        var said: Set<CivicSource> = []
        for origin in coming.map(\.provenance) where said.insert(origin.source).inserted {
            lines += source(of: origin)
        }
        return lines
    }

    // MARK: Representatives

    private var representatives: [String] {
        let answer = desk.representatives(of: place)
        guard let found = answer.value else {
            if desk.districts(of: place).value?.basis == .overseas { return overseas }
            return [words.text(.repsUnknown, [.official: answer.provenance.official.url])]
        }
        var lines = [words.text(.repsHead, [.place: placeName])]
        lines += found.senate.map { line(of: $0, isSenate: true) }
        if found.senate.isEmpty { lines.append(words.text(.repsNoSenate, [.place: placeName])) }
        lines += found.house.prefix(6).map { line(of: $0, isSenate: false) }
        lines += districtNote(found.reading)
        return lines + source(of: answer.provenance)
    }

    /// One seat; nobody is guessed.
    private func line(of seat: Seat, isSenate: Bool) -> String {
        let area = isSenate ? words.text(.repsSenate) : district(seat.division)
        switch seat.holder {
        case .held(let official):
            let head = words.text(isSenate ? .repsSenator : .repsHouse, [.name: official.name, .place: area])
            let phone = official.phone.map { words.text(.repsPhone, [.n: $0]) }
            return [head, phone, official.website?.url].compactMap(\.self).joined(separator: " ")
        case .vacant: return words.text(.repsVacant, [.place: area])
        case .ended(let official): return words.text(.repsEnded, [.place: area, .name: official.name])
        case .notYetPublished: return words.text(.repsNotYet, [.place: area])
        }
    }

    private func district(_ division: DivisionID) -> String {
        guard let district = division.houseDistrict else { return division.state ?? "" }
        let number =
            district.number == 0
            ? words.text(.repsAtLarge) : words.text(.repsDistrict, [.n: "\(district.number)"])
        return "\(district.state), \(number)"
    }

    /// Several districts, or lines that a ZIP code cannot tell: only an address can.
    private func districtNote(_ reading: DistrictReading) -> [String] {
        let lookup = CivicSource.congressLegislators.home.url
        if !reading.unsettled.isEmpty { return [words.text(.repsUnsettled, [.url: lookup])] }
        guard reading.possible.count > 1 else { return [] }
        return [words.text(.repsMany, [.n: "\(reading.possible.count)", .url: lookup])]
    }

    // MARK: Registration

    private var registration: [String] {
        let states = desk.states(of: place)
        guard !states.isEmpty else { return overseas }
        return states.prefix(3).flatMap(registration)
    }

    private func registration(in state: String) -> [String] {
        let answer = desk.registration(in: state)
        let name = StateFacts.all[state]?.name ?? state
        guard let guide = answer.value else {
            return [words.text(.regNone, [.state: name])] + source(of: answer.provenance)
        }
        var lines = [words.text(.regHead, [.state: guide.stateName])]
        if let check = guide.check { lines.append(words.text(.regCheck, [.url: check.url])) }
        if let online = guide.online {
            lines.append(words.text(.regOnline, [.url: online.url]))
        } else {
            lines.append(words.text(.regInfo, [.url: (guide.info ?? guide.voteGov).url]))
        }
        let deadlines: [(Phrase, String?)] = [
            (.regOnlineBy, guide.deadlines.online), (.regMailBy, guide.deadlines.mail),
            (.regInPersonBy, guide.deadlines.inPerson),
        ]
        let told = deadlines.compactMap { phrase, text in text.map { words.text(phrase, [.text: $0]) } }
        if !told.isEmpty { lines += [words.text(.regDeadlines)] + told }
        return lines + source(of: answer.provenance)
    }
}
