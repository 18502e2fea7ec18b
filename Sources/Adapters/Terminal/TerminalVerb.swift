import Conversation

/// The part of a line after the name: a verb and what belongs to it.
enum TerminalVerb {
    /// `.nothing` when the words begin with no verb and may be just words.
    static func read(_ rest: String, by name: String) -> TerminalLine {
        let verb = rest.prefix { !$0.isWhitespace }
        let object = TerminalGrammar.trimmed(rest[verb.endIndex...])
        switch verb.lowercased() {
        case "photo", "photos", "album": return photos(object, by: name)
        case "video" where !object.isEmpty: return photos(object, by: name)
        case "shares": return shares(object, by: name)
        case "edits": return edits(object, by: name)
        case "deletes": return deletes(object, by: name)
        case "replies", "replies:": return replies(String(rest.dropFirst("replies".count)), by: name)
        case "taps": return taps(object, by: name)
        case "sends": return read(object, by: name)
        case let word: return unsupported(word, object, by: name)
        }
    }

    private static func photos(_ object: String, by name: String) -> TerminalLine {
        var words = TerminalWords(object).words
        // The last one in quotation marks is the caption, if there is a path before it.
        let caption = words.count > 1 && words.last?.isQuoted == true ? words.removeLast().text : nil
        guard !words.isEmpty else {
            return .trouble("Which photo? Example: \(name) photo line.jpg \"the line\"")
        }
        guard words.count <= 10 else {
            return .trouble("An album has at most 10 photos; this one has \(words.count).")
        }
        return .deed(by: name, .photos(words.map(\.text), caption: caption))
    }

    private static func shares(_ object: String, by name: String) -> TerminalLine {
        let numbers = object.split { $0 == "," || $0.isWhitespace }.map { Double($0) }
        guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1],
            (-90...90).contains(latitude), (-180...180).contains(longitude)
        else {
            return .trouble("A point has a latitude and a longitude. Example: \(name) shares 33.45,-112.07")
        }
        return .deed(by: name, .shares(latitude: latitude, longitude: longitude))
    }

    private static func edits(_ object: String, by name: String) -> TerminalLine {
        let words = TerminalWords(object).words
        guard words.count == 3, words[0].isQuoted, words[1].text == "to", words[2].isQuoted,
            !words[0].text.isEmpty
        else { return .trouble("What becomes what? Example: \(name) edits \"old\" to \"new\"") }
        return .deed(by: name, .edits(words[0].text, into: words[2].text))
    }

    private static func deletes(_ object: String, by name: String) -> TerminalLine {
        let words = TerminalWords(object).words
        guard words.count == 1, words[0].isQuoted, !words[0].text.isEmpty else {
            return .trouble("Which message? Example: \(name) deletes \"hello\"")
        }
        return .deed(by: name, .deletes(words[0].text))
    }

    private static func replies(_ object: String, by name: String) -> TerminalLine {
        let parts = object.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let number = parts.first.map { TerminalGrammar.trimmed($0) } ?? ""
        let report = Int64(number).map(ReportID.init(rawValue:))
        guard parts.count == 2, report != nil || number.isEmpty,
            case let words = TerminalGrammar.trimmed(parts[1]),
            !words.isEmpty
        else { return .trouble("A reply to what? Example: \(name) replies 1: words") }
        return .deed(by: name, .replies(report, words))
    }

    private static func taps(_ object: String, by name: String) -> TerminalLine {
        var words = object.split(whereSeparator: \.isWhitespace)
        var report: ReportID?
        if TerminalGrammar.isModerator(name), words.count > 2, words[words.count - 2] == "on",
            let number = Int64(words[words.count - 1])
        {
            report = ReportID(rawValue: number)
            words.removeLast(2)
        }
        let label = words.joined(separator: " ")
        guard !label.isEmpty else { return .trouble("Which button? Example: \(name) taps 2") }
        return .deed(by: name, .taps(Int(label).map(TerminalPress.number) ?? .label(label), on: report))
    }

    private static func unsupported(_ word: String, _ object: String, by name: String) -> TerminalLine {
        let kind = word == "gif" ? .animation : UnsupportedKind(rawValue: word)
        if object.isEmpty, let kind { return .deed(by: name, .sends(kind)) }
        guard TerminalGrammar.isNumbered(name) else { return .nothing }
        return .trouble("\(name) does what? For words put a colon after the name; ? shows every form.")
    }
}
