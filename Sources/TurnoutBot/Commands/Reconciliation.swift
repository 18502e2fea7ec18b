import Charities
import Civic
import Conversation
import FoundationEssentials
import Store

/// What the ledger and the provider's export do not agree on, by the provider's number of each payment.
struct Reconciliation {
    /// Payments that the provider knows and the ledger does not.
    let missingHere: [ProviderPayment]
    /// A line for each difference.
    let lines: [String]

    init(gifts: [Gift], export: [ProviderPayment]) {
        let real = gifts.filter { !$0.isTest }
        let paid = real.filter { $0.kind != .refunded }
        let known = Dictionary(paid.map { ($0.providerCharge, $0) }) { first, _ in first }
        let back = Set(real.filter { $0.kind == .refunded }.map(\.providerCharge))
        let there = Set(export.map(\.charge))
        missingHere = export.filter { known[$0.charge] == nil }
        var lines = missingHere.map { "missing here: \($0.charge) \(GiftLists.amount($0.amount))" }
        lines += paid.filter { !there.contains($0.providerCharge) }.map {
            "missing there: \(GiftLists.line(of: $0))"
        }
        for payment in export {
            guard let gift = known[payment.charge] else { continue }
            if gift.amount != payment.amount {
                lines.append(
                    "other amount: \(payment.charge) \(GiftLists.amount(gift.amount)) here, "
                        + "\(GiftLists.amount(payment.amount)) there")
            }
            let isBack = back.contains(payment.charge)
            if payment.refunded > 0, !isBack { lines.append("refunded there: \(payment.charge)") }
            if payment.refunded == 0, isBack { lines.append("refunded here only: \(payment.charge)") }
        }
        self.lines = lines
    }
}

/// The provider's list of payments as a file of comma-separated values, whose first line names the columns.
struct ProviderExport {
    let payments: [ProviderPayment]

    private static let names = [
        "charge": ["charge", "charge id", "charge_id", "provider_charge", "id"], "amount": ["amount"],
        "currency": ["currency"], "refunded": ["amount refunded", "amount_refunded", "refunded"],
    ]

    init(_ text: String) throws(Configuration.Fault) {
        guard let table = try? DelimitedTable(Data(text.utf8)) else {
            throw Configuration.Fault(
                "The provider's file is no table: a row has too few or too many fields, or a quote is open.")
        }
        let columns = Dictionary(table.columns.map { ($0.lowercased(), $1) }) { min($0, $1) }
        func column(_ name: String) -> Int? {
            Self.names[name, default: []].lazy.compactMap { columns[$0] }.first
        }
        guard let charge = column("charge"), let amount = column("amount"), let currency = column("currency")
        else {
            throw Configuration.Fault(
                "The provider's file needs the columns charge (or id), amount and currency.")
        }
        let refunded = column("refunded")
        var payments: [ProviderPayment] = []
        for (index, row) in table.rows.enumerated() {
            let code = row[currency].uppercased()
            guard !code.isEmpty, let money = Money(written: "\(code) \(row[amount])"),
                let back = refunded.map({ Self.minor(row[$0], code) }) ?? 0, !row[charge].isEmpty
            else { throw Configuration.Fault("Line \(index + 2) of the provider's file cannot be read.") }
            payments.append(
                ProviderPayment(
                    charge: row[charge], amount: ChargedAmount(minor: money.minor, currency: code),
                    refunded: back))
        }
        self.payments = payments
    }

    private static func minor(_ text: String, _ currency: String) -> Int? {
        text.isEmpty ? 0 : Money(written: "\(currency) \(text)")?.minor
    }
}
