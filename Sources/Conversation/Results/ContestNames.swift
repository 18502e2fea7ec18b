internal import CivicFacts
internal import ElectionResults

/// What contests are called.
extension Speaking {
    /// "2014, mayor of Winnipeg", the year first, so that nobody takes an old result for a new one.
    func title(of header: ContestHeader) -> String {
        ["\(header.day.year)", office(of: header), kind(in: header), round(of: header)].compactMap(\.self)
            .joined(separator: ", ")
    }

    private func office(of header: ContestHeader) -> String {
        let (area, place) = (self.area(header.area), name(of: header.place))
        let values: [Slot: String] = [.place: place, .name: area]
        switch header.office {
        case .mayor: return text(ContestWords.mayor, values)
        case .council: return text(ContestWords.council, values)
        case .trustee: return text(ContestWords.trustee, values)
        case .question: return text(ContestWords.question, values)
        case .president where header.area.kind == .county: return text(ContestWords.county, values)
        case .president: return text(ContestWords.president, values)
        case .senate: return text(ContestWords.senate, values)
        case .house: return text(ContestWords.house, values)
        case .governor: return text(ContestWords.governor, values)
        case .lieutenantGovernor: return text(ContestWords.lieutenantGovernor, values)
        }
    }

    /// "Louis Riel, ward 1", "district 5", "the whole state".
    func area(_ area: ResultArea) -> String {
        switch area.kind {
        case .district:
            guard area.code != "0" else { return text(RepresentativeWords.atLarge) }
            return text(RepresentativeWords.district, [.n: area.code])
        case .state: return name(of: area.place)
        case .schoolWard:
            // The table writes "ward 1 (of three)" in English.
            let words = text(ContestWords.wardNumbers).split(separator: ",").map { $0.split(separator: "=") }
            return words.reduce(area.name) { name, pair in
                pair.count == 2 ? name.replacing(pair[0], with: pair[1]) : name
            }
        case .city, .ward, .question, .county: return area.name
        }
    }

    private func kind(in header: ContestHeader) -> String? {
        switch header.kind {
        case .general: nil
        case .byElection: text(ContestWords.byElection)
        case .special: text(ContestWords.special)
        case .democraticPrimary: text(ContestWords.democraticPrimary)
        case .republicanPrimary: text(ContestWords.republicanPrimary)
        }
    }

    func round(of header: ContestHeader) -> String? {
        switch header.round {
        case .only: nil
        case .first: text(ContestWords.firstRound)
        case .runoff: text(ContestWords.runoff)
        }
    }

    /// "Wed, Oct 22, 2014", or the year where no more is known.
    func day(of header: ContestHeader) -> String {
        switch header.day {
        case .day(let day): times.day(day)
        case .year(let year): text(ContestWords.yearOnly, [.n: "\(year)"])
        }
    }

    func kindSaid(of header: ContestHeader) -> String {
        let word = kind(in: header) ?? text(ContestWords.general)
        return word.prefix(1).uppercased() + word.dropFirst()
    }

    func status(of header: ContestHeader) -> String {
        if header.wasNeverCertified { return text(ContestWords.neverCertified) }
        return switch header.status {
        case .compiled: text(ContestWords.compiled)
        case .secondHand: text(ContestWords.secondHand)
        case .electionNight: text(ContestWords.electionNight)
        case .electionNightFinal: text(ContestWords.electionNightFinal)
        case .unofficial: text(ContestWords.unofficial)
        case .published: text(ContestWords.published)
        }
    }

    /// Where figures are from, of which day, and where the office itself has them.
    func source(of contest: PastContest) -> String {
        source(contest.source, in: contest.header.place)
    }

    func source(_ source: ResultSource, in place: ResultPlace) -> String {
        let checked = source.lastChecked.map {
            text(FactsWords.lastChecked, [.date: times.day(source.asOf), .when: times.day($0)])
        }
        return text(
            FactsWords.source,
            [
                .source: source.name, .date: checked ?? times.day(source.asOf),
                .official: official(of: place),
            ])
    }
}

/// Numbers of votes, as they are written in both languages.
enum Votes {
    /// 111504 as 111,504.
    static func grouped(_ number: Int) -> String {
        let digits = Array(String(number))
        return digits.indices.map { place in
            place > 0 && (digits.count - place) % 3 == 0 ? ",\(digits[place])" : "\(digits[place])"
        }.joined()
    }

    /// 475 as 47.5
    static func tenths(_ tenths: Int) -> String { "\(tenths / 10).\(tenths % 10)" }

    /// Eight signs, of which a share of them is filled; some votes fill one at least.
    static func bar(tenths: Int) -> String {
        let filled = min(8, max(tenths > 0 ? 1 : 0, (tenths * 8 + 500) / 1000))
        return String(repeating: "▰", count: filled) + String(repeating: "▱", count: 8 - filled)
    }
}
