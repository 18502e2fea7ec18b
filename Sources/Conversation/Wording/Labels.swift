internal import Understanding

extension Catalogue {
    /// What a phone shows of a button.
    static let labelCharacters = 24

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
        case .livePlace: .livePlace
        case .other: .other
        }
    }

    static func phrase(of trouble: PhotoTrouble) -> any Wording {
        switch trouble {
        case .notAPicture: PhotoWords.notAPicture
        case .unsupportedFormat: PhotoWords.unsupportedFormat
        case .broken: PhotoWords.broken
        case .tooLarge: PhotoWords.tooLarge
        case .tookTooLong: PhotoWords.tookTooLong
        case .unavailable: PhotoWords.unavailable
        case .ourFault: PhotoWords.ourFault
        case .videoUnread: VideoWords.unread
        case .videoBroken: VideoWords.broken
        case .videoTooLarge: VideoWords.tooLarge
        case .videoTooLong: VideoWords.tooLong
        case .videoTookTooLong: VideoWords.tookTooLong
        case .videoUnavailable: VideoWords.unavailable
        case .videoOurFault: VideoWords.ourFault
        case .noVideos: HelpWords.noVideo
        }
    }
}
