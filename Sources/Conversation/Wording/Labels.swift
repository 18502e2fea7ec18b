internal import Understanding

extension Catalogue {
    /// What a choice's button reads.
    func label(of choice: Choice, in place: String) -> String {
        switch choice {
        case .language(let language): language.name
        case .field(let field): text(Self.phrase(of: field))
        case .kind(let kind): text(Self.phrase(of: kind))
        case .open(let report): text(.labelOpen, [.code: report.description])
        case .withdraw: text(.labelWithdraw)
        case .note: text(.labelNote)
        case .appeal, .appealBan: text(.labelAppeal)
        case .answer: text(.labelAnswer)
        case .skipQuestion: text(.labelSkipQuestion)
        case .topic(let intent): text(Self.phrase(of: intent))
        case .facts(let choice): label(of: choice)
        case .feed(let choice): label(of: choice)
        case .usePlace:
            // Some states have names that no button shows whole.
            Self.fitting(text(.labelUsePlace, [.place: place]))
                ?? text(.labelUsePlace, [.place: String(place.prefix(5))])
        case .skip, .done, .yes, .no, .back, .cancel, .undo, .close, .startReport, .showMine, .showFeed,
            .showHelp, .showInfo,
            .showPrivacy, .chooseLanguage, .changeZIP, .removePhoto, .zipOnce, .zipHome, .now, .today,
            .earlier,
            .send, .change, .moreKinds, .resume, .discard, .older, .newer, .addLate, .newReport, .answerNow,
            .addToReport, .askDelete, .delete, .export, .notAsked:
            text(Self.plainLabels[choice] ?? .labelClose)
        }
    }

    /// What a phone shows of a button.
    static let labelCharacters = 24

    private static func fitting(_ label: String) -> String? {
        label.count <= labelCharacters ? label : nil
    }

    private static let plainLabels: [Choice: Phrase] = [
        .skip: .labelSkip, .done: .labelDone, .yes: .labelYes, .no: .labelNo, .back: .labelBack,
        .cancel: .labelCancel, .undo: .labelUndo, .close: .labelClose, .startReport: .labelStartReport,
        .showMine: .labelShowMine, .showFeed: .labelShowFeed, .showHelp: .labelShowHelp,
        .showInfo: .labelShowInfo,
        .showPrivacy: .labelShowPrivacy, .chooseLanguage: .labelChooseLanguage, .changeZIP: .labelChangeZIP,
        .removePhoto: .labelRemovePhoto, .zipOnce: .labelZipOnce, .zipHome: .labelZipHome, .now: .labelNow,
        .today: .labelToday, .earlier: .labelEarlier, .send: .labelSend, .change: .labelChange,
        .moreKinds: .labelMoreKinds, .resume: .labelResume, .discard: .labelDiscard, .older: .labelOlder,
        .newer: .labelNewer, .addLate: .labelAddLate, .newReport: .labelNewReport,
        .answerNow: .labelAnswerNow, .addToReport: .labelAddToReport,
        .notAsked: .labelNotAsked, .askDelete: .labelAskDelete, .delete: .labelDelete, .export: .labelExport,
    ]

    private static func phrase(of field: Choice.Field) -> Phrase {
        switch field {
        case .what: .labelFieldWhat
        case .photos: .labelFieldPhotos
        case .place: .labelFieldPlace
        case .time: .labelFieldTime
        case .kind: .labelFieldKind
        }
    }

    /// What a guess is about. Only what is read is ever guessed.
    static func phrase(of intent: Intent) -> Phrase {
        switch intent {
        case .elections: .labelTopicElections
        case .polling: .labelTopicPolling
        case .candidates: .labelTopicCandidates
        case .representatives: .labelTopicReps
        case .bills: .labelTopicBills
        case .registration: .labelTopicRegister
        case .mail: .labelTopicMail
        case .rules: .labelTopicRules
        case .results: .labelTopicResults
        case .feed: .labelShowFeed
        case .saved: .labelTopicSaved
        case .calendar: .labelTopicDates
        case .myReports: .labelShowMine
        case .charities: .labelTopicGiving
        case .privacy: .labelShowPrivacy
        case .human: .labelTopicPerson
        case .measures: .labelMeasures
        case .guide: .labelGuide
        case .info: .labelShowInfo
        case .help, .startReport, .reminders, .remindersOff, .settings, .language, .english, .spanish,
            .changeZIP,
            .charts, .deleteData, .menu, .cancel, .back, .undo, .more, .skip, .done, .yes, .no, .greet,
            .thanks,
            .emergency, .crisis, .appeal, .stop, .opinion, .abuse, .offTopic, .profile, .calendarFile:
            .labelShowHelp
        }
    }

    static func phrase(of kind: ReportKind) -> Phrase {
        switch kind {
        case .longLine: .kindLongLine
        case .turnedAway: .kindTurnedAway
        case .machine: .kindMachine
        case .wrongInformation: .kindWrongInformation
        case .moved: .kindMoved
        case .access: .kindAccess
        case .threats: .kindThreats
        case .other: .kindOther
        }
    }

    /// The sentence for the reporter, and the button for the moderator.
    static func phrases(of reason: RejectReason) -> (told: Phrase, button: Phrase) {
        switch reason {
        case .notVoting: (.reasonNotVoting, .reasonButtonNotVoting)
        case .noDetail: (.reasonNoDetail, .reasonButtonNoDetail)
        case .privatePerson: (.reasonPrivatePerson, .reasonButtonPrivatePerson)
        case .copied: (.reasonCopied, .reasonButtonCopied)
        case .unsafe: (.reasonUnsafe, .reasonButtonUnsafe)
        case .unchecked: (.reasonUnchecked, .reasonButtonUnchecked)
        }
    }

    /// The sentence for the person, and the button for the moderator.
    static func phrases(of reason: BanReason) -> (told: Phrase, button: Phrase) {
        switch reason {
        case .spam: (.whyBanSpam, .whyBanButtonSpam)
        case .abuse: (.whyBanAbuse, .whyBanButtonAbuse)
        case .privacy: (.whyBanPrivacy, .whyBanButtonPrivacy)
        case .other: (.whyBanOther, .whyBanButtonOther)
        }
    }

    /// "1 day" or "7 days".
    func days(_ count: Int) -> String {
        count == 1 ? text(.banDay) : text(.banDays, [.n: "\(count)"])
    }

    static func phrase(of kind: UnsupportedKind) -> Phrase {
        switch kind {
        case .voice: .useVoice
        case .video: .useVideo
        case .sticker: .useSticker
        case .animation: .useAnimation
        case .file: .useFile
        case .contact: .useContact
        case .poll: .usePoll
        case .audio: .useAudio
        case .other: .useOther
        }
    }

    static func phrase(of trouble: PhotoTrouble) -> Phrase {
        switch trouble {
        case .notAPicture: .photoNotAPicture
        case .unsupportedFormat: .photoUnsupportedFormat
        case .broken: .photoBroken
        case .tooLarge: .photoTooLarge
        case .tookTooLong: .photoTookTooLong
        case .unavailable: .photoUnavailable
        }
    }
}
