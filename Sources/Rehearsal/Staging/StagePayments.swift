import CivicFacts
import Conversation
import Transcripts

/// Payments on the stage: Telegram asks before, and tells afterwards.
extension StageWorld {
    /// The same in every playing.
    static func payload(number: Int) -> String { "invoice-\(number)" }

    mutating func nextPayload() -> String {
        payloads += 1
        return Self.payload(number: payloads)
    }

    mutating func show(_ sheet: InvoiceSheet, in room: RoomID) -> MessageID {
        let label = "Pay \(sheet.amount.minor) \(sheet.amount.currency)"
        let shown = Shown(heading: "Invoice: \(sheet.title)", text: sheet.description, rows: [[label]])
        outcomes.append(.said(to: room.id, shown))
        let message = MessageID(rawValue: "\(nextNumber())")
        posted.append(Posted(id: message, room: room, buttons: []))
        invoices.append((room, message, sheet))
        sheets[room] = sheet
        return message
    }

    /// The newest invoice in somebody's chat.
    func invoice(of player: Player) throws(StageError) -> InvoiceSheet {
        guard let sheet = sheets[player.room] else { throw .noInvoice }
        return sheet
    }

    /// Telegram asks whether the payment may pass; of a whole one the money moves after a yes.
    mutating func ask(
        for player: Player, invoiceOf other: String?, isWhole: Bool, at now: Moment
    ) throws(StageError) -> Inbound {
        let owner = try other.map { name throws(StageError) in try self.player(named: name) } ?? player
        let sheet = try invoice(of: owner)
        let id = CheckoutID(rawValue: "\(player.name):\(nextNumber())")
        checkout = isWhole ? (id, player, sheet) : nil
        return inbound(player, at: now, event: .payment(.asked(id, of: sheet.payload, sheet.amount)))
    }

    /// What Telegram tells when money has moved.
    mutating func charge(_ sheet: InvoiceSheet, of player: Player, at now: Moment) -> Inbound {
        charges += 1
        let event = PaymentEvent.paid(
            sheet.amount, of: sheet.payload, charge: "T\(charges)", providerCharge: "P\(charges)")
        return note("a payment", inbound(player, at: now, event: .payment(event)), by: player)
    }

    /// The money of a payment that was let pass; nil if there is none.
    mutating func payment(at now: Moment) -> Inbound? {
        guard let checkout else { return nil }
        self.checkout = nil
        return charge(checkout.sheet, of: checkout.player, at: now)
    }
}
