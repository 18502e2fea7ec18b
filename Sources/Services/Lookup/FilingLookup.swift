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
        let found = await filings.look(question, at: clock.now()) {
            await ask(FECFilings.self, question)
        }
        switch found {
        case .success(let found):
            let origin = Provenance(source: .openFEC, asOf: found.at, official: CivicSource.openFEC.home)
            let people = found.value.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
            return .answered(
                people.isEmpty
                    ? Answer(isByName ? .none : .notYetPublished, from: origin)
                    : Answer(people, from: origin))
        case .failure(let setback):
            return .referred(Referral(reason: setback.reason, official: CivicSource.openFEC.home))
        }
    }

    /// One candidate's file with its history by cycle and its money.
    public func filing(_ id: String) async -> Looked<Filing> {
        let page = Filing.page(of: id)
        switch await files.look(id, at: clock.now(), { await file(id) }) {
        case .success(let found):
            let origin = Provenance(source: .openFEC, asOf: found.at, official: page)
            return .answered(found.value.map { Answer($0, from: origin) } ?? Answer(.none, from: origin))
        case .failure(let setback): return .referred(Referral(reason: setback.reason, official: page))
        }
    }

    private func file(_ id: String) async -> Result<Filing?, SourceError> {
        async let first = ask(FECCandidate.self, .init(id: id, part: .whole))
        async let second = ask(FECCandidate.self, .init(id: id, part: .history))
        async let third = ask(FECCandidate.self, .init(id: id, part: .totals))
        let (main, past, money) = (await first, await second, await third)
        guard case .success(.whole(let filing)) = main else {
            if case .failure(let setback) = main { return .failure(setback) }
            return .failure(.unreadable)
        }
        guard let filing else { return .success(nil) }
        var history: [Filing.Cycle] = []
        var totals: [Filing.Totals] = []
        if case .success(.history(let list)) = past { history = list }
        if case .success(.totals(let list)) = money { totals = list }
        return .success(
            Filing(
                id: filing.id, name: filing.name, office: filing.office, state: filing.state,
                district: filing.district, party: filing.party, isIncumbent: filing.isIncumbent,
                history: history, totals: totals))
    }
}
