internal import CivicFacts

/// A filter with a name, for the whole team.
public struct SavedView: Codable, Equatable, Sendable {
    public let name: String
    public let filter: String
}

/// `/save ga-es state:GA lang:es`: a view of the team's; a name alone takes it away.
enum SaveView: DeskCommand {
    static let command: String? = "save"

    static func follow(_ rest: String, _ visit: inout Visit) -> Outcome? {
        let parts = rest.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
        guard let name = parts.first?.lowercased(), Tags.isTag(name) else {
            return .refused(FilterWords.saveHow)
        }
        let others = (visit.desk.views ?? []).filter { $0.name != name }
        guard parts.count == 2 else {
            guard others.count < (visit.desk.views ?? []).count else { return .refused(FilterWords.saveHow) }
            visit.updateDesk { $0.views = others.isEmpty ? nil : others }
            return .done(FilterWords.dropped, [.name: name])
        }
        let filter: ReportFilter
        do throws(ReportFilter.Unknown) { filter = try ReportFilter(parts[1], visit) } catch {
            return error.outcome
        }
        guard !filter.isEmpty, filter.text.count <= Limits.filterCharacters else {
            return .refused(FilterWords.saveHow)
        }
        guard others.count < Limits.views else {
            let first = others.first?.name ?? ""
            return .refused(FilterWords.viewsFull, [.max: "\(Limits.views)", .name: first])
        }
        let view = SavedView(name: name, filter: filter.text)
        visit.updateDesk { $0.views = (others + [view]).sorted { $0.name < $1.name } }
        return .done(FilterWords.saved, [.name: name])
    }
}

/// `/view ga-es`: what waits in that view; alone: which views there are, as buttons.
enum ShowView: DeskCommand {
    static let command: String? = "view"

    static func follow(_ rest: String, _ visit: inout Visit) -> Outcome? {
        let views = visit.desk.views ?? []
        guard !views.isEmpty else { return .refused(FilterWords.viewsNone) }
        let parts = rest.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
        guard let name = parts.first?.lowercased() else { return list(views, page: 1) }
        if name.hasPrefix("+"), let page = Int(name.dropFirst()), page > 0 { return list(views, page: page) }
        guard let view = views.first(where: { $0.name == name }) else {
            let values: [Slot: String] = [
                .name: ShownWords.inRoom(line: name, upTo: 30),
                .codes: views.map(\.name).joined(separator: ", "),
            ]
            return .refused(FilterWords.viewGone, values)
        }
        let more = parts.dropFirst().first ?? ""
        return DeskList.follow("\(view.filter) \(more)", &visit)
    }

    /// Six a page, so that what turns the page has room below them.
    private static func list(_ views: [SavedView], page: Int) -> Outcome {
        let shown = views.dropFirst((page - 1) * Limits.viewButtons).prefix(Limits.viewButtons)
        let lines = shown.map { "\($0.name): \($0.filter)" }
        let buttons = shown.map { Button(label: $0.name, token: ViewToken(name: $0.name).text) }
        let hasMore = views.count > page * Limits.viewButtons
        return Outcome(
            note: ([Desk.words.text(FilterWords.views)] + lines).joined(separator: "\n"),
            rows: ListPages.buttons(.views, "", page: page, hasMore: hasMore) + buttons.rows(of: 2))
    }
}

/// A view's button: `v1.<name>`.
struct ViewToken: Equatable {
    static let mark = "v1."

    let name: String

    init(name: String) { self.name = name }

    init?(text: String) {
        guard text.hasPrefix(Self.mark), Tags.isTag(String(text.dropFirst(Self.mark.count))) else {
            return nil
        }
        name = String(text.dropFirst(Self.mark.count))
    }

    var text: String { Self.mark + name }
    /// What does the same where there are no buttons.
    var sign: String { "/view \(name)" }
}
