/// What a button of the feed, of a saved list or of the settings means.
public enum FeedChoice: Hashable, Sendable {
    case item(ReportID)
    case like(ReportID), unlike(ReportID)
    case save(SaveTarget), unsave(SaveTarget), openSaved(SaveTarget), openLive(SaveTarget)
    case why(ReportID), share(ReportID), photos(ReportID)
    case comments(ReportID), comment(ReportID)
    /// All words of a report whose page shows only their beginning.
    case words(ReportID)
    case filter, kinds, moreKinds, allKinds
    case area(FeedArea)
    case only(ReportKind)
    case showProfile, showLiked, showSaved, showSettings, chooseChart
    case chart(ChartStyle)
    case notices(isOn: Bool)
    /// Stop the report, or all messages.
    case stopReport, stopAll
}

extension Choice {
    /// A button that saves a card. On a page that is about one thing it keeps that page's text with it.
    public static func save(_ target: SaveTarget) -> Choice { .feed(.save(target)) }
}

/// The choice as the argument of a `ChoiceToken`: `<name>` or `<name>_<argument>`.
extension FeedChoice {
    private static let plain: [(name: String, choice: FeedChoice)] = [
        ("filter", .filter), ("kinds", .kinds), ("more", .moreKinds), ("all", .allKinds),
        ("me", .showProfile),
        ("liked", .showLiked), ("saved", .showSaved), ("set", .showSettings), ("charts", .chooseChart),
        ("stopr", .stopReport), ("stopa", .stopAll),
    ]

    init?(argument text: String) {
        let parts = text.split(separator: "_", maxSplits: 1).map(String.init)
        guard let name = parts.first else { return nil }
        guard parts.count == 2 else {
            guard let plain = Self.plain.first(where: { $0.name == name }) else { return nil }
            self = plain.choice
            return
        }
        guard let choice = Self.choice(named: name, parts[1]) else { return nil }
        self = choice
    }

    private static func choice(named name: String, _ argument: String) -> FeedChoice? {
        let report = Int64(argument).flatMap { $0 > 0 ? ReportID(rawValue: $0) : nil }
        let target = SaveTarget(text: argument)
        return switch name {
        case "open": report.map { .item($0) }
        case "like": report.map { .like($0) }
        case "unlike": report.map { .unlike($0) }
        case "sv": target.map { .save($0) }
        case "us": target.map { .unsave($0) }
        case "os": target.map { .openSaved($0) }
        case "lv": target.map { .openLive($0) }
        case "why": report.map { .why($0) }
        case "share": report.map { .share($0) }
        case "pics": report.map { .photos($0) }
        case "coms": report.map { .comments($0) }
        case "com": report.map { .comment($0) }
        case "words": report.map { .words($0) }
        case "area": FeedArea(rawValue: argument).map { .area($0) }
        case "only": ReportKind(rawValue: argument).map { .only($0) }
        case "chart": ChartStyle(rawValue: argument).map { .chart($0) }
        case "note": ["on", "off"].contains(argument) ? .notices(isOn: argument == "on") : nil
        default: nil
        }
    }

    var argument: String {
        switch self {
        case .item(let id): "open_\(id)"
        case .like(let id): "like_\(id)"
        case .unlike(let id): "unlike_\(id)"
        case .save(let target): "sv_\(target.text)"
        case .unsave(let target): "us_\(target.text)"
        case .openSaved(let target): "os_\(target.text)"
        case .openLive(let target): "lv_\(target.text)"
        case .why(let id): "why_\(id)"
        case .share(let id): "share_\(id)"
        case .photos(let id): "pics_\(id)"
        case .comments(let id): "coms_\(id)"
        case .comment(let id): "com_\(id)"
        case .words(let id): "words_\(id)"
        case .area(let area): "area_\(area.rawValue)"
        case .only(let kind): "only_\(kind.rawValue)"
        case .chart(let style): "chart_\(style.rawValue)"
        case .notices(let isOn): "note_\(isOn ? "on" : "off")"
        case .filter, .kinds, .moreKinds, .allKinds, .showProfile, .showLiked, .showSaved, .showSettings,
            .chooseChart, .stopReport, .stopAll:
            Self.plain.first { $0.choice == self }?.name ?? ""
        }
    }

    /// Does no harm however old the button is: it opens something, or sets a mark that is set once at the most.
    var isHarmless: Bool {
        switch self {
        case .item, .like, .unlike, .unsave, .openSaved, .openLive, .why, .share, .photos, .comments, .words,
            .showProfile, .showLiked, .showSaved, .showSettings:
            true
        // What is kept of other things is the page that is open.
        case .save(let target): target.report != nil || target.page != nil
        case .comment, .filter, .kinds, .moreKinds, .allKinds, .area, .only, .chooseChart, .chart, .notices,
            .stopReport, .stopAll:
            false
        }
    }
}

extension Message {
    /// The report that this message is about, for a person's reaction on it: the one that its buttons like.
    public var likable: ReportID? {
        for button in buttons {
            guard case .feed(let choice)? = ChoiceToken(text: button.token)?.choice else { continue }
            if case .like(let id) = choice { return id }
            if case .unlike(let id) = choice { return id }
        }
        return nil
    }
}
