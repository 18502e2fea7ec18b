internal import CivicFacts

/// `/tag 12 press`: a word of the team's on a report, from the list that leads keep. Nobody else ever reads it.
enum TagReport: ReportCommand {
    static let command: String? = "tag"

    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? {
        guard var report = visit.facts.records.report(id) else { return Desk.missing(id, visit) }
        if let withdrawal = report.withdrawal { return withdrawal }
        let wanted = Tags.read(words)
        guard !wanted.isEmpty else { return .refused(FilterWords.tagHow) }
        let known = visit.desk.tags ?? []
        guard !known.isEmpty else { return .refused(FilterWords.tagsNone) }
        if let other = wanted.first(where: { !known.contains($0) }) {
            return .refused(
                FilterWords.tagUnknown,
                [.text: ShownWords.inRoom(line: other, upTo: 40), .codes: known.joined(separator: ", ")])
        }
        let new = wanted.filter { !report.tags.contains($0) }
        let values: [Slot: String] = [.code: id.description, .text: wanted.joined(separator: ", ")]
        guard !new.isEmpty else { return .refused(FilterWords.tagTwice, values) }
        guard report.tags.count + new.count <= Limits.tagsAReport else {
            return .refused(FilterWords.tagsFull, [.code: id.description, .max: "\(Limits.tagsAReport)"])
        }
        report.teamSide.tags = report.tags + new
        ReportKeeping.keep(&report, because: .tagged, &visit)
        return .done(FilterWords.tagged, values)
    }
}

/// `/untag 12 press`
enum UntagReport: ReportCommand {
    static let command: String? = "untag"

    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? {
        guard var report = visit.facts.records.report(id) else { return Desk.missing(id, visit) }
        if let withdrawal = report.withdrawal { return withdrawal }
        let gone = Tags.read(words)
        guard !gone.isEmpty else { return .refused(FilterWords.tagHow) }
        let left = report.tags.filter { !gone.contains($0) }
        let values: [Slot: String] = [
            .code: id.description, .text: ShownWords.inRoom(line: gone.joined(separator: ", "), upTo: 60),
        ]
        guard left.count < report.tags.count else { return .refused(FilterWords.tagMissing, values) }
        report.teamSide.tags = left.isEmpty ? nil : left
        ReportKeeping.keep(&report, because: .untagged, &visit)
        return .done(FilterWords.untagged, values)
    }
}

/// `/tags`: the list; `/tags add press`, `/tags remove press`: leads keep it.
enum Tags: DeskCommand {
    static let command: String? = "tags"

    static func follow(_ rest: String, _ visit: inout Visit) -> Outcome? {
        let parts = rest.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        let known = visit.desk.tags ?? []
        guard let verb = parts.first else {
            return known.isEmpty
                ? .done(FilterWords.tagsNone)
                : .done(FilterWords.tags, [.codes: known.joined(separator: ", ")])
        }
        guard visit.isLead else { return .refused(FilterWords.leadsOnly) }
        guard parts.count == 2, ["add", "remove"].contains(verb), let tag = parts.last, isTag(tag) else {
            return .refused(FilterWords.tagName)
        }
        if verb == "remove", !known.contains(tag) { return .refused(FilterWords.tagNever, [.text: tag]) }
        if verb == "add", !known.contains(tag), known.count >= Limits.tags {
            return .refused(FilterWords.tagListFull, [.max: "\(Limits.tags)"])
        }
        visit.change(.log(.tagsChanged, about: nil))
        visit.updateDesk { desk in
            let others = known.filter { $0 != tag }
            desk.tags = verb == "add" ? (others + [tag]).sorted() : others
        }
        return .done(verb == "add" ? FilterWords.tagAdded : .tagRemoved, [.text: tag])
    }

    /// Words of a command, in small letters.
    static func read(_ words: String) -> [String] {
        words.lowercased().split { $0.isWhitespace || $0 == "," }.map(String.init)
    }

    /// One word of `a-z 0-9 -`.
    static func isTag(_ text: String) -> Bool {
        (1...20).contains(text.utf8.count)
            && text.utf8.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == 0x2D }
    }
}

extension Report {
    /// The team's words on it.
    var tags: [String] { team?.tags ?? [] }
}
