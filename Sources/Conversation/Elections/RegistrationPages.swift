internal import CivicFacts
internal import Understanding

/// How to register in the voter's state, or in each state that a ZIP code lies in.
struct RegistrationPage: FactsPage {
    static let name = "reg.steps"
    static let formerly: String? = "facts/registration"

    var isOfPlace: Bool { true }
    var card: SaveTarget? { SaveTarget(.guide, Intent.registration.topic.rawValue) }

    func title(_ view: View) -> String? { view.text(RegistrationWords.labelRegistration) }

    func told(_ view: View) -> Prompt {
        let states = view.civic.states(of: view.place)
        let onward: [Choice] = [.topic(.polling), .howTopics]
        let remind: [Choice] =
            view.about == nil && RegistrationReminder(view: view).isNeeded ? [.remindToRegister] : []
        let saving = [onward, view.saving(self) + remind]
        guard !states.isEmpty else { return view.prompt(view.overseas, saving) }
        var lines = states.prefix(3).flatMap { registration(in: $0, isOnly: states.count == 1, view) }
        if states.count > 1 { lines.append(view.text(RegistrationWords.several)) }
        return view.prompt(lines, saving)
    }

    /// Where a ZIP code lies in several states, only the way to sign up in each: the rest would be too long to read.
    private func registration(in state: String, isOnly: Bool, _ view: View) -> [String] {
        let answer = view.civic.registration(in: state)
        let name = view.name(of: state)
        guard let guide = answer.value else {
            return [view.text(RegistrationWords.none, [.state: name])] + view.source(of: answer.provenance)
        }
        var lines = [view.text(RegistrationWords.head, [.state: name])]
        if isOnly, let check = guide.check {
            lines.append(view.text(RegistrationWords.check, [.url: check.url]))
        }
        if let online = guide.online {
            lines.append(view.text(RegistrationWords.online, [.url: online.url]))
        } else {
            lines.append(view.text(RegistrationWords.info, [.url: (guide.info ?? guide.voteGov).url]))
        }
        guard isOnly else {
            // One step a state needs no number.
            return lines.map { $0.hasPrefix("2) ") ? String($0.dropFirst(3)) : $0 }
                + view.source(of: answer.provenance)
        }
        let told = view.deadlines(guide)
        if !told.isEmpty {
            lines += [view.text(RegistrationWords.deadlines)] + told + view.newerLaw(in: state)
        }
        lines.append(view.text(RegistrationWords.voteOrg, [.url: Self.voteOrg.url]))
        return lines + view.source(of: answer.provenance)
    }

    /// A private group's form: a second way, after the state's own.
    private static let voteOrg: OfficialLink = "https://www.vote.org/register-to-vote/"
}

extension View {
    /// When to register by, as vote.gov says it.
    func deadlines(_ guide: RegistrationGuide) -> [String] {
        let deadlines: [(RegistrationWords, String?)] = [
            (.onlineBy, guide.deadlines.online), (.mailBy, guide.deadlines.mail),
            (.inPersonBy, guide.deadlines.inPerson),
        ]
        return deadlines.compactMap { phrase, words in
            words.map { text(phrase, [.text: RegistrationLimit($0)?.said(by: self) ?? $0]) }
        }
    }
}
