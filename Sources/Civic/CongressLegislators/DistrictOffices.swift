import CivicFacts

/// Where members of Congress can be met at home, from the file beside that of the members.
enum DistrictOffices: Source {
    static let source = CivicSource.congressLegislators

    static func request(_ question: Void, _ settings: CivicSettings) throws(SourceError) -> SourceRequest {
        SourceRequest(settings.address(CongressLegislators.files) + "/legislators-district-offices.json")
    }

    /// By bioguide id, in the file's order; an office without a street or a city is left out.
    static func read(
        _ reply: SourceReply, to question: Void
    ) throws(SourceError) -> [String: [Official.OfficeAddress]] {
        guard let people = try reply.json().list else { throw .unreadable }
        var offices: [String: [Official.OfficeAddress]] = [:]
        for person in people {
            guard let id = person["id"]?["bioguide"]?.text else { throw .unreadable }
            let found = (person["offices"]?.list ?? []).compactMap(Self.office)
            if !found.isEmpty { offices[id] = found }
        }
        return offices
    }

    private static func office(_ json: LooseJSON) -> Official.OfficeAddress? {
        guard let street = json["address"]?.text, let city = json["city"]?.text,
            let state = json["state"]?.text
        else { return nil }
        let zip = json["zip"]?.text.map { " \($0)" } ?? ""
        let parts: [String?] = [street, json["suite"]?.text, city, state + zip]
        let line = parts.compactMap(\.self).joined(separator: ", ")
        return Official.OfficeAddress(address: line, phone: json["phone"]?.text)
    }
}
