import Civic
public import CivicFacts
import Conversation

/// Candidates for federal office, as filed with the Federal Election Commission.
extension Lookup {
    /// Those who filed for a House district of the election on a day.
    public func houseFilings(in district: HouseDistrict, on day: CivilDate) async -> Looked<[Filing]> {
        await filings(.house(district, year: Int(day.year)))
    }

    /// Those who filed for the Senate in a state.
    public func senateFilings(in state: String, on day: CivilDate) async -> Looked<[Filing]> {
        await filings(.senate(state: state, year: Int(day.year)))
    }

    /// Those whose filed name has these words in it.
    public func filings(named words: String) async -> Looked<[Filing]> {
        await filings(.name(String(words.prefix(100))))
    }

    /// Nobody for an office is `notYetPublished`: filings come in until late. Nobody of a name is `none`.
    private func filings(_ question: FECFilings.Question) async -> Looked<[Filing]> {
        let isByName = if case .name = question { true } else { false }
        return await filings.look(question, at: clock.now()) {
            await ask(FECFilings.self, question)
        }.told(from: .openFEC) { people in
            people.isEmpty
                ? .absent(isByName ? .none : .notYetPublished)
                : .known(people.sorted { ($0.name, $0.id) < ($1.name, $1.id) })
        }
    }

    /// One candidate's file with its history by cycle and its money.
    public func filing(_ id: String) async -> Looked<Filing> {
        await files.look(id, at: clock.now()) { await file(id) }
            .told(from: .openFEC, at: Filing.page(of: id)) { $0.map { .known($0) } ?? .absent(.none) }
    }

    private func file(_ id: String) async -> Result<Filing?, SourceError> {
        async let first = ask(FECCandidate.self, .init(id: id, part: .whole))
        async let second = ask(FECCandidate.self, .init(id: id, part: .history))
        async let third = ask(FECCandidate.self, .init(id: id, part: .totals))
        let (main, past, money) = (await first, await second, await third)
        guard case .success(.whole(let found)) = main else {
            if case .failure(let setback) = main { return .failure(setback) }
            return .failure(.unreadable)
        }
        guard var filing = found else { return .success(nil) }
        if case .success(.history(let list)) = past { filing.history = list }
        if case .success(.totals(let list)) = money { filing.totals = list }
        return .success(filing)
    }
}
