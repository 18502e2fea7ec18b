import Charities
import CivicFacts
import Conversation

/// Payments in memory.
extension Ledger {
    var nextGift: Int { gifts.count + 1 }

    func freshPayload(for account: AccountID) -> InvoicePayload {
        InvoicePayload(rawValue: StageWorld.payload(number: invoices.count + 1))
    }

    func invoice(_ payload: InvoicePayload) -> Invoice? { invoices.first { $0.payload == payload } }

    func openInvoices(of account: AccountID) -> [Invoice] {
        invoices.filter { $0.account == account && $0.gift == nil && $0.endedAt == nil }
    }

    func hasGift(charge: String) -> Bool { gifts.contains { $0.receipt.gift.charge == charge } }

    func receipts(of account: AccountID) -> [GiftReceipt] {
        gifts.filter { $0.giver == account && $0.receipt.gift.kind != .refunded }.map { row in
            let gift = row.receipt.gift
            let back = gifts.first {
                $0.receipt.gift.charge == gift.charge && $0.receipt.gift.kind == .refunded
            }
            return GiftReceipt(
                gift: gift, name: row.receipt.name, merchant: row.receipt.merchant,
                refundedOn: back?.receipt.gift.day)
        }
    }

    func givers(of organisation: OrganisationID) -> Int {
        let paid = gifts.filter { row in
            let gift = row.receipt.gift
            let isBack = gifts.contains {
                $0.receipt.gift.charge == gift.charge && $0.receipt.gift.kind == .refunded
            }
            return gift.kind == .paid && gift.organisation == organisation && !gift.isTest && !isBack
        }
        return Set(paid.compactMap(\.giver)).count
    }

    mutating func keep(_ invoice: Invoice) {
        guard let index = invoices.firstIndex(where: { $0.payload == invoice.payload }) else {
            return invoices.append(invoice)
        }
        invoices[index] = invoice
    }

    mutating func place(_ payload: InvoicePayload, at message: MessageID) {
        guard let invoice = invoice(payload) else { return }
        keep(invoice.placed(at: message))
    }

    /// What one had goes to another, or to nobody.
    mutating func handGifts(over former: AccountID, to account: AccountID?) {
        gifts = gifts.map { $0.giver == former ? ($0.receipt, account) : $0 }
        guard let account else { return invoices.removeAll { $0.account == former } }
        invoices = invoices.map { $0.account == former ? $0.handed(to: account) : $0 }
    }

    /// The row that takes a gift back, and what its giver is told.
    mutating func refund(gift number: Int, on now: Moment) -> Inbound? {
        guard let row = gifts.first(where: { $0.receipt.gift.number == number }) else { return nil }
        let back = row.receipt.gift.refund(number: nextGift, on: CivilDate(now, in: Zone(of: nil)))
        gifts.append((GiftReceipt(gift: back, name: "", merchant: ""), nil))
        guard let giver = row.giver, let room = rooms[giver],
            let sender = accounts.first(where: { $0.value == giver })?.key
        else { return nil }
        return Inbound(
            key: "refunded:\(number)", room: room, sender: sender, standing: .voter, at: now,
            event: .payment(.refunded(gift: number)))
    }
}
