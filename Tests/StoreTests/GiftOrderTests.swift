import Charities
import CivicFacts
import Testing

@testable import Conversation
@testable import Store

/// Whatever becomes of the platform's updates on their way, the ledger's sum is what was charged less what was given back.
struct GiftOrderTests {
    private static let payload = InvoicePayload(rawValue: "p1")
    private static let amount = ChargedAmount(minor: 500, currency: "USD")
    private let rules = Rules(giving: .on, payments: PaymentRules(isTest: false))

    /// Chances that are the same at every run.
    private struct Dice {
        var state: UInt64

        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % sides
        }
    }

    /// Any order, repetition, loss and restart.
    @Test(arguments: 1...12) func sumsAreDistinctChargesLessRefunds(seed: Int) async throws {
        let bench = Bench()
        var dice = Dice(state: UInt64(seed) * 7_919)
        var kept: Store? = try bench.open(rules: rules)
        try await kept?.dana("/start")
        let dana = try await kept?.account(.dana, room: .dana)
        try await kept?.offerPond(Self.payload, account: try #require(dana))
        var charged: Set<String> = []
        var refunded: Set<String> = []
        for step in 0..<24 {
            let charge = "t\(dice.roll(6))"
            switch dice.roll(6) {
            case 0: try await kept?.hear(Self.asks("q\(seed)-\(dice.roll(4))"))
            case 1, 2:
                // A number of an update may come again, with the same charge or another's.
                try await kept?.hear(Self.pays("u\(dice.roll(30))-\(charge)", charge))
                charged.insert(charge)
            // Lost on its way: the charge is known to nobody here.
            case 3: continue
            case 4:
                if let store = kept, try await store.refund(charge: charge, at: .noon) == nil {
                    refunded.insert(charge)
                }
            case _:
                // The house starts again.
                kept = nil
                kept = try bench.open(rules: rules)
            }
            let sum = try await kept?.sumOfGifts()
            #expect(sum == 500 * (charged.count - refunded.count), "seed \(seed), step \(step)")
        }
        #expect(refunded.isSubset(of: charged))
        #expect(try await kept?.verifyLog().holdsTogether == true)
    }

    private static func asks(_ key: String) -> Inbound {
        .dana(key, .payment(.asked(CheckoutID(rawValue: key), of: payload, amount)), at: .noon)
    }

    private static func pays(_ key: String, _ charge: String) -> Inbound {
        .dana(
            key, .payment(.paid(amount, of: payload, charge: charge, providerCharge: "c-\(charge)")),
            at: .noon)
    }
}

extension Store {
    fileprivate func sumOfGifts() throws -> Int { try gifts.ledger.rows.reduce(0) { $0 + $1.amount.minor } }

    fileprivate func offerPond(_ payload: InvoicePayload, account: AccountID) throws {
        guard let pond = OrganisationID("pond") else { return }
        let invoice = Invoice(
            payload: payload, account: account, room: .dana, organisation: pond, name: "Pond",
            merchant: "Pond",
            amount: Money(500, .usd), isTest: false, endsAt: .noon + .hours(24))
        try transaction { () throws(StoreError) in try gifts.keep(invoice) }
    }
}
