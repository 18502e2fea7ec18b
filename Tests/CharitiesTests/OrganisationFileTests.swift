import Charities
import CivicFacts
import Testing

@Suite struct OrganisationFileTests {
    static let head = "version: 1\nday: 2026-11-25\n\n"

    static func row(_ changes: [String: String?] = [:], extra: String = "") -> String {
        let fields: [(String, String)] = [
            ("id", "lake"), ("name", "Lake Pantry"), ("legal", "Lake Pantry Inc."), ("kind", "501c3"),
            ("registration", "US 12-3456789"), ("give", "https://lake.example/give"),
            ("hosts", "lake.example"),
            ("en.mission", "Food for families by the lake."),
            ("es.mission", "Comida para familias junto al lago."),
            ("tags", "food, children"), ("area", "zip 554 55101; state MN; country US"),
            ("minimum", "USD 1.00"),
            ("checked", "2026-11-25 a person"),
        ]
        let lines = fields.compactMap { name, value -> String? in
            guard let change = changes[name] else { return "\(name): \(value)" }
            return change.map { "\(name): \($0)" }
        }
        return (lines + (extra.isEmpty ? [] : [extra])).joined(separator: "\n")
    }

    static let fact = """
        fact: meal
        fact.figure: USD 0.50
        fact.low: USD 0.40
        fact.high: USD 0.60
        fact.source: Lake Pantry
        fact.link: https://lake.example/figures
        fact.date: 2025-06
        en.fact.unit: meal | meals
        es.fact.unit: comida | comidas
        en.fact.sentence: About {figure} a meal.
        es.fact.sentence: Unos {figure} por comida.
        en.fact.caveat: Their own figure.
        es.fact.caveat: Es su propia cifra.
        """

    @Test func aWholeRowIsRead() throws {
        let file = OrganisationFile(Self.head + Self.row(extra: Self.fact))
        #expect(file.faults.isEmpty)
        let one = try #require(file.organisations.first)
        #expect(one.name == "Lake Pantry")
        #expect(one.tags == [.food, .children])
        #expect(one.facts.first?.low == Money(40, .usd))
        #expect(one.minimum == Money(100, .usd))
        #expect(one.registration.text == "US 12-3456789")
    }

    /// Lines that end as on Windows, and a line of spaces between two rows, lose nothing.
    @Test func linesEndAsTheyLike() {
        let second = Self.row(["id": "pond", "name": "Pond Kitchen", "registration": "US 12-3456780"])
        let text = Self.head + Self.row() + "\n \n" + second + "\n\t\n"
        for written in [text, text.replacing("\n", with: "\r\n")] {
            let file = OrganisationFile(written)
            #expect(file.faults.isEmpty && file.organisations.map(\.id.description) == ["lake", "pond"])
        }
    }

    /// V1, by the name alone.
    @Test(arguments: [
        "Texas Progress PAC", "Friends of Senator Lake", "The Lake Party", "Partido del Lago",
        "Lake for Congress",
        "Lake Campaign Fund", "Amigos del Gobernador", "Lake Democrats", "Lake Conservatives",
        "Lake Recall Committee",
    ])
    func politicalNamesAreRefused(name: String) {
        let file = OrganisationFile(Self.head + Self.row(["name": name]))
        #expect(file.faults == [RowFault(row: "lake", field: "name")])
    }

    static let payment = """
        payable: yes
        merchant: Lake Pantry
        consent: 2026-11-01 a letter
        payable-in: MN WI
        """

    @Test func aRowWhoseGiftsCanBePaidSaysWhoAgreedAndWhere() throws {  // GIVING V17
        let file = OrganisationFile(Self.head + Self.row(extra: Self.payment))
        let terms = try #require(file.organisations.first?.payment)
        #expect(terms.states == ["MN", "WI"])
        #expect(terms.merchant == "Lake Pantry")
        #expect(CharityDirectory(file.organisations).payable.count == 1)
        #expect(OrganisationFile(Self.head + Self.row()).organisations.first?.payment == nil)
    }

    /// All four fields, or none; a currency that Telegram does not have is pledged only.
    @Test(arguments: [
        ("payable: yes\n", "", "merchant"), ("merchant: Lake Pantry\n", "", "merchant"),
        ("consent: 2026-11-01 a letter\n", "", "consent"), ("\npayable-in: MN WI", "", "payable-in"),
        ("payable: yes", "payable: no", "payable"), ("MN WI", "Minnesota", "payable-in"),
        ("2026-11-01 a letter", "by phone", "consent"),
    ])
    func halfAPaymentRefusesItsRow(old: String, new: String, field: String) {
        let extra = Self.payment.replacing(old, with: new)
        let file = OrganisationFile(Self.head + Self.row(extra: extra))
        #expect(file.faults == [RowFault(row: "lake", field: field)])
    }

    @Test func noCurrencyOfThreeDigitsIsPayable() {
        let file = OrganisationFile(Self.head + Self.row(["minimum": "KWD 1.000"], extra: Self.payment))
        #expect(file.faults == [RowFault(row: "lake", field: "payable")])
        for currency in Currency.allCases where currency != .kwd {
            #expect(currency.invoiceLimits.map { $0.contains($0.lowerBound) && currency.digits < 3 } == true)
        }
    }

