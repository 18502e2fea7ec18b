internal import Understanding

/// Somebody else looks at a decision again.
enum Appeals: Feature {
    static let pages: [any Page.Type] = [AppealPage.self, AppealBanPage.self]
    static let choices: [any Press.Type] = [AskAppeal.self, AskAppealBan.self]
    static let wishes = [Wish(.appeal, .startWork, follow: AppealDialog.start)]
    static func hear(_ said: Said, _ visit: inout Visit) -> Bool { Grievance.hear(said, &visit) }
    static let commands = [
        VoterCommand(names: ["appeal", "apelar"]) { rest, visit in
            guard let number = Int64(rest) else { return AppealDialog.start(&visit) }
            AppealDialog.open(ReportID(rawValue: number), &visit)
        }
    ]
}

extension Intent {
    static let appeal: Intent = "appeal.start"
}

/// The next words say why somebody else should look at this report again.
struct AppealPage: Page {
    static let name = "app.say"
    static let formerly: String? = "appeal"
    static let manner = Manner.takesAnyWords

    let id: ReportID

    var ownReport: ReportID? { id }

    func prompt(_ view: View) -> Prompt {
        Prompt(view.words.text(AppealWords.say, [.code: id.description]), [[.back]])
    }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        guard AppealDialog.isAppeal(said) else { return false }
        if ModeratorAnswers.takeBesideAppeal(said.text, of: id, &visit) { return true }
        AppealDialog.send(said.text, about: MineDialog.own(id, facts: visit.facts), &visit)
        return true
    }
}

/// The same about the person's ban.
struct AppealBanPage: Page {
    static let name = "app.ban"
    static let formerly: String? = "appealBan"
    static let manner = Manner.takesAnyWords

    func prompt(_ view: View) -> Prompt { Prompt(view.words.text(AppealWords.sayBan), [[.back]]) }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        guard AppealDialog.isAppeal(said) else { return false }
        AppealDialog.sendAboutBan(said.text, &visit)
        return true
    }
}
