package import CivicFacts
import Conversation
import FoundationEssentials
import PlainJSON
import Transcripts

/// Makes sense of the fields of one line.
package struct ConverseReader {
    let fields: [String: JSON]

    /// The fields of which a line has exactly one.
    private static let deeds = [
        "text", "photo", "album", "tap", "react", "location", "edit", "delete", "unsupported", "largeFile",
        "block", "repeat",
    ]
    private static let world = ["clock", "show", "restart"]
    private static let details = ["who", "platform", "role", "language", "caption", "report", "of"]

    func checkNames() throws(ConverseFault) {
        let known = Self.deeds + Self.world + Self.details
        if let stranger = fields.keys.sorted().first(where: { !known.contains($0) }) {
            throw ConverseFault(
                "There is no field \"\(stranger)\". There are: \(known.joined(separator: ", ")).")
        }
        let given = (Self.deeds + Self.world).filter { fields[$0] != nil }
        guard given.count == 1 else {
            throw ConverseFault(
                "Give exactly one of \((Self.deeds + Self.world).joined(separator: ", ")); "
                    + (given.isEmpty ? "there is none." : "there are \(given.joined(separator: " and "))."))
        }
    }

    func happening() throws(ConverseFault) -> ConverseLine.Happening {
        if let clock = fields["clock"] { return .clock(try Self.clock(clock)) }
        if let question = fields["show"] { return .show(try Self.question(question)) }
        if fields["restart"] != nil { return .restart }
        return .deed(try deed(), by: try who())
    }

    private func who() throws(ConverseFault) -> ConverseLine.Who {
        guard let name = fields["who"]?.text, !name.isEmpty, name.count <= 64, name != "review" else {
            throw ConverseFault("\"who\" needs a name of 1 to 64 characters, and not \"review\".")
        }
        return ConverseLine.Who(
            name: name, platform: try choice("platform", of: [Platform.telegram, .matrix]),
            role: try choice("role", of: Player.Role.allCases), language: try text("language"))
    }

    private func deed() throws(ConverseFault) -> ConverseLine.Deed {
        if let tap = fields["tap"] { return .tap(try Self.tap(tap), onReport: try report()) }
        if fields["edit"] != nil { return .edit(try text("of"), to: try wanted("edit")) }
        if let old = fields["delete"] {
            if old == .flag(true) { return .delete(nil) }
            return .delete(try wanted("delete"))
        }
        if fields["repeat"] != nil { return .again }
        return .act(try act())
    }

    private func act() throws(ConverseFault) -> Cue.Act {
        if fields["photo"] != nil {
            return .sendsPhoto(path: try file(try wanted("photo")), caption: try text("caption"))
        }
        if let album = fields["album"] { return try self.album(album) }
        if let point = fields["location"] { return try Self.location(point) }
        if let block = fields["block"] { return block == .flag(false) ? .unblocksBot : .blocksBot }
        if fields["largeFile"] != nil { return .sendsLargeFile(megabytes: 30) }
        if let kind = try choice("unsupported", of: UnsupportedKind.allCases) {
            return .sendsUnsupported(kind)
        }
        if fields["react"] != nil { return try reaction() }
        let words = try wanted("text")
        return try report().map { .replies(words, toReport: $0) } ?? .says(words)
    }

    private func album(_ value: JSON) throws(ConverseFault) -> Cue.Act {
        guard let names = value.texts, (2...10).contains(names.count) else {
            throw ConverseFault("\"album\" needs a list of 2 to 10 paths.")
        }
        var paths: [String] = []
        for name in names { paths.append(try file(name)) }
        return .sendsAlbum(paths: paths, caption: try text("caption"))
    }

    private func reaction() throws(ConverseFault) -> Cue.Act {
        guard let report = try report() else {
            throw ConverseFault("\"react\" needs \"report\": the number of the report with the card.")
        }
        return .reacts(emoji: try wanted("react"), toReport: report)
    }

    private func report() throws(ConverseFault) -> Int? {
        guard let field = fields["report"] else { return nil }
        guard let number = field.count, number > 0 else {
            throw ConverseFault("\"report\" needs a report's number, such as 1.")
        }
        return number
    }

    private func text(_ name: String) throws(ConverseFault) -> String? {
        guard let field = fields[name] else { return nil }
        guard let text = field.text else { throw ConverseFault("\"\(name)\" needs a text.") }
        return text
    }

    private func wanted(_ name: String) throws(ConverseFault) -> String {
        guard let text = try text(name), !text.isEmpty else {
            throw ConverseFault("\"\(name)\" needs a text.")
        }
        return text
    }

    private func choice<Value: RawRepresentable>(
        _ name: String, of values: [Value]
    ) throws(ConverseFault) -> Value? where Value.RawValue == String {
        guard let field = fields[name] else { return nil }
        guard let value = field.text.flatMap(Value.init(rawValue:)),
            values.contains(where: { $0.rawValue == value.rawValue })
        else {
            throw ConverseFault("\"\(name)\" is one of \(values.map(\.rawValue).joined(separator: ", ")).")
        }
        return value
    }

    /// The whole path of a file that is there.
    private func file(_ path: String) throws(ConverseFault) -> String {
        let whole = URL(filePath: path).standardizedFileURL.path
        guard FileManager.default.isReadableFile(atPath: whole) else {
            throw ConverseFault("There is no file \(path) to read.")
        }
        return whole
    }
}

