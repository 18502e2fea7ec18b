/// What a voter's words ask for, by the names of the conversation's design: the one list that the understanding, the
/// exact phrases, the commands and the dialogs share. Those behind `offTopic` are only ever asked for in exact words.
public enum Intent: String, CaseIterable, Codable, Sendable {
    case elections = "election.next"
    case polling = "polling.find"
    case candidates = "candidates.list"
    case representatives = "reps.list"
    case bills = "bills.browse"
    case registration = "register.guide"
    case mail = "vote.mail"
    case rules = "vote.rules"
    case results = "results.show"
    case startReport = "report.start"
    case myReports = "report.mine"
    case feed = "feed.open"
    case saved = "saved.open"
    case calendar = "calendar.open"
    case reminders = "reminders.set"
    case settings = "settings.open"
    case language = "settings.language"
    case changeZIP = "settings.zip"
    case charts = "settings.chart"
    case charities = "charities.browse"
    case privacy = "privacy.show"
    case deleteData = "privacy.delete"
    case help = "help.show"
    case cancel = "nav.cancel"
    case back = "nav.back"
    case more = "nav.more"
    case yes = "confirm.yes"
    case no = "confirm.no"
    case greet = "smalltalk.greet"
    case thanks = "smalltalk.thanks"
    case human = "human.talk"
    case emergency
    case crisis = "crisis.self"
    case appeal = "appeal.start"
    case stop = "stop.all"
    case opinion = "oos.opinion"
    case abuse = "oos.abuse"
    case offTopic = "oos.other"

    case menu = "help.menu"
    case undo = "nav.undo"
    case skip = "nav.skip"
    case done = "nav.done"
    case english = "settings.english"
    case spanish = "settings.spanish"
    case profile = "profile.show"
    case calendarFile = "calendar.file"
    case remindersOff = "reminders.off"
    case measures = "measures.list"
    case guide = "guide.show"
    case info = "info.menu"

    /// Those that the understanding tells apart, in the order of its scores, as the learned weights name them.
    package static let learned = LinearModel.intents.classes.compactMap(Intent.init(rawValue:))

    /// Those that are learned: what `make weights` writes down by name, in this order.
    package static let toLearn: [Intent] = [
        .elections, .polling, .candidates, .representatives, .bills, .registration, .mail, .rules, .results,
        .startReport,
        .myReports, .feed, .saved, .calendar, .reminders, .settings, .language, .changeZIP, .charts,
        .charities, .privacy,
        .deleteData, .help, .cancel, .back, .more, .yes, .no, .greet, .thanks, .human, .emergency, .crisis,
        .appeal, .stop,
        .opinion, .abuse, .offTopic,
    ]
}
