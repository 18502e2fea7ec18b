extension Catalogue {
    /// What a choice's button reads.
    func label(of choice: Choice, in place: String) -> String {
        switch choice {
        case .language(let language): language == .english ? "English" : "Español"
        case .field(let field): text(Self.phrase(of: field))
        case .kind(let kind): text(Self.phrase(of: kind))
        case .open(let report): text(.labelOpen, [.code: report.description])
        case .withdraw: text(.labelWithdraw)
        case .note: text(.labelNote)
        case .appeal, .appealBan: text(.labelAppeal)
        case .answer: text(.labelAnswer)
        case .skipQuestion: text(.labelSkipQuestion)
        case .usePlace: text(.labelUsePlace, [.place: place])
        case .skip, .done, .yes, .no, .back, .cancel, .undo, .close, .startReport, .showMine, .showFeed,
            .showHelp,
            .showPrivacy, .chooseLanguage, .changeZIP, .removePhoto, .zipOnce, .zipHome, .now, .today,
            .earlier,
            .send, .change, .moreKinds, .resume, .discard, .older, .newer, .addLate, .newReport, .answerNow,
            .addToReport, .askDelete, .delete, .export:
            text(Self.plainLabels[choice] ?? .labelClose)
        }
    }

    private static let plainLabels: [Choice: Phrase] = [
        .skip: .labelSkip, .done: .labelDone, .yes: .labelYes, .no: .labelNo, .back: .labelBack,
        .cancel: .labelCancel, .undo: .labelUndo, .close: .labelClose, .startReport: .labelStartReport,
        .showMine: .labelShowMine, .showFeed: .labelShowFeed, .showHelp: .labelShowHelp,
        .showPrivacy: .labelShowPrivacy, .chooseLanguage: .labelChooseLanguage, .changeZIP: .labelChangeZIP,
        .removePhoto: .labelRemovePhoto, .zipOnce: .labelZipOnce, .zipHome: .labelZipHome, .now: .labelNow,
        .today: .labelToday, .earlier: .labelEarlier, .send: .labelSend, .change: .labelChange,
        .moreKinds: .labelMoreKinds, .resume: .labelResume, .discard: .labelDiscard, .older: .labelOlder,
        .newer: .labelNewer, .addLate: .labelAddLate, .newReport: .labelNewReport,
        .answerNow: .labelAnswerNow, .addToReport: .labelAddToReport,
        .askDelete: .labelAskDelete, .delete: .labelDelete, .export: .labelExport,
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
