internal import CivicFacts

extension View {
    /// The month as a picture, with what its words list; nil where words are enough.
    func picture(of month: CivilMonth, _ dates: [Answer<Election>]) -> Picture? {
        guard session.kindOfPictures != nil else { return nil }
        let elections = dates.compactMap(\.value)
        let subject = Picture.Subject.month(
            month, elections: Set(elections.map(\.day.day)).sorted(),
            today: month.contains(today) ? today.day : nil, source: sourceLine(of: dates))
        let told = dates.isEmpty ? [text(DateWords.empty)] : elections.map(line)
        let name = language.tongue.calendar.month(month)
        return Picture(subject, in: language, alt: "\(name): \(told.joined(separator: "; "))")
    }

    /// Each source once, and the oldest day of them.
    private func sourceLine(of dates: [Answer<Election>]) -> String {
        let origins = dates.map(\.provenance)
        guard let oldest = origins.map({ $0.day(in: Zone(of: zip)) }).min() else { return "" }
        let names = Set(origins.map(\.source.name)).sorted().joined(separator: ", ")
        let asOf = text(PictureWords.asOf, [.date: times.day(oldest)])
        return [text(PictureWords.source, [.source: names]), asOf].joined(separator: " · ")
    }
}

extension Speaking {
    func sketch(of month: CivilMonth, elections: [Int], today: Int?, source: String) -> Sketch {
        Sketch(
            language: language,
            content: .month(
                firstWeekday: month.first.weekday, length: month.length, today: today, elections: elections),
            title: language.tongue.calendar.month(month), day: text(DateWords.name), source: source)
    }
}
