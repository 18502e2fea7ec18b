import Charities
import CivicFacts
import Conversation

/// The rows of the ledger: only ever appended to, each sealed with the hash of the one before, and no person in any.
struct GiftLedger {
    let database: Database

    static let columns =
        "number, day, kind, organisation, minor, currency, charge, provider_charge, is_test"
    private static let seal = "gifts"

    func append(_ gift: Gift) throws(StoreError) {
        let last = try database.first("SELECT hash FROM gifts ORDER BY number DESC LIMIT 1") { $0.text(0) }
        let seal = gift.seal(after: last ?? "")
        try database.run(
            "INSERT INTO gifts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                .int(Int64(gift.number)), .text(gift.day.description), .text(gift.kind.rawValue),
                .optional(gift.organisation?.description), .int(Int64(gift.amount.minor)),
                .text(gift.amount.currency), .text(gift.charge), .text(gift.providerCharge),
                .flag(gift.isTest), .text(seal),
            ])
        // The newest seal is kept twice: otherwise nobody would notice that the last rows were taken away.
        try database.run(
            "INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            .text(Self.seal), .text(seal))
    }

    var next: Int {
        get throws(StoreError) {
            1 + Int(try database.first("SELECT max(number) FROM gifts") { $0.optionalInt(0) ?? 0 } ?? 0)
        }
    }

    func has(charge: String) throws(StoreError) -> Bool {
        try database.first("SELECT 1 FROM gifts WHERE charge = ?", .text(charge)) { _ in true } ?? false
    }

    func has(providerCharge: String) throws(StoreError) -> Bool {
        try database.first("SELECT 1 FROM gifts WHERE provider_charge = ?", .text(providerCharge)) { _ in
            true
        } ?? false
    }

    var rows: [Gift] {
        get throws(StoreError) {
            try database.rows("SELECT \(Self.columns) FROM gifts ORDER BY number") { row throws(StoreError) in
                try Self.gift(row)
            }
        }
    }

    /// The number of the first row that does not follow from the one before; nil if all hold together.
    func firstBroken() throws(StoreError) -> Int? {
        var (last, expected) = ("", 1)
        let rows = try database.rows("SELECT \(Self.columns), hash FROM gifts ORDER BY number") {
            row throws(StoreError) in (try Self.gift(row), row.text(9))
        }
        for (gift, seal) in rows {
            guard gift.number == expected, gift.seal(after: last) == seal else { return expected }
            (last, expected) = (seal, expected + 1)
        }
        let newest = try database.first("SELECT value FROM settings WHERE name = ?", .text(Self.seal)) {
            $0.text(0)
        }
        return newest ?? "" == last ? nil : expected
    }

    static func gift(_ row: Row) throws(StoreError) -> Gift {
        guard let day = CivilDate(row.text(1)), let kind = Gift.Kind(rawValue: row.text(2)) else {
            throw .unreadable
        }
        return Gift(
            number: Int(row.int(0)), day: day, kind: kind,
            organisation: row.optionalText(3).flatMap { OrganisationID($0) },
            amount: ChargedAmount(minor: Int(row.int(4)), currency: row.text(5)), charge: row.text(6),
            providerCharge: row.text(7), isTest: row.flag(8))
    }
}

extension Gift {
    fileprivate func seal(after last: String) -> String {
        let place = "\(last)|\(number)|\(day)|\(kind.rawValue)|\(organisation?.description ?? "")"
        return Digest.sha256(
            "\(place)|\(amount.minor)|\(amount.currency)|\(charge)|\(providerCharge)|\(isTest)")
    }
}

extension Reports {
    var nextGift: Int { read { _ throws(StoreError) in try gifts.ledger.next } ?? 1 }

    func freshPayload(for account: AccountID) -> InvoicePayload {
        InvoicePayload(rawValue: gifts.freshPayload(account))
    }

    func invoice(_ payload: InvoicePayload) -> Invoice? {
        read { _ throws(StoreError) in try gifts.invoice(payload) }.flatMap(\.self)
    }

    func openInvoices(of account: AccountID) -> [Invoice] {
        read { _ throws(StoreError) in try gifts.openInvoices(of: account) } ?? []
    }

    func hasGift(charge: String) -> Bool {
        read { _ throws(StoreError) in try gifts.ledger.has(charge: charge) } ?? false
    }

    func receipts(of account: AccountID) -> [GiftReceipt] {
        read { _ throws(StoreError) in try gifts.receipts(of: account) } ?? []
    }

    func givers(of organisation: OrganisationID) -> Int {
        read { _ throws(StoreError) in try gifts.givers(of: organisation) } ?? 0
    }
}
