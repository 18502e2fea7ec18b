internal import CivicFacts
internal import Understanding

/// Words that tell of a problem where no report is open: they begin one.
enum TellingDialog {
    /// The report begins with these words, if one can begin now.
    static func start(_ text: String, goingOn: Bool = false, _ visit: inout Visit) {
        ReportDialog.start(&visit, quietly: true)
        guard visit.session.draft?.step == .what, visit.session.draft?.startedAt == visit.now else { return }
        let told = [UnheardDialog.take(before: text, goingOn: goingOn, &visit), whole(text, visit)]
            .compactMap(\.self)
            .joined(separator: "\n")
        ReportAnswers.takeFree(told, Plain(told), &visit)
    }

    /// A report has every word, also those in front that say nothing.
    private static func whole(_ text: String, _ visit: Visit) -> String {
        guard case .said(let original) = visit.inbound.event, LeadIn.rest(of: original) == text else {
            return text
        }
        return original.trimmingSpaces
    }

    /// True if words that answer no question for a ZIP code told of a problem: nobody who reports has to give one first.
    static func hearAtZIP(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.draft == nil, visit.session.page?.asksZIP == true else { return false }
        guard plain.words.count >= 3, !text.hasSuffix("?"), isLikely(text) else {
            UnheardDialog.keep(text, &visit)
            return false
        }
        start(text, &visit)
        return true
    }

    /// Sure enough to leave the question: "I don't know it, ask my daughter" answers it.
    private static func isLikely(_ text: String) -> Bool {
        let understood = Understanding.shared(text)
        let isTold = understood.intent == .startReport && understood.confidence >= Understood.guessFrom
        return (isTold || understood.safety != nil)
            && !lacksZIP(Plain(text).words)
    }

    static func lacksZIP(_ words: [String]) -> Bool {
        Unknowing.openings.count(in: words) != nil || without.count(in: words) != nil
    }

    private static let without = Openings(["i dont have", "no tengo"])

    /// "New report: the machine is down": what stands behind the wish begins the report.
    static func hearWish(_ text: String, _ visit: inout Visit) -> Bool {
        guard visit.session.draft == nil,
            visit.session.page.map({ $0.isRead || $0.asksZIP }) ?? true,
            let told = WishReading.toldAnew(in: text)
        else { return false }
        start(told, &visit)
        return true
    }

    /// What stands beside a ZIP code may tell of a problem: "my ballot has the wrong district, 60614".
    static func tells(beside zip: ZIP, in text: String) -> Bool {
        let words = Plain(text).words.filter { !$0.hasPrefix(zip.digits) && !SpelledDigits.isOne(String($0)) }
        guard words.count >= 3 else { return false }
        let understood = Understanding.shared(words.joined(separator: " "))
        return understood.intent == .startReport && !understood.isQuestion
    }
}
