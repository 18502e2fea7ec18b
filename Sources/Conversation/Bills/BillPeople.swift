internal import CivicFacts

/// Who put a bill forward and who joined.
extension BillPages {
    func sponsors(of id: BillID, _ page: Int) -> Prompt {
        let answer = view.civic.billInFull(id)
        let own = answer.value?.sponsors ?? []
        let people = own.map { ($0, true) } + (answer.value?.cosponsors ?? []).map { ($0, false) }
        let shown = Paged(people, page: page, size: Self.size)
        let lines = view.told(answer) { bill in
            [view.text(BillWords.people, [.text: view.name(of: bill.id)])]
                + shown.items.map { person, isSponsor in
                    view.text(isSponsor ? BillWords.sponsorLine : BillWords.joinedLine, [.name: person.name])
                }
        }
        var labels: [(choice: Choice, name: String)] = []
        for (person, _) in shown.items {
            guard let member = person.member, FactKey.fits(member) else { continue }
            let choice = Choice.representative(member)
            guard !labels.contains(where: { $0.choice == choice }) else { continue }
            labels.append((choice, view.label(String(person.name.prefix { $0 != "[" }).trimmingSpaces)))
        }
        return view.prompt(lines, labels.map { [$0.choice] }, of: shown, labels: labels)
    }
}
