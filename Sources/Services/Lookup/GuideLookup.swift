import Civic
public import CivicFacts
import Conversation
import Store

/// Where and on what an address votes.
extension Lookup {
    /// The guide of one address. Never kept: it is of one precinct, and Google's terms give it a day at most. No data
    /// is `unknown`, with the election office's page; it never means that there is no election.
    public func guide(
        _ address: StreetAddress, election: Election? = nil, place: CivicPlace
    ) async -> Looked<GuideReading> {
        let states = await store.ask(at: clock.now()) { $0.states(of: place) }
        let office = StateFacts.office(of: states)
        let id = election.flatMap { $0.source == .googleCivic ? $0.id.split(separator: ":").last : nil }
        let question = GoogleVoterGuide.Question(address: address, election: id.map(String.init))
        switch await ask(GoogleVoterGuide.self, question) {
        case .success(.guide(let first)):
            let guide = await coming(after: first, at: address, in: place)
            let link = guide.links.finder ?? guide.links.office ?? office
            return .answered(Answer(.guide(guide), from: fresh(.googleCivic, link)))
        case .success(.notAnAddress):
            return .answered(Answer(.notAnAddress, from: fresh(.googleCivic, office)))
        case .success(.nothing), .success(.isOver), .failure(.notFound):
            return .answered(Answer(.unknown, from: fresh(.googleCivic, office)))
        case .failure(let setback):
            return .referred(
                Referral(reason: setback.reason, official: office ?? CivicSource.googleCivic.home))
        }
    }

    /// The guide itself; where its election is over and others of the address are to come, that of the next of them, asked
    /// for by its own number. What is not asked for is named in it all the same.
    private func coming(
        after first: VoterGuide, at address: StreetAddress, in place: CivicPlace
    ) async -> VoterGuide {
        let today = today(in: place.zip)
        let next = first.otherElections.filter { $0.day >= today }.min { $0.day < $1.day }
        guard first.election.day < today, let next, let id = next.id.split(separator: ":").last else {
            return first
        }
        let question = GoogleVoterGuide.Question(address: address, election: String(id))
        guard case .success(.guide(let guide)) = await ask(GoogleVoterGuide.self, question, share: 0.5) else {
            return first
        }
        return guide
    }
}
