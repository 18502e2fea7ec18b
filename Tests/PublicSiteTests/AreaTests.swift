import CivicFacts
import Testing

@testable import PublicSite

/// Which area a report may be named by.
struct AreaTests {
    @Test(arguments: [
        ("30303", "Fulton County, Georgia", "Condado de Fulton, Georgia", "fulton"),
        ("70112", "Orleans Parish, Louisiana", "Parroquia de Orleans, Luisiana", "orleans"),
        ("99501", "Anchorage Municipality, Alaska", "Municipio de Anchorage, Alaska", "anchorage"),
        ("21201", "Baltimore City, Maryland", "Ciudad de Baltimore, Maryland", "baltimore-city"),
        ("21204", "Baltimore County, Maryland", "Condado de Baltimore, Maryland", "baltimore"),
        ("20001", "District of Columbia", "Distrito de Columbia", "district-of-columbia"),
        ("89701", "Carson City, Nevada", "Carson City, Nevada", "carson-city"),
        ("06103", "Hartford County, Connecticut", "Condado de Hartford, Connecticut", "hartford"),
        ("79735", "a smaller county in Texas", "un condado pequeño de Texas", "smaller"),
        ("04426", "Maine", "Maine", "state"),
        ("00901", "Puerto Rico", "Puerto Rico", "state"),
        ("96799", "American Samoa", "Samoa Americana", "state"),
    ])
    func aZIPCodeHasAnAreaInBothLanguages(_ zip: String, _ english: String, _ spanish: String, _ slug: String)
    {
        let area = PublicArea(zip: zip)
        #expect(area.name(in: .english) == english)
        #expect(area.name(in: .spanish) == spanish)
        #expect(area.slug == slug)
    }

    /// 30398 is in no table and Georgia has all of 303; of 834 most is in Idaho and a part in Wyoming; 09 is the army's.
    @Test(arguments: [
        ("30399", PublicArea.state("GA")), ("83499", .unknown), ("09001", .unknown), ("1234", .unknown),
        ("", .unknown), ("00000", .unknown), ("3030３", .unknown),
    ])
    func whatNobodyKnowsIsNotGuessed(_ zip: String, _ area: PublicArea) {
        let isListed = ZIP(zip).flatMap(AreaTable.shared.area) != nil
        #expect(!isListed)
        #expect(PublicArea(zip: zip) == area)
    }

    @Test func noAreaHasFewPeople() {
        var (codes, areas) = (0, Set<PublicArea>())
        for (zip, _, area) in (0...999).flatMap(AreaTable.shared.areas) {
            codes += 1
            areas.insert(area)
            #expect(PublicArea(zip: zip) == area, "\(zip)")
        }
        for area in areas {
            if let residents = area.residents {
                #expect(residents >= 20_000, "\(area.name(in: .english))")
            } else {
                #expect(area.state.map { ["PR", "GU", "VI", "AS", "MP"].contains($0) } == true, "\(area)")
            }
        }
        #expect(codes == 41_195)
    }

    /// The table of ZIP codes comes from the same source by another way.
    @Test func theStateOfAZIPCodeIsItsPostOffices() {
        for (zip, _, area) in (0...999).flatMap(AreaTable.shared.areas) {
            #expect(ZIP(zip).flatMap { Region($0) }?.states.first == area.state, "\(zip)")
        }
    }

    @Test func countiesAreThoseOfTheCensus() {
        let table = AreaTable.shared
        #expect(table.allStates.count == 56)
        #expect(Set(table.allStates) == Set(StateFacts.all.keys))
        let all = table.allStates.flatMap(table.counties)
        #expect(all.count == 3_231)
        #expect(all.compactMap(\.residents).count == 3_142)
        // The estimate for the whole country, as the census published it.
        #expect(all.compactMap(\.residents).reduce(0, +) == 328_239_523)
        #expect(table.counties(of: "TX").count == 254)
        #expect(table.counties(of: "CT").map(\.bareName).first == "Fairfield")
        #expect(table.county(fips: "48301")?.name(in: .english) == "Loving County")
        #expect(table.county(fips: "99001") == nil && table.county(fips: "1300") == nil)
        #expect(
            all.allSatisfy {
                table.county(fips: $0.fips) == $0
                    && StateFacts.named(fips: String($0.fips.prefix(2)))?.postal == $0.state
            })
        let states = table.allStates.filter {
            !table.smaller(of: $0).isNamed && !table.smaller(of: $0).counties.isEmpty
        }
        #expect(Set(states) == ["AZ", "HI", "ME", "MD", "VT", "PR", "GU", "VI", "AS", "MP"])
    }

    @Test func slugsAreUniqueAndOfPathsOnly() {
        for state in AreaTable.shared.allStates {
            let areas = PublicArea.all(in: state)
            let slugs = areas.map(\.slug)
            // Other folders of a state.
            #expect(Set(slugs).isDisjoint(with: ["map", "p", "unknown"]), "\(state)")
            #expect(
                areas.suffix(3).allSatisfy { PublicArea.area(slug: $0.slug, in: state) == $0 }, "\(state)")
            #expect(Set(slugs).count == slugs.count, "\(state)")
            let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
            #expect(areas.allSatisfy { !$0.slug.isEmpty && $0.slug.allSatisfy(letters.contains) }, "\(state)")
            for language in SiteLanguage.allCases {
                let names = areas.filter { $0 != .state(state) }.map { $0.name(in: language) }
                #expect(Set(names).count == names.count, "\(state)")
            }
        }
    }

    @Test func labelPointsAreTheSameForAllReportsOfAnArea() throws {
        let fulton = try #require(PublicArea(zip: "30303").labelPoint)
        #expect(fulton == PublicArea(zip: "30309").labelPoint)
        #expect((3_350...3_420).contains(fulton.latitude) && (-8_490 ... -8_410).contains(fulton.longitude))
        #expect(PublicArea(zip: "79735").labelPoint == PublicArea.state("TX").labelPoint)
        #expect(PublicArea.unknown.labelPoint == nil)
        for state in AreaTable.shared.allStates {
            for area in PublicArea.all(in: state) {
                let point = try #require(area.labelPoint)
                #expect(point.latitude != 0 && point.longitude != 0, "\(area)")
            }
        }
    }

    @Test func aPrefixListsItsCounties() {
        let atlanta = PublicArea.counties(ofPrefix: "303")
        #expect(atlanta.first { $0.zip == "30303" }?.county == "Fulton County, Georgia")
        #expect(
            PublicArea.counties(ofPrefix: "797").contains {
                $0 == ("79735", "Pecos County: a smaller county in Texas")
            })
        let maine = PublicArea.counties(ofPrefix: "044", in: .spanish)
        #expect(maine.contains { $0 == ("04426", "Condado de Piscataquis: Maine") })
        #expect(PublicArea.counties(ofPrefix: "009").allSatisfy { $0.county == "Puerto Rico" })
        #expect(PublicArea.counties(ofPrefix: "0a3").isEmpty && PublicArea.counties(ofPrefix: "000").isEmpty)
        let all = PublicArea.allPrefixes.flatMap { PublicArea.counties(ofPrefix: $0) }.map(\.zip)
        #expect(all == all.sorted() && Set(all).count == 41_195)
    }

    @Test func sourcesAreNamed() {
        let sources = AreaTable.shared.sources
        #expect(sources.map(\.what) == ["boundaries", "residents", "ZIP codes"])
        #expect(sources.last?.licence == "CC BY 4.0" && sources.last?.source.contains("GeoNames") == true)
    }
}
