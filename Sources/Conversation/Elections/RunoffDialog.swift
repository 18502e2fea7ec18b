internal import CivicFacts
internal import Understanding

/// Runoffs, whose day a law sets and whose holding a result decides.
extension ElectionDialog {
    /// "When is the runoff", "does Ohio have a runoff", "what if nobody gets 50%": the days that laws set, or that none does.
    static func hearRunoff(_ said: Said, _ visit: inout Visit) -> Bool {
        let words = said.plain.words
        let isNamed =
            words.contains { ["runoff", "runoffs", "balotaje"].contains($0) }
            || ["run off", "segunda vuelta", "second round"].contains(where: said.plain.text.holds)
        guard isNamed || undecided.isFound(in: said.plain),
            words.count <= 4 || QuestionReading.isAsked(said.text, said.plain),
            !said.plain.hasWord(beginning: Phrases.runoffOthers.list), !UnderstoodDialog.tells(said.text)
        else { return false }
        let view = visit.answering
        let states = view.civic.states(of: view.place)
        if !states.isEmpty, !states.contains(where: { ElectionLaw.hasRunoff(in: $0) }) {
            visit.say(lines: [view.noRunoff])
        }
        if let last = view.civic.lastElection(of: view.place, within: 30, isRunoff: true)?.value {
            visit.say(lines: [view.heading(of: last)] + view.over(last.day))
        }
        // Over the list that names it already, more is told of it alone.
        let coming = view.elections.own.first { $0.isRunoff }?.answer.value
        guard visit.session.page is ElectionsPage, let coming, FactKey.fits(coming.id) else {
            FactsDialog.show(ElectionsPage(), over: [], &visit)
            return true
        }
        FactsDialog.show(ElectionPage(id: coming.id), over: [ElectionsPage()], &visit)
        return true
    }

    private static let undecided = PhraseSet([
        "no one gets 50", "nobody gets 50", "no one wins 50", "nobody wins 50", "no one reaches 50",
        "nobody reaches 50", "no one gets over 50", "nobody gets over 50", "no one gets more than 50",
        "nobody gets more than 50", "no candidate gets 50", "no candidate gets over 50", "no one gets half",
        "nobody gets half", "no one wins over half", "nobody wins over half", "no one gets over half",
        "no one gets a majority", "nobody gets a majority", "no one wins a majority",
        "nobody wins a majority", "no one has a majority", "nobody has a majority",
        "no candidate gets a majority", "no candidate wins a majority", "nadie llega al 50",
        "nadie obtiene el 50", "nadie saca el 50", "nadie pasa del 50", "nadie alcanza el 50",
        "nadie gana el 50", "nadie gana mas de la mitad", "nadie obtiene mas de la mitad",
        "nadie saca mas de la mitad", "nadie llega a la mitad", "nadie tiene mayoria",
        "nadie obtiene la mayoria", "nadie gana la mayoria", "nadie saca la mayoria",
    ])
}

extension VoterElections.Entry {
    /// It is held only if an earlier vote decided nothing.
    fileprivate var isRunoff: Bool {
        guard let kind = answer.value?.kind else { return false }
        return kind == .generalRunoff || kind == .primaryRunoff
    }
}
