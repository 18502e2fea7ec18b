internal import Understanding

/// A question with more beside it: "I have to work till 6, what time do they close", "what do I do?? they said no".
enum QuestionBeside {
    /// True if what was told joined the report, and what was asked is answered; nothing changes where it cannot be.
    static func take(_ text: String, _ visit: inout Visit) -> Bool {
        guard let draft = visit.session.draft, draft.step == .look, !draft.isEmpty,
            !Breath.isHeld(visit.session),
            let (told, asked) = parts(of: text)
        else { return false }
        var answered = visit
        guard ReportAnswers.append(told, visit.inbound.message, &answered) else { return false }
        answered.touchDraft()
        answered.say(LastLookWords.added, [.text: Masking.masked(told.upTo(300)).text])
        answered.session.overlay = nil
        guard answer(asked, &answered) else { return false }
        visit = answered
        return true
    }

    private static func answer(_ asked: String, _ visit: inout Visit) -> Bool {
        let said = Said(text: asked, plain: Plain(asked))
        if HowDialog.answer(said, &visit) || Features.hear(said, &visit) { return true }
        guard let intent = Intent(meant: asked), intent.wish?.isQuestion == true else { return false }
        IntentDialog.follow(intent, &visit)
        return true
    }

    /// The sentence that asks, at the end or at the beginning, and the others, which do not.
    private static func parts(of text: String) -> (told: String, asked: String)? {
        let parts = sentences(text)
        guard (2...5).contains(parts.count), Plain(text).words.count <= 40 else { return nil }
        for (asked, told) in [(parts.last, parts.dropLast()), (parts.first, parts.dropFirst())] {
            guard let asked, Plain(asked).words.count >= 3, isAsked(asked), !told.contains(where: isAsked),
                Plain(told.joined(separator: " ")).words.count >= 2
            else { continue }
            return (told.joined(separator: " "), asked)
        }
        return nil
    }

    private static func isAsked(_ part: String) -> Bool {
        part.hasSuffix("?") || QuestionReading.begins(Plain(part))
    }

    /// Each with the mark that ends it.
    private static func sentences(_ text: String) -> [String] {
        var parts: [String] = [""]
        for letter in text {
            parts[parts.count - 1].append(letter)
            if ",.;?!\n".contains(letter) { parts.append("") }
        }
        return parts.map(\.trimmingSpaces).filter { Plain($0).words.count > 0 }
            .map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
    }
}
