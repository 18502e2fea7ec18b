public import Charities
public import CivicFacts

/// A row of the ledger, for ever: what came of a payment, and no person.
public struct Gift: Codable, Equatable, Sendable {
    public enum Kind: String, Codable, Sendable {
        case paid
        /// Money moved that nobody asked for as it came: the operator has to look.
        case unmatched
        /// Given back; its amount is below zero.
        case refunded
    }

    /// From 1, and the number of its receipt.
    public let number: Int
    public let day: CivilDate
    public let kind: Kind
    /// Nil where the payment did not tell.
    public let organisation: OrganisationID?
    public let amount: ChargedAmount
    /// The platform's number of the payment.
    public let charge: String
    /// The payment provider's.
    public let providerCharge: String
    /// No money moved.
    public let isTest: Bool

    public init(
        number: Int, day: CivilDate, kind: Kind, organisation: OrganisationID?, amount: ChargedAmount,
        charge: String, providerCharge: String, isTest: Bool
    ) {
        self.number = number
        self.day = day
        self.kind = kind
        self.organisation = organisation
        self.amount = amount
        self.charge = charge
        self.providerCharge = providerCharge
        self.isTest = isTest
    }

    /// The row that takes it back.
    public func refund(number: Int, on day: CivilDate) -> Gift {
        Gift(
            number: number, day: day, kind: .refunded, organisation: organisation,
            amount: ChargedAmount(minor: -amount.minor, currency: amount.currency), charge: charge,
            providerCharge: providerCharge, isTest: isTest)
    }
}

/// Who gave, kept apart from the ledger and deleted with everything else of the person.
public struct GiftReceipt: Codable, Equatable, Sendable {
    public let gift: Gift
    /// The organisation as it was called then, and whose account took the money; empty where the payment did not tell.
    public let name: String
    public let merchant: String
    /// The day on which it was given back.
    public let refundedOn: CivilDate?

    public init(gift: Gift, name: String, merchant: String, refundedOn: CivilDate? = nil) {
        self.gift = gift
        self.name = name
        self.merchant = merchant
        self.refundedOn = refundedOn
    }
}

/// What is remembered of payments.
public protocol GiftRecords {
    /// The number that the next row of the ledger gets.
    var nextGift: Int { get }
    /// A name for an invoice that nobody can guess; made outside of the conversation, which knows no chance.
    func freshPayload(for account: AccountID) -> InvoicePayload
    func invoice(_ payload: InvoicePayload) -> Invoice?
    /// Invoices of somebody that are neither paid nor ended, the oldest first.
    func openInvoices(of account: AccountID) -> [Invoice]
    /// Whether the ledger has this payment.
    func hasGift(charge: String) -> Bool
    /// What somebody paid here, the oldest first.
    func receipts(of account: AccountID) -> [GiftReceipt]
    /// How many people paid an organisation here, without those who got it back.
    func givers(of organisation: OrganisationID) -> Int
}

/// What the operator set for payments in the chat.
public struct PaymentRules: Equatable, Sendable {
    /// No money moves.
    public let isTest: Bool
    /// The most that one payment may be, in hundredths of a whole unit of its currency.
    public let mostHundredths: Int

    public init(isTest: Bool, mostHundredths: Int = 20_000) {
        (self.isTest, self.mostHundredths) = (isTest, mostHundredths)
    }
}

/// Who answers about payments.
public struct PaymentSupport: Equatable, Sendable {
    public let address: String
    /// Within how many days.
    public let days: Int

    public init(address: String, days: Int) { (self.address, self.days) = (address, days) }
}