    /// Each is refused by its field, and the row beside it is there.
    @Test(arguments: [
        ("id", "Lake!"), ("tags", "food, yachts"), ("give", "http://lake.example/give"),
        ("give", "https://lake.example.evil.example/give"), ("give", "https://xn--lke-0na.example/give"),
        ("give", "https://lake.example@evil.example/"), ("give", "https://lake.example:99/"),
        ("minimum", "USD 0.99"), ("minimum", "1.00"), ("registration", "US 123456789"),
        ("registration", "CA 131792616RR000"), ("registration", "CA 131792617RR0001"),
        ("registration", "FR 1"),
        ("kind", "501c4"), ("kind", "527"), ("area", "zip 5"), ("area", "county Hennepin"),
        ("area", "state XX"),
        ("works-in", "Kenya"), ("checked", "yesterday by me"), ("name", "Lаke Pantry"), ("name", ""),
        ("created", "long ago"), ("opened", "2026"), ("registration-source", "seen somewhere"),
        ("en.mission", String(repeating: "a", count: 201)),
        // Nobody political, and nobody whose work is voting.
        ("en.mission", "Registers young voters in Ohio."), ("name", "Fund for Fair Elections"),
        ("es.mission", "Cabildeo por leyes de vivienda."), ("also", "Democracy Now"), ("also", "A,"),
        ("also", "a b, c d, e f, g h, i j, k l, m n, o p, q r"),
    ])
    func aWrongFieldRefusesItsRow(field: String, value: String) {
        var row = Self.row([field: value])
        if ![
            "id", "name", "give", "minimum", "registration", "kind", "area", "checked", "tags", "en.mission",
            "es.mission",
        ]
        .contains(field) {
            row += "\n\(field): \(value)"
        }
        let other = Self.row(["id": "hill", "name": "Hill School", "registration": "US 98-7654321"])
        let file = OrganisationFile(Self.head + row + "\n\n" + other)
        #expect(file.faults.map(\.field) == [field])
        #expect(file.organisations.map(\.name) == ["Hill School"])
    }

    @Test(arguments: [
        "id", "registration", "give", "es.mission", "minimum", "checked", "kind", "name", "tags",
    ])
    func whatIsMissingIsNamed(field: String) {
        let file = OrganisationFile(Self.head + Self.row([field: nil]))
        #expect(file.faults == [RowFault(row: field == "id" ? "row 1" : "lake", field: field)])
    }

    @Test(arguments: [
        "fact.source", "fact.date", "en.fact.caveat", "es.fact.caveat", "es.fact.unit",
        "en.fact.sentence", "fact.high", "fact.link",
    ])
    func aFactIsWholeOrNotThere(field: String) {
        let fact = Self.fact.split(separator: "\n").filter { !$0.hasPrefix(field + ":") }.joined(
            separator: "\n")
        let file = OrganisationFile(Self.head + Self.row(extra: fact))
        #expect(file.faults == [RowFault(row: "lake", field: field)])
    }

    @Test func lowIsNotAboveHigh() {
        let fact = Self.fact.replacing("USD 0.40", with: "USD 0.90")
        #expect(OrganisationFile(Self.head + Self.row(extra: fact)).faults.map(\.field) == ["fact.low"])
    }

    @Test func unknownFieldsAreNotOverlooked() {
        let file = OrganisationFile(Self.head + Self.row(extra: "rating: 5"))
        #expect(file.faults == [RowFault(row: "lake", field: "rating")])
    }

    @Test func whatTwoRowsShareNamesNobody() {
        let twin = Self.row(["id": "lane", "name": "Lane Kitchen"])
        let file = OrganisationFile(Self.head + Self.row() + "\n\n" + twin)
        #expect(file.organisations.isEmpty)
        #expect(file.faults.map(\.field) == ["registration", "registration"])
        let alike = Self.row(["id": "lakes", "name": "Lakes Pantry", "registration": "US 98-7654321"])
        let names = OrganisationFile(Self.head + Self.row() + "\n\n" + alike)
        #expect(names.faults.map(\.field) == ["name", "name"])
    }

    /// An operator's row does not pass for one that is listed; it may take its place under the same id.
    @Test func anOperatorsRowClashesWithNoBundledOne() {
        let bundled = CharityDirectory.bundled.organisations
        let trick = Self.row(["name": "UNICEF USA."])
        #expect(OrganisationFile(Self.head + trick, beside: bundled).faults.map(\.field) == ["name"])
        let number = Self.row(["registration": "US 53-0196605"])
        #expect(OrganisationFile(Self.head + number, beside: bundled).faults.map(\.field) == ["registration"])
        let ours = Self.row([
            "id": "red-cross", "name": "American Red Cross", "registration": "US 53-0196605",
        ])
        let file = OrganisationFile(Self.head + ours, beside: bundled)
        #expect(file.faults.isEmpty && file.organisations.count == 1)
        #expect(CharityDirectory.bundled.adding(file.organisations).count == bundled.count)
    }

    @Test(arguments: ["", "version: 1", "id: lake\nname: Lake", "version: 1\nday: soon"])
    func aFileSaysItsVersionAndDay(text: String) {
        #expect(OrganisationFile(text).faults == [RowFault(row: "file", field: "version")])
    }

    @Test func theBundledRowsAreWhole() {
        #expect(CharityDirectory.bundledFile.faults.isEmpty, "\(CharityDirectory.bundledFile.faults)")
    }
}
