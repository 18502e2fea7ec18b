/// How to register in the voter's state, or in each state that a ZIP code lies in.
struct RegistrationPages {
    let view: FactsView

    var steps: Prompt {
        let states = view.desk.states(of: view.place)
        let lines = states.isEmpty ? view.overseas : states.prefix(3).flatMap(registration)
        return Prompt(lines.joined(separator: "\n"), view.rows([view.saving(.registration)]))
    }

    private func registration(in state: String) -> [String] {
        let answer = view.desk.registration(in: state)
        let name = StateFacts.all[state]?.name ?? state
        guard let guide = answer.value else {
            return [view.text(.regNone, [.state: name])] + view.source(of: answer.provenance)
        }
        var lines = [view.text(.regHead, [.state: guide.stateName])]
        if let check = guide.check { lines.append(view.text(.regCheck, [.url: check.url])) }
        if let online = guide.online {
            lines.append(view.text(.regOnline, [.url: online.url]))
        } else {
            lines.append(view.text(.regInfo, [.url: (guide.info ?? guide.voteGov).url]))
        }
        let told = deadlines(guide)
        if !told.isEmpty { lines += [view.text(.regDeadlines)] + told }
        return lines + view.source(of: answer.provenance)
    }

    func deadlines(_ guide: RegistrationGuide) -> [String] {
        let deadlines: [(Phrase, String?)] = [
            (.regOnlineBy, guide.deadlines.online), (.regMailBy, guide.deadlines.mail),
            (.regInPersonBy, guide.deadlines.inPerson),
        ]
        return deadlines.compactMap { phrase, text in text.map { view.text(phrase, [.text: $0]) } }
    }
}
