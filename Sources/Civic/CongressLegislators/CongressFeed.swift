import CivicFacts

/// The members of Congress.
enum CongressFeed: SyncFeed {
    static let plan = FeedPlan(
        .congress, "members of Congress", every: .hours(24), rows: 530...541)

    static func files(_ context: FeedContext) throws(SourceError) -> [FeedFile] {
        [
            try FeedFile("legislators-current", of: Legislators.self, (), context),
            try FeedFile("district-offices", of: DistrictOffices.self, (), context, isOptional: true),
        ]
    }

    static func harvest(_ files: Files, _ context: FeedContext) throws(SourceError) -> FeedRows {
        guard let file = files["legislators-current"] else { throw .down }
        let found = try Legislators.read(file, to: ())
        // Members without their offices are still members.
        let places = files["district-offices"].flatMap { try? DistrictOffices.read($0, to: ()) } ?? [:]
        let records = found.members.compactMap { listed -> CivicRecord? in
            var member = listed
            member.offices = places[member.id]
            guard let state = Self.state(of: member.office) else { return nil }
            return CivicRecord(
                key: member.id, shelves: [.congress(state: state), .member(bioguide: member.id)],
                order: Self.order(member.office) + member.name, value: .official(member))
        }
        return FeedRows(
            feed: id, published: HTTPDate.day(in: file.modified), count: found.members.count,
            congress: found.congress, records: records)
    }

    private static func state(of office: Official.Office) -> String? {
        switch office {
        case .senator(let state, _): state
        case .representative(let district): district.state
        case .stateLegislator, .mayor, .councillor: nil
        }
    }

    /// Senators first, then districts by number.
    private static func order(_ office: Official.Office) -> String {
        switch office {
        case .senator(_, let seatClass): "0:\(seatClass):"
        case .representative(let district): "1:\(100 + district.number):"
        case .stateLegislator, .mayor, .councillor: "2:"
        }
    }
}
