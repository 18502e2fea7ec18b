import CivicFacts
import Testing

@testable import Civic
@testable import Conversation
@testable import Rehearsal

/// Seats that words name, terms that files shorten, and days and bills that cannot be.
struct NamedSeatTests {
    private func civic(_ day: String) throws -> CivicAnswers {
        CivicAnswers(records: EmptyCivicRecords(), now: try .noon(day))
    }

    @Test(arguments: ["2026-12-01", "2027-01-04", "2027-06-30", "2028-12-30"])
    func theResidentCommissionerServesFourYears(day: String) throws {
        let seat = try #require(
            try civic(day).representatives(of: CivicPlace(zip: ZIP("00730"))).value?.house.first)
        guard case .held = seat.holder else {
            Issue.record("\(day): \(seat.holder)")
            return
        }
    }

    @Test(arguments: ["2029-01-04", "2030-02-01"]) func andNoLonger(day: String) throws {
        let seat = try #require(
            try civic(day).representatives(of: CivicPlace(zip: ZIP("00730"))).value?.house.first)
        #expect(seat.holder == .notYetPublished)
        // Whoever serves two years is not lengthened.
        let guam = try #require(
            try civic("2027-02-01").representatives(of: CivicPlace(zip: ZIP("96910"))).value?.house.first)
        #expect(guam.holder == .notYetPublished)
    }

    @Test func everyMemberOfTheHouseIsInADistrictThatThereIs() throws {
        let states = StateFacts.all.values.filter(\.isState).map(\.postal)
        #expect(states.map(HouseDistrict.seats).reduce(0, +) == 435)
        #expect(states.filter { HouseDistrict.seats(of: $0) == 1 }.allSatisfy(HouseDistrict.single.contains))
        for state in states {
            for place in try civic("2026-11-21").records.rows(
                on: .congress(state: state), skipping: 0, limit: 99)
            {
                guard case .official(let official) = place, case .representative(let seat) = official.office
                else { continue }
                #expect(seat.number <= HouseDistrict.seats(of: state), "\(seat)")
            }
        }
    }

    @Test(arguments: [
        ("who represents CO-8", "CO", 8), ("ga13", "GA", 13), ("NC 11", "NC", 11),
        ("the 7th district of Michigan", "MI", 7), ("Virginia's 10th congressional district", "VA", 10),
        ("distrito 3 de Nevada", "NV", 3), ("el quinto distrito de Luisiana", "LA", 5),
        ("who is the rep for Washington district 4", "WA", 4), ("third district of Kansas", "KS", 3),
    ])
    func districtsAreRead(words: String, state: String, number: Int) throws {
        let found = try #require(DistrictMention(words))
        #expect(found.state == state && found.number == number)
        #expect(found.district == HouseDistrict(state: state, number: number))
    }

    @Test(arguments: [
        "HR 25", "MS teams", "state senate district 5 of Ohio", "school district 7 in Texas",
        "I waited 12 hours",
        "District of Columbia", "in 5 minutes", "Texas", "ok 12 people", "PA system 4 is broken",
    ])
    func otherWordsNameNone(words: String) {
        #expect(DistrictMention(words) == nil)
    }

    @Test func aDistrictTooManyIsNone() throws {
        #expect(try #require(DistrictMention("NV-9")).district == nil)
        #expect(try #require(DistrictMention("VT-1")).district == HouseDistrict(state: "VT", number: 0))
    }

    @Test(arguments: [
        "November 31 2026", "next election on 2027/14/02", "el 31 de abril", "Feb 30", "2026-02-29",
        "June 31st",
        "31/4/2027", "30 de febrero de 2028",
    ])
    func daysThatNoCalendarHasAreKnown(words: String) {
        #expect(DateReading.isImpossible(words))
    }

    @Test(arguments: [
        "November 30 2026", "2026-11-03", "Feb 29", "29 de febrero de 2028", "31/12/2026", "12/31/2026",
        "hr 31",
        "May 31", "24/7", "911", "10-4",
    ])
    func otherDaysAreNot(words: String) {
        #expect(!DateReading.isImpossible(words))
    }

    @Test func numbersOfBillsAreReadWhole() {
        #expect(BillReading("HR 2,468")?.number == 2_468 && BillReading("s. 1,002")?.number == 1_002)
        #expect(BillReading("HR 12, 345 people")?.number == 12)
        #expect(BillReading("SJ Res 44")?.kind == .sjres && BillReading("H J Res 7 118th")?.congress == 118)
        #expect(BillReading("HCon Res 9")?.kind == .hconres)
        for words in ["hr -7", "S. -12", "HR 4.5"] {
            #expect(BillReading(words) == nil && BillReading.isImpossible(words), "\(words)")
        }
        #expect(BillReading("HR-31")?.number == 31 && !BillReading.isImpossible("HR-31"))
        #expect(CongressReading.isImpossible("HR 9 of the 118.5th"))
        #expect(CongressReading.isImpossible("s 8 of the -2nd congress"))
        #expect(
            !CongressReading.isImpossible("HR 25 of the 118th") && !CongressReading.isImpossible("s.2140"))
    }

    @Test func lawsAndBillsOfStatesAreRead() {
        #expect(PublicLawReading("Public Law 94-142")?.page?.url.hasSuffix("/plaw/94/public/142") == true)
        #expect(PublicLawReading("pl 116-136")?.number == 136 && PublicLawReading("PL 300-1") == nil)
        #expect(StateBillReading("HB 2,017")?.number == "HB 2017")
        #expect(StateBillReading("h.f. 18 in Minnesota")?.number == "HF 18")
        #expect(StateBillReading("HR 12") == nil && StateBillReading("hb pencils") == nil)
    }

    @Test(arguments: ["V6B", "m5v", "K1P", "H3Z"]) func halfACanadianCodeIsOne(code: String) {
        #expect(ZIPReading(code) == .canadian(code.uppercased()))
        #expect(NamedPlace("next election in \(code)")?.places.first?.canada == code.uppercased())
    }

    @Test(arguments: ["H1B", "W5A", "D4D", "5K1", "R2D2", "B1"]) func otherSignsAreNone(code: String) {
        #expect(ZIPReading.canadianHalf(code) == nil)
    }

    @Test(arguments: [("96940", "PW"), ("96943", "FM"), ("96970", "MH")])
    func countriesOfTheirOwnHaveNoVoteHere(zip: String, country: String) throws {
        #expect(try civic("2026-11-21").ownCountry(of: CivicPlace(zip: ZIP(zip))) == country)
        #expect(try civic("2026-11-21").ownCountry(of: CivicPlace(zip: ZIP("96910"))) == nil)
    }

    @Test func specialElectionsForTheSenateArePartOfTheGeneralElection() throws {
        #expect(ElectionLaw.senateSpecial(of: "OH", in: 2026) != nil)
        #expect(ElectionLaw.senateSpecial(of: "OH", in: 2028) == nil)
        #expect(ElectionLaw.senateSpecial(of: "PA", in: 2026) == nil)
        let list = try civic("2026-10-01").voterElections(of: CivicPlace(zip: ZIP("44113"))).own
        #expect(list.filter { $0.answer.value?.day.description == "2026-11-03" }.count == 1)
    }

    @Test func aLawsDayIsTheOneOnWhichItWasRead() throws {
        let early = try civic("2026-10-01").voterElections(of: CivicPlace(zip: ZIP("30310"))).own
        for entry in early {
            #expect(entry.answer.provenance.day(in: Zone(of: nil)).description == "2026-11-26")
        }
    }
}
