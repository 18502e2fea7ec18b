internal import Conversation
internal import Understanding

/// What is learned from files of phrases.
package enum Lessons {
    /// What voters' words ask for: all phrases that are not held out and need no safety rule.
    package static func intents(_ phrases: [PhraseFile.Phrase]) -> [Trainer.Lesson] {
        phrases.filter { !$0.isHeldOut }.compactMap { phrase in
            guard phrase.intent.kind != .safety, let label = Intent.toLearn.firstIndex(of: phrase.intent)
            else { return nil }
            let features = Understanding.shared.features(of: phrase.text)
            return Trainer.Lesson(features: features, label: label, weight: 1)
        }
    }

    /// Which words are a danger: the lines written for it, and all phrases of intents beside them.
    package static func dangers(_ lines: [DangerFile.Line], beside phrases: [PhraseFile.Phrase]) -> [Trainer
        .Lesson]
    {
        let written = Set(lines.map(\.text))
        let others = phrases.filter { !$0.isHeldOut && !written.contains($0.text) }
        return lines.map { lesson($0.text, $0.danger, weight: 3) }
            + others.map { lesson($0.text, danger(of: $0), weight: 1) }
    }

    /// What is wanted of a report: the lines written for it, and all phrases beside them that are no words about the talk itself.
    package static func orders(_ lines: [OrderFile.Line], beside phrases: [PhraseFile.Phrase]) -> [Trainer
        .Lesson]
    {
        let written = Set(lines.map { Plain($0.text).text })
        let others = phrases.filter {
            !$0.isHeldOut && !mayOrder.contains($0.intent) && !written.contains(Plain($0.text).text)
        }
        return lines.map { lesson($0.text, $0.order, weight: 3) }
            + others.map { lesson($0.text, nil as ReportOrder?, weight: 1) }
    }

    /// What is said of the talk itself is often said of the report, too.
    private static let mayOrder: Set<Intent> = [
        "nav.cancel", "nav.back", "nav.more", "confirm.yes", "confirm.no", "report.mine", "privacy.show",
        "privacy.delete",
        "stop.all", "human.talk", "smalltalk.thanks",
    ]

    private static func lesson(_ text: String, _ order: ReportOrder?, weight: Double) -> Trainer.Lesson {
        Trainer.Lesson(
            features: Understanding.shared.features(of: Plain(text).text),
            label: ReportOrder.classes.firstIndex(of: order) ?? 0, weight: weight)
    }

    private static func lesson(_ text: String, _ danger: Safety?, weight: Double) -> Trainer.Lesson {
        Trainer.Lesson(
            features: Understanding.shared.dangerFeatures(of: text),
            label: Danger.classes.firstIndex(of: danger) ?? 0, weight: weight)
    }

    private static func danger(of phrase: PhraseFile.Phrase) -> Safety? {
        if phrase.intent == .emergency { return .emergency }
        if phrase.intent == .crisis { return .crisis }
        let mayBeStopped = phrase.intent == .startReport
        return mayBeStopped && Understanding.shared.rulesSayStopped(phrase.text) ? .cannotVote : nil
    }
}
