public import CivicFacts

extension OpenFEC {
    /// Nobody for an office is `notYetPublished`: filings come in until late. Nobody of a name is `none`.
    public static func answer(_ question: LookQuestion, asking: some Asking) async -> Finding? {
        if case .houseFilings(let district, let day) = question {
            return await filings(.house(district, year: Int(day.year)), or: .notYetPublished, asking)
        }
        if case .senateFilings(let state, let day) = question {
            return await filings(.senate(state: state, year: Int(day.year)), or: .notYetPublished, asking)
        }
        if case .filingsNamed(let words) = question {
            return await filings(.name(String(words.prefix(100))), or: .none, asking)
        }
        if case .filing(let id) = question { return await filing(id, asking) }
        return nil
    }

    private static func filings(
        _ question: FECFilings.Question, or absence: Absence, _ asking: some Asking
    ) async -> Finding {
        await asking.ask(FECFilings.self, question).map { people in
            let sorted = people.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
            return sorted.isEmpty ? .absent(absence) : .known(.filings(sorted))
        }
    }

    /// One candidate's file with its history by cycle and its money.
    private static func filing(_ id: String, _ asking: some Asking) async -> Finding {
        async let first = asking.ask(FECCandidate.self, .init(id: id, part: .whole))
        async let second = asking.ask(FECCandidate.self, .init(id: id, part: .history))
        async let third = asking.ask(FECCandidate.self, .init(id: id, part: .totals))
        let (main, past, money) = (await first, await second, await third)
        switch main {
        case .success(.whole(var filing?)):
            if case .success(.history(let list)) = past { filing.history = list }
            if case .success(.totals(let list)) = money { filing.totals = list }
            return .success(.known(.filing(filing)))
        case .success(.whole(nil)): return .success(.absent(.none))
        case .failure(let setback): return .failure(setback)
        case .success: return .failure(.unreadable)
        }
    }
}
