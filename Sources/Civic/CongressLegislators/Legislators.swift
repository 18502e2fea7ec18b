import CivicFacts

/// The members of Congress, from the file that many keep together.
enum Legislators: Source {
    /// All members and the Congress they belong to.
    struct Finding: Sendable {
        let members: [Official]
        /// That of most members of the House.
        let congress: Congress?
    }

    static let source = CivicSource.congressLegislators

    static func request(_ question: Void, _ settings: CivicSettings) throws(SourceError) -> SourceRequest {
        SourceRequest(
            settings.address(CongressLegislators.files) + "/legislators-current.json",
            maxBytes: 16 * 1024 * 1024)
    }

    static func read(_ reply: SourceReply, to question: Void) throws(SourceError) -> Finding {
        guard let people = try reply.json().list else { throw .unreadable }
        var members: [Official] = []
        for person in people { members.append(try member(person)) }
        return Finding(members: members, congress: Self.congress(of: members))
    }

    private static func member(_ json: LooseJSON) throws(SourceError) -> Official {
        guard let term = json["terms"]?.list?.last, let id = json["id"]?["bioguide"]?.text,
            let name = Self.name(json["name"]), let state = term["state"]?.text,
            let ends = term["end"]?.text.flatMap({ CivilDate($0) }), let office = Self.office(term, state)
        else { throw .unreadable }
        return Official(
            id: id, name: name, office: office, party: term["party"]?.text, phone: term["phone"]?.text,
            website: term["url"]?.text.flatMap { OfficialLink($0) },
            contactForm: term["contact_form"]?.text.flatMap { OfficialLink($0) },
            begins: term["start"]?.text.flatMap { CivilDate($0) }, ends: ends,
            fec: (json["id"]?["fec"]?.list ?? []).compactMap(\.text))
    }

    private static func name(_ json: LooseJSON?) -> String? {
        if let full = json?["official_full"]?.text { return full }
        let parts = [json?["first"]?.text, json?["last"]?.text, json?["suffix"]?.text].compactMap(\.self)
        return parts.count < 2 ? nil : parts.joined(separator: " ")
    }

    private static func office(_ term: LooseJSON, _ state: String) -> Official.Office? {
        switch term["type"]?.text {
        case "sen":
            guard StateFacts.all[state] != nil, let rank = term["class"]?.int, 1...3 ~= rank else {
                return nil
            }
            return .senator(state: state, seatClass: rank)
        case "rep":
            return term["district"]?.int.flatMap { HouseDistrict(state: state, number: $0) }
                .map(Official.Office.representative)
        case _: return nil
        }
    }

    /// The Congress in which the terms of most members of the House lie.
    private static func congress(of members: [Official]) -> Congress? {
        var counts: [Congress: Int] = [:]
        for member in members {
            guard case .representative = member.office, let ends = member.ends else { continue }
            counts[Congress(rawValue: Int((ends.year - 1789) / 2)), default: 0] += 1
        }
        return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    }
}
