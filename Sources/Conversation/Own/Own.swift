internal import CivicFacts
internal import Understanding

/// A person's own things: profile, settings, and how to stop.
enum Own: Feature {
    static let pages: [any Page.Type] = [ProfilePage.self, SettingsPage.self, ChartPage.self, StopPage.self]
    static let choices: [any Press.Type] = [
        ShowProfile.self, ShowSettings.self, ChooseChart.self, SetChart.self, SetNotices.self,
        StopReport.self, StopAll.self,
    ]
    static let wishes = [
        Wish("profile.show", .answer, commands: ["me", "yo"]) { IntentDialog.read(ProfilePage(), &$0) },
        Wish("settings.open", .set, isQuestion: true, leavesQuestion: false) {
            IntentDialog.read(SettingsPage(), &$0)
        },
        Wish("settings.chart", .set, commands: ["charts"], isQuestion: true) {
            IntentDialog.read(ChartPage(), &$0)
        },
        Wish(
            .stopAll, .end, commands: ["stop", "parar"], leavesQuestion: false, follow: LeavingDialog.stop),
    ]
    static let commands =
        LinkDialog.commands + [VoterCommand(names: ["settings", "ajustes"], follow: SettingsDialog.command)]
}

extension Intent {
    static let stopAll: Intent = "stop.all"
}

/// What the person has here.
struct ProfilePage: Page {
    static let name = "me.show"
    static let formerly: String? = "own/profile"

    func prompt(_ view: View) -> Prompt {
        let (records, account) = (view.facts.records, view.facts.account)
        let text = view.text(
            SettingsWords.profile,
            [
                .place: view.session.placeOfZIP ?? view.text(SettingsWords.none),
                .n: "\(records.countOfReports(by: account, since: Moment(milliseconds: 0)))",
                .likes: "\(records.countOfMarks(of: account, .like))",
                .max: "\(records.countOfMarks(of: account, .save))",
            ])
        return Prompt(text, [[.showMine, .showSaved, .showLiked], [.showSettings, .showPrivacy], [.close]])
    }

    func back(_ visit: inout Visit) { visit.close() }
}

/// "Stop this report, or all messages?" was asked by earlier releases.
struct StopPage: Page {
    static let name = "stop.what"
    static let formerly: String? = "own/stop"
    static let manner = Manner.asks

    func prompt(_ view: View) -> Prompt {
        guard view.session.draft != nil else {
            return Prompt(view.text(SettingsWords.stopAsk), [[.stopAll, .back]])
        }
        return Prompt(view.text(SettingsWords.stopWhich), [[.stopReport, .stopAll], [.back]])
    }

    func back(_ visit: inout Visit) { visit.close() }
}
