public import Charities
public import CivicFacts

/// What a turn may know besides the session: gathered inside the transaction that will write the turn.
public struct Facts {
    public let now: Moment
    /// Whom the session belongs to.
    public let account: AccountID
    /// Where the happening came from; nil where it came from nowhere.
    public let platform: Platform?
    /// The desk whose room the happening came from; nil for what came from elsewhere.
    public let desk: DeskName?
    /// The report whose card or question the happening replies to or sits on, as the store remembers it.
    public let subject: ReportID?
    /// The stored session could not be read and was put aside; the person is told.
    public let isSessionLost: Bool
    public let rules: Rules
    public let records: any Records
    /// Kept civic data; `CivicAnswers` makes answers of it.
    public let civicRecords: any CivicRecords
    /// The voter guide of the address that this person just had looked up; in memory only, and not for long.
    private let held: HeldGuide?

    public init(
        now: Moment, account: AccountID, on platform: Platform? = nil, at desk: DeskName? = nil,
        subject: ReportID?,
        isSessionLost: Bool = false, rules: Rules,
        records: any Records, civic: any CivicRecords = EmptyCivicRecords(),
        guide: HeldGuide? = nil
    ) {
        self.now = now
        self.account = account
        self.platform = platform
        self.desk = desk
        self.subject = subject
        self.isSessionLost = isSessionLost
        self.rules = rules
        self.records = records
        civicRecords = civic
        held = guide
    }
}

extension Facts {
    /// Answers about elections, representatives and bills, from what is kept and bundled.
    public var civic: CivicAnswers { CivicAnswers(records: civicRecords, now: now) }

    /// The voter guide at hand; nil for somebody who moved since it was asked for.
    func guide(at zip: ZIP?) -> Answer<VoterGuide>? { held.flatMap { $0.zip == zip ? $0.answer : nil } }
}

/// What two different moderators approve before it is public.
public enum SecondApproval: String, Sendable {
    /// Threats, and whatever is urgent.
    case threats
    case all
}

/// What the operator may set about the conversation.
public struct Rules: Equatable, Sendable {
    /// How long a moderator can take a decision back before the reporter hears of it.
    public let secondThoughts: Span
    /// How many messages a minute a review room takes.
    public let messagesAMinute: Int
    /// A provider can be asked for polling places; else nobody's address is asked for in vain.
    public let findsPollingPlaces: Bool
    /// What takes two moderators to approve.
    public let secondApproval: SecondApproval
    /// After so long without a moderator's doing anything reporters are told so; nil: never.
    public let duty: Span?
    /// When moderators are usually there; nil where nobody knows.
    public let deskHours: DeskHours?
    /// Past results of the United States, besides those of Winnipeg.
    public let offersUnitedStates: Bool
    /// How far giving is offered.
    public let giving: GivingMode
    /// Those of an operator with the bundled ones; nil: the bundled ones, which nobody reads before they are asked for.
    public let charities: CharityDirectory?
    /// Gifts can be paid in the chat; nil: they cannot.
    public let payments: PaymentRules?
    /// Who answers about payments, also about those of earlier days; nil where nobody ever took any.
    public let support: PaymentSupport?
    /// What moderators can ask without writing it.
    public let questions: ReadyQuestions
    /// Who leads the team; nil: who may appoint administrators in a review room.
    public let leads: Set<SenderID>?
    /// How long urgent reports may be in nobody's hands until others are told; nil: nobody ever is.
    public let alarm: AlarmTimes?
    /// One in so many rejections is looked at by somebody else, too; 0: none.
    public private(set) var secondLooks: Int
    /// So many approvals of somebody new take a second moderator; 0: none.
    public private(set) var probation: Int
    /// Which reports stand in which queue, and in which rooms.
    public private(set) var desks: Desks
    /// How long after it was sent a report is public at the earliest, wherever that is. // S4
    public private(set) var publicDelay: Span
    /// Where the public site is served; nil where there is none.
    public let publicAddress: String?

    public init(
        secondThoughts: Span = .seconds(60), messagesAMinute: Int = 20, findsPollingPlaces: Bool = false,
        secondApproval: SecondApproval = .threats, duty: Span? = .minutes(60), deskHours: DeskHours? = nil,
        offersUnitedStates: Bool = true, giving: GivingMode = .links, charities: CharityDirectory? = nil,
        payments: PaymentRules? = nil, support: PaymentSupport? = nil,
        questions: ReadyQuestions = ReadyQuestions(), leads: Set<SenderID>? = nil,
        alarm: AlarmTimes? = .standard, secondLooks: Int = 0, probation: Int = 0, desks: Desks = Desks(),
        publicDelay: Span = .zero, publicAddress: String? = nil
    ) {
        self.secondThoughts = secondThoughts
        self.messagesAMinute = messagesAMinute
        self.findsPollingPlaces = findsPollingPlaces
        self.secondApproval = secondApproval
        self.duty = duty
        self.deskHours = deskHours
        self.offersUnitedStates = offersUnitedStates
        self.giving = giving
        self.charities = charities
        self.payments = payments
        self.support = support
        self.questions = questions
        self.leads = leads
        self.alarm = alarm
        (self.secondLooks, self.probation) = (secondLooks, probation)
        self.desks = desks
        (self.publicDelay, self.publicAddress) = (publicDelay, publicAddress)
    }

    /// When a decision of a moment is told, and what it approves becomes public.
    func toldAt(_ deed: Deed, on report: Report?, at moment: Moment) -> Moment {
        guard deed == .approved, let report else { return moment + secondThoughts }
        return publicAt(report, approved: moment)
    }

    /// When what a moderator approves now becomes public: after the time for second thoughts, and not before its time.
    func publicAt(_ report: Report, approved now: Moment) -> Moment {
        let soonest = now + secondThoughts
        return report.gift == nil ? max(soonest, report.sentAt + publicDelay) : soonest
    }

