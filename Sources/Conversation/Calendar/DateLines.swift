internal import CivicFacts

/// What pages say of coming dates.
extension View {
    var whereabouts: String {
        about.map(name) ?? session.placeOfZIP ?? place.canada.map { "\($0), Canada" }
            ?? text(DateWords.country)
    }

    /// What no source of ours tells, and who does.
    var partly: String {
        text(
            place.canada == nil ? ElectionWords.partly : ElectionWords.partlyCanada,
            [.official: electionOffice])
    }

    /// Who knows all elections of the place.
    var electionOffice: String { electionOffice(of: place) }

    func electionOffice(of place: CivicPlace) -> String {
        guard place.canada != nil else { return pages(\.office) }
        return (place.isInWinnipeg ? CivicSource.winnipeg.home : CanadaDialog.official).url
    }

    var dateLabels: [(Choice, String)] {
        comingElections.compactMap(\.value).map { (.election($0.id), label(times.day($0.day))) }
    }

    /// Each date, with its source behind it; neighbors of one source share the line. `below` stands the page to check.
    func entries(_ answers: [Answer<Election>], checkedBelow below: String? = nil) -> [String] {
        var lines: [String] = []
        for (index, answer) in answers.enumerated() {
            guard let election = answer.value else { continue }
            lines.append(line(of: election))
            let source = self.source(of: answer.provenance, checkedBelow: below)
            let following = answers.dropFirst(index + 1).first.map {
                self.source(of: $0.provenance, checkedBelow: below)
            }
            if following != source { lines += source }
        }
        return lines
    }

    /// Whose clock the days are counted by.
    func clock(of answers: [Answer<Election>]) -> [String] {
        guard zip != nil || place.canada != nil, let day = answers.first?.value?.day else { return [] }
        let zone = Zone(of: place)
        let noon = Moment(day: day, hour: 12, minute: 0, in: zone)
        return [text(DateWords.zone, [.text: zone.abbreviation(at: noon)])]
    }
}
