public import Understanding

/// What a button of a voter's prompt means. Closed on purpose: a token that names none of these is not ours.
public enum Choice: Hashable, Sendable {
    case skip, done, yes, no, back, cancel, undo, close
    case language(Language)
    case startReport, showMine, showFeed, showHelp, showInfo, showPrivacy, chooseLanguage, changeZIP
    case removePhoto, usePlace
    case zipOnce, zipHome
    case now, today, earlier
    case send, change
    case field(Field)
    case kind(ReportKind), moreKinds
    case resume, discard
    case open(ReportID), older, newer
    case withdraw(ReportID), note(ReportID)
    case addLate, newReport
    case answerNow, addToReport
    case answer(QuestionID), skipQuestion(QuestionID)
    case askDelete, delete, export
    /// A guess: only what is read.
    case topic(Intent), notAsked
    /// A button on a page of facts.
    case facts(CivicChoice)
    /// The feed, lists of own things, settings.
    case feed(FeedChoice)
    case appeal(ReportID), appealBan

    /// A part of a report that can be changed before sending.
    public enum Field: String, Codable, Sendable, CaseIterable {
        case what, photos, place, time, kind
    }
}
