/// What can be set.
struct SettingsPage: Page {
    static let name = "set.menu"
    static let formerly: String? = "own/settings"

    func prompt(_ view: View) -> Prompt {
        let session = view.session
        let text = view.text(
            SettingsWords.settings,
            [
                .language: session.language.name,
                .zip: session.placeOfZIP ?? session.memory.areaOfCanada.map {
                    $0 == "Canada" ? $0 : "\($0), Canada"
                }
                    ?? view.text(SettingsWords.none),
                .kind: view.text((session.chart ?? .bars).phrase),
                .state: view.text(session.wantsNotices ? SettingsWords.on : SettingsWords.off),
                .n: "\(session.memory.reminders?.count ?? 0)",
            ])
        let news = view.facts.rules.giving == .off ? 0 : session.giving?.news?.count ?? 0
        let wished = news == 0 ? "" : "\n" + view.text(NewsWords.setting, [.n: "\(news)"])
        let introduced = session.giving?.meeting == nil ? "" : "\n" + view.text(MeetingWords.setting)
        let second = session.nameOfSecondPlace.map { "\n" + view.text(ZIPWords.second, [.place: $0]) }
        return Prompt(
            text + (second ?? "") + wished + introduced,
            [
                [.chooseLanguage, .changeZIP],
                [.chooseChart, .notices(isOn: !session.wantsNotices)],
                [.secondZIP, .topic(.reminders)],
                (news == 0 ? [] : [.stopAllCharityNews]) + (introduced.isEmpty ? [] : [.stopMeeting]),
                [.close],
            ])
    }

    func back(_ visit: inout Visit) { visit.open(ProfilePage()) }
}

/// How results are to be drawn.
struct ChartPage: Page {
    static let name = "set.chart"
    static let formerly: String? = "own/chart"

    func prompt(_ view: View) -> Prompt {
        Prompt(view.text(SettingsWords.chartAsk), [ChartStyle.allCases.map { .chart($0) }, [.back]])
    }

    func back(_ visit: inout Visit) { visit.open(SettingsPage()) }
}

/// How results are to be drawn.
public enum ChartStyle: String, Codable, Sendable, CaseIterable {
    case bars, pie
    case text
}

extension ChartStyle {
    var phrase: SettingsWords {
        switch self {
        case .bars: .chartBars
        case .pie: .chartPie
        case .text: .chartText
        }
    }
}

extension Session {
    /// Whether the bot may write first.
    public var wantsNotices: Bool { (hasNotices ?? true) && stoppedAt == nil }
}
