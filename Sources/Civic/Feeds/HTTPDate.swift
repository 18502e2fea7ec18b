import CivicFacts

/// The day in a `Last-Modified` line: `Mon, 15 Jun 2026 09:00:00 GMT`.
enum HTTPDate {
    static func day(in text: String?) -> CivilDate? {
        let words = text?.split(separator: " ") ?? []
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        guard words.count >= 4, let day = Int(words[1]), let year = Int64(words[3]),
            let month = months.firstIndex(of: String(words[2]))
        else { return nil }
        return CivilDate(CivilDate(year: year, month: month + 1, day: day).description)
    }
}
