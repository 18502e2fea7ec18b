public import CivicFacts

/// What one person saw at the polls, from the moment they sent it.
public struct Report: Codable, Equatable, Sendable {
    public let id: ReportID
    public internal(set) var author: AccountID
    public let language: Language
    public let sentAt: Moment
    public internal(set) var text: String
    public internal(set) var photos: [PhotoID]
    public internal(set) var place: Place
    /// Nil where the voter skipped the question.
    public internal(set) var time: ToldTime?
    public internal(set) var kind: ReportKind
    /// The messages the description came in, so that a later edit of one is known for what it is.
    public let messages: [MessageID]
    /// What the reporter added after sending, in order.
    public internal(set) var notes: [String]
    public internal(set) var questions: [ModeratorQuestion]
    public internal(set) var state: ReportState {
        // What was asked before a decision need not be answered after it.
        didSet {
            // There is nothing to look at a second time.
            if rejection == nil, team?.look != nil { teamSide.look = nil }
            guard state.isDecided, !oldValue.isDecided else { return }
            for index in questions.indices { questions[index].isSettled = true }
        }
    }
    public internal(set) var face: CardFace
    /// Who turned the card to numbered choices: a bare number is theirs to say.
    public internal(set) var turner: Moderator?
    /// The photos that moderators were shown; each is shown once.
    public internal(set) var shownPhotos: [PhotoID]
    /// How many photos could not be kept.
    public internal(set) var lostPhotos: Int
    /// What it told of danger while it was written; nil for nothing.
    public internal(set) var alarm: Alarm.Cause?
    /// When the review rooms heard of it, if that was before it was sent.
    public internal(set) var alertedAt: Moment?
    /// +1 with every deed; a card button of another version is stale.
    public internal(set) var version: Int
    public internal(set) var isAuthorReachable: Bool
    /// The card was put before the moderators; until then it waits for the photos, 60 seconds at the most.
    public internal(set) var isPosted: Bool
    /// Since when the report waits to be asked for, instead of being shown unasked; nil for all others.
    public internal(set) var queuedAt: Moment?
    /// True if it is held back because its sender has many open reports.
    public internal(set) var isHeldBack: Bool?
    /// The report that this one is a comment on.
    public internal(set) var parent: ReportID?
    /// What a giver's post is about; nil for what is no such post.
    public internal(set) var gift: GiftPost?
    /// Photos that a moderator chose for everybody, one by one: they are public with the report.
    public internal(set) var chosenPhotos: [PhotoID]?
    /// One of its photos is the still of this.
    public internal(set) var video: ReportVideo?
    /// Photos that moderators were shown in their own chats, and the review rooms not yet.
    public internal(set) var privatePhotos: [PhotoID]?
    /// Photos that show people, and that one moderator chose so far.
    public internal(set) var backedPhotos: [BackedPhoto]?
    /// When it came into the hands that it is in.
    public internal(set) var takenAt: Moment?
    /// The photo that the card is turned to, by its number from 1.
    public internal(set) var openPhoto: Int?
    /// What is left out of its words before everybody reads them.
    public internal(set) var publicCut: PublicCut?
    /// A moderator chose that everybody may read the name of its place; nil: nobody did.
    public internal(set) var isPlaceNamed: Bool?
    /// The first of two moderators who approved, where one is not enough.
    public internal(set) var firstApproval: Moderator?
    /// The trace of what that one saw.
    public internal(set) var firstSaw: UInt32?
    /// What a moderator added to the reason of a rejection, for the reporter.
    public internal(set) var rejectNote: String?
    /// Until when its author was banned on this report's card.
    public internal(set) var bannedUntil: Moment?
    /// It was a comment that waited when its report went; nil for all others.
    public internal(set) var isOrphaned: Bool?
    /// The moderator who took it back with others of a banned author; nil if its author withdrew it.
    public internal(set) var clearedBy: Moderator?
    public internal(set) var appeal: Appeal?
    public internal(set) var banAppeal: BanAppeal?
    /// A second source confirms it.
    public internal(set) var verification: Verification?
    /// What the team adds for everybody.
    public internal(set) var corrections: [Correction]?
    /// An earlier report that this one looks like.
    public internal(set) var alike: Alike?
    /// What is blacked out on its photos.
    public internal(set) var masks: [MaskedParts]?
    /// The report under which this one stands.
    public internal(set) var grouping: Grouping?
    /// What came after sending, and when.
    public internal(set) var additions: Additions?
    /// What the team has for itself; nil for nothing.
    public internal(set) var team: TeamSide?
    /// At which desk it stands; nil for the one for all.
    public internal(set) var desk: DeskPlace?

