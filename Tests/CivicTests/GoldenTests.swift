import CivicFacts
import Conversation
import Foundation
import Testing

/// JSON that sessions or the archive keep. A change here that is not an addition needs a new `CivicSchema.version`, or
/// for `CivicPlace`, which sessions hold, a way to read the old form.
@Suite struct GoldenTests {
    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private func read<Value: Decodable>(_ type: Value.Type, _ text: String) -> Value? {
        try? JSONDecoder().decode(type, from: Data(text.utf8))
    }

    @Test func placeIsKeptWithoutAnyStreet() throws {
        let place = CivicPlace(
            zip: try zip("78701"),
            resolved: ResolvedPlace(
                state: "TX", house: [.init(congress: congress(119), district: district("TX", 37))],
                divisions: [DivisionID(state: "TX", chamber: .upper, name: "014")], resolver: .censusGeocoder,
                vintages: ["ACS2025_Current"], resolvedOn: CivilDate(year: 2026, month: 11, day: 21)))
        let golden =
            #"{"resolved":{"divisions":["ocd-division/country:us/state:tx/sldu:14"],"house":[{"congress":119,"#
            + #""district":{"number":37,"state":"TX"}}],"resolvedOn":"2026-11-21","resolver":"censusGeocoder","#
            + #""state":"TX","vintages":["ACS2025_Current"]},"zip":"78701"}"#
        #expect(try json(place) == golden)
        #expect(read(CivicPlace.self, golden) == place)
    }

    @Test func answerWithoutItsOriginCannotBeRead() throws {
        let origin = Provenance(
            source: .voteGov, asOf: Moment(milliseconds: 5),
            official: StateFacts.all["TX"]?.office ?? "https://vote.gov")
        let whole = try json(Answer("x", from: origin))
        #expect(read(Answer<String>.self, whole)?.provenance == origin)
        for key in ["source", "asOf", "official"] {
            let cut = whole.replacing("\"\(key)\"", with: "\"other\"")
            #expect(read(Answer<String>.self, cut) == nil, "\(key)")
        }
        #expect(read(Answer<String>.self, whole.replacing("https:", with: "javascript:")) == nil)
    }

    @Test func rowsOfTheArchiveKeepTheirForm() throws {
        let area = ZIPArea(zip: try zip("02139"), congress: congress(119), districts: [district("MA", 5)])
        let golden =
            #"{"area":{"_0":{"congress":119,"districts":[{"number":5,"state":"MA"}],"zip":"02139"}}}"#
        #expect(try json(CivicRecord.Value.area(area)) == golden)
        #expect(read(CivicRecord.Value.self, golden) == .area(area))
    }

    @Test func laterBillStaysWithTheSponsorsOfTheEarlierOne() throws {
        let id = try #require(BillID(congress: congress(119), kind: .s, number: 7))
        let day = CivilDate(year: 2026, month: 11, day: 2)
        let file = Bill(
            id: id, title: "Old", stage: .inCommittee, latestAction: "", actedOn: day,
            updated: "2026-11-02T08:00:00Z",
            sponsors: [Bill.Sponsor(member: "A000001", name: "A")])
        let row = Bill(
            id: id, title: "New", stage: .passedSenate, latestAction: "", actedOn: day, updated: "2026-11-03")
        let late = CivicRecord(bill: row).merged(over: .bill(file))
        #expect(late.value.bill?.title == "New")
        #expect(late.shelves.contains(.billsOf(bioguide: "A000001")))
        #expect(late.shelves.contains(.passedBills))
        let early = CivicRecord(bill: file).merged(over: .bill(row))
        #expect(early.value.bill?.title == "New")
        #expect(early.value.bill?.sponsors.count == 1)
    }
}
