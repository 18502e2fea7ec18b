public import Charities
public import CivicFacts
public import Conversation

/// What the operator does about payments, while no bot runs.
extension Store {
    /// Why nothing was given back.
    public enum RefundTrouble: Equatable, Sendable {
        case unknown, alreadyGivenBack
    }

    /// Writes down that the provider gave the money of this gift back, and has its giver told. Nil if it is done.
    public func refund(gift number: Int, at now: Moment) throws(StoreError) -> RefundTrouble? {
        guard let gift = try gifts.ledger.rows.first(where: { $0.number == number }) else { return .unknown }
        return try refund(charge: gift.charge, at: now)
    }

    /// The same by the number of the payment, the platform's or the provider's.
    public func refund(charge: String, at now: Moment) throws(StoreError) -> RefundTrouble? {
        try transaction { () throws(StoreError) in
            let rows = try gifts.ledger.rows.filter { [$0.charge, $0.providerCharge].contains(charge) }
            guard let gift = rows.first(where: { $0.kind != .refunded }) else { return .unknown }
            guard !rows.contains(where: { $0.kind == .refunded }) else { return .alreadyGivenBack }
            try gifts.ledger.append(gift.refund(number: try gifts.ledger.next, on: Self.day(of: now)))
            if let giver = try gifts.giver(of: gift.number) {
                let event = Event.payment(.refunded(gift: gift.number))
                _ = try keep(event, key: "refunded:\(gift.number)", for: giver, at: now)
            }
            return nil
        }
    }

    /// Ends all invoices of an organisation and takes their messages away with the next start; the result counts them.
    public func closeInvoices(of organisation: OrganisationID, at now: Moment) throws(StoreError) -> Int {
        try transaction { () throws(StoreError) in
            let open = try gifts.openInvoices(for: organisation)
            for invoice in open {
                try gifts.keep(invoice.ended(at: now))
                try outbox.recall(tag: invoice.tag)
                guard let message = invoice.message else { continue }
                let order = Order.payment(.erase([message]), in: invoice.room)
                try outbox.add(Delivery(order), to: invoice.room, account: nil, at: now)
            }
            return open.count
        }
    }

    /// Enters payments that the provider knows and the ledger does not: each unmatched, once.
    public func adopt(_ payments: [ProviderPayment], at now: Moment) throws(StoreError) -> Int {
        try transaction { () throws(StoreError) in
            var count = 0
            for payment in payments where try !gifts.ledger.has(providerCharge: payment.charge) {
                try gifts.ledger.append(
                    Gift(
                        number: try gifts.ledger.next, day: Self.day(of: now), kind: .unmatched,
                        organisation: nil, amount: payment.amount, charge: "provider:\(payment.charge)",
                        providerCharge: payment.charge, isTest: false))
                count += 1
            }
            return count
        }
    }

    private static func day(of now: Moment) -> CivilDate { CivilDate(now, in: Zone(of: nil)) }
}

/// A payment as the provider's export has it.
public struct ProviderPayment: Equatable, Sendable {
    public let charge: String
    public let amount: ChargedAmount
    /// In the smallest units.
    public let refunded: Int

    public init(charge: String, amount: ChargedAmount, refunded: Int = 0) {
        (self.charge, self.amount, self.refunded) = (charge, amount, refunded)
    }
}
