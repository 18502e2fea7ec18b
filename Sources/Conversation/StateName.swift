/// The names of all states, for `states.lock`, diagrams and tests: a stored session is always in one of them.
public enum StateName: String, CaseIterable, Sendable {
    case home
    case onboardingZIP = "onb.zip"
    case onboardingZIPConfirm = "onb.zip_confirm"
    case language = "set.lang"
    case reportWhat = "rep.what"
    case reportPhotos = "rep.photos"
    case reportPlace = "rep.where"
    case reportZIP = "rep.place"
    case reportTime = "rep.when"
    case reportConfirm = "rep.confirm"
    case reportEdit = "rep.edit"
    case reportKind = "rep.kind"
    case reportMoreKinds = "rep.kind_more"
    case reportQuestion = "rep.question"
    case reportLate = "rep.late"
    case reportReturning = "rep.back"
    case mineList = "mine.list"
    case mineItem = "mine.item"
    case mineWithdraw = "mine.withdraw"
    case mineNote = "mine.note"
    case feedPage = "feed.page"
    case feedItem = "feed.item"
    case feedFilter = "feed.filter"
    case feedKinds = "feed.kind"
    case feedMoreKinds = "feed.kind_more"
    case feedComments = "feed.comments"
    case feedWords = "feed.words"
    case feedComment = "feed.comment"
    case feedIsComment = "feed.is_comment"
    case profile = "me.show"
    case likedList = "me.liked"
    case savedList = "saved.list"
    case savedItem = "saved.item"
    case settings = "set.menu"
    case settingsSecondZIP = "set.zip2"
    case chartStyle = "set.chart"
    case stopWhat = "stop.what"
    case privacyShow = "prv.show"
    case privacyDelete = "prv.delete"
    case electionList = "elec.list"
    case electionDetail = "elec.detail"
    case representativeList = "reps.list"
    case representativeDetail = "reps.detail"
    case representativeBills = "reps.bills"
    case registrationSteps = "reg.steps"
    case billList = "bills.list"
    case billFilters = "bills.filter"
    case billDetail = "bills.detail"
    case billFollows = "bills.followed"
    case billSponsors = "bills.sponsors"
    case stateBillDetail = "bills.state"
    case pollingAddress = "poll.address"
    case pollingShow = "poll.show"
    case pollingLine = "poll.line"
    case candidateRaces = "cand.contests"
    case candidateMeasures = "cand.measures"
    case candidatePeople = "cand.people"
    case candidatePerson = "cand.person"
    case candidateSearch = "cand.search"
    case candidateCouncil = "cand.council"
    case candidateCity = "cand.city"
    case howTopics = "how.topic"
    case howAnswer = "how.answer"
    case calendarList = "cal.list"
    case calendarMonth = "cal.month"
    case reminderList = "rem.list"
    case reminderPick = "rem.pick"
    case reminderToRegister = "rem.register"
    case reminderTime = "rem.time"
    case reportHere = "rep.here"
    case moderatorAnswer = "mod.answer"
    case moderatorIsAnswer = "mod.is_it"
    case appealSay = "app.say"
    case appealBan = "app.ban"
}

extension Session {
    /// The state that hears the next answer first.
    public var state: StateName {
        if let page = overlay?.page { return page.state }
        return draft.flatMap { StateName(rawValue: $0.step.rawValue) } ?? .home
    }
}

extension Overlay.Page {
    var state: StateName {
        switch self {
        case .zip: .onboardingZIP
        case .zipConfirm: .onboardingZIPConfirm
        case .language: .language
        case .mine: .mineList
        case .report: .mineItem
        case .withdraw: .mineWithdraw
        case .note: .mineNote
        case .feed: .feedPage
        case .live(let page): page.state
        case .own(let page): page.state
        case .privacy: .privacyShow
        case .delete: .privacyDelete
        case .facts(let page): page.state
        case .latePhotos: .reportLate
        case .question: .reportQuestion
        case .returning: .reportReturning
        case .answer: .moderatorAnswer
        case .isAnswer: .moderatorIsAnswer
        case .here: .reportHere
        case .appeal: .appealSay
        case .appealBan: .appealBan
        }
    }
}
