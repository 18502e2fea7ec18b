import Charities
import CivicFacts
import Conversation
import Foundation
import Store
import Testing

@testable import TurnoutBot

/// The ledger as the operator reads it, and compared with the provider's list.
@Suite struct GiftListsTests {
    private static let day = CivilDate("2026-12-02")

    private func gift(
        _ number: Int, _ kind: Gift.Kind = .paid, _ minor: Int = 500, currency: String = "USD",
        charge: String? = nil, isTest: Bool = false
    ) throws -> Gift {
        Gift(
            number: number, day: try #require(Self.day), kind: kind, organisation: OrganisationID("lake"),
            amount: ChargedAmount(minor: minor, currency: currency), charge: charge ?? "t\(number)",
            providerCharge: "c-\(charge ?? "t\(number)")", isTest: isTest)
    }

    private func export(_ rows: String...) throws -> [ProviderPayment] {
        try ProviderExport((["id,Amount,Currency,Amount Refunded"] + rows).joined(separator: "\n")).payments
    }

    /// Refunds are taken off, and currencies and tests stay apart.
    @Test func sumsAreTheRows() throws {  // GIVING V24
        let gifts = [
            try gift(1), try gift(2, .unmatched, 250), try gift(3, .refunded, -500, charge: "t1"),
            try gift(4, .paid, 700, currency: "JPY"), try gift(5, .paid, 900, isTest: true),
        ]
        #expect(
            GiftLists.sums(of: gifts).map(\.line) == [
                "2026-12-02 lake USD 2.50 in 3 rows", "2026-12-02 lake JPY 700 in 1 rows",
                "2026-12-02 lake USD 9.00 in 1 rows (test, no money moved)",
            ])
        #expect(GiftLists.unmatched(among: gifts).map(\.number) == [2])
        #expect(GiftLists.amount(ChargedAmount(minor: -505, currency: "USD")) == "-USD 5.05")
        #expect(GiftLists.amount(ChargedAmount(minor: 3, currency: "XTR")) == "3 XTR")
    }

    @Test func agreementIsSilence() throws {  // GIVING V26
        let gifts = [try gift(1), try gift(2), try gift(3, .refunded, -500, charge: "t2")]
        let found = Reconciliation(
            gifts: gifts, export: try export("c-t1,5.00,usd,0.00", "\"c-t2\",\"5.00\",usd,5.00"))
        #expect(found.lines.isEmpty)
    }

    @Test func everyDifferenceIsALine() throws {  // GIVING V26
        let gifts = [
            try gift(1), try gift(2), try gift(3), try gift(4), try gift(5, .refunded, -500, charge: "t4"),
            try gift(6, isTest: true),
        ]
        let found = Reconciliation(
            gifts: gifts,
            export: try export(
                "c-new,7.00,usd,", "c-t2,5.01,usd,0", "c-t3,5.00,usd,5.00", "c-t4,5.00,usd,0"))
        #expect(found.missingHere.map(\.charge) == ["c-new"])
        #expect(
            found.lines.map { $0.prefix { $0 != ":" } } == [
                "missing here", "missing there", "other amount", "refunded there", "refunded here only",
            ])
    }

    @Test(arguments: ["", "id,amount\nc,5", "id,amount,currency\nc,five,usd", "id,amount,currency\nc,5"])
    func aFileThatSaysSomethingElseIsRefused(text: String) {
        #expect(throws: Configuration.Fault.self) { try ProviderExport(text) }
    }

    @Test func quotedValuesMayHoldAnything() throws {
        let export = try ProviderExport(
            "id,amount,currency\na,5,usd\r\n\r\n\"b, \"\"c\"\"\nd\",\"5\",usd")
        #expect(export.payments.map(\.charge) == ["a", "b, \"c\"\nd"])
    }
}

/// What is needed before anything can be paid.
@Suite struct GivingSetupTests {
    private static let both = """
        version: 1
        day: 2026-12-01

        id: lake
        name: Lake Clinic
        kind: 501c3
        registration: US 12-3456789
        give: https://lake.example/give
        hosts: lake.example
        en.mission: A clinic.
        es.mission: Una clínica.
        tags: health
        minimum: USD 1.00
        payable: yes
        merchant: Lake
        consent: 2026-12-01 a letter
        payable-in: TX
        checked: 2026-12-01 a person

        id: river
        name: River Shelter
        kind: 501c3
        registration: US 98-7654321
        give: https://river.example/give
        hosts: river.example
        en.mission: A shelter.
        es.mission: Un refugio.
        tags: housing
        minimum: USD 1.00
        payable: yes
        merchant: River
        consent: 2026-12-01 a letter
        payable-in: TX
        checked: 2026-12-01 a person
        """

    private func setup(
        _ rows: String, token: String? = "284685063:TEST:abc", support: String? = "a@example.org 5",
        most: String? = nil
    ) throws -> GivingSetup {
        let file = FileManager.default.temporaryDirectory.appending(path: "rows-\(UUID().uuidString)").path
        try rows.write(toFile: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: file) }
        var environment = [
            "TURNOUT_GIVING": "on", "TURNOUT_ORGANISATIONS": file, "TELEGRAM_TOKEN": "1:a",
        ]
        environment["TELEGRAM_PAYMENT_TOKEN"] = token
        environment["TURNOUT_PAY_SUPPORT"] = support
        environment["TURNOUT_GIVE_MAX"] = most
        return try GivingSetup(Configuration(environment: environment))
    }

    private var one: String {
        String(Self.both[..<(Self.both.range(of: "\n\nid: river")?.lowerBound ?? Self.both.endIndex)])
    }

    @Test func onePayableCharityWithItsTokenIsPayable() throws {  // GIVING V17
        #expect(try setup(one).payments == PaymentRules(isTest: true, mostHundredths: 20_000))
        #expect(
            try setup(one, token: "1:LIVE:a", most: "50").payments
                == PaymentRules(isTest: false, mostHundredths: 5_000))
    }

    @Test func twoPayableCharitiesRefuseTheStart() {
        #expect(throws: Configuration.Fault.self) { try setup(Self.both) }
    }

    @Test func whatIsMissingIsNamedAndTheTokenNotShown() {
        let broken: [(String?, String?, String?, String)] = [
            (nil, "a@example.org 5", nil, "TELEGRAM_PAYMENT_TOKEN"), ("1:a", nil, nil, "TURNOUT_PAY_SUPPORT"),
            ("1:a", "a@example.org", nil, "TURNOUT_PAY_SUPPORT"),
            ("1:secret", "a@example.org 5", "much", "TURNOUT_GIVE_MAX"),
        ]
        for (token, support, most, name) in broken {
            let fault = #expect(throws: Configuration.Fault.self) {
                try setup(one, token: token, support: support, most: most)
            }
            #expect(fault?.description.hasPrefix(name) == true)
            #expect(fault?.description.contains("secret") == false)
        }
    }

    @Test func withoutAPayableCharityThereArePromises() throws {
        let setup = try setup(
            one.replacing(
                "payable: yes\nmerchant: Lake\nconsent: 2026-12-01 a letter\npayable-in: TX\n", with: ""))
        #expect(setup.payments == nil)
        #expect(setup.complaints.count == 1)
    }
}
