import ElectionResults
import Testing

/// Q39: who is one person, and who perhaps not.
struct PersonTests {
    private func years(_ list: [PersonRecord.Appearance]) -> [Int] { list.map(\.contest.header.day.year) }

    @Test func namesOfTheTableAreOnePerson() {
        let vandal = Bundled.archive.person("dan vandal", in: .winnipeg)
        #expect(years(vandal.contests) == [2004, 2006, 2010])
        #expect(years(Bundled.archive.person("Daniel Vandal", in: .winnipeg).contests) == [2004, 2006, 2010])
        let lewis = Bundled.archive.person("John Lewis", in: .state("GA"))
        #expect(years(lewis.contests).first == 1986)
        #expect(Set(lewis.contests.compactMap(\.standing.name)) == ["John Lewis", "John R. Lewis"])
        #expect(lewis.contests.allSatisfy { $0.contest.header.area.code == "5" })
        #expect(Set(lewis.perhaps.compactMap(\.standing.name)).contains("John H. Lewis, Sr."))
    }

    @Test func othersOfThatNameArePerhapsTheSame() {
        let swan = Bundled.archive.person("CHRIS SWAN", in: .winnipeg)
        #expect(years(swan.contests) == [1983])
        #expect(swan.perhaps.map(\.standing.name) == ["Chris A. Swan"])
    }

    @Test func eachContestHasItsFigures() throws {
        let norrie = Bundled.archive.person("Bill Norrie", in: .winnipeg)
        #expect(years(norrie.contests) == [1977, 1979, 1980, 1983, 1986, 1989])
        #expect(
            norrie.contests.map(\.standing.votes) == [67_999, 101_299, 102_469, 154_513, 78_998, 100_689])
        #expect(norrie.perhaps.isEmpty)
    }

    @Test func accentsAndHyphensDoNotMatter() {
        let velazquez = Bundled.archive.person("nydia m velazquez", in: .state("NY"))
        #expect(years(velazquez.contests).filter { $0 >= 1992 }.count >= 12)
        #expect(Bundled.archive.person("judy wasylycia leis", in: .winnipeg).contests.count == 2)
    }

    @Test(arguments: ["", "   ", "?!", "Nobody Atall", "a", "Lewis"]) func whoIsNotThereIsNobody(name: String)
    {
        let found = Bundled.archive.person(name, in: .winnipeg)
        #expect(found.contests.isEmpty && found.perhaps.isEmpty)
    }

    @Test func aNameIsOneOfItsPlace() {
        #expect(Bundled.archive.person("John Lewis", in: .state("ND")).contests.isEmpty)
        #expect(Bundled.archive.person("John Lewis", in: .state("XX")).contests.isEmpty)
    }
}
