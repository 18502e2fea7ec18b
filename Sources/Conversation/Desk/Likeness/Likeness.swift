public import CivicFacts

/// What a report is about, as far as that can be compared: the things that its words name, in either language, its
/// place, its kind and its time.
public struct Likeness {
    private let things: Set<String>
    private let place: Set<String>
    private let zip: ZIP?
    private let kind: ReportKind
    private let language: Language
    private let sentAt: Moment

    public init(_ report: Report) {
        self.init(
            text: report.text, place: report.place, kind: report.kind,
            language: report.language, sentAt: report.sentAt)
    }

    public init(text: String, place: Place, kind: ReportKind, language: Language, sentAt: Moment) {
        things = Concepts.named(in: text)
        self.place = Concepts.places(in: place.words)
        zip = place.zip
        (self.kind, self.language, self.sentAt) = (kind, language, sentAt)
    }

    /// From here on two reports are taken to be about the same thing.
    public static let threshold = 0.5
    /// Reports further apart in time are about different things: lines move on.
    public static let reach = Span.hours(6)

    /// Traces that reports about the same thing are likely to share.
    public var bands: [Trace] {
        let words = things.isEmpty ? [] : MinHash(things).traces(kind: "t")
        let places = place.map { Trace(kind: "p", part: 0, Trace.hash($0)) }
        let around = zip.map { [Trace(kind: "k", part: Int($0.digits) ?? 0, Trace.hash(kind.rawValue))] }
        return words + places + (around ?? [])
    }

    /// Between 0 and 1.
    public func score(with other: Likeness) -> Double {
        let apart = sentAt.since(other.sentAt).milliseconds.magnitude
        guard apart <= UInt64(Self.reach.milliseconds) else { return 0 }
        // Two ZIP codes are two places.
        if let zip, let otherZIP = other.zip, zip != otherZIP { return 0 }
        let words = words(in: other)
        // The same place is not yet the same thing.
        guard words >= Self.fewestWords else { return 0 }
        let near = nearness(to: other)
        let age = Double(apart) / Double(Self.reach.milliseconds)
        let sum = 0.62 * words + 0.28 * near + (kind == other.kind ? 0.12 : 0) - 0.10 * age
        return min(1, max(0, sum))
    }

    /// How much of what both say is the same.
    private func words(in other: Likeness) -> Double {
        func weight(_ things: Set<String>) -> Double {
            things.reduce(0) {
                $0 + Concepts.weight(of: $1, isOneLanguage: language == other.language)
            }
        }
        let (own, others) = (weight(things), weight(other.things))
        guard own > 0, others > 0 else { return 0 }
        return weight(things.intersection(other.things)) / (own * others).squareRoot()
    }

    private static let fewestWords = 0.25

    func isSamePlace(as other: Likeness) -> Bool { Self.cosine(place, other.place) >= 0.5 }

    /// How much two places have in common; where one of them is not told, nothing speaks for or against it.
    private func nearness(to other: Likeness) -> Double {
        guard !place.isEmpty, !other.place.isEmpty else { return 0.6 }
        let same = Self.cosine(place, other.place)
        return same > 0 ? same : -1
    }

    private static func cosine(_ one: Set<String>, _ other: Set<String>) -> Double {
        guard !one.isEmpty, !other.isEmpty else { return 0 }
        return Double(one.intersection(other).count) / (Double(one.count * other.count)).squareRoot()
    }
}
