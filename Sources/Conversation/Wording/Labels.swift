extension Catalogue {
    /// What a choice's button reads.
    func label(of choice: Choice, in place: String) -> String {
        switch choice {
        case .language(let language): language.name
        case .field(let field): text(Self.phrase(of: field))
        case .kind(let kind): text(Self.phrase(of: kind))
        case .open(let report): text(CommonLabels.open, [.code: report.description])
        case .withdraw: text(MineWords.labelWithdraw)
        case .note: text(MineWords.labelNote)
        case .appeal, .appealBan: text(AppealWords.labelAppeal)
        case .answer: text(QuestionWords.labelAnswer)
        case .skipQuestion: text(QuestionWords.labelSkip)
        case .topic(let intent): text(Self.phrase(of: intent))
        case .facts(let choice): label(of: choice)
        case .feed(let choice): label(of: choice)
        case .usePlace:
            // Some states have names that no button shows whole.
            Self.fitting(text(ReportLabels.usePlace, [.place: place]))
                ?? text(ReportLabels.usePlace, [.place: String(place.prefix(5))])
        case .skip, .done, .yes, .no, .back, .cancel, .undo, .close, .startReport, .showMine, .showFeed,
            .showHelp, .showInfo,
            .showPrivacy, .chooseLanguage, .changeZIP, .removePhoto, .zipOnce, .zipHome, .now, .today,
            .earlier,
            .send, .change, .moreKinds, .resume, .discard, .older, .newer, .addLate, .newReport, .answerNow,
            .addToReport, .askDelete, .delete, .export, .notAsked:
            text(Self.plainLabels[choice] ?? CommonLabels.close)
        }
    }

    /// What a phone shows of a button.
    static let labelCharacters = 24

    private static func fitting(_ label: String) -> String? {
        label.count <= labelCharacters ? label : nil
    }

    private static let plainLabels: [Choice: any Wording] = [
        .skip: CommonLabels.skip, .done: CommonLabels.done, .yes: CommonLabels.yes, .no: CommonLabels.no,
        .back: CommonLabels.back,
        .cancel: CommonLabels.cancel, .undo: CommonLabels.undo, .close: CommonLabels.close,
        .startReport: CommonLabels.startReport,
        .showMine: CommonLabels.showMine, .showFeed: CommonLabels.showFeed, .showHelp: CommonLabels.showHelp,
        .showInfo: CommonLabels.showInfo,
        .showPrivacy: CommonLabels.showPrivacy, .chooseLanguage: CommonLabels.chooseLanguage,
        .changeZIP: CommonLabels.changeZIP,
        .removePhoto: ReportLabels.removePhoto, .zipOnce: ReportLabels.zipOnce,
        .zipHome: ReportLabels.zipHome, .now: ReportLabels.now,
        .today: ReportLabels.today, .earlier: ReportLabels.earlier, .send: ReportLabels.send,
        .change: ReportLabels.change,
        .moreKinds: ReportLabels.moreKinds, .resume: ReportLabels.resume, .discard: ReportLabels.discard,
        .older: CommonLabels.older,
        .newer: CommonLabels.newer, .addLate: ReportLabels.addLate, .newReport: ReportLabels.newReport,
        .answerNow: ReportLabels.answerNow, .addToReport: ReportLabels.addToReport,
        .notAsked: GuessWords.labelNotAsked, .askDelete: PrivacyWords.labelAskDelete,
        .delete: PrivacyWords.labelDelete, .export: PrivacyWords.labelExport,
    ]

    private static func phrase(of field: Choice.Field) -> ReportLabels {
        switch field {
        case .what: .fieldWhat
        case .photos: .fieldPhotos
        case .place: .fieldPlace
        case .time: .fieldTime
        case .kind: .fieldKind
        }
    }

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
