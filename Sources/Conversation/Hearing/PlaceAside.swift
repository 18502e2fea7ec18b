internal import Understanding

/// Words that answer the question for a place without naming one.
enum PlaceAside {
    static func hear(_ plain: Plain, _ visit: inout Visit) -> Bool {
        switch PlaceAsideReading(plain) {
        case .leave?: ReportChoices.leave(&visit)
        case .useZIP?: useZIP(&visit)
        case .help?: HelpDialog.help(&visit)
        // "Wait" and "sorry" may be words for everything, which come later.
        case .nothing? where Intent(plain) == nil: ReportAnswers.missed(&visit)
        case .nothing?: return false
        case nil: return false
        }
        return true
    }

    private static func useZIP(_ visit: inout Visit) {
        visit.session.placeOfReport == nil ? ReportAnswers.missed(&visit) : PlaceDialog.usePlaceOfZIP(&visit)
    }
}
