/// How to register in a state, as vote.gov says it.
public struct RegistrationGuide: Codable, Hashable, Sendable {
    public let state: String
    /// Where to register online; nil where the state has no online registration.
    public let online: OfficialLink?
    public let info: OfficialLink?
    /// Where to see whether one is registered.
    public let check: OfficialLink?
    public let office: OfficialLink
    public let voteGov: OfficialLink
    /// In vote.gov's words; never turned into dates.
    public let deadlines: StateFacts.Deadlines
    public let takesNationalMailForm: Bool
}

/// How to register.
extension CivicAnswers {
    /// The state's guide; `none` for North Dakota, where nobody has to register, and `notCovered` for no state of ours.
    public func registration(in state: String) -> Answer<RegistrationGuide> {
        guard let facts = StateFacts.all[state] else {
            return Answer(
                .notCovered,
                from: Provenance(source: .voteGov, asOf: now, official: CivicSource.voteGov.home))
        }
        let origin = facts.provenance.pointing(to: facts.registrationInfo)
        guard facts.online != .none else { return Answer(.none, from: origin) }
        return Answer(
            RegistrationGuide(
                state: facts.postal,
                online: facts.online == .yes ? facts.registerOnline : nil, info: facts.registrationInfo,
                check: facts.checkRegistration, office: facts.office, voteGov: facts.voteGov,
                deadlines: facts.deadlines, takesNationalMailForm: facts.takesNationalMailForm),
            from: origin)
    }
}
