import CivicFacts
import Conversation

@testable import Civic

/// A small stand-in for kept data: members, ZIP areas and elections of a few states, as of a day.
enum Town {
    static func member(
        _ id: String, _ office: Official.Office, begins: String = "2025-01-03", ends: String = "2027-01-03"
    ) -> CivicRecord {
        let state =
            switch office {
            case .senator(let state, _): state
            case .representative(let district): district.state
            case .stateLegislator, .mayor, .councillor: "TX"
            }
        let person = Official(
            id: id, name: "Member \(id)", office: office, begins: CivilDate(begins), ends: CivilDate(ends))
        return CivicRecord(
            key: id, shelves: [.congress(state: state), .member(bioguide: id)], order: id,
            value: .official(person))
    }

    /// Both senators of Texas, TX-37, TX-10 and TX-35 have a member; TX-23 has none.
    static func congress(_ number: Int = 119, more: [CivicRecord] = []) -> FeedRows {
        let first = "\(1787 + 2 * number)-01-03"
        let last = "\(1789 + 2 * number)-01-03"
        let house = [10, 35, 37].map {
            member("T\(number)0\($0)", .representative(district("TX", $0)), begins: first, ends: last)
        }
        let senate = [
            member("S000001", .senator(state: "TX", seatClass: 1), begins: "2025-01-03", ends: "2031-01-03"),
            member("S000002", .senator(state: "TX", seatClass: 2), begins: "2021-01-03", ends: "2027-01-03"),
        ]
        let all = house + senate + more
        return FeedRows(
            feed: .congress, source: .congressLegislators, count: 537, congress: Congress(rawValue: number),
            records: all)
    }

    /// The traps among ZIP codes, as the Census areas of the 119th Congress have them.
    static func areas() -> FeedRows {
        let rows: [(String, [HouseDistrict])] = [
            ("78701", [district("TX", 37)]), ("90232", [district("CA", 37)]), ("97301", [district("OR", 6)]),
            ("90210", [district("CA", 30), district("CA", 32), district("CA", 36)]),
            ("59221", [district("MT", 2), district("ND", 0)]),
            ("42223", [district("KY", 1), district("TN", 7)]),
            ("78840", [district("TX", 23)]), ("82001", [district("WY", 0)]), ("70802", [district("LA", 6)]),
        ]
        let records = rows.compactMap { digits, districts -> CivicRecord? in
            guard let zip = ZIP(digits) else { return nil }
            let area = ZIPArea(zip: zip, congress: Congress(rawValue: 119), districts: districts)
            return CivicRecord(key: digits, shelves: [.area(zip)], order: "", value: .area(area))
        }
        return FeedRows(
            feed: .zipDistricts, source: .censusAreas, count: 42_033, congress: Congress(rawValue: 119),
            records: records)
    }

    static func civic(
        _ harvests: [FeedRows] = [congress(), areas()], asOf: String = "2026-11-20", now: String
    ) throws -> CivicAnswers {
        CivicAnswers(records: HeldCivicRecords(harvests, asOf: try .noon(asOf)), now: try .noon(now))
    }
}
