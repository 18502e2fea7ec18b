import PlainJSON

// The form in which a figure goes to a worker, and in which `turnout chart` reads one.
extension Figure {
    /// The figure that a JSON text describes.
    public init(json bytes: [UInt8]) throws(FigureFault) {
        guard let json = JSON(bytes), json.object != nil else { throw .unreadable }
        guard let language = FigureLanguage(rawValue: json["language"]?.text ?? "en"),
            let content = Content(json)
        else { throw .unreadable }
        try self.init(
            language: language, heading: Heading(json), footing: Footing(json), content: content,
            isSmall: json["small"]?.flag ?? false, isPartial: json["partial"]?.flag ?? false,
            isQuestion: json["question"]?.flag ?? false)
    }

    /// The same as JSON, in canonical order.
    public var json: [UInt8] {
        var members: [String: JSON] = [
            "language": .text(language.rawValue), "small": .flag(isSmall), "partial": .flag(isPartial),
            "question": .flag(isQuestion),
            "title": .text(heading.title), "day": .text(heading.day), "kind": .text(heading.kind),
            "status": .text(heading.status), "seats": .text(heading.seats), "votes": .text(footing.votes),
            "source": .text(footing.source), "asOf": .text(footing.asOf),
        ]
        switch content {
        case .bars(let rows): members.merge(["shape": "bars", "rows": .list(rows.map(\.json))]) { $1 }
        case .pie(let rows): members.merge(["shape": "pie", "rows": .list(rows.map(\.json))]) { $1 }
        case .month(let month): members.merge(month.members) { $1 }
        case .monogram(let letters):
            members.merge(["shape": "monogram", "letters": .text(letters)]) { $1 }
        }
        return JSON.object(members).bytes
    }
}

extension Figure.Heading {
    fileprivate init(_ json: JSON) {
        title = json["title"]?.text ?? ""
        day = json["day"]?.text ?? ""
        kind = json["kind"]?.text ?? ""
        status = json["status"]?.text ?? ""
        seats = json["seats"]?.text ?? ""
    }
}

extension Figure.Footing {
    fileprivate init(_ json: JSON) {
        votes = json["votes"]?.text ?? ""
        source = json["source"]?.text ?? ""
        asOf = json["asOf"]?.text ?? ""
    }
}

extension Figure.Content {
    fileprivate init?(_ json: JSON) {
        switch json["shape"]?.text ?? "bars" {
        case "bars":
            guard let rows = Self.rows(json) else { return nil }
            self = .bars(rows)
        case "pie":
            guard let rows = Self.rows(json) else { return nil }
            self = .pie(rows)
        case "month":
            guard let month = FigureMonth(json) else { return nil }
            self = .month(month)
        case "monogram":
            guard let letters = json["letters"]?.text else { return nil }
            self = .monogram(letters)
        default: return nil
        }
    }

    private static func rows(_ json: JSON) -> [FigureRow]? {
        guard let list = json["rows"]?.list else { return nil }
        let rows = list.compactMap(FigureRow.init(json:))
        return rows.count == list.count ? rows : nil
    }
}

extension FigureRow {
    fileprivate init?(json: JSON) {
        guard let name = json["name"]?.text else { return nil }
        // A number that is none is not passed over: it would draw a picture without it.
        for number in ["votes", "tenths"] {
            guard json[number] == nil || json[number] == .null || json[number]?.number != nil else {
                return nil
            }
        }
        self.init(
            name: name, votes: json["votes"]?.number.map { Int($0) },
            tenths: json["tenths"]?.number.map { Int($0) })
        isElected = json["elected"]?.flag ?? false
        isRest = json["rest"]?.flag ?? false
        word = json["word"]?.text ?? ""
    }

    fileprivate var json: JSON {
        .object([
            "name": .text(name), "elected": .flag(isElected), "rest": .flag(isRest), "word": .text(word),
            "votes": votes.map { .number(Int64($0)) } ?? .null,
            "tenths": tenths.map { .number(Int64($0)) } ?? .null,
        ])
    }
}

extension FigureMonth {
    fileprivate init?(_ json: JSON) {
        guard let first = json["first"]?.number, let length = json["length"]?.number else { return nil }
        self.init(
            firstWeekday: Int(first), length: Int(length), today: json["today"]?.number.map { Int($0) },
            marks: [:])
        for day in json["days"]?.list ?? [] {
            guard let number = day["day"]?.number, let names = day["marks"]?.list else { return nil }
            let found = names.compactMap { Mark(rawValue: $0.text ?? "") }
            guard found.count == names.count else { return nil }
            marks[Int(number), default: []].formUnion(found)
        }
    }

    fileprivate var members: [String: JSON] {
        let days: [JSON] = marks.sorted { $0.key < $1.key }.map { day, marks in
            let names = Mark.allCases.filter(marks.contains).map { JSON.text($0.rawValue) }
            return .object(["day": .number(Int64(day)), "marks": .list(names)])
        }
        return [
            "shape": "month", "first": .number(Int64(firstWeekday)), "length": .number(Int64(length)),
            "today": today.map { .number(Int64($0)) } ?? .null, "days": .list(days),
        ]
    }
}
