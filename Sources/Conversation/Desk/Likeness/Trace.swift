internal import CivicFacts

/// A number that stands for something about a report: a word, its ZIP code, a part of what its text or a photo is
/// like. Reports that share something share a trace, so an index of traces finds them; no word can be read from it.
public struct Trace: Hashable, Sendable, RawRepresentable {
    public let rawValue: Int64

    public init(rawValue: Int64) { self.rawValue = rawValue }

    init(stem: String) { self.init(kind: "w", stem) }
    init(_ zip: ZIP) { self.init(kind: "z", zip.digits) }
    /// What lists narrow by: `facet("state", "GA")`.
    static func facet(_ name: String, _ value: String) -> Trace { Trace(kind: "f.\(name)", value) }
    /// One part of several of what something is like.
    init(kind: String, part: Int, _ value: UInt64) {
        var sum = Sum()
        sum.add("\(kind):\(part).")
        sum.add("\(value)")
        self.init(rawValue: Int64(bitPattern: sum.hash))
    }

    private init(kind: String, _ value: String) {
        var sum = Sum()
        sum.add(kind)
        sum.add(":")
        sum.add(value)
        self.init(rawValue: Int64(bitPattern: sum.hash))
    }

    /// The words of a search.
    static func words(of text: String) -> [Trace] {
        var seen: Set<Trace> = []
        return Stems(text).all.map(Trace.init(stem:)).filter { seen.insert($0).inserted }
    }

    /// FNV-1a with a last stir, the same on every machine and for ever.
    static func hash(_ text: String) -> UInt64 {
        var sum = Sum()
        sum.add(text)
        return sum.hash
    }

    private struct Sum {
        private var value: UInt64 = 0xCBF2_9CE4_8422_2325

        mutating func add(_ text: String) {
            for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }

        var hash: UInt64 { Trace.stirred(value) }
    }

    /// Every bit of the result depends on every bit of the number.
    static func stirred(_ number: UInt64) -> UInt64 {
        var mixed = (number ^ (number >> 33)) &* 0xFF51_AFD7_ED55_8CCD
        mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
        return mixed ^ (mixed >> 33)
    }
}

extension Report {
    /// What the report can be found by, and found to be like; nothing of one that was taken back.
    public func traces(looks: [UInt64], county: String?) -> Set<Trace> {
        guard !isWithdrawn else { return [] }
        let words = Trace.words(of: "\(text) \(place.words)")
        let zip = place.zip.map { [Trace($0)] } ?? []
        let facets = facets(county: county)
        guard isOfVoting else { return Set(words + zip + facets) }
        return Set(words + zip + facets + Likeness(self).bands + looks.flatMap(LookBands.traces(of:)))
    }

    /// Changes whenever the traces may.
    public func traceMark(looks: [UInt64], county: String?) -> Int64 {
        let facets = facets(county: county).map { "\($0.rawValue)" }.joined(separator: " ")
        let parts = [
            text, place.words, place.zip?.digits ?? "", "\(isWithdrawn)", "\(looks)", facets,
        ]
        return Int64(bitPattern: Trace.hash(parts.joined(separator: "\u{1F}")))
    }
}
