internal import Understanding

extension Choice {
    public static let showProfile = Choice(ShowProfile())
    public static let showSettings = Choice(ShowSettings())
    public static let chooseChart = Choice(ChooseChart())
    public static func chart(_ thing: ChartStyle) -> Choice { Choice(SetChart(thing: thing)) }
    public static func notices(isOn: Bool) -> Choice { Choice(SetNotices(thing: Switch(isOn: isOn))) }
    public static let stopReport = Choice(StopReport())
    public static let stopAll = Choice(StopAll())
}

/// What the person has here.
struct ShowProfile: PlainPress {
    static let face = Face.forever("f.me", SettingsWords.labelProfile)
    func press(_ visit: inout Visit) { IntentDialog.read(ProfilePage(), &visit) }
}

/// What can be set.
struct ShowSettings: PlainPress {
    static let face = Face.forever("f.set", SettingsWords.labelSettings)
    func press(_ visit: inout Visit) { IntentDialog.read(SettingsPage(), &visit) }
}

/// How results are drawn.
struct ChooseChart: PlainPress {
    static let face = Face.once("f.charts", SettingsWords.labelCharts)
    func press(_ visit: inout Visit) { visit.open(ChartPage()) }
}

/// So from now on.
struct SetChart: ThingPress {
    static let face = Face.once("f.chart")
    let thing: ChartStyle

    func label(_ words: Catalogue) -> String { words.text(thing.label) }
    func press(_ visit: inout Visit) { SettingsDialog.set(thing, &visit) }
}

/// Whether the bot writes first.
struct SetNotices: ThingPress {
    static let face = Face.once("f.note")
    let thing: Switch

    func label(_ words: Catalogue) -> String {
        words.text(thing.isOn ? SettingsWords.labelNoticesOn : SettingsWords.labelNoticesOff)
    }
    func press(_ visit: inout Visit) { SettingsDialog.setNotices(thing.isOn, &visit) }
}

/// Stops the report.
struct StopReport: PlainPress {
    static let face = Face.once("f.stopr", SettingsWords.labelStopReport)
    func press(_ visit: inout Visit) { SettingsDialog.stopReport(&visit) }
}

/// Stops all messages.
struct StopAll: PlainPress {
    static let face = Face.once("f.stopa", SettingsWords.labelStopAll)
    func press(_ visit: inout Visit) { SettingsDialog.stopAll(&visit) }
}

extension ChartStyle {
    fileprivate var label: SettingsWords {
        switch self {
        case .bars: .labelBars
        case .pie: .labelPie
        case .text: .labelText
        }
    }
}
