import Charities
import Testing

@Suite struct OrganisationDraftTests {
    private static let head =
        "EIN,NAME,ICO,STREET,CITY,STATE,ZIP,GROUP,SUBSECTION,AFFILIATION,CLASSIFICATION,RULING,DEDUCTIBILITY,FOUNDATION,"
        + "ACTIVITY,ORGANIZATION,STATUS,TAX_PERIOD,NTEE_CD"

    private static func line(
        ein: String = "123456789", name: String = "FRIENDS OF THE LAKE PANTRY", zip: String = "77002-1234",
        group: String = "0000", subsection: String = "03", affiliation: String = "3",
        deductibility: String = "1", foundation: String = "15", status: String = "01", code: String = "K31"
    ) -> String {
        "\(ein),\(name),% JANE Q SECRET,1 MAIN ST,HOUSTON,TX,\(zip),\(group),\(subsection),\(affiliation),1000,"
            + "199001,\(deductibility),\(foundation),000,1,\(status),202412,\(code)"
    }

    private func drafts(_ lines: String...) throws -> [OrganisationDraft] {
        let text = ([Self.head] + lines).joined(separator: "\r\n")
        return try #require(OrganisationDraft.drafts(from: text.replacing("\r\n", with: "\n"), zip: "770"))
    }

    @Test func aCharityIsDraftedAndNotShown() throws {  // GIVING V34
        let draft = try #require(try drafts(Self.line()).first)
        #expect(draft.row.contains("name: Friends of the Lake Pantry\n"))
        #expect(draft.row.contains("registration: US 12-3456789\n"))
        #expect(draft.row.contains("tags: food\n"))
        #expect(draft.row.contains("area: zip 77002\n"))
        // Whose mail it is stands in the file, and not in the row.
        #expect(!draft.row.contains("SECRET") && !draft.row.contains("MAIN"))
        let file = OrganisationFile("version: 1\nday: 2026-11-26\n\n" + draft.row)
        #expect(file.organisations.isEmpty)
        #expect(file.faults.count == 1)
    }

    @Test func aLostZeroComesBack() throws {
        #expect(try drafts(Self.line(ein: "42717782")).first?.registration.text == "US 04-2717782")
    }

    @Test(arguments: [
        line(zip: "60601"), line(subsection: "04"), line(deductibility: "2"), line(status: "25"),
        line(foundation: "04"), line(foundation: "02"), line(code: "R40"), line(code: "W24"),
        line(group: "1234", affiliation: "9"), line(name: ""), line(ein: "000000000"), "broken,line",
    ])
    func whatIsNoneIsLeftOut(line: String) throws {
        #expect(try drafts(line).isEmpty)
    }

    @Test func anotherFileIsRefused() {
        #expect(OrganisationDraft.drafts(from: "a,b\n1,2", zip: "770") == nil)
        #expect(OrganisationDraft.drafts(from: "", zip: "770") == nil)
    }
}
