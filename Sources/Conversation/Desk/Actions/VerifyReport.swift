/// The second mark: a moderator checked the report with a second source.
struct VerifyReport: PlainAction {
    static let (code, sign) = ("ver", "🔎")
    static let command: String? = "verify"
    static let label = Text(en: "Verified", es: "Verificado")

    var source: String?

    static func forms(on report: Report) -> [any Action] { report.verification == nil ? [Self()] : [] }

    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? {
        Decisions.decide(VerifyReport(source: words.isEmpty ? nil : words), on: id, &visit)
    }

    func row(on card: Card) -> Int? { card.report.approval == nil ? nil : 3 }

    func refusal(on report: Report, _ visit: Visit) -> Outcome? { report.closed(visit) }

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        guard report.verification == nil else { return .refused(RefusalWords.verifiedAlready) }
        let source = source.map { visit.cut($0, to: Limits.noteCharacters) }
        var marked = report
        marked.verification = Verification(by: visit.moderator, at: visit.now, source: source)
        ReportKeeping.keep(&marked, because: .verified, &visit)
        PublicPost.renew(marked, &visit)
        return .done(marked.isOpen ? DoneWords.verifiedOpen : DoneWords.verified, report.id.slot)
    }
}

/// Takes that mark away.
struct UnverifyReport: PlainAction {
    static let (code, sign) = ("unver", VerifyReport.sign)
    static let command: String? = "unverify"
    static let label = Text(en: "Not verified", es: "No verificado")

    static func forms(on report: Report) -> [any Action] { report.verification == nil ? [] : [Self()] }
    func row(on card: Card) -> Int? { VerifyReport().row(on: card) }
    func refusal(on report: Report, _ visit: Visit) -> Outcome? { VerifyReport().refusal(on: report, visit) }

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        guard report.verification != nil else { return .refused(RefusalWords.notVerified) }
        var marked = report
        marked.verification = nil
        ReportKeeping.keep(&marked, because: .unverified, &visit)
        PublicPost.renew(marked, &visit)
        return .done(DoneWords.done)
    }
}
