internal import CivicFacts

/// A practice card: made up, with what is right and what stands on it.
struct DrillCard {
    /// What somebody may do about it.
    enum Answer: String, CaseIterable, Codable {
        case approve, hide, ask, reject, double, threat
    }

    /// All that are right; the first says what the card is about.
    let answers: [Answer]
    let language: Language
    let kind: ReportKind
    let place: String
    let words: String
    /// What a card would say of a report that is like it.
    let alike: String?

    static let all = FactTable(.drills).rows.compactMap(DrillCard.init)

    private init?(row: [String]) {
        let fields = row.map(\.trimmingSpaces)
        guard fields.count == 6 || fields.count == 5, let language = Language(rawValue: fields[1]),
            let kind = ReportKind(slug: fields[2])
        else { return nil }
        answers = fields[0].split(separator: ",").compactMap { Answer(rawValue: String($0).trimmingSpaces) }
        guard !answers.isEmpty else { return nil }
        (self.language, self.kind, place, words) = (language, kind, fields[3], fields[4])
        alike = fields.dropFirst(5).first.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Which cards somebody gets, from one on: every nineteenth, so that ten in a row are of all sorts and both languages.
    static func choice(from first: Int, count: Int) -> [Int] {
        (0..<min(count, all.count)).map { (first + $0 * 19) % all.count }
    }

    /// As it stands in the moderator's chat, as number so many of so many.
    func text(number: Int, of count: Int) -> String {
        let words = Desk.words
        let fields = [
            words.text(DrillWords.head, [.n: "\(number)", .max: "\(count)"]),
            words.text(DrillWords.place, [.place: place]),
            words.text(
                DrillWords.about,
                [.name: words.text(Catalogue.phrase(of: kind)), .language: language.tongue.nameInEnglish]),
        ]
        let like = alike.map { [words.text(DrillWords.alike, [.text: $0])] } ?? []
        return (fields + like + Quotation.of(self.words) + [words.text(DrillWords.question)])
            .joined(separator: "\n")
    }
}

/// Where somebody is in a drill.
public struct DrillRun: Codable, Equatable, Sendable {
    /// The cards, by their places in the list.
    let cards: [Int]
    /// How many were answered, and how many of these right.
    var answered = 0
    var right = 0

    /// When the card came that is open.
    var shownAt: Moment?

    init(cards: [Int], at now: Moment) { (self.cards, shownAt) = (cards, now) }

    /// Words answer it as long as they can be meant for it.
    func takesWords(at now: Moment) -> Bool {
        shownAt.map { now.since($0) < Limits.overlayIdle } ?? false
    }
}

/// An answer's button: `d1.<number of the card>.<answer>`.
struct DrillToken: Equatable {
    let number: Int
    let answer: DrillCard.Answer

    private static let mark = "d1"

    init(_ answer: DrillCard.Answer, under number: Int) { (self.answer, self.number) = (answer, number) }

    init?(text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, parts[0] == Self.mark, let number = Int(parts[1]), number > 0,
            let answer = DrillCard.Answer(rawValue: parts[2])
        else { return nil }
        self.init(answer, under: number)
    }

    var text: String { "\(Self.mark).\(number).\(answer.rawValue)" }
}
