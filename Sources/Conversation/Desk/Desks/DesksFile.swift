internal import CivicFacts

/// The operator's file of desks, one a line: `georgia telegram:-100123#7 state=GA`. Lines that begin with `#` say nothing.
public struct DesksFile: Error, Equatable, Sendable {
    /// The line that is wrong, from 1, and why.
    public let line: Int
    public let why: String

    static let most = 50

    public static func read(_ text: String) throws(DesksFile) -> Desks {
        var found: [Desks.Entry] = []
        var last = 1
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let name = words.first, !name.hasPrefix("#") else { continue }
            last = index + 1
            let entry = try entry(name, Array(words.dropFirst()), at: last)
            try check(entry, after: found, at: last)
            found.append(entry)
        }
        guard found.last?.name == .all else {
            throw DesksFile(line: last, why: "the last desk must be called all")
        }
        return Desks(found)
    }

    /// The line that names a room.
    public static func line(of room: RoomID, in text: String) -> Int {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let index = lines.firstIndex { line in
            line.split(whereSeparator: \.isWhitespace).contains { RoomID(written: String($0)) == room }
        }
        return (index ?? 0) + 1
    }

    public init(line: Int, why: String) { (self.line, self.why) = (line, why) }

    private static func entry(
        _ name: String, _ words: [String], at line: Int
    ) throws(DesksFile) -> Desks.Entry {
        func wrong(_ why: String) -> DesksFile { DesksFile(line: line, why: why) }
        guard Tags.isTag(name) else {
            throw wrong("the name must be one word of a to z, 0 to 9 and -, 20 letters at most")
        }
        var (rooms, fits, isByHand): ([RoomID], Desks.Fit, Bool) = ([], Desks.Fit(), false)
        for word in words {
            if let room = RoomID(written: word) {
                rooms.append(room)
            } else if word == "by-hand" {
                isByHand = true
            } else if word.contains(":"), !word.contains("=") {
                throw wrong(
                    "a room is like telegram:-1001234567890, telegram:-1001234567890#7 or matrix:!room:server"
                )
            } else {
                do throws(Unread) { try fits.take(word) } catch { throw wrong(error.why) }
            }
        }
        let desk = Desks.Entry(name: DeskName(rawValue: name), rooms: rooms, fits: fits, isByHand: isByHand)
        if let why = desk.fault { throw wrong(why) }
        return desk
    }

    private static func check(
        _ entry: Desks.Entry, after others: [Desks.Entry], at line: Int
    ) throws(DesksFile) {
        func wrong(_ why: String) -> DesksFile { DesksFile(line: line, why: why) }
        if others.last?.name == .all { throw wrong("no desk comes after the one called all") }
        if others.contains(where: { $0.name == entry.name }) {
            throw wrong("the name stands in another line already")
        }
        let rooms = others.flatMap(\.rooms) + entry.rooms
        guard Set(rooms).count == rooms.count else { throw wrong("the room is another desk's already") }
        guard others.count < most else { throw wrong("there are more than \(most) desks") }
    }

    /// Why a condition cannot be used.
    struct Unread: Error {
        let why: String
    }
}

extension Desks.Entry {
    /// What is wrong with it by itself.
    fileprivate var fault: String? {
        let fitsAll = fits == Desks.Fit()
        if name == .all { return fitsAll && !isByHand ? nil : "the desk called all takes every report" }
        if rooms.isEmpty { return "it has no room" }
        if isByHand { return fitsAll ? nil : "a desk by hand has no conditions" }
        return fitsAll ? "it needs a condition, or by-hand" : nil
    }
}

extension Desks.Fit {
    /// The conditions as the file has them.
    private enum Field: String, CaseIterable {
        case state, zip, language, kind
    }

    fileprivate mutating func take(_ word: String) throws(DesksFile.Unread) {
        if word == "urgent" {
            isUrgent = true
            return
        }
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, let field = Field(rawValue: parts[0]) else {
            throw .init(why: "conditions are state=, zip=, language=, kind= and urgent")
        }
        for value in parts[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            try take(value, of: field)
        }
    }

    private mutating func take(_ value: String, of field: Field) throws(DesksFile.Unread) {
        switch field {
        case .state:
            guard let state = StateFacts.all[value.uppercased()] else {
                throw .init(why: "state= takes the two letters of states, such as GA,FL")
            }
            states.insert(state.postal)
        case .zip:
            guard (2...5).contains(value.utf8.count), value.utf8.allSatisfy({ 48...57 ~= $0 }) else {
                throw .init(why: "zip= takes the first 2 to 5 digits of ZIP codes, such as 850,852")
            }
            zips.append(value)
        case .language:
            guard let language = Language(code: value) else {
                let codes = Language.allCases.map(\.rawValue).joined(separator: ", ")
                throw .init(why: "language= takes \(codes)")
            }
            languages.insert(language)
        case .kind:
            guard let kind = ReportKind(slug: value) else {
                let slugs = ReportKind.allCases.map(\.slug).joined(separator: ", ")
                throw .init(why: "kind= takes \(slugs)")
            }
            kinds.insert(kind)
        }
    }
}

extension RoomID {
    /// `telegram:-1001234567890#7`, `matrix:!room:server`; nil for anything else.
    fileprivate init?(written word: String) {
        let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, let platform = Platform(rawValue: parts[0]) else { return nil }
        switch platform {
        case .telegram:
            let place = parts[1].split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            guard let chat = place.first.flatMap({ Int64($0) }), chat < 0 else { return nil }
            if place.count == 2 { guard let topic = Int64(place[1]), topic > 0 else { return nil } }
        case .matrix:
            guard let mark = parts[1].first, "!#".contains(mark), parts[1].count > 1 else { return nil }
        case .terminal: return nil
        }
        self.init(platform: platform, id: parts[1])
    }
}
