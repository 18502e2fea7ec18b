import CivicFacts
import Conversation
import Foundation
import Testing

@testable import Civic

/// Readers on small replies written here, so that every clone tests them; the collection of samples has many more.
@Suite struct ReaderTests {
    private let settings = CivicSettings()
    private let today = CivilDate(year: 2026, month: 11, day: 21)

    /// One match of the geocoder in Texas: a layer with its rows.
    private func match(_ layer: String, _ row: String, zip: String = "78701", state: String = "TX") -> String
    {
        #"""
        {"geographies": {"\#(layer)": [\#(row)]}, "addressComponents": {"zip": "\#(zip)", "state": "\#(state)"}}
        """#
    }

    private func geocoded(_ matches: [String], _ number: Int) throws -> Result<AddressReading, SourceError> {
        let body = #"{"result": {"addressMatches": [\#(matches.joined(separator: ","))]}}"#
        let question = CensusGeocoder.Question(
            address: try address(), congress: congress(number), today: today)
        return outcome { () throws(SourceError) in
            try CensusGeocoder.read(reply(body), to: question)
        }
    }

    private func house(_ result: Result<AddressReading, SourceError>) -> [String] {
        guard case .found(let place)? = result.finding else { return [] }
        return place.house.map { "\($0.congress.rawValue) \($0.district)" }
    }

    @Test func austinIsInOneDistrictTodayAndInAnotherNext() throws {
        let old = match(
            "119th Congressional Districts",
            #"{"CDSESSN": "119", "GEOID": "4837", "STATE": "48", "AREALAND": "5"}"#)
        let new = match(
            "120th Congressional Districts",
            #"{"CDSESSN": "120", "CD120": "10", "GEOID": "4810", "STATE": "48", "AREALAND": 5}"#)
        #expect(house(try geocoded([old], 119)) == ["119 TX-37"])
        #expect(house(try geocoded([new], 120)) == ["120 TX-10"])
        // An edition that moved on without notice is refused, not taken for the one that was asked.
        #expect(try geocoded([new], 119).setback == .unreadable)
        #expect(try geocoded([old], 120).setback == .unreadable)
    }

    @Test(arguments: [
        #"{"CDSESSN": "120", "GEOID": "4837", "STATE": "48"}"#,
        #"{"CDSESSN": "119", "GEOID": "4837", "STATE": "06"}"#,
        #"{"CDSESSN": "119", "CD119": "35", "GEOID": "4837", "STATE": "48"}"#,
        #"{"CDSESSN": "119", "GEOID": "48ZZ", "STATE": "48"}"#,
        #"{"CDSESSN": "119", "GEOID": "4800", "STATE": "48"}"#,
        #"{"CDSESSN": "119", "GEOID": "4898", "STATE": "48"}"#,
    ])
    func districtWhoseFieldsDisagreeIsRefused(row: String) throws {
        #expect(try geocoded([match("119th Congressional Districts", row)], 119).setback == .unreadable)
    }

    @Test func matchInAnotherStateThanItsDistrictIsRefused() throws {
        let row = #"{"CDSESSN": "119", "GEOID": "4837", "STATE": "48"}"#
        #expect(
            try geocoded([match("119th Congressional Districts", row, state: "OK")], 119).setback
                == .unreadable)
    }

    @Test func layerThatFailedInsideAGoodReplyIsTrouble() throws {
        let row = #"{"status": "Layer query encountered an error"}"#
        #expect(try geocoded([match("119th Congressional Districts", row)], 119).setback == .down)
    }

    @Test func twoPlacesOfOneNameAreAskedAbout() throws {
        let layer = "119th Congressional Districts"
        let one = match(layer, #"{"CDSESSN": "119", "GEOID": "4837", "STATE": "48"}"#)
        let two = match(layer, #"{"CDSESSN": "119", "GEOID": "4810", "STATE": "48"}"#, zip: "78613")
        guard case .several(let zips)? = try geocoded([two, one], 119).finding else {
            Issue.record("one of two places was picked")
            return
        }
        #expect(zips.map(\.digits) == ["78613", "78701"])
        #expect(house(try geocoded([one, one], 119)) == ["119 TX-37"])
        #expect(try geocoded([], 119).finding == .noMatch)
    }

    @Test func addressAndKeyAreNotInTheAddressThatMayBeKept() throws {
        var settings = CivicSettings()
        settings[GoogleCivic.key] = "SECRETKEY"
        let question = GoogleVoterGuide.Question(address: try address("12 Oak St, Waco TX"), election: "77")
        let request = try GoogleVoterGuide.request(question, settings)
        let guide = "/voterinfo?productionDataOnly=true&electionId=77"
        #expect(request.url == settings.address(GoogleCivic.api) + guide)
        #expect(request.wholeURL.hasSuffix("&address=12%20Oak%20St%2C%20Waco%20TX&key=SECRETKEY"))
        #expect(!"\(request)".contains("Oak"))
        let census = try CensusGeocoder.request(
            .init(address: try address("12 Oak St, Waco TX"), congress: congress(119), today: today), settings
        )
        #expect(!census.url.contains("Oak"))
        #expect(census.url.contains("vintage=ACS2025_Current"))
    }

    @Test(arguments: [
        ("https://b.example/x", "https://a.example/y", "https://b.example/x"),
        ("/x?q", "https://a.example:8/y?z", "https://a.example:8/x?q"),
        ("//b.example/x", "https://a.example/y", nil),
        ("http://b.example/x", "https://a.example/y", nil), ("x.csv", "https://a.example/y", nil),
        ("javascript:1", "https://a.example/y", nil),
    ])
    func redirectLeadsToASafePlaceOrNowhere(location: String, url: String, target: String?) {
        #expect(Fetcher.target(location, from: url) == target)
    }

    @Test func requestWithAKeyOrAnAddressIsNotPublic() throws {
        var settings = CivicSettings()
        settings[OpenStates.key] = "o"
        #expect(!(try OpenStatesBills.request(.init(state: "TX"), settings).isPublic))
        #expect(!(try FECElectionDates.request(.init(from: today), settings).isPublic))
        #expect(!(try WinnipegAddress.request(try address(), settings).isPublic))
        #expect(try Legislators.request((), settings).unless(etag: "e", modified: "m").isPublic)
    }

    @Test func congressIsAlwaysAskedForJSON() throws {
        var settings = CivicSettings()
        settings[CongressGov.key] = "k"
        let request = try CongressBills.request(.init(congress: congress(119)), settings)
        #expect(request.url.contains("format=json"))
        #expect(!request.url.contains("api_key"))
    }

    @Test func testElectionOfGoogleIsDropped() throws {
        let list = #"""
            {"elections": [
              {"id": "2000", "name": "VIP Test Election", "electionDay": "2031-12-06",
               "ocdDivisionId": "ocd-division/country:us"},
              {"id": "9", "name": "Ohio Primary Runoff", "electionDay": "2026-12-08",
               "ocdDivisionId": "ocd-division/country:us/state:oh"}]}
            """#
        let found = try GoogleElections.read(reply(list), to: ())
        #expect(found.map(\.id) == ["google:9"])
        #expect(found.first?.kind == .primaryRunoff)
    }

    @Test func guideOfTheTestElectionIsNothing() throws {
        let body = #"""
            {"election": {"id": "2000", "name": "VIP Test Election", "electionDay": "2031-12-06",
             "ocdDivisionId": "ocd-division/country:us"},
             "pollingLocations": [{"address": {"line1": "1 Main", "city": "X"}}]}
            """#
        let question = GoogleVoterGuide.Question(address: try address(), election: nil)
        guard case .nothing = try GoogleVoterGuide.read(reply(body), to: question) else {
            Issue.record("the test election was taken for real")
            return
        }
    }

    @Test func guideHasItsSitesContestsAndNotice() throws {
        let body = #"""
            {"election": {"id": "5", "name": "General", "electionDay": "2026-11-03",
             "ocdDivisionId": "ocd-division/country:us"}, "mailOnly": false,
             "pollingLocations": [{"address": {"locationName": "School", "line1": "1 Main", "city": "Waco",
               "state": "TX", "zip": "76701"}, "pollingHours": "", "sources": [{"official": true}]}, {"name": "?"}],
             "contests": [{"office": "Clerk", "numberElected": "2", "candidates":
               [{"name": "B", "orderOnBallot": "1"}, {"name": "A", "orderOnBallot": "2"}, {"party": "X"}]},
               {"type": "Referendum", "referendumTitle": "Prop 1"}, {"type": "General"}],
             "state": [{"electionAdministrationBody": {"electionNoticeText": "Moved",
               "votingLocationFinderUrl": "https://find.example.gov"}}]}
            """#
        let question = GoogleVoterGuide.Question(address: try address(), election: nil)
        guard case .guide(let guide) = try GoogleVoterGuide.read(reply(body), to: question) else {
            Issue.record("no guide")
            return
        }
        #expect(guide.notice == "Moved")
        #expect(guide.links.finder?.url == "https://find.example.gov")
        #expect(guide.sites.map(\.address) == ["1 Main, Waco, TX 76701"])
        #expect(guide.sites.first?.hours == nil)
        #expect(guide.sites.first?.isOfficial == true)
        guard case .office(_, let seats, let people)? = guide.contests.first?.question else {
            Issue.record("no office")
            return
        }
        #expect(seats == 2)
        #expect(people.map(\.name) == ["B", "A"])
        #expect(guide.contests.count == 2)
    }

    @Test func filingOfAnotherDistrictIsLeftOut() throws {
        let rows = #"""
            {"results": [
              {"candidate_id": "H4TX10028", "name": "ONE", "office": "H", "state": "TX", "district": "37",
               "district_number": 37, "address_street_1": "1 Secret Rd"},
              {"candidate_id": "H6TX10000", "name": "TWO", "office": "H", "state": "TX", "district_number": 10},
              {"candidate_id": "bad", "name": "THREE", "office": "H", "state": "TX", "district_number": 37}]}
            """#
        let found = try FECFilings.read(reply(rows), to: .house(district("TX", 37), year: 2026))
        #expect(found.map(\.name) == ["ONE"])
        #expect(!"\(found)".contains("Secret"))
    }

    @Test func moneyIsNeverCountedTwice() throws {
        let rows = #"""
            {"results": [
              {"candidate_id": "S2MA00170", "cycle": null, "receipts": 10.0},
              {"candidate_id": "S2MA00170", "cycle": 2024, "receipts": 20.25, "coverage_end_date": "2024-12-31T00:00:00"},
              {"candidate_id": "S2MA00170", "cycle": 2024, "receipts": 20.25},
              {"candidate_id": "S2MA00170", "cycle": 2026, "receipts": "4413931.4"}]}
            """#
        let found = try FECCandidate.read(reply(rows), to: .init(id: "S2MA00170", part: .totals))
        guard case .totals(let totals) = found else {
            Issue.record("no totals")
            return
        }
        #expect(totals.map(\.cycle) == [2026, 2024])
        #expect(totals.map(\.receiptsInCents) == [441_393_140, 2_025])
    }

    @Test func tableWithoutItsCongressIsRefused() {
        let old = outcome { () throws(SourceError) in
            try ZIPDistricts.read(reply("zcta,state,cd\n78701,TX,37\n"), to: ())
        }
        #expect(old.setback == .unreadable)
        let new = outcome { () throws(SourceError) in
            try ZIPDistricts.read(reply("zcta,state,cd120\n02139,MA,7\n02139,MA,5\n"), to: ())
        }
        #expect(new.finding?.congress == congress(120))
        #expect(new.finding?.pairs == 2)
        #expect(new.finding?.areas.first?.districts == [district("MA", 5), district("MA", 7)])
    }

    @Test func censusTableIsReadWithItsMarkAndItsWater() throws {
        let table =
            "\u{FEFF}OID_CD119_20|GEOID_CD119_20|NAME|GEOID_ZCTA5_20|AREALAND_PART\n"
            + "1|5600|at large|82001|5\n2|1198|Delegate|20001|5\n3|56ZZ|none|\n"
        let found = try ZIPDistricts.read(reply(table), to: ())
        #expect(found.areas.map(\.states) == [["DC"], ["WY"]])
    }

    @Test func memberOfNoKnownStateMakesTheListUnreadable() {
        let body = #"""
            [{"id": {"bioguide": "A"}, "name": {"first": "A", "last": "B"},
              "terms": [{"type": "rep", "state": "ZZ", "district": 1, "end": "2027-01-03"}]}]
            """#
        let result = outcome { () throws(SourceError) in try Legislators.read(reply(body), to: ()) }
        #expect(result.setback == .unreadable)
    }

    @Test func summaryIsPlainWords() {
        let html =
            " <p><b>Act</b></p> <p>It&nbsp;helps &amp; heals &#8212; 1 &lt; 2.</p><ul><li>a</li></ul> <broken"
        #expect(HTMLText.plain(html) == "Act\nIt helps & heals \u{2014} 1 < 2.\na\nbroken")
    }

    @Test(arguments: [
        "<a><b></a></b>", "<a>", "</a>", "<!DOCTYPE a><a/>", "<a/><b/>", "<a", "text only",
        String(repeating: "<a>", count: 80),
    ])
    func brokenXMLIsRefused(text: String) {
        #expect(outcome { () throws(SourceError) in try XMLNode(Data(text.utf8)) }.setback == .unreadable)
    }

    @Test(arguments: [
        #"<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>"#, #"<!DOCTYPE a SYSTEM "https://a.example/a.dtd"><a/>"#,
        "<a>&b;</a>", "<a>&nbsp;</a>", "<a b=\"&c;\"/>", "<a>\u{0}</a>", "<a b='1' b='2'/>", "words<a/>", "",
    ])
    func entitiesAndIllFormedXMLAreRefused(text: String) {
        #expect(outcome { () throws(SourceError) in try XMLNode(Data(text.utf8)) }.setback == .unreadable)
    }

    /// Each line would be ten times as long as the one before.
    @Test func entitiesThatGrowAreRefused() {
        let lines = (1...9).map { line in
            "<!ENTITY a\(line) '\(String(repeating: "&a\(line - 1);", count: 10))'>"
        }
        let text = #"<!DOCTYPE a [<!ENTITY a0 "ha">"# + lines.joined() + "]><a>&a9;</a>"
        #expect(outcome { () throws(SourceError) in try XMLNode(Data(text.utf8)) }.setback == .unreadable)
    }

    @Test func xmlIsReadToItsLimitsAndNotBeyond() throws {
        let deep = { (depth: Int) in
            String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
        }
        _ = try XMLNode(Data(deep(64).utf8))
        #expect(outcome { () throws(SourceError) in try XMLNode(Data(deep(65).utf8)) }.setback == .unreadable)
        let wide = "<a>" + String(repeating: "<b/>", count: 1_000_000) + "</a>"
        #expect(outcome { () throws(SourceError) in try XMLNode(Data(wide.utf8)) }.setback == .unreadable)
    }

    @Test func xmlKeepsTextOfAllKinds() throws {
        let text =
            "<?xml version=\"1.0\" encoding=\"utf-8\"?><!-- a --><a b='c'> 1 &lt; 2 &amp; <b/>"
            + "<![CDATA[<p>&nbsp;</p>]]> &#8217;\u{E9}<item>x</item></a>"
        let node = try XMLNode(Data(text.utf8))
        #expect(node.words == "1 < 2 & <p>&nbsp;</p> \u{2019}\u{E9}")
        #expect(node.children.map(\.name) == ["b", "item"])
        #expect(node["item"]?.words == "x")
        #expect(node["b"]?.words == nil)
    }

    @Test func xmlInAnotherEncodingIsReadAsItSays() throws {
        let latin = Data("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + [0xE9] + Data("</a>".utf8)
        #expect(try XMLNode(latin).text == "\u{E9}")
        let unsaid = Data("<a>".utf8) + [0xE9] + Data("</a>".utf8)
        #expect(outcome { () throws(SourceError) in try XMLNode(unsaid) }.setback == .unreadable)
    }

    @Test func wordsOfStageAreReadWithCare() {
        let stage = { (words: String) in BillResponse.stage(action: words, isLaw: false) }
        #expect(stage("Received in the Senate and Read twice and referred to the Committee.") == .passedHouse)
        #expect(stage("Read twice and referred to the Committee on Agriculture.") == .inCommittee)
        #expect(stage("Became Public Law No: 119-1.") == .becameLaw)
        #expect(stage("Presented to President.") == .passedBoth)
        #expect(stage("Committee on Indian Affairs. Hearings held.") == .other)
    }

    @Test func openStatesTableIsReadInBothOfItsForms() throws {
        let nightly =
            "id,name,current_party,current_district,current_chamber,email,links\n"
            + "ocd-person/1,\"Doe, Jane\",Democratic,First Essex,upper,,https://a.example;https://b.example\n"
        let found = try StateLegislators.read(reply(nightly), to: "MA")
        #expect(found.first?.name == "Doe, Jane")
        #expect(found.first?.website?.url == "https://a.example")
        guard case .stateLegislator(let division, .upper)? = found.first?.office else {
            Issue.record("no seat")
            return
        }
        #expect(division.rawValue == "ocd-division/country:us/state:ma/sldu:1st_essex")
        let ragged = outcome { () throws(SourceError) in
            try StateLegislators.read(reply("id,name,district,role\n1,A,2\n"), to: "TX")
        }
        #expect(ragged.setback == .unreadable)
    }

    @Test func zippedTableIsUnpackedAndDamageIsRefused() throws {
        // "zip,lat,lng\n78701,30.27,-97.74\n" as a stored zip entry.
        let text = Array("zip,lat,lng\n78701,30.27,-97.74\n".utf8)
        let archive = Self.archive(of: text)
        let points = try ZIPPoints.read(SourceReply(status: 200, body: Data(archive)), to: ())
        #expect(points.map(\.zip.digits) == ["78701"])
        for cut in stride(from: 4, to: archive.count, by: 7) {
            let result = outcome { () throws(SourceError) in
                try ZIPPoints.read(SourceReply(status: 200, body: Data(archive[..<cut])), to: ())
            }
            #expect(result.setback == .unreadable)
        }
    }

    @Test func zippedTableWhoseChecksumIsWrongIsRefused() {
        let text = Array("zip,lat,lng\n78701,30.27,-97.74\n".utf8)
        for damaged in [Self.archive(of: text, checksum: 1), Self.archive(of: text, sized: text.count + 1)] {
            let result = outcome { () throws(SourceError) in try ZipArchive(Data(damaged)).largest() }
            #expect(result.setback == .unreadable)
        }
    }

    @Test func deflatedEntryIsUnpackedAndNeverGrowsBeyondWhatItSays() throws {
        let text = Array("aaaaaaaaaabbbbbbbbbb".utf8)
        let checksum = Deflated.checksum(text)
        let whole = Self.archive(of: Self.deflated, method: 8, checksum: checksum, sized: text.count)
        #expect(try ZipArchive(Data(whole)).largest() == Data(text))
        for size in [0, text.count - 1, text.count + 1, 64 * 1024 * 1024 + 1] {
            let archive = Self.archive(of: Self.deflated, method: 8, checksum: checksum, sized: size)
            let result = outcome { () throws(SourceError) in try ZipArchive(Data(archive)).largest() }
            #expect(result.setback == .unreadable)
        }
    }

    /// A zip file with one entry; without more said it is stored as it is.
    private static func archive(
        of bytes: [UInt8], method: UInt8 = 0, checksum: Int? = nil, sized unpacked: Int? = nil
    ) -> [UInt8] {
        let four = { (number: Int) in (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
        let name = Array("a.csv".utf8)
        let head =
            [20, 0, 0, 0, method, 0, 0, 0, 0, 0] + four(checksum ?? Deflated.checksum(bytes))
            + four(bytes.count) + four(unpacked ?? bytes.count) + [5, 0, 0, 0]
        let local = [0x50, 0x4B, 3, 4] + head + name + bytes
        let central = [0x50, 0x4B, 1, 2, 20, 0] + head + [UInt8](repeating: 0, count: 14) + name
        let end =
            [0x50, 0x4B, 5, 6, 0, 0, 0, 0, 1, 0, 1, 0] + four(central.count) + four(local.count) + [0, 0]
        return local + central + end
    }

    /// "aaaaaaaaaabbbbbbbbbb" deflated with the fixed code.
    private static let deflated: [UInt8] = [0x4B, 0x4C, 0x84, 0x81, 0x24, 0x38, 0x00, 0x00]

    @Test func deflatedBytesAreUnpackedAndNoiseNeverTraps() throws {
        #expect(
            try Deflated(bytes: Self.deflated[...]).unpacked(limit: 20) == Array("aaaaaaaaaabbbbbbbbbb".utf8))
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            let noise = (0..<64).map { _ in UInt8.random(in: 0...255, using: &generator) }
            _ = try? Deflated(bytes: noise[...]).unpacked(limit: 10_000)
        }
    }
}