    /// A decision that is taken back asks again what was asked before it.
    mutating func reopen(as undecided: ReportState) {
        state = undecided
        for index in questions.indices { questions[index].isSettled = nil }
    }

    /// The photos that answered a question are gone: it waits again.
    mutating func waitForAnswerWithoutPhotos() {
        guard photos.isEmpty, let last = questions.indices.last, questions[last].answer == .photos else {
            return
        }
        questions[last].answer = nil
    }

    /// The same report in other hands: two accounts of its author became one.
    public func handed(to account: AccountID) -> Report {
        var report = self
        report.author = account
        return report
    }
}

/// When parts of a report came that its first words did not tell.
public struct Additions: Codable, Equatable, Sendable {
    /// Nobody told the time: it was taken for the moment of telling.
    var isTimeAssumed: Bool?
    var place: Moment?
    /// Of the last notes, in order.
    var notes: [Moment] = []
}

extension Report {
    var added: Additions {
        get { additions ?? Additions() }
        set { additions = newValue }
    }
}

/// Where a report stands.
public enum ReportState: Codable, Equatable, Sendable {
    case waiting
    /// A moderator's lease; it binds nobody.
    case taken(by: Moderator, until: Moment)
    /// Public from `publicAt` on, when the time for second thoughts is over.
    case approved(by: Moderator, at: Moment, publicAt: Moment)
    case rejected(because: RejectReason, by: Moderator, at: Moment, toldAt: Moment)
    case withdrawn(at: Moment)
    /// It was public, and the team took it back.
    case retracted(Retraction)
    /// It stands under another report, and what is decided there is decided here.
    case grouped
}

extension ReportState {
    /// Approved or rejected, or public once.
    var isDecided: Bool {
        switch self {
        case .approved, .rejected, .retracted: true
        case .waiting, .taken, .withdrawn, .grouped: false
        }
    }
}

/// A moderator as a report remembers them: for the moderators' eyes and the audit log.
public struct Moderator: Codable, Equatable, Sendable {
    public let account: AccountID
    public let name: String

    public init(account: AccountID, name: String) { (self.account, self.name) = (account, name) }

    private enum CodingKeys: CodingKey {
        case account, name
    }

    /// In a file for somebody else than moderators, whoever it was is nobody.
    public func encode(to encoder: any Encoder) throws {
        if encoder.hidesModerators {
            var nobody = encoder.singleValueContainer()
            return try nobody.encodeNil()
        }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(account, forKey: .account)
        try container.encode(name, forKey: .name)
    }
}

extension CodingUserInfoKey {
    /// Set to true, no moderator and nothing that is for moderators only is written.
    public static let hidesModerators = CodingUserInfoKey(rawValue: "hidesModerators")
}

extension Encoder {
    var hidesModerators: Bool { CodingUserInfoKey.hidesModerators.flatMap { userInfo[$0] as? Bool } ?? false }
}

/// What the buttons on a report's card offer at the moment.
public enum CardFace: String, Codable, Sendable {
    case actions, reasons, bans
    /// Whether everybody may see one photo.
    case photos
    /// Questions to the author that are ready.
    case questions
    /// Why a public report is taken back.
    case retractions
    /// Why, after how long: a ban of one day, of seven, of thirty.
    case whyBan1, whyBan7, whyBan30

    /// The days of the ban whose reason is asked for.
    var banDays: Int? {
        switch self {
        case .actions, .reasons, .bans, .retractions, .photos, .questions: nil
        case .whyBan1: 1
        case .whyBan7: 7
        case .whyBan30: 30
        }
    }
}

