@testable import MediaProcessing

/// Figures of made-up contests.
enum Sample {
    /// Rows with these names and votes, of whom the first `elected` are; shares summing to 1,000 tenths.
    static func rows(_ people: [(String, Int)], elected: Int = 1, word: String = "won") -> [FigureRow] {
        let all = max(1, people.reduce(0) { $0 + $1.1 })
        var rows = people.map { FigureRow(name: $0.0, votes: $0.1, tenths: $0.1 * 1000 / all) }
        let order = rows.indices.sorted { (people[$0].1 * 1000 % all) > (people[$1].1 * 1000 % all) }
        for place in order.prefix(1000 - rows.reduce(0) { $0 + ($1.tenths ?? 0) }) {
            rows[place].tenths? += 1
        }
        for place in 0..<min(elected, rows.count) { (rows[place].isElected, rows[place].word) = (true, word) }
        return rows
    }

    /// `count` people, each with fewer votes than the one before.
    static func crowd(_ count: Int, elected: Int = 1, named: (Int) -> String = { "Person No. \($0 + 1)" })
        -> [FigureRow]
    {
        rows((0..<count).map { (named($0), 50_000 / ($0 + 2) - $0) }, elected: elected)
    }

    static func figure(
        _ content: Figure.Content, title: String = "Council, Elmwood East", status: String = "official",
        language: FigureLanguage = .english, small: Bool = false, partial: Bool = false,
        question: Bool = false
    ) throws -> Figure {
        var heading = Figure.Heading()
        (heading.title, heading.day, heading.kind) = (title, "19 May 2007", "by-election")
        (heading.status, heading.seats) = (status, "2 seats; each voter could choose up to 2")
        var footing = Figure.Footing()
        (footing.votes, footing.source) = ("31,208 votes, turnout 38.2%", "City of Somewhere, open data")
        footing.asOf = "as of 2 June 2007"
        return try Figure(
            language: language, heading: heading, footing: footing, content: content, isSmall: small,
            isPartial: partial, isQuestion: question)
    }

    static let race = rows([
        ("Ana Ruiz", 9_021), ("Bo Lindqvist", 7_777), ("Cy Twombly-Okafor", 3_100), ("Dee Dee Park", 411),
    ])

    static let scripts = rows([
        ("محمد عبد الرحمن الخوارزمي", 9_000), ("ᓀᐦᐃᔭᐍᐏᐣ ᐊᓂᔑᓈᐯ", 8_000), ("王小明", 7_000), ("さくら 김철수", 6_000),
        ("Сергей Фёдорович Ильин", 5_000), ("שלום בן דוד", 4_000), ("Ωνάσης Αριστοτέλης", 3_000),
        ("Nguyễn Thị Minh Khai", 2_500),
    ])

    static let month = FigureMonth(
        firstWeekday: 4, length: 31, today: 9,
        marks: [6: [.deadline], 9: [.early], 10: [.early, .deadline], 27: [.election, .early, .deadline]])

    static var acclaimed: [FigureRow] {
        var row = FigureRow(name: "Ola Nordmann")
        (row.isElected, row.word) = (true, "won without a vote")
        return [row]
    }

    static var tied: [FigureRow] {
        var rows = rows([("Ida Wells", 1_234), ("Jo March", 1_234), ("Kit Carson", 87)], elected: 0)
        for place in 0...1 { rows[place].word = "tied at 1,234" }
        return rows
    }

    /// Every kind of picture, by name.
    static func all() throws -> [(name: String, figure: Figure)] {
        var figures: [(String, Figure)] = []
        for count in [1, 2, 17, 30, 100] {
            figures.append(("crowd of \(count)", try figure(.bars(crowd(count, elected: count > 9 ? 3 : 1)))))
            figures.append(("pie of \(count)", try figure(.pie(crowd(count)))))
            figures.append(("small \(count)", try figure(.bars(crowd(count)), small: true)))
        }
        let long = crowd(9, elected: 2) { "Maria-Guadalupe Hernández y Pérez de la Torre Nº \($0)" }
        let longer = crowd(5) { String(repeating: "Longest Name ", count: 15) + "\($0)" }
        let huge = rows([("Billie Onn", 1_000_000_000), ("Mille Yun", 1_234_567), ("Juan Vote", 1)])
        let contents: [(String, [FigureRow])] = [
            ("race", race), ("scripts", scripts), ("acclaimed", acclaimed), ("tie", tied), ("long", long),
            ("longer", longer), ("huge", huge),
        ]
        for (name, rows) in contents {
            figures.append((name, try figure(.bars(rows))))
            figures.append(("\(name) as pie", try figure(.pie(rows), language: .spanish)))
            figures.append(("\(name) small", try figure(.bars(rows), small: true)))
        }
        figures.append(("partial", try figure(.bars(rows([("A", 5), ("B", 4)], elected: 0)), partial: true)))
        let answers = rows([("Yes", 311), ("No", 402)], elected: 0)
        figures.append(("question", try figure(.bars(answers), question: true)))
        let title = String(repeating: "Title of words ", count: 13)
        figures.append(
            ("title small", try figure(.bars(longer), title: String(title.prefix(120)), small: true)))
        figures.append(("title", try figure(.bars(race), title: title, status: title)))
        figures.append(
            (
                "monogram",
                try figure(.monogram("WMW"), title: "World Mothers Walk for the Wide World", small: true)
            ))
        figures.append(("month", try figure(.month(month), title: "October 2009")))
        figures.append(
            ("long month", try figure(.month(FigureMonth(firstWeekday: 6, length: 31, marks: month.marks)))))
        return figures
    }
}
