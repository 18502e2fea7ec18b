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
        case .success(.guide(let guide)):
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
}
