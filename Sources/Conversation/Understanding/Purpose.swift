/// What a voter's words are for: the intents of the conversation's design, by its names.
public enum Purpose: String, CaseIterable, Codable, Sendable {
    case electionNext = "election.next"
    case pollingFind = "polling.find"
    case candidatesList = "candidates.list"
    case repsList = "reps.list"
    case billsBrowse = "bills.browse"
    case registerGuide = "register.guide"
    case voteMail = "vote.mail"
    case voteRules = "vote.rules"
    case resultsShow = "results.show"
    case reportStart = "report.start"
    case reportMine = "report.mine"
    case feedOpen = "feed.open"
    case savedOpen = "saved.open"
    case calendarOpen = "calendar.open"
    case remindersSet = "reminders.set"
    case settingsOpen = "settings.open"
    case settingsLanguage = "settings.language"
    case settingsZIP = "settings.zip"
    case settingsChart = "settings.chart"
    case charitiesBrowse = "charities.browse"
    case privacyShow = "privacy.show"
    case privacyDelete = "privacy.delete"
    case helpShow = "help.show"
    case navCancel = "nav.cancel"
    case navBack = "nav.back"
    case navMore = "nav.more"
    case confirmYes = "confirm.yes"
    case confirmNo = "confirm.no"
    case smalltalkGreet = "smalltalk.greet"
    case smalltalkThanks = "smalltalk.thanks"
    case humanTalk = "human.talk"
    case emergency
    case crisis = "crisis.self"
    case appealStart = "appeal.start"
    case stopAll = "stop.all"
    case oosOpinion = "oos.opinion"
    case oosAbuse = "oos.abuse"
    case oosOther = "oos.other"

    /// All of them, in the order that learned weights count them.
    package static let all = allCases

    /// What may happen because of a guess; fixed by what the purpose is, never by how sure the guess is.
    public enum Kind: Sendable {
        /// Opens something to read.
        case answer
        /// Changes a setting of the person's own.
        case set
        /// Begins a report or an appeal.
        case startWork
        /// Ends something for good, after asking.
        case end
        /// Steers the dialog that is open.
        case control
        /// Is declined in one line.
        case refuse
        /// Is answered by the safety rules before anything else.
        case safety
    }

    public var kind: Kind {
        switch self {
        case .electionNext, .pollingFind, .candidatesList, .repsList, .billsBrowse, .registerGuide, .voteMail,
            .voteRules, .resultsShow, .feedOpen, .savedOpen, .calendarOpen, .reportMine, .charitiesBrowse,
            .privacyShow, .helpShow, .humanTalk:
            .answer
        case .remindersSet, .settingsOpen, .settingsLanguage, .settingsZIP, .settingsChart: .set
        case .reportStart, .appealStart: .startWork
        case .privacyDelete, .stopAll: .end
        case .navCancel, .navBack, .navMore, .confirmYes, .confirmNo, .smalltalkGreet, .smalltalkThanks:
            .control
        case .oosOpinion, .oosAbuse, .oosOther: .refuse
        case .emergency, .crisis: .safety
        }
    }
}
