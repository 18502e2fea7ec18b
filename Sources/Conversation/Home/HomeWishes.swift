internal import Understanding

extension Intent {
    static let menu: Intent = "help.menu"
    static let help: Intent = "help.show"
    static let greet: Intent = "smalltalk.greet"
    static let thanks: Intent = "smalltalk.thanks"
    static let cancel: Intent = "nav.cancel"
    static let back: Intent = "nav.back"
    static let undo: Intent = "nav.undo"
    static let more: Intent = "nav.more"
    static let done: Intent = "nav.done"
    static let yes: Intent = "confirm.yes"
    static let no: Intent = "confirm.no"
    static let opinion: Intent = "oos.opinion"
    static let abuse: Intent = "oos.abuse"

    /// A bare thumb answers where yes or no is asked.
    init?(emoji: String) {
        switch emoji.unicodeScalars.first {
        case "👍": self = .yes
        case "👎": self = .no
        default: return nil
        }
    }
}

/// What is asked for wherever one is: the ways about, help, and what the bot has no part in.
enum HomeWishes {
    static let all = help + ways + answers + refusals + safety

    /// A link that was shared begins the chat with its payload.
    static let commands = [
        VoterCommand(names: ["start"]) { rest, visit in
            if let link = DeepLink(payload: rest) { return ShareDialog.open(link, &visit) }
            IntentDialog.follow(.menu, &visit)
        }
    ]

    private static let help = [
        Wish(
            .help, .answer, commands: ["help", "ayuda"], isQuestion: false, leavesQuestion: false,
            follow: HelpDialog.help),
        Wish(
            .human, .answer, commands: ["human"], label: GuessWords.labelPerson, leavesQuestion: false
        ) { aside(HelpWords.human, &$0) },
        Wish("info.menu", .answer, commands: ["info"], label: CommonLabels.showInfo, follow: HelpDialog.info),
        Wish("charities.browse", .answer, label: GuessWords.labelGiving, isOffered: false) {
            if !GivingHearing.browse(&$0) { aside(HelpWords.notYet, &$0) }
        },
        Wish(.menu, .control, commands: ["menu"], leavesQuestion: false, follow: HelpDialog.menu),
        Wish(.greet, .control, leavesQuestion: false) {
            if ReturningDialog.isAsked($0) { return $0.askAgain() }
            // Whoever was greeted a moment ago hears that somebody is there.
            if $0.session.idleDraft == nil, $0.session.lastSaid?.isFresh(at: $0.now) == true {
                $0.say(HomeWords.greeted)
            }
            HelpDialog.menu(&$0)
        },
        Wish(.thanks, .control, leavesQuestion: false) { aside(HomeWords.thanks, &$0) },
    ]

    private static let ways = [
        Wish(
            .cancel, .control, commands: ["cancel", "cancelar"], leavesQuestion: false,
            follow: Control.cancelReport),
        Wish(.back, .control, commands: ["back", "volver"], leavesQuestion: false, follow: Control.back),
        Wish(.undo, .control, commands: ["undo", "deshacer"], leavesQuestion: false, follow: Control.undo),
        Wish("nav.skip", .control, commands: ["skip", "omitir"]) { Control.choose([.skip, .done], &$0) },
        Wish(.done, .control, commands: ["done", "listo"], follow: Control.goOn),
        // Nothing goes on that is not open.
        Wish(.more, .control),
    ]

    private static let answers = [
        Wish(.yes, .control) {
            let isRefused = Control.mayBeRefused($0)
            isRefused ? ReportAnswers.missed(&$0) : Control.choose(Choice.meantByYes, &$0)
        },
        Wish(.no, .control) { Control.choose(Choice.meantByNo, &$0) },
    ]

    private static let refusals = [
        Wish(.opinion, .refuse) { decline(HelpWords.noSide, &$0) },
        Wish(.abuse, .refuse) { decline(HelpWords.againstLaw, &$0) },
        Wish(.offTopic, .refuse) { decline(HelpWords.onlyVoting, &$0) },
    ]

    /// The safety rules come before any wish.
    private static let safety = [Wish(.emergency, .safety), Wish(.crisis, .safety)]

    private static func decline(_ wording: HelpWords, _ visit: inout Visit) {
        visit.say(wording)
        visit.askBriefly()
    }

    /// One sentence, and then the question that was open before.
    private static func aside(_ wording: any Wording, _ visit: inout Visit) {
        visit.say(wording, [.official: "vote.gov"])
        if visit.session.draft != nil, visit.session.overlay == nil { visit.say(ReportWords.stillOpen) }
        visit.askBriefly()
    }
}
