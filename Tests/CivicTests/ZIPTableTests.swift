import CivicFacts
import Testing

/// The table of ZIP codes that lies in the program.
struct ZIPTableTests {
    @Test(arguments: [
        ("00501", "Holtsville", ["NY"]), ("99950", "Ketchikan", ["AK"]), ("04401", "Bangor", ["ME"]),
        ("00802", "St Thomas", ["VI"]), ("96799", "Pago Pago", ["AS"]), ("78501", "McAllen", ["TX"]),
    ])
    func townsAreNamed(digits: String, town: String, states: [String]) throws {
        let region = try #require(ZIP(digits).flatMap(Region.init))
        #expect(region.town == town && region.states == states && region.isKnown)
    }

    /// Where the post office's state and the area's differ, or the area crosses a line, both are said.
    @Test(arguments: [("57638", ["SD", "ND"]), ("81137", ["CO", "NM"]), ("57717", ["SD", "MT", "WY"])])
    func statesThatSourcesDisagreeAboutAreBothKept(digits: String, states: [String]) throws {
        let region = try #require(ZIP(digits).flatMap(Region.init))
        #expect(Set(region.states) == Set(states) && region.states.first == states.first)
    }

    @Test(arguments: ["09012", "34002", "96201"])
    func militaryMailHasNoTown(digits: String) throws {
        let region = try #require(ZIP(digits).flatMap(Region.init))
        #expect(region.town == nil && region.isKnown && region.states.count == 1)
    }

    /// A code of a known area that the table does not have, and areas that nobody lives in.
    @Test func whatIsNotInTheTableIsToldByItsFirstDigits() throws {
        let newer = try #require(ZIP("20000").flatMap(Region.init))
        #expect(newer == Region(prefix: "200") && !newer.isKnown && newer.states == ["DC"])
        #expect(ZIP("21300").flatMap(Region.init) == nil && Region(prefix: "000") == nil)
    }

    @Test(arguments: [
        ("fairbanks", 10), ("Saint Johnsbury", 1), ("st. louis", 50), ("SAINTLOUIS", 50), ("stamford", 5),
        ("O'Fallon", 2),
        ("coeur d alene", 1), ("aaronsburg", 1), ("zwolle", 1), ("st", 0), ("nowhere at all", 0), ("", 0),
        ("'", 0), ("ñ", 0),
    ])
    func townsAreFoundByTheirNames(words: String, least: Int) {
        let found = ZIPTable.shared.zips(inTown: words)
        #expect(least == 0 ? found.isEmpty : found.count >= least)
        #expect(found.map(\.zip.digits) == found.map(\.zip.digits).sorted())
    }

    /// Each entry can be read; the order of the bytes is that of the codes.
    @Test func everyCodeIsFoundAgain() {
        var count = 0
        for number in 501...99_950 {
            guard let zip = ZIP(String(String(100_000 + number).dropFirst())),
                let entry = ZIPTable.shared.entry(of: zip)
            else { continue }
            count += 1
            // By its name, too.
            if let town = entry.town, count.isMultiple(of: 97) {
                #expect(ZIPTable.shared.zips(inTown: town).contains { $0.zip == zip && $0.entry == entry })
            }
            #expect(entry.town != "" && !entry.states.isEmpty)
        }
        #expect(count == ZIPTable.shared.count && count > 41_000)
    }
}
