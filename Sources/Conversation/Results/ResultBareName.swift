internal import ElectionResults
internal import Understanding

/// "Sam Katz": the whole name of somebody who stood in Winnipeg, and nothing else.
enum ResultBareName {
    static func hear(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard 2...4 ~= plain.words.count, visit.session.draft == nil, visit.session.isFree,
            visit.session.page?.asksZIP != true, let past = visit.facts.past,
            plain.words.contains(where: { !Understanding.shared.isOrdinary($0) }),
            !plain.text.contains(where: \.isNumber)
        else { return false }
        let wanted = FoldedName(plain.text).words
        let names: [String] = past.search(plain.text, in: .winnipeg, most: most).compactMap { finding in
            guard case .person(let name, _) = finding, FoldedName(name).words == wanted else { return nil }
            return name
        }
        guard let name = names.first else { return false }
        FactsDialog.show(ResultPersonPage(person: name, place: .winnipeg), over: [], &visit)
        return true
    }

    private static let most = 5
}
