internal import CivicFacts

/// Questions to a report's author, and what came of them.
extension Card {
    /// Questions with nothing of their author's below.
    var unanswered: [String] {
        report.questions.filter { !$0.isAnsweredInWords }.flatMap { question -> [String] in
            let asked = asked(question)
            if question.isTakenBack == true { return asked + [words.text(ToVoterWords.takenBack)] }
            return switch question.answer {
            case .photos?: asked + [words.text(CardWords.photosAnswer)]
            case .skipped?: asked + [words.text(CardWords.skipped)]
            case .words?, .choice?, nil: asked + silence(about: question)
            }
        }
    }

    var answered: [String] {
        report.questions.filter(\.isAnsweredInWords).flatMap { question -> [String] in
            let answer =
                switch question.answer {
                case .words(let text)?: text
                case .choice(let number)?: question.choice(number, in: words)
                case .photos?, .skipped?, nil: ""
                }
            return asked(question) + [words.text(CardWords.answer)] + quoted(answer)
        }
    }

    private func asked(_ question: ModeratorQuestion) -> [String] {
        [words.text(CardWords.question, [.name: question.asker.name])] + quoted(question.words)
    }

    private func silence(about question: ModeratorQuestion) -> [String] {
        if question.isOpen { return [words.text(CardWords.pending)] }
        guard question.isLapsed == true else { return [] }
        return [
            words.text(
                CardWords.unanswered, [.n: "\(Limits.answerTime.milliseconds / Span.hours(1).milliseconds)"])
        ]
    }
}

extension ModeratorQuestion {
    /// Its author wrote or chose something, which stands as a quotation.
    fileprivate var isAnsweredInWords: Bool {
        guard isTakenBack != true else { return false }
        return switch answer {
        case .words?, .choice?: true
        case .photos?, .skipped?, nil: false
        }
    }
}
