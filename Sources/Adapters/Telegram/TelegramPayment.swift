import Conversation
import PlainJSON

/// What both halves of a payment say. What else they may carry of the payer is not read.
struct TelegramBill: Equatable {
    let currency: String
    let amount: Int64
    let payload: String

    var charged: ChargedAmount { ChargedAmount(minor: Int(amount), currency: currency) }

    /// The members as they come.
    struct Draft {
        private var (currency, payload) = (JSONField<String>.missing, JSONField<String>.missing)
        private var amount = JSONField<Int64>.missing

        init() {}

        mutating func take(_ name: JSONName, _ json: inout JSONReader) {
            switch name {
            case "currency": currency = json.text()
            case "total_amount": amount = json.number()
            case "invoice_payload": payload = json.text()
            default: break
            }
        }

        var bill: TelegramBill? {
            guard let currency = currency.value, let amount = amount.value, let payload = payload.value else {
                return nil
            }
            return TelegramBill(currency: currency, amount: amount, payload: payload)
        }
    }
}

/// Somebody is about to pay.
struct TelegramCheckout: Equatable {
    let id: String
    let from: TelegramUser
    let bill: TelegramBill

    var event: PaymentEvent {
        .asked(
            CheckoutID(rawValue: id), of: InvoicePayload(rawValue: bill.payload), bill.charged)
    }
}

extension TelegramCheckout {
    init?(_ json: inout JSONReader) {
        var id = JSONField<String>.missing
        var from = JSONField<TelegramUser>.missing
        var bill = TelegramBill.Draft()
        json.members { name, json in
            switch name {
            case "id": id = json.text()
            case "from": from = json.field { TelegramUser(&$0) }
            default: bill.take(name, &json)
            }
        }
        guard let id = id.value, let from = from.value, let bill = bill.bill else { return nil }
        self.init(id: id, from: from, bill: bill)
    }
}

/// Money moved.
struct TelegramPayment: Equatable {
    let charge: String
    let providerCharge: String
    let bill: TelegramBill

    var event: PaymentEvent {
        .paid(
            bill.charged, of: InvoicePayload(rawValue: bill.payload), charge: charge,
            providerCharge: providerCharge)
    }
}

extension TelegramPayment {
    init?(_ json: inout JSONReader) {
        var (charge, providerCharge) = (JSONField<String>.missing, JSONField<String>.missing)
        var bill = TelegramBill.Draft()
        json.members { name, json in
            switch name {
            case "telegram_payment_charge_id": charge = json.text()
            case "provider_payment_charge_id": providerCharge = json.text()
            default: bill.take(name, &json)
            }
        }
        guard let charge = charge.value, let providerCharge = providerCharge.value, let bill = bill.bill
        else {
            return nil
        }
        self.init(charge: charge, providerCharge: providerCharge, bill: bill)
    }
}
