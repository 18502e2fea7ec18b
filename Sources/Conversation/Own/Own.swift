internal import Understanding

/// A person's own things: profile, likes, saved cards, settings.
enum Own: Feature {
    static let pages: [any Page.Type] = [
        ProfilePage.self, LikedPage.self, SavedPage.self, SavedItemPage.self, SettingsPage.self,
        ChartPage.self,
        StopPage.self,
    ]
    static let choices: [any Press.Type] = [
        ShowProfile.self, ShowSettings.self, ChooseChart.self, SetChart.self, SetNotices.self,
        StopReport.self, StopAll.self,
    ]
    static let wishes = [
        Wish("profile.show", .answer, commands: ["me", "yo"]) { IntentDialog.read(ProfilePage(), &$0) },
        Wish(
            "settings.open", .set, commands: ["settings", "ajustes"], isQuestion: true, leavesQuestion: false
        ) { IntentDialog.read(SettingsPage(), &$0) },
        Wish("settings.chart", .set, commands: ["charts"], isQuestion: true) {
            IntentDialog.read(ChartPage(), &$0)
        },
        Wish("stop.all", .end, commands: ["stop"], leavesQuestion: false, follow: SettingsDialog.stop),
    ]
    static let commands = LinkDialog.commands
}

/// What the person has here.
struct ProfilePage: Page {
    static let name = "me.show"
    static let formerly: String? = "own/profile"

    func prompt(_ view: View) -> Prompt { OwnPrompt(view: view).profile }
    func back(_ visit: inout Visit) { visit.close() }
}

/// Reports that the person likes.
struct LikedPage: ListPage {
    static let name = "me.liked"
    static let formerly: String? = "own/liked"

    var page = 0

    var origin: FeedOrigin? { .liked(page: page) }
    var variant: String { "" }

    func prompt(_ view: View) -> Prompt { OwnPrompt(view: view).liked(page) }
    func back(_ visit: inout Visit) { visit.open(ProfilePage()) }
}

/// Whatever is saved.
struct SavedPage: ListPage {
    static let name = "saved.list"
    static let formerly: String? = "own/saved"

    var page = 0

    var origin: FeedOrigin? { .saved(page: page) }
    var variant: String { "" }

    func prompt(_ view: View) -> Prompt { OwnPrompt(view: view).saved(page) }
    func back(_ visit: inout Visit) { visit.open(ProfilePage()) }
}

/// Something that was saved and is not to be had any more.
struct SavedItemPage: Page {
    static let name = "saved.item"
    static let formerly: String? = "own/savedItem"

    let target: SaveTarget
    /// Of the list from which it was opened.
    let page: Int

    func prompt(_ view: View) -> Prompt {
        OwnPrompt(view: view).savedItem(target)
    }
    func back(_ visit: inout Visit) { visit.open(SavedPage(page: page)) }
}

/// What can be set.
struct SettingsPage: Page {
    static let name = "set.menu"
    static let formerly: String? = "own/settings"

    func prompt(_ view: View) -> Prompt { OwnPrompt(view: view).settings }
    func back(_ visit: inout Visit) { visit.open(ProfilePage()) }
}

/// How results are to be drawn.
struct ChartPage: Page {
    static let name = "set.chart"
    static let formerly: String? = "own/chart"

    func prompt(_ view: View) -> Prompt {
        Prompt(
            view.words.text(SettingsWords.chartAsk), [ChartStyle.allCases.map { .chart($0) }, [.back]])
    }

    func back(_ visit: inout Visit) { visit.open(SettingsPage()) }
}

/// "Stop this report, or all messages?"
struct StopPage: Page {
    static let name = "stop.what"
    static let formerly: String? = "own/stop"
    static let manner = Manner.asks

    func prompt(_ view: View) -> Prompt {
        guard view.session.draft != nil else {
            return Prompt(view.words.text(SettingsWords.stopAsk), [[.stopAll, .back]])
        }
        return Prompt(
            view.words.text(SettingsWords.stopWhich), [[.stopReport, .stopAll], [.back]])
    }

    func back(_ visit: inout Visit) { visit.close() }
}
