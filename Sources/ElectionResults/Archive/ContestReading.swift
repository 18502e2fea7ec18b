internal import CivicFacts

extension ResultsShelf {
    func header(_ record: PackedRecord) -> ContestHeader { file.header(record) }
    func area(_ number: Int) -> ResultArea { file.area(number) }

    func source(_ number: Int) -> ResultSource {
        guard index.sources.indices.contains(number) else { return ResultSource.none }
        let source = index.sources[number]
        guard source.commit.isEmpty, let lastChecked else { return source }
        return ResultSource(
            name: source.name, file: source.file, commit: "", asOf: source.asOf, lastChecked: lastChecked)
    }

    func contest(numbered number: Int) -> PastContest {
        let record = file.record(number)
        var item = file.standings(of: record)
        let tally = PackedTally(&item)
        let firstName = places.first { $0.contests.contains(number) }?.names.lowerBound ?? 0
        let standings = (0..<tally.names).map { _ in standing(PackedStanding(&item), firstName) }
        return PastContest(
            header: header(record), source: source(record.source), seats: tally.seats, standings: standings,
            registered: tally.registered, ballots: tally.ballots, counties: tally.counties)
    }

    private func standing(_ packed: PackedStanding, _ firstName: Int) -> ContestStanding {
        let written = packed.name.map { name(firstName + $0) }
        let isDamaged = written?.unicodeScalars.contains("\u{FFFD}") ?? false
        return ContestStanding(
            name: isDamaged ? written.map { String($0.filter { $0 != "\u{FFFD}" }) } : written,
            isDamaged: isDamaged,
            lines: packed.lines.map { ContestStanding.Line(party: party($0.party), votes: $0.votes) },
            isMarkedElected: packed.isMarkedElected)
    }

    private func party(_ number: Int) -> String? {
        guard number > 0 else { return nil }
        let item = file.parties[number]
        return file.bytes.text(item.place..<item.end)
    }

    /// A name with its gaps: none after a hyphen.
    func name(_ number: Int) -> String {
        wordNumbers(of: number).reduce(into: "") { name, word in
            let item = file.words[word]
            if !name.isEmpty, name.last != "-" { name += " " }
            name += file.bytes.text(item.place..<item.end)
        }
    }

    func wordNumbers(of name: Int) -> [Int] {
        var item = file.names[name]
        var numbers: [Int] = []
        while !item.isAtEnd { numbers.append(item.number(bytes: 2)) }
        return numbers
    }
}

extension PackedFile {
    func header(_ record: PackedRecord) -> ContestHeader {
        ContestHeader(
            office: record.office, area: area(record.area), day: record.day, kind: record.kind,
            round: record.round, status: record.status, trouble: record.trouble)
    }

    func area(_ number: Int) -> ResultArea {
        var item = areas[number]
        var place = places[Int(item.byte())]
        let kind = ResultArea.Kind(rawValue: Int(item.byte())) ?? .question
        return ResultArea(
            place: ResultPlace(code: place.text()), kind: kind, code: item.text(), name: item.text(),
            group: item.text())
    }
}

extension ResultSource {
    /// Of a number that no file has.
    fileprivate static let none = ResultSource(name: "", file: "", commit: "", asOf: CivilDate(days: 0))
}
