import CivicFacts
import Foundation
import Testing

@testable import Civic

/// What came with the program says the same as the files it was made of, read by the feeds of a sync.
struct CivicTableTests {
    private let context = FeedContext(
        now: Moment(milliseconds: 1_795_000_000_000), settings: CivicSettings(), members: [], results: nil)

    private func reply(_ name: String) throws -> SourceReply {
        SourceReply(status: 200, body: try Shared.bulk(name), etag: nil, modified: nil)
    }

    @Test(.enabled(if: Shared.hasBulk, "needs the bulk data beside the clone"))
    func everyMemberIsAsTheFeedReadsThem() throws {
        let harvest = try CongressFeed.harvest(
            [
                "legislators-current": try reply("congress-legislators-current.json.gz"),
                "district-offices": try reply("congress-legislators-district-offices.json.gz"),
            ], context)
        let states = Set(StateFacts.all.keys).sorted()
        let packed = states.flatMap { CivicTable.shared.members(of: $0) }
        let read = harvest.records.sorted { $0.order < $1.order }.compactMap(\.value.official)
        #expect(packed.count == 537)
        #expect(Set(packed) == Set(read))
        for state in states {
            let own = read.filter { $0.state == state }
            #expect(CivicTable.shared.members(of: state) == own, "\(state)")
        }
        #expect(read.allSatisfy { CivicTable.shared.member($0.id) == $0 })
    }

    @Test(.enabled(if: Shared.hasBulk, "needs the bulk data beside the clone"))
    func everyZIPCodeIsAsTheFeedReadsIt() throws {
        let found = try ZIPDistricts.read(try reply("zcta-cd119.csv.gz"), to: ())
        #expect(found.areas.count == 33_774)
        for area in found.areas where CivicTable.shared.area(of: area.zip) != area {
            Issue.record("\(area.zip)")
        }
    }

    @Test func tableSaysHowOldItIs() throws {
        let editions = CivicTable.shared.editions
        #expect(editions.map(\.feed) == [.congress, .zipDistricts])
        #expect(editions.map(\.rows) == [537, 42_033])
        #expect(editions.map { $0.published?.description } == ["2026-06-15", "2024-11-12"])
        #expect(editions.allSatisfy { $0.congress?.rawValue == 119 })
    }

    @Test func nobodyIsFoundWhoIsNotThere() throws {
        #expect(CivicTable.shared.member("") == nil && CivicTable.shared.member("C00012") == nil)
        #expect(CivicTable.shared.members(of: "XX").isEmpty && CivicTable.shared.members(of: "").isEmpty)
        #expect(CivicTable.shared.area(of: try zip("73301")) == nil)
    }

    @Test func aSyncTakesItsPlaceTableByTable() throws {
        let place = CivicPlace(zip: try zip("80302"))
        let bare = CivicAnswers(records: EmptyCivicRecords(), now: try .noon("2026-11-26"))
        let seats = try #require(bare.representatives(of: place).value)
        #expect(seats.house.map(\.division) == [try #require(HouseDistrict(state: "CO", number: 2)).division])
        #expect(seats.senate.count == 2)
        // Members were synced, and areas were not: the list has nobody of Colorado.
        let synced = CivicAnswers(
            records: HeldCivicRecords([Town.congress()], asOf: try .noon("2026-11-25")),
            now: try .noon("2026-11-26"))
        let after = try #require(synced.representatives(of: place).value)
        #expect(after.house.map(\.holder) == [.vacant])
        #expect(synced.member("N000191").absence == .unknown && bare.member("N000191").value != nil)
    }

    @Test func aCongressThatIsOverIsNotSaidToSit() throws {
        let later = CivicAnswers(records: EmptyCivicRecords(), now: try .noon("2027-01-04"))
        let seats = try #require(later.representatives(of: CivicPlace(zip: try zip("82001"))).value)
        #expect(seats.house.map(\.holder) == [.notYetPublished])
    }

    @Test func aQuestionIsAnsweredInMilliseconds() throws {
        let civic = CivicAnswers(records: EmptyCivicRecords(), now: try .noon("2026-11-26"))
        let places = try ["90210", "10001", "73301", "00907"].map { CivicPlace(zip: try zip($0)) }
        let clock = ContinuousClock()
        let spent = clock.measure { for place in places { _ = civic.representatives(of: place) } }
        // The specification allows 20 ms for reading the whole table; a busy machine takes a few times as long as a quiet one.
        #expect(spent < .milliseconds(4 * 20), "\(spent)")
    }
}

extension Official {
    fileprivate var state: String? {
        switch office {
        case .senator(let state, _): state
        case .representative(let district): district.state
        case .stateLegislator, .mayor, .councillor: nil
        }
    }
}