extension ConverseReader {
    private static func tap(_ value: JSON) throws(ConverseFault) -> ConverseLine.Tap {
        if let number = value.count, number > 0 { return .number(number) }
        guard let text = value.text, !text.isEmpty else {
            throw ConverseFault("\"tap\" needs a button's token, its label, or its number from 1 on.")
        }
        return text.hasPrefix("c1.") || text.hasPrefix("m1.") ? .token(text) : .label(text)
    }

    private static func location(_ value: JSON) throws(ConverseFault) -> Cue.Act {
        guard case .list(let list) = value, list.count == 2, let latitude = list[0].decimal,
            let longitude = list[1].decimal, abs(latitude) <= 90, abs(longitude) <= 180
        else { throw ConverseFault("\"location\" needs degrees north and east, such as [33.45, -112.07].") }
        return .sharesLocation(latitude: latitude, longitude: longitude)
    }

    private static func question(_ value: JSON) throws(ConverseFault) -> Transcript.Question {
        guard let name = value.text,
            let question = Transcript.Question.allCases.first(where: { $0.rawValue.lowercased() == name })
        else { throw ConverseFault("\"show\" is one of queue, feed, audit, outbox.") }
        return question
    }

    private static func clock(_ value: JSON) throws(ConverseFault) -> ConverseLine.Clock {
        if let text = value.text, let span = span(text) { return .forward(span) }
        if let text = value.text, let moment = Moment(iso: text) { return .to(moment) }
        throw ConverseFault(
            "\"clock\" needs a span such as +30m (s, m, h, d), or a time such as 2026-11-03T17:00:00Z.")
    }

    /// `+90s`, `+30m`, `+2h`, `+3d`.
    package static func span(_ text: String) -> Span? {
        guard text.hasPrefix("+"), let unit = text.last, let count = Int64(text.dropFirst().dropLast()),
            (0...1_000_000).contains(count)
        else { return nil }
        switch unit {
        case "s": return .seconds(count)
        case "m": return .minutes(count)
        case "h": return .hours(count)
        case "d": return .days(count)
        default: return nil
        }
    }
}

extension Moment {
    /// A time as `2026-11-03T16:12:00Z`.
    package init?(iso text: String) {
        guard let date = try? Date(text, strategy: .iso8601) else { return nil }
        self.init(milliseconds: Int64((date.timeIntervalSince1970 * 1_000).rounded()))
    }

    package var iso: String {
        Date(timeIntervalSince1970: Double(milliseconds) / 1_000).formatted(.iso8601)
    }
}

extension JSON {
    /// A whole number from 0 on.
    fileprivate var count: Int? { number.flatMap { (0...1_000_000_000).contains($0) ? Int($0) : nil } }

    /// A list of nothing but texts.
    var texts: [String]? {
        let texts = list?.compactMap(\.text)
        return texts?.count == list?.count ? texts : nil
    }
}