/// A question from a moderator to the reporter, and what came back.
public struct ModeratorQuestion: Codable, Equatable, Sendable {
    public let words: String
    public let askedAt: Moment
    public let asker: Moderator
    /// The same in every language with its choices, where it is one that was ready.
    public internal(set) var ready: ReadyQuestion?
    public internal(set) var answer: Answer?
    /// A decision came without waiting for the answer.
    public internal(set) var isSettled: Bool?
    /// Its time went by without an answer.
    public internal(set) var isLapsed: Bool?
    /// The team took it back before it was answered.
    public internal(set) var isTakenBack: Bool?
    /// The message that answered it in words, so that a later change of it is known for what it is.
    public internal(set) var message: MessageID?

    /// Waits for its answer.
    var isOpen: Bool { answer == nil && isSettled != true && isLapsed != true && isTakenBack != true }

    /// Words may answer it: it is open, or photos answered it so far.
    var takesWords: Bool { isOpen || answer == .photos && isSettled != true }

    /// Until when it waits.
    var answerBy: Moment { askedAt + Limits.answerTime }

    public enum Answer: Codable, Equatable, Sendable {
        case words(text: String)
        /// One of the choices of a ready question, from 1.
        case choice(number: Int)
        case photos
        case skipped
    }
}

/// Kinds of trouble, guessed from the words and changeable by the voter; never a gate.
public enum ReportKind: String, Codable, Sendable, CaseIterable {
    case longLine, turnedAway, machine, wrongInformation, moved, access, threats, other
}

/// Why a report is not made public.
public enum RejectReason: String, Codable, Sendable, CaseIterable {
    case notVoting, noDetail, privatePerson, copied, unsafe, unchecked
}

extension Report {
    public var isWithdrawn: Bool {
        if case .withdrawn = state { true } else { false }
    }

    /// Waiting for a decision, taken or not.
    public var isOpen: Bool {
        switch state {
        case .waiting, .taken: true
        case .approved, .rejected, .withdrawn, .retracted, .grouped: false
        }
    }

    /// Until when it is in a moderator's hands; nil if it is in nobody's.
    public var lease: (holder: AccountID, until: Moment)? {
        if case .taken(let holder, let until) = state { (holder.account, until) } else { nil }
    }

    /// When the report is or will be public; nil if nobody approved it.
    public var publicAt: Moment? {
        if case .approved(_, _, let publicAt) = state { publicAt } else { nil }
    }

    /// A question that the reporter has not answered yet, and that waits for it.
    public var openQuestion: ModeratorQuestion? { questions.last(where: \.isOpen) }
    /// Until when the open question waits for its answer; nil without one.
    public var answerBy: Moment? { openQuestion?.answerBy }
    /// The newest question was left without an answer, and a decision or its time ended it: words about it are a note.
    public var isAskedInVain: Bool { questions.last.map { $0.answer == nil && !$0.isOpen } ?? false }

    /// The same with its open question given up.
    var withLapsedQuestion: Report {
        var report = self
        if let index = questions.lastIndex(where: \.isOpen) { report.questions[index].isLapsed = true }
        return report
    }

    /// Reports of danger or of a vote being lost right now go before all others.
    public var isUrgent: Bool { (kind.isUrgent || alarm != nil) && isOfVoting }

    /// About voting: neither a comment nor a giver's post.
    public var isOfVoting: Bool { parent == nil && gift == nil }

    /// One moderator is not enough to make it public.
    func needsTwo(_ rules: Rules) -> Bool {
        rules.secondApproval == .all || kind == .threats || isUrgent
    }

    /// The trace of what whoever approves it has before them: words, place, time, kind, photos, and what is left out.
    var seen: UInt32 {
        let chosen = (chosenPhotos ?? []).map(\.rawValue).map { "\($0)" }
        let covered = (masks ?? []).map { "\($0.photo.rawValue) \($0.cells)" }
        let cut = publicCut.map { ["\($0.sentences)"] + $0.hidden } ?? []
        let film = publicVideo.map { ["video \($0.still.rawValue)"] } ?? []
        let photos = photos.map { "photo \($0.rawValue)" }
        let about = [kind.rawValue] + (time.map { ["\($0)"] } ?? [])
        let named = isPlaceNamed == true ? ["place"] : []
        let all = [text, place.words] + notes + [""] + chosen + covered + cut + film + named + photos + about
        return UInt32(truncatingIfNeeded: Trace.hash(all.joined(separator: "\n")))
    }

    /// Since when it waits: the room may have known of it before it was sent.
    public var waitsSince: Moment { alertedAt ?? sentAt }
}
