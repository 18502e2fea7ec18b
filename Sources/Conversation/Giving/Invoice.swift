public import Charities
public import CivicFacts

/// An invoice's name, which the platform brings back with everything about it: 32 hex digits that nobody can guess.
public struct InvoicePayload: Codable, Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
}

/// An offer to pay one gift in the chat. Anybody may try to pay it, and as often as they like: once is our work.
public struct Invoice: Codable, Equatable, Sendable {
    public let payload: InvoicePayload
    /// To whom it was offered.
    public internal(set) var account: AccountID
    /// Where it lies.
    public let room: RoomID
    public let organisation: OrganisationID
    /// As it is registered, for the receipt.
    public let name: String
    /// Whose account takes the money.
    public let merchant: String
    public let amount: Money
    /// No money moves.
    public let isTest: Bool
    public let endsAt: Moment
    /// When a payment was let pass.
    public internal(set) var checkedAt: Moment?
    /// The number of the gift that paid it.
    public internal(set) var gift: Int?
    public internal(set) var endedAt: Moment?
    /// Its message, once the platform told.
    public internal(set) var message: MessageID?

    public init(
        payload: InvoicePayload, account: AccountID, room: RoomID, organisation: OrganisationID, name: String,
        merchant: String, amount: Money, isTest: Bool, endsAt: Moment, checkedAt: Moment? = nil,
        gift: Int? = nil,
        endedAt: Moment? = nil, message: MessageID? = nil
    ) {
        self.payload = payload
        self.account = account
        self.room = room
        self.organisation = organisation
        self.name = name
        self.merchant = merchant
        self.amount = amount
        self.isTest = isTest
        self.endsAt = endsAt
        self.checkedAt = checkedAt
        self.gift = gift
        self.endedAt = endedAt
        self.message = message
    }

    /// The same in this message.
    public func placed(at message: MessageID) -> Invoice {
        var placed = self
        placed.message = message
        return placed
    }

    /// The same offered to another account of the same person.
    public func handed(to account: AccountID) -> Invoice {
        var handed = self
        handed.account = account
        return handed
    }

    /// The same, that nobody can pay any more.
    public func ended(at moment: Moment) -> Invoice {
        var ended = self
        ended.endedAt = moment
        return ended
    }

    /// What takes its message back while it waits.
    public var tag: String { "invoice:\(payload.rawValue)" }

    var isOpen: Bool { gift == nil && endedAt == nil }

    /// A payment was let pass so shortly before that it may still come.
    func isUnderWay(at now: Moment, for span: Span) -> Bool {
        gift == nil && checkedAt.map { now.since($0) < span } ?? false
    }
}

/// An amount as a platform names it: its currency may be none of ours.
public struct ChargedAmount: Codable, Equatable, Sendable {
    /// In the smallest units.
    public let minor: Int
    public let currency: String

    public init(minor: Int, currency: String) { (self.minor, self.currency) = (minor, currency) }

    init(_ money: Money) { self.init(minor: money.minor, currency: money.currency.rawValue) }

    /// "$5", or "5 XYZ" for a currency that is none of ours.
    var text: String {
        Currency(rawValue: currency).map { Money(minor, $0).text } ?? "\(minor) \(currency)"
    }
}

/// The platform's handle of a payment that waits for a yes.
public struct CheckoutID: Codable, Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
}

/// What a platform tells of payments, and what came of them elsewhere.
public enum PaymentEvent: Codable, Equatable, Sendable {
    /// Somebody is about to pay; the platform waits ten seconds for a yes.
    case asked(CheckoutID, of: InvoicePayload, ChargedAmount)
    /// Money moved.
    case paid(ChargedAmount, of: InvoicePayload, charge: String, providerCharge: String)
    /// The platform takes no invoices of ours now.
    case invoiceRefused(InvoicePayload)
    /// The operator gave the money of this gift back.
    case refunded(gift: Int)
}

/// What is to be done about payments.
public enum PaymentOrder: Codable, Equatable, Sendable {
    case send(InvoiceSheet)
    case answer(CheckoutAnswer)
    /// Invoices that hold no more are taken away.
    case erase([MessageID])
}

/// An invoice as it is sent.
public struct InvoiceSheet: Codable, Equatable, Sendable {
    public let payload: InvoicePayload
    public let title: String
    public let description: String
    public let label: String
    public let amount: ChargedAmount

    public init(
        payload: InvoicePayload, title: String, description: String, label: String, amount: ChargedAmount
    ) {
        self.payload = payload
        self.title = title
        self.description = description
        self.label = label
        self.amount = amount
    }
}

/// Whether a payment may pass.
public struct CheckoutAnswer: Codable, Equatable, Sendable {
    public let id: CheckoutID
    public let payload: InvoicePayload
    /// When the question came: an answer that is too late is none.
    public let askedAt: Moment
    /// Since when the invoice is held for it; nil where it may not pass.
    public let heldSince: Moment?
    /// Why it may not pass, in the payer's words.
    public let refusal: String?

    public init(
        id: CheckoutID, payload: InvoicePayload, askedAt: Moment, heldSince: Moment? = nil,
        refusal: String? = nil
    ) {
        self.id = id
        self.payload = payload
        self.askedAt = askedAt
        self.heldSince = heldSince
        self.refusal = refusal
    }

    /// The platform waits ten seconds.
    public static let patience = Span.seconds(9)
}
