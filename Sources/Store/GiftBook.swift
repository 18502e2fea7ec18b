import Charities
import CivicFacts
import Conversation

/// Invoices, the ledger of gifts, and who gave.
struct GiftBook {
    let database: Database
    let freshPayload: @Sendable (AccountID) -> String
    let ledger: GiftLedger

    init(database: Database, freshPayload: @escaping @Sendable (AccountID) -> String) {
        self.database = database
        self.freshPayload = freshPayload
        ledger = GiftLedger(database: database)
    }

    func keep(_ invoice: Invoice) throws(StoreError) {
        try database.run(
            """
            INSERT INTO invoices VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (payload) DO UPDATE SET
            checked_at = excluded.checked_at, gift = excluded.gift, ended_at = excluded.ended_at
            """,
            [
                .text(invoice.payload.rawValue), .int(invoice.account.rawValue),
                .text(invoice.room.platform.rawValue), .text(invoice.room.id),
                .text(invoice.organisation.description), .text(invoice.name), .text(invoice.merchant),
                .int(Int64(invoice.amount.minor)), .text(invoice.amount.currency.rawValue),
                .flag(invoice.isTest), .int(invoice.endsAt.milliseconds),
                .optional(invoice.checkedAt?.milliseconds),
                .optional(invoice.gift.map { Int64($0) }), .optional(invoice.endedAt?.milliseconds),
                .optional(invoice.message?.rawValue),
            ])
    }

    func invoice(_ payload: InvoicePayload) throws(StoreError) -> Invoice? {
        try invoices("payload = ?", .text(payload.rawValue)).first
    }

    func openInvoices(of account: AccountID) throws(StoreError) -> [Invoice] {
        try invoices(
            "account = ? AND gift IS NULL AND ended_at IS NULL ORDER BY ends_at, payload",
            .int(account.rawValue))
    }

    /// Those that can be paid for this organisation.
    func openInvoices(for organisation: OrganisationID) throws(StoreError) -> [Invoice] {
        try invoices(
            "organisation = ? AND gift IS NULL AND ended_at IS NULL ORDER BY ends_at, payload",
            .text(organisation.description))
    }

    private func invoices(_ condition: String, _ value: Value) throws(StoreError) -> [Invoice] {
        try database.rows("SELECT * FROM invoices WHERE \(condition)", value) { row throws(StoreError) in
            guard let platform = Platform(rawValue: row.text(2)),
                let organisation = OrganisationID(row.text(4)),
                let currency = Currency(rawValue: row.text(8))
            else { throw .unreadable }
            return Invoice(
                payload: InvoicePayload(rawValue: row.text(0)), account: AccountID(rawValue: row.int(1)),
                room: RoomID(platform: platform, id: row.text(3)), organisation: organisation,
                name: row.text(5), merchant: row.text(6), amount: Money(Int(row.int(7)), currency),
                isTest: row.flag(9), endsAt: Moment(milliseconds: row.int(10)),
                checkedAt: row.optionalInt(11).map(Moment.init(milliseconds:)),
                gift: row.optionalInt(12).map { Int($0) },
                endedAt: row.optionalInt(13).map(Moment.init(milliseconds:)),
                message: row.optionalText(14).map(MessageID.init(rawValue:)))
        }
    }

    /// The invoice is this message.
    func place(_ payload: InvoicePayload, at message: MessageID) throws(StoreError) {
        try database.run(
            "UPDATE invoices SET message = ? WHERE payload = ?", .text(message.rawValue),
            .text(payload.rawValue))
    }

    /// A yes that certainly never arrived holds the invoice no longer.
    func free(_ answer: CheckoutAnswer) throws(StoreError) {
        guard let since = answer.heldSince else { return }
        try database.run(
            "UPDATE invoices SET checked_at = NULL WHERE payload = ? AND checked_at = ? AND gift IS NULL",
            .text(answer.payload.rawValue), .int(since.milliseconds))
    }

    func enter(_ receipt: GiftReceipt, of giver: AccountID?) throws(StoreError) {
        try ledger.append(receipt.gift)
        guard let giver else { return }
        try database.run(
            "INSERT INTO givers VALUES (?, ?, ?, ?)", .int(Int64(receipt.gift.number)), .int(giver.rawValue),
            .text(receipt.name), .text(receipt.merchant))
    }

    func giver(of gift: Int) throws(StoreError) -> AccountID? {
        try database.first("SELECT account FROM givers WHERE gift = ?", .int(Int64(gift))) {
            AccountID(rawValue: $0.int(0))
        }
    }

    func receipts(of account: AccountID) throws(StoreError) -> [GiftReceipt] {
        try database.rows(
            """
            SELECT \(GiftLedger.columns), name, merchant,
            (SELECT day FROM gifts AS back WHERE back.charge = gifts.charge AND back.kind = 'refunded')
            FROM gifts JOIN givers ON gift = number WHERE account = ? ORDER BY number
            """, .int(account.rawValue)
        ) { row throws(StoreError) in
            GiftReceipt(
                gift: try GiftLedger.gift(row), name: row.text(9), merchant: row.text(10),
                refundedOn: row.optionalText(11).flatMap(CivilDate.init))
        }
    }

    func givers(of organisation: OrganisationID) throws(StoreError) -> Int {
        try database.first(
            """
            SELECT count(DISTINCT account) FROM givers JOIN gifts ON gift = number
            WHERE organisation = ? AND kind = 'paid' AND is_test = 0
            AND NOT EXISTS (SELECT 1 FROM gifts AS back WHERE back.charge = gifts.charge AND back.kind = 'refunded')
            """, .text(organisation.description)
        ) { Int($0.int(0)) } ?? 0
    }

    /// What one account has becomes another's.
    func hand(over former: AccountID, to account: AccountID) throws(StoreError) {
        for table in ["invoices", "givers"] {
            try database.run(
                "UPDATE \(table) SET account = ? WHERE account = ?", .int(account.rawValue),
                .int(former.rawValue))
        }
    }

    /// Forgets invoices that were paid or ended long ago.
    func prune(at now: Moment) throws(StoreError) {
        try database.run(
            "DELETE FROM invoices WHERE ended_at < ?1 OR gift IS NOT NULL AND ends_at < ?1",
            .int((now - .days(90)).milliseconds))
    }
}
