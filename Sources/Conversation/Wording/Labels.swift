internal import Understanding

extension Catalogue {
    /// What a phone shows of a button.
    static let labelCharacters = 24

    /// What a guess is about. Only what is read is ever guessed.
    static func phrase(of intent: Intent) -> any Wording {
        switch intent {
        case .elections: GuessWords.labelElections
        case .polling: GuessWords.labelPolling
        case .candidates: GuessWords.labelCandidates
        case .representatives: GuessWords.labelReps
        case .bills: GuessWords.labelBills
        case .registration: GuessWords.labelRegister
        case .mail: GuessWords.labelMail
        case .rules: GuessWords.labelRules
        case .results: GuessWords.labelResults
        case .feed: CommonLabels.showFeed
        case .saved: GuessWords.labelSaved
        case .calendar: GuessWords.labelDates
        case .myReports: CommonLabels.showMine
        case .charities: GuessWords.labelGiving
        case .privacy: CommonLabels.showPrivacy
        case .human: GuessWords.labelPerson
        case .measures: MeasureWords.labelMeasures
        case .guide: RaceWords.labelGuide
        case .info: CommonLabels.showInfo
        case .help, .startReport, .reminders, .remindersOff, .settings, .language, .english, .spanish,
            .changeZIP,
            .charts, .deleteData, .menu, .cancel, .back, .undo, .more, .skip, .done, .yes, .no, .greet,
            .thanks,
            .emergency, .crisis, .appeal, .stop, .opinion, .abuse, .offTopic, .profile, .calendarFile:
            CommonLabels.showHelp
        }
    }

    static func phrase(of kind: ReportKind) -> KindWords {
        switch kind {
        case .longLine: .longLine
        case .turnedAway: .turnedAway
        case .machine: .machine
        case .wrongInformation: .wrongInformation
        case .moved: .moved
        case .access: .access
        case .threats: .threats
        case .other: .other
        }
    }

    /// The sentence for the reporter, and the button for the moderator.
    static func phrases(of reason: RejectReason) -> (told: ReasonWords, button: ReasonWords) {
        switch reason {
        case .notVoting: (.notVoting, .buttonNotVoting)
        case .noDetail: (.noDetail, .buttonNoDetail)
        case .privatePerson: (.privatePerson, .buttonPrivatePerson)
        case .copied: (.copied, .buttonCopied)
        case .unsafe: (.unsafe, .buttonUnsafe)
        case .unchecked: (.unchecked, .buttonUnchecked)
        }
    }

    /// The sentence for the person, and the button for the moderator.
    static func phrases(of reason: BanReason) -> (told: BanWords, button: BanWords) {
        switch reason {
        case .spam: (.spam, .buttonSpam)
        case .abuse: (.abuse, .buttonAbuse)
        case .privacy: (.privacy, .buttonPrivacy)
        case .other: (.other, .buttonOther)
        }
    }

    /// "1 day" or "7 days".
    func days(_ count: Int) -> String {
        count == 1 ? text(BanWords.day) : text(BanWords.days, [.n: "\(count)"])
    }

    static func phrase(of kind: UnsupportedKind) -> UnsupportedWords {
        switch kind {
        case .voice: .voice
        case .video: .video
        case .sticker: .sticker
        case .animation: .animation
        case .file: .file
        case .contact: .contact
        case .poll: .poll
        case .audio: .audio
        case .other: .other
        }
    }

    static func phrase(of trouble: PhotoTrouble) -> PhotoWords {
        switch trouble {
        case .notAPicture: .notAPicture
        case .unsupportedFormat: .unsupportedFormat
        case .broken: .broken
        case .tooLarge: .tooLarge
        case .tookTooLong: .tookTooLong
        case .unavailable: .unavailable
        }
    }
}
