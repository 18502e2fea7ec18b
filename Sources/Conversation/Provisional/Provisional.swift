internal import Understanding

/// Whether a provisional ballot counts: only the election office knows, and it must say so when asked.
enum Provisional: Feature {
    static let pages: [any Page.Type] = [ProvisionalPage.self, ProvisionalPaperPage.self]

    /// "Did my provisional ballot count?" What somebody tells without asking is a report and none of this.
    static func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        let words = said.plain
        guard words.hasWord(beginning: ["provisional"]), HearsayReading(words) == nil,
            words.hasWord(beginning: ["count", "cont", "cuent"]),
            said.text.hasSuffix("?") || questions.contains(words.words.first.map { String($0) } ?? "")
        else { return false }
        IntentDialog.read(ProvisionalPage(), &visit)
        return true
    }

    private static let questions: Set<String> = [
        "did", "does", "do", "will", "was", "is", "has", "how", "if", "conto", "cuenta", "cuentan",
        "contaron",
        "contara", "como", "se", "si",
    ]
}

/// "Have you voted on one?"
struct ProvisionalPage: Page {
    static let name = "prov.given"
    static let manner = Manner.asks

    func prompt(_ view: View) -> Prompt { Prompt(view.text(ProvisionalWords.given), [[.yes, .no]]) }

    func decide(_ isYes: Bool, _ visit: inout Visit) {
        guard isYes else { return FactsDialog.show(HowPage(how: .provisional), over: [], &visit) }
        visit.open(ProvisionalPaperPage())
    }
}

/// "Did you get the paper that tells how to look it up?"
struct ProvisionalPaperPage: Page {
    static let name = "prov.paper"
    static let manner = Manner.asks

    func prompt(_ view: View) -> Prompt {
        Prompt(view.text(ProvisionalWords.paper), [[.yes, .no], [.back]])
    }

    func decide(_ isYes: Bool, _ visit: inout Visit) {
        visit.say(isYes ? ProvisionalWords.withPaper : ProvisionalWords.withoutPaper)
        visit.session.overlay = nil
        visit.askAgain()
    }

    func back(_ visit: inout Visit) { visit.open(ProvisionalPage()) }
}
