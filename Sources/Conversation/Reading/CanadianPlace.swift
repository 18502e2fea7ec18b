internal import CivicFacts
internal import Understanding

/// Places of Canada by name: Winnipeg, Manitoba, the country, and towns with their province.
enum CanadianPlace {
    /// The place whose name these words begin with, and how many of them it takes.
    static func opening(_ words: ArraySlice<String>) -> (place: CivicPlace, count: Int)? {
        switch words.first {
        case "winnipeg": return (CivicPlace(town: "Winnipeg", canada: CanadaDialog.city.canada), 1)
        case "canada": return (CivicPlace(canada: "K"), 1)
        case _: break
        }
        guard let (name, count) = name(opening: words), let letter = letters[name] else { return nil }
        let isNamed = words.dropFirst(count).first == "canada"
        guard isNamed || !ofTwoCountries.contains(name) else { return nil }
        return (CivicPlace(town: spelled(name), canada: letter), count + (isNamed ? 1 : 0))
    }

    /// The large town whose name these words begin with: with the country behind it, or where a word leads to it and
    /// nobody takes it for a town in the United States.
    static func city(opening words: ArraySlice<String>, isLed: Bool) -> (place: CivicPlace, count: Int)? {
        guard let first = words.first, cityFirsts.contains(first) else { return nil }
        for count in (1...2).reversed() where count <= words.count {
            let name = words.prefix(count).joined(separator: " ")
            guard let letter = cities[name] else { continue }
            let isNamed = words.dropFirst(count).first == "canada"
            guard isNamed || isLed && (foremost.contains(name) || TownReading(named: name, in: nil) == nil)
            else { return nil }
            return (CivicPlace(town: spelled(name), canada: letter), count + (isNamed ? 1 : 0))
        }
        return nil
    }

    /// The place in Canada that bears the name of a small town of the United States, or of a province.
    static func namesake(of town: String, with zips: Int) -> CivicPlace? {
        let name = Plain(town).text
        let letter = ofTwoCountries.contains(name) ? letters[name] : zips <= few ? cities[name] : nil
        return letter.map { CivicPlace(town: spelled(name), canada: $0) }
    }

    /// A town with more ZIP codes is meant more often than its namesake.
    private static let few = 4

    private static func spelled(_ name: String) -> String {
        name.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }

    /// Whoever votes in the United States from there asks about that.
    static func isFromAbroad(_ plain: Plain) -> Bool {
        plain.words.contains(where: ["from", "desde", "abroad", "overseas", "extranjero"].contains)
            || plain.hasWord(beginning: ["citizen", "ciudadan", "american", "estadounid", "absentee"])
    }

    /// The first letter of the postal codes of the province whose name, or whose two letters in capitals, come next.
    static func province(opening words: ArraySlice<String>, _ word: String?) -> (letter: String, count: Int)?
    {
        if let (name, count) = name(opening: words) { return letters[name].map { ($0, count) } }
        return word.flatMap { short[$0.filter(\.isLetter)] }.map { ($0, 1) }
    }

    private static func name(opening words: ArraySlice<String>) -> (name: String, count: Int)? {
        guard let first = words.first, firsts.contains(first) else { return nil }
        return (1...3).reversed().lazy.filter { $0 <= words.count }.map {
            (words.prefix($0).joined(separator: " "), $0)
        }.first { letters[$0.0] != nil }
    }

    /// A place of Canada that somebody says to be from: "London, Ontario", "I live in Calgary"; nil where the name may as
    /// well be that of a town in the United States.
    static func home(_ text: String) -> CivicPlace? {
        let words = text.split(whereSeparator: \.isWhitespace)
        let lead = leads.count(in: words.map { Plain(String($0)).text }) ?? 0
        let rest = words.dropFirst(lead).joined(separator: " ")
        let name = Plain(rest).text
        if let letter = cities[name], TownReading(named: name, in: nil) == nil {
            return CivicPlace(town: rest.filter { $0 != "," }, canada: letter)
        }
        guard let place = NamedPlace(alone: rest)?.places.first, place.canada != nil else { return nil }
        return CivicPlace(town: place.town ?? "Canada", canada: place.canada)
    }

    /// A large town of Canada is called so, whatever else is.
    static func isCity(_ name: String) -> Bool { cities[Plain(name).text] != nil }

    private static let leads = Phrases.zipTownLeads.openings

    /// Towns of more than 100,000 people, and capitals, with the first letter of their postal codes.
    private static let cities: [String: String] = {
        let rows = [
            ("A", "st johns"), ("B", "halifax"), ("C", "charlottetown"),
            ("E", "moncton/saint john/fredericton"),
            ("G", "quebec city/levis/saguenay"),
            ("H", "montreal/laval"), ("J", "gatineau/longueuil/sherbrooke/trois rivieres"),
            ("K", "ottawa/kingston"),
            (
                "L",
                "mississauga/brampton/markham/vaughan/oakville/burlington/oshawa/hamilton/barrie/ajax/pickering/st catharines"
            ),
            ("M", "toronto/scarborough/etobicoke/north york"),
            ("N", "london/kitchener/windsor/cambridge/guelph/waterloo"), ("P", "sudbury/thunder bay"),
            ("R", "brandon/steinbach"), ("S", "regina/saskatoon"),
            ("T", "calgary/edmonton/red deer/lethbridge"),
            ("V", "vancouver/surrey/burnaby/richmond/victoria/abbotsford/kelowna/coquitlam/langley/kamloops"),
            ("X", "yellowknife/iqaluit"), ("Y", "whitehorse"),
        ]
        let pairs = rows.flatMap { letter, names in names.split(separator: "/").map { (String($0), letter) } }
        return Dictionary(pairs) { first, _ in first }
    }()

    private static let cityFirsts = Set(cities.keys.map { String($0.prefix { $0 != " " }) })

    /// Their namesakes in the United States are villages.
    private static let foremost: Set<String> = [
        "toronto", "montreal", "calgary", "edmonton", "ottawa", "mississauga", "quebec city", "saskatoon",
    ]

    /// Towns of the United States are called so, too.
    private static let ofTwoCountries: Set<String> = ["ontario", "new brunswick", "alberta", "yukon"]

    private static let firsts = Set(letters.keys.map { String($0.prefix { $0 != " " }) })

    private static let letters = [
        "british columbia": "V", "columbia britanica": "V", "alberta": "T", "saskatchewan": "S",
        "manitoba": "R",
        "ontario": "M", "quebec": "H", "new brunswick": "E", "nova scotia": "B", "nueva escocia": "B",
        "prince edward island": "C", "newfoundland": "A", "terranova": "A", "nunavut": "X", "yukon": "Y",
        "northwest territories": "X",
    ]
    private static let short = [
        "BC": "V", "AB": "T", "SK": "S", "MB": "R", "ON": "M", "QC": "H", "NB": "E", "NS": "B", "PEI": "C",
        "NL": "A",
    ]
}
