internal import ElectionResults

/// A contest as a picture.
extension ContestLines {
    /// The picture that goes with the words; nil where those compare nothing.
    func picture(as kind: Picture.Kind) -> Picture? {
        guard isComparable else { return nil }
        let shown = kind == .pie && noPie != nil ? .barsInstead : kind
        let subject = Picture.Subject.contest(header.id, figures: contest.fingerprint, as: shown)
        return Picture(subject, in: view.language, alt: alt)
    }

    /// Whether its votes may stand beside each other: the one door to every drawing of a contest.
    private var isComparable: Bool {
        switch header.trouble {
        case .none, .partial, .notCounted: !contest.standings.isEmpty
        case .wrongCopy, .mixedRounds, .runoffNotHeld, .someCounties: false
        }
    }

    private var isPartial: Bool { header.trouble == .partial }

    /// How sure the figures are; that they are a part comes first.
    private var certainty: String {
        let status = view.status(of: header)
        guard isPartial else { return status }
        let partial = text(AnswerWords.briefPartial)
        return "\(partial.prefix(1).uppercased())\(partial.dropFirst()) · \(status)"
    }

    /// Title, first, share, margin.
    private var alt: String {
        let partial = isPartial ? text(AnswerWords.briefPartial) + ". " : ""
        return (["\(title): \(partial)\(told(of: 0))."] + [marginLine].compactMap(\.self)).joined(
            separator: " ")
    }

    /// Why there are bars where a pie was asked for; nil where a pie would be honest.
    var noPie: PictureWords? {
        let votes = contest.standings.map(\.votes)
        if votes.contains(nil) || shares == nil { return .notCounted }
        if contest.seats > 1 { return .severalSeats }
        return votes.count { ($0 ?? 0) > 0 } < 2 ? .onlyOne : nil
    }

    /// Nil where nothing may be compared.
    func sketch(as kind: Picture.Kind) -> Sketch? {
        guard isComparable else { return nil }
        return Sketch(
            language: view.language, content: .votes(contest.standings.indices.map(row), as: kind),
            title: title, day: view.day(of: header), election: view.kindSaid(of: header),
            status: certainty, seats: seats ?? "",
            votes: allVotes ?? "",
            source: text(PictureWords.source, [.source: contest.source.name]),
            asOf: text(PictureWords.asOf, [.date: view.times.day(contest.source.asOf)]),
            isPartial: isPartial,
            isQuestion: header.office == .question)
    }

    private func row(_ index: Int) -> Sketch.Row {
        let standing = contest.standings[index]
        let parties = standing.lines.compactMap(\.party).map(view.partyInResults).joined(separator: ", ")
        let name = standing.name.map { parties.isEmpty ? $0 : "\($0) (\(parties))" }
        return Sketch.Row(
            name: name ?? text(CountWords.others), votes: standing.votes, tenths: shares?[index].tenths,
            isElected: standing.isMarkedElected && marks[index] != nil, word: marks[index].map(word) ?? "",
            isRest: standing.name == nil)
    }
}

/// The words of pictures, and why they are not as they were wished for.
enum PictureWords: Wording {
    case source, asOf, severalSeats, notCounted, onlyOne

    var text: Text {
        switch self {
        case .source: Text(en: "Source: {source}", es: "Fuente: {source}")
        case .asOf: Text(en: "as of {date}", es: "al {date}")
        case .severalSeats:
            Text(
                en: "Bars, because more than one was elected.",
                es: "Barras, porque se eligió a más de una persona.")
        case .notCounted:
            Text(
                en: "Bars, because not all votes were counted.",
                es: "Barras, porque no se contaron todos los votos.")
        case .onlyOne:
            Text(
                en: "Bars, because only one has votes.",
                es: "Barras, porque solo una opción tiene votos.")
        }
    }
}
