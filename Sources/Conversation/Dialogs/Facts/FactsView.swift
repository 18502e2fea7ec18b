/// What every page of facts shares: the words, the place, and the line that says where a fact comes from.
struct FactsView {
    let session: Session
    let desk: CivicDesk

    var words: Catalogue { Catalogue(session.language) }
    var times: TimeWords { TimeWords(language: session.language, at: session.zip) }
    var place: CivicPlace { session.civicPlace }
    var placeName: String { session.placeOfZIP ?? "" }
    var today: CivilDate { CivilDate(desk.now, in: Zone(of: session.zip)) }

    func text(_ phrase: Phrase, _ values: [Slot: String] = [:]) -> String {
        let hotline = session.language.tongue.hotline.spoken
        return words.text(phrase, values.merging([.hotline: hotline]) { given, _ in given })
    }

    /// The lines of an answer, or which kind of nothing it is; and then always where that comes from.
    func told<Value>(_ answer: Answer<Value>, _ lines: (Value) -> [String]) -> [String] {
        switch answer.content {
        case .known(let value): lines(value) + source(of: answer.provenance)
        case .absent(let absence): [nothing(absence)] + source(of: answer.provenance)
        }
    }

    func nothing(_ absence: Absence) -> String {
        switch absence {
        case .unknown: text(.factsUnknown)
        case .notCovered: text(.factsNotCovered)
        case .notYetPublished: text(.factsNotYet)
        case .none: text(.factsNone)
        }
    }

    func source(of provenance: Provenance) -> [String] {
        let asOf = CivilDate(provenance.asOf, in: Zone(of: session.zip))
        let line = text(
            .factsSource,
            [
                .source: provenance.source.name, .date: times.day(asOf),
                .official: provenance.official.url,
            ])
        return provenance.isStale(at: desk.now) ? [line, text(.factsStale)] : [line]
    }

    /// Each source is named once.
    func sources(of origins: [Provenance]) -> [String] {
        var said: Set<CivicSource> = []
        return origins.filter { said.insert($0.source).inserted }.flatMap(source)
    }

    /// Military and diplomatic mail has no state.
    var overseas: [String] {
        [text(.factsOverseas, [.official: desk.districts(of: place).provenance.official.url])]
    }

    /// The last row of a page: on to the next one, back, close.
    func rows(_ rows: [[Choice]], less: Bool = false, more: Bool = false) -> [[Choice]] {
        let paging: [Choice] = (less ? [.facts(.less)] : []) + (more ? [.facts(.more)] : [])
        let isDeep = !(session.overlay?.trail ?? []).isEmpty
        return (rows + [paging, isDeep ? [.back, .close] : [.close]]).filter { !$0.isEmpty }
    }

    /// What fits on a small phone's button.
    func label(_ words: String) -> String {
        words.count > 36 ? words.prefix(35) + "…" : words
    }
}

/// One page of a list.
struct Paged<Item> {
    let items: [Item]
    let hasLess: Bool
    let hasMore: Bool

    /// The items of a page that counts from 0; one beyond the end shows the last.
    init(_ all: [Item], page: Int, size: Int = Limits.pageSize) {
        let last = max(0, (all.count - 1) / size)
        let page = min(max(0, page), last)
        items = Array(all.dropFirst(page * size).prefix(size))
        hasLess = page > 0
        hasMore = page < last
    }
}