    /// The same with other desks.
    public func with(desks: Desks) -> Rules {
        var rules = self
        rules.desks = desks
        return rules
    }

    /// The same with other numbers of what somebody else looks at.
    public func with(secondLooks: Int? = nil, probation: Int? = nil, publicDelay: Span? = nil) -> Rules {
        var rules = self
        rules.publicDelay = publicDelay ?? rules.publicDelay
        rules.secondLooks = secondLooks ?? rules.secondLooks
        rules.probation = probation ?? rules.probation
        return rules
    }

    /// The same with these rooms for the desk for all, where it has none.
    public func adding(rooms: [RoomID]) -> Rules {
        var rules = self
        rules.desks = desks.adding(rooms: rooms)
        return rules
    }

    /// The same with other charities and other questions.
    public func with(
        charities: CharityDirectory?, payments: PaymentRules?, questions: ReadyQuestions
    ) -> Rules {
        Rules(
            secondThoughts: secondThoughts, messagesAMinute: messagesAMinute,
            findsPollingPlaces: findsPollingPlaces, secondApproval: secondApproval, duty: duty,
            deskHours: deskHours,
            offersUnitedStates: offersUnitedStates, giving: giving, charities: charities,
            payments: payments, support: support, questions: questions,
            leads: leads, alarm: alarm, secondLooks: secondLooks, probation: probation, desks: desks,
            publicDelay: publicDelay, publicAddress: publicAddress)
    }
}

/// What is remembered of everybody, read within the turn's own transaction; nothing here writes.
public protocol Records: FeedRecords, DeskRecords, GiftRecords {
    /// The number that the next report gets.
    var nextReport: ReportID { get }
    func report(_ id: ReportID) -> Report?
    /// The report that everybody calls so; nil for a word that names none.
    func report(onSite token: String) -> ReportID?
    /// What everybody calls a report once it is public: it says nothing, and stays.
    func publicToken(of id: ReportID) -> String
    /// The report that this photo was sent for.
    func report(holding photo: PhotoID) -> Report?
    /// Reports of one person, the newest first.
    func reports(by account: AccountID, skipping: Int, limit: Int) -> [Report]
    func countOfReports(by account: AccountID, since: Moment) -> Int
    /// Public reports older than the mark, the newest first.
    func publicReports(after mark: FeedMark?, at now: Moment, limit: Int) -> [Report]
    /// Reports that wait for a decision, the oldest first.
    func waitingReports(limit: Int) -> [Report]
    /// What the review rooms remember.
    var desk: DeskState { get }
    /// Open reports of these desks in nobody's hands: urgent ones first, then the oldest; those held back come last.
    func callableReports(of desks: [DeskName], at now: Moment, limit: Int) -> [Report]
    /// Open reports that this moderator asked for, the oldest first.
    func reports(heldBy moderator: AccountID, at now: Moment) -> [Report]
    /// Urgent reports in nobody's hands of which somebody is to be told by now.
    func alarmingReports(at now: Moment, limit: Int) -> [Report]
    /// Reports whose moderator let the time go by.
    func endedLeases(at now: Moment, limit: Int) -> [Report]
    /// Open reports whose reporter let the time for an answer go by.
    func unansweredReports(at now: Moment, limit: Int) -> [Report]
    /// Open reports that wait to be asked for, or were asked for, at each desk that has open ones.
    func queueCounts(at now: Moment) -> [DeskName: QueueCount]
    /// Open reports of a desk.
    func reports(at desk: DeskName, limit: Int) -> [Report]
    /// Open reports in nobody's hands that stand at the desk for all while theirs is closed.
    func strayReports(besides closed: [DeskName], at now: Moment, limit: Int) -> [Report]
    func countOfOpenReports(by account: AccountID) -> Int
    func language(of account: AccountID) -> Language
    /// The end of the person's ban, nil if there is none.
    func ban(of account: AccountID) -> Moment?
    /// The person's ban with who, why and about which report; nil if there is none.
    func fullBan(of account: AccountID) -> Ban?
    /// Photos of these that are clean and kept, in the same order.
    func keptPhotos(among photos: [PhotoID]) -> [PhotoID]
    /// A code that nobody can guess, eight digits; the same all through a turn's repeats.
    func freshLinkCode(for account: AccountID) -> String
    /// Who offered this code, nil if nobody did.
    func linkOffer(_ code: String) -> LinkOffer?
    /// A number that is a report's for ever, and that nobody can know who does not know the house's secret.
    func lot(of report: ReportID) -> UInt64
    /// About how many reports a person ever said yes, alone or as the first of two; no more than so many are counted.
    func countOfApprovals(by account: AccountID, atMost: Int) -> Int
    /// Who is behind an account: the same for two that were ever joined.
    func person(of account: AccountID) -> AccountID
    /// As whom platforms know somebody.
    func senders(of account: AccountID) -> [SenderID]
    /// Whom this is; nil for somebody who never wrote.
    func account(of sender: SenderID) -> AccountID?
    /// Where somebody can be written to alone; nil where they never wrote so.
    func privateRoom(of account: AccountID) -> RoomID?
    /// What the conversation with somebody else remembers; nil if there is none.
    func session(of account: AccountID) -> Session?
    /// The SHA-256 of the clean photo in hex; nil until it is kept.
    func hash(of photo: PhotoID) -> String?
    /// The oldest question from a moderator to this person that has no answer yet.
    func openQuestion(to account: AccountID) -> Report?
}

extension Records {
    /// Where somebody has written from.
    func platforms(of account: AccountID) -> Set<Platform> { Set(senders(of: account).map(\.platform)) }
}
