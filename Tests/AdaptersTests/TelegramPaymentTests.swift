import CivicFacts
import Conversation
import Testing

@testable import Adapters

/// Payments on Telegram: asked before, told afterwards, and nothing else counts.
struct TelegramPaymentTests {
    private static let amount = ChargedAmount(minor: 500, currency: "USD")
    private static let payload = InvoicePayload(rawValue: "p1")
    private static let token = "284685063:TEST:NotToBeToldToAnybody"
    private static let sheet = InvoiceSheet(
        payload: payload, title: "Gift of $5", description: "$5 to Lake", label: "Lake", amount: amount)

    private func rig(_ script: [String: [FakeTelegram.Answer]] = [:], token: String? = token) -> TelegramRig {
        TelegramRig(script, paymentToken: token)
    }

    @Test func aQuestionBeforeAPaymentIsHeardAtItsArrival() throws {  // GIVING V20
        let inbound = try #require(try rig().translate(Updates.checkout()).first)
        #expect(inbound.event == .payment(.asked(CheckoutID(rawValue: "q1"), of: Self.payload, Self.amount)))
        #expect(inbound.room == RoomID(platform: .telegram, id: "42"))
        #expect(inbound.at == Moment(milliseconds: 1_762_160_400_123))
        #expect(inbound.standing == .voter)
    }

    @Test func onlyTheServiceMessageInAPrivateChatIsAPayment() throws {  // GIVING V21
        let paid = Event.payment(
            .paid(Self.amount, of: Self.payload, charge: "t1", providerCharge: "c1"))
        #expect(try rig().translate(Updates.message(Updates.payment)).map(\.event) == [paid])
        let others = [
            Updates.message("\(Updates.payment),\"forward_origin\":{}"),
            Updates.groupMessage(Updates.payment),
            Updates.edited(Updates.payment), Updates.message("\(Updates.payment),\"via_bot\":{}"),
        ]
        for update in others { #expect(try rig().translate(update).isEmpty, "\(update)") }
        let said = try rig().translate(Updates.message("\(Updates.payment),\"text\":\"paid!\""))
        #expect(said.map(\.event) == [.said(text: "paid!")])
    }

    @Test func anAddressBesideAPaymentIsNotRead() throws {  // GIVING V3
        let rest = #","order_info":{"name":"Dana","email":"d@example.org"}"#
        let events = try rig().translate(Updates.checkout(rest: rest)).map(\.event)
        #expect(events == [.payment(.asked(CheckoutID(rawValue: "q1"), of: Self.payload, Self.amount))])
    }

    @Test func anInvoiceAsksForNothingButMoney() async throws {  // GIVING V3, section 5
        let rig = rig(["sendInvoice": [.ok(Replies.message(501))]])
        #expect(await rig.perform(.bill(Self.sheet)) == .success(.posted([MessageID("501")])))
        let call = try #require(rig.telegram.calls(of: "sendInvoice").first)
        #expect(call["provider_token"] as? String == Self.token)
        #expect(call["payload"] as? String == "p1")
        #expect(call["start_parameter"] as? String == "give")
        #expect(call["protect_content"] as? Bool == true)
        let asked = call.keys.filter { $0.hasPrefix("need_") || $0.hasPrefix("send_") || $0 == "is_flexible" }
        #expect(asked.count == 7)
        for name in asked { #expect(call[name] as? Bool == false, "\(name)") }
        let price = (call["prices"] as? [[String: Any]])?.first
        #expect(price?["amount"] as? Int == 500)
    }

    @Test func anInvoiceInDoubtSaysSoAndARefusedOneIsRefused() async {  // GIVING section 8
        let lost = rig(["sendInvoice": [.fault(.uncertain)]])
        #expect(await lost.perform(.bill(Self.sheet)) == .failure(.unknown))
        let refused = rig(["sendInvoice": [.refusal(400, "Bad Request: PAYMENT_PROVIDER_INVALID")]])
        #expect(await refused.perform(.bill(Self.sheet)) == .failure(.never(.refused)))
        #expect(await rig(token: nil).perform(.bill(Self.sheet)) == .failure(.never(.refused)))
    }

    @Test func anAnswerIsAYesOrASentence() async {
        let rig = rig(["answerPreCheckoutQuery": [.ok("true"), .ok("true")]])
        for refusal in [nil, "Nothing was paid."] {
            let answer = CheckoutAnswer(
                id: CheckoutID(rawValue: "q1"), payload: Self.payload, askedAt: rig.now, refusal: refusal)
            #expect(await rig.perform(.answerCheckout(answer)) == .success(.done))
        }
        let calls = rig.telegram.calls(of: "answerPreCheckoutQuery")
        #expect(calls.map { $0["ok"] as? Bool } == [true, false])
        #expect(calls.map { $0["error_message"] as? String } == [nil, "Nothing was paid."])
    }

    @Test func tooOldIsFinal() async {  // GIVING V20
        let words = "Bad Request: query is too old and response timeout expired or query ID is invalid"
        let rig = rig(["answerPreCheckoutQuery": [.refusal(400, words)]])
        let answer = CheckoutAnswer(id: CheckoutID(rawValue: "q1"), payload: Self.payload, askedAt: rig.now)
        #expect(await rig.perform(.answerCheckout(answer)) == .failure(.never(.tooLate)))
    }

    @Test func theTokenIsInNoDescription() {
        let settings = TelegramSettings(token: TelegramRig.token, paymentToken: Self.token)
        #expect(!"\(settings)\(String(reflecting: settings))".contains("NotToBeTold"))
        var dumped = ""
        dump(settings, to: &dumped)
        #expect(!dumped.contains("NotToBeTold"))
    }
}
