import Charities
import CivicFacts
import Testing

@testable import Conversation
@testable import Store

/// Payments in the store: a yes is kept before it leaves and holds for a minute, and the ledger only grows.
struct GiftTests {
    private let bench = Bench()
    private static let payload = InvoicePayload(rawValue: "p1")
    private static let five = ChargedAmount(minor: 500, currency: "USD")
    private let rules = Rules(
        giving: .on, charities: CharityDirectory(OrganisationFile(GiftTests.row).organisations),
        payments: PaymentRules(isTest: false))

    private static let row = """
        version: 1
        day: 2026-12-01

        id: lake
        name: Lake Clinic
        kind: 501c3
        registration: US 12-3456789
        give: https://lake.example/give
        hosts: lake.example
        en.mission: A clinic.
        es.mission: Una clínica.
        tags: health
        minimum: USD 1.00
        payable: yes
        merchant: Lake
        consent: 2026-12-01 a letter
        payable-in: TX
        checked: 2026-12-01 a person
        """

    /// Dana wrote here, and has an invoice.
    private func open() async throws -> Store {
        let store = try bench.open(rules: rules)
        guard try await store.number("SELECT count(*) FROM invoices") == 0 else { return store }
        try await store.dana("/start")
        try await store.deliverAll()
        let account = try await store.account(.dana, room: .dana)
        let organisation = try #require(OrganisationID("lake"))
        try await store.offer(
            Invoice(
                payload: Self.payload, account: account, room: .dana, organisation: organisation,
                name: "Lake Clinic", merchant: "Lake", amount: Money(500, .usd), isTest: false,
                endsAt: .noon + .hours(24)))
        return store
    }

    private func asks(_ key: String, at now: Moment = .noon) -> Inbound {
        .dana(
            key, .payment(.asked(CheckoutID(rawValue: key), of: Self.payload, Self.five)), at: now)
    }

    private func pays(_ key: String, charge: String = "t1", at now: Moment = .noon) -> Inbound {
        .dana(
            key,
            .payment(.paid(Self.five, of: Self.payload, charge: charge, providerCharge: "c-\(charge)")),
            at: now)
    }

    private func answer(
        _ store: Store, at now: Moment = .noon
    ) async throws -> (OutboxEntry, CheckoutAnswer)? {
        for entry in try await store.take(at: now) {
            if case .answerCheckout(let answer) = entry.task { return (entry, answer) }
        }
        return nil
    }

    @Test func peopleAreCountedAndNotTheirGifts() async throws {  // V31
        let store = try await open()
        let dana = try await store.account(.dana, room: .dana)
        let eve = try await store.account(.eve, room: .eve)
        for (number, giver) in [dana, dana, eve].enumerated() {
            try await store.enter(number + 1, of: giver, charge: "t\(number)")
        }
        #expect(try await store.givers() == 2)
        // Whose only gift went back is not counted any more.
        try await store.enter(4, .refunded, of: eve, charge: "t2")
        #expect(try await store.givers() == 1)
        try await store.enter(5, .unmatched, of: eve, charge: "t5")
        #expect(try await store.givers() == 1)
    }

    @Test func aYesIsKeptBeforeItLeavesAndGoesBeforeEverything() async throws {  // V20
        let store = try await open()
        for number in 1...40 { try await store.order(.say("news \(number)"), in: .eve) }
        try await store.hear(asks("q1"))
        #expect(try await store.number("SELECT count(*) FROM invoices WHERE checked_at IS NOT NULL") == 1)
        // Nothing is allowed any more, and the platform is to be silent: a payment has ten seconds.
        try await store.hold(Outbox.platformLane(.telegram), until: .noon + .minutes(5))
        let wish = Wish(kinds: OrderKind.messages, room: [.telegram: 0], limit: 0)
        let work = try await store.take(wish, at: .noon)
        #expect(work.count == 1)
        let isUrgent = work.first.map { work in
            if case .perform(let entry, _, _) = work { entry.isUrgent } else { false }
        }
        #expect(isUrgent == true)
    }

    @Test func anAnswerIsDroppedAfterNineSeconds() async throws {  // V20
        let store = try await open()
        try await store.hear(asks("q1"))
        #expect(try await answer(store, at: .noon + .seconds(9)) == nil)
        #expect(try await store.number("SELECT count(*) FROM outbox WHERE kind = 'checkout'") == 0)
        // It was never tried, so the invoice is free.
        #expect(try await store.number("SELECT count(*) FROM invoices WHERE checked_at IS NULL") == 1)
    }

    @Test func tooOldFreesTheInvoiceOnTheFirstTryOnly() async throws {  // V20
        let store = try await open()
        try await store.hear(asks("q1"))
        let (first, _) = try #require(try await answer(store))
        #expect(try await store.settle(first, .failure(.never(.tooLate))) == [.paymentTooLate])
        try await store.hear(asks("q2"))
        let (second, yes) = try #require(try await answer(store))
        #expect(yes.refusal == nil)
        // Killed with the answer on its way: the yes may have arrived.
        try await store.settle(second, .failure(.unknown))
        let (again, _) = try #require(try await answer(store, at: .noon + .seconds(1)))
        #expect(again.attempts == 1)
        try await store.settle(again, .failure(.never(.tooLate)), at: .noon + .seconds(1))
        try await store.hear(asks("q3", at: .noon + .seconds(2)), at: .noon + .seconds(2))
        let (_, third) = try #require(try await answer(store, at: .noon + .seconds(2)))
        #expect(third.refusal != nil)
        try await store.hear(asks("q4", at: .noon + .seconds(61)), at: .noon + .seconds(61))
        let all = try await store.take(at: .noon + .seconds(61))
        let isYes = all.contains { entry in
            if case .answerCheckout(let answer) = entry.task { answer.refusal == nil } else { false }
        }
        #expect(isYes)
    }

    @Test func theSamePaymentIsOneRowAndASecondChargeAnother() async throws {  // V21
        var store: Store? = try await open()
        try await store?.hear(asks("q1"))
        for key in ["a", "b"] { try await store?.hear(pays(key)) }
        store = nil
        let next = try await open()
        try await next.hear(pays("c"))
        try await next.hear(pays("d", charge: "t2"))
        let rows = try await next.giftRows()
        #expect(rows.map(\.kind) == [.paid, .unmatched])
        #expect(rows.map(\.charge) == ["t1", "t2"])
        #expect(try await next.verifyLog().holdsTogether)
    }

    @Test func anotherAmountAnotherPersonAndNoYesAreUnmatched() async throws {
        let store = try await open()
        try await store.hear(pays("never checked"))
        try await store.hear(asks("q1"))
        let wrong = PaymentEvent.paid(
            ChargedAmount(minor: 501, currency: "USD"), of: Self.payload, charge: "t2", providerCharge: "c2")
        try await store.hear(.dana("amount", .payment(wrong)))
        let other = PaymentEvent.paid(Self.five, of: Self.payload, charge: "t3", providerCharge: "c3")
        try await store.hear(.eve("person", .payment(other)))
        let stars = PaymentEvent.paid(
            ChargedAmount(minor: 5, currency: "XTR"), of: InvoicePayload(rawValue: "?"), charge: "t4",
            providerCharge: "")
        try await store.hear(.dana("unknown", .payment(stars)))
        #expect(try await store.giftRows().map(\.kind) == Array(repeating: .unmatched, count: 4))
        // Eve never wrote here: nothing of her stays.
        #expect(try await store.number("SELECT count(*) FROM senders WHERE id = 'eve-sender'") == 0)
        #expect(try await store.number("SELECT count(*) FROM givers") == 2)
        #expect(try await store.deliverAll().contains { $0.text?.contains("I did not expect it") == true })
    }

    @Test func aPaymentAfterEverythingWasDeletedIsKeptWithoutAPerson() async throws {  // V33
        let store = try await open()
        try await store.hear(asks("q1"))
        try await store.dana("delete my data", "yes delete")
        try await store.deliverAll()
        try await store.hear(pays("late"))
        #expect(try await store.giftRows().map(\.kind) == [.unmatched])
        for table in ["givers", "invoices", "senders", "accounts", "sessions"] {
            #expect(try await store.number("SELECT count(*) FROM \(table)") == 0, "\(table)")
        }
    }

    /// A session that cannot be read begins anew; whoever pays at that moment keeps their reports.
    @Test func aLostSessionIsNoStranger() async throws {
        let store = try await open()
        try await store.sendReport("There is only one machine at the gym")
        try await store.deliverAll()
        try await store.execute("UPDATE sessions SET body = 'broken'")
        try await store.hear(asks("q1"), asks("q2"), pays("paid"))
        #expect(try await store.number("SELECT count(*) FROM reports") == 1)
        #expect(try await store.giftRows().map(\.kind) == [.paid])
        #expect(try await store.number("SELECT count(*) FROM givers") == 1)
    }

    @Test func theLedgerStaysAsItIs() async throws {  // V24
        let store = try await open()
        try await store.hear(asks("q1"), pays("paid"))
        for sql in ["UPDATE gifts SET minor = 1", "DELETE FROM gifts"] {
            await #expect(throws: StoreError.self) { try await store.execute(sql) }
        }
        try await store.execute(
            "DROP TRIGGER gifts_stay\(ScratchDatabase.server == nil ? "" : " ON gifts"); UPDATE gifts SET minor = 1"
        )
        let verdict = try await store.verifyLog()
        #expect(verdict.firstBrokenGift == 1)
        #expect(!verdict.holdsTogether)
    }

    @Test func aRefundIsOneRowAndToldOnce() async throws {
        let store = try await open()
        try await store.hear(asks("q1"), pays("paid"))
        try await store.deliverAll()
        #expect(try await store.refund(charge: "no such", at: .noon) == .unknown)
        #expect(try await store.refund(charge: "c-t1", at: .noon) == nil)
        #expect(try await store.refund(charge: "t1", at: .noon) == .alreadyGivenBack)
        try await store.think()
        let told = try await store.deliverAll().filter { $0.text?.contains("was given back") == true }
        #expect(told.count == 1)
        #expect(try await store.giftRows().reduce(0) { $0 + $1.amount.minor } == 0)
    }

    @Test func aRefusedInvoiceLeavesAPromise() async throws {  // section 8
        let store = try await open()
        let sheet = InvoiceSheet(
            payload: Self.payload, title: "t", description: "d", label: "l", amount: Self.five)
        let account = try await store.account(.dana, room: .dana)
        try await store.order(Delivery(.payment(.send(sheet), in: .dana)), in: .dana, account: account)
        let entry = try #require(try await store.take().first)
        try await store.settle(entry, .failure(.never(.refused)))
        try await store.think()
        let told = try await store.deliverAll().compactMap(\.text)
        let page = "https://lake.example/give"
        #expect(told.contains { $0.hasPrefix("Cards do not work now") && $0.contains(page) })
        #expect(try await store.number("SELECT count(*) FROM invoices WHERE ended_at IS NULL") == 0)
    }

    @Test func closingTakesInvoicesAway() async throws {  // V25
        let store = try await open()
        try await store.place(Self.payload, at: MessageID(rawValue: "m9"))
        let lake = try #require(OrganisationID("lake"))
        #expect(try await store.closeInvoices(of: lake, at: .noon) == 1)
        #expect(try await store.deliverAll() == [.remove([MessageID(rawValue: "m9")])])
        try await store.hear(asks("q1"))
        #expect(try await answer(store)?.1.refusal != nil)
    }

    @Test func threeHundredAtOnceAreAllAnswered() async throws {  // section 9
        let store = try await open()
        for number in 1...300 {
            let event = PaymentEvent.asked(
                CheckoutID(rawValue: "q\(number)"), of: InvoicePayload(rawValue: "no \(number)"), Self.five)
            let room = RoomID(platform: .telegram, id: "r\(number)")
            let sender = SenderID(platform: .telegram, id: "s\(number)")
            let update = Inbound(
                key: "k\(number)", room: room, sender: sender, standing: .voter, at: .noon,
                event: .payment(event))
            let batch = Batch(updates: [try update.raw], cursor: nil)
            try await store.receive(batch, from: .telegram, at: .noon)
        }
        try await store.think()
        let wish = Wish(kinds: OrderKind.messages, room: [.telegram: 8], limit: 32)
        #expect(try await store.take(wish, at: .noon).count == 300)
    }
}

extension Store {
    /// A gift of somebody's in the ledger.
    fileprivate func enter(_ number: Int, _ kind: Gift.Kind = .paid, of giver: AccountID, charge: String)
        throws
    {
        let gift = Gift(
            number: number, day: CivilDate(.noon, in: Zone(of: nil)), kind: kind,
            organisation: OrganisationID("lake"),
            amount: ChargedAmount(minor: 500, currency: "USD"), charge: charge, providerCharge: "c",
            isTest: false)
        try transaction { () throws(StoreError) in
            try gifts.enter(GiftReceipt(gift: gift, name: "Lake", merchant: "Lake"), of: giver)
        }
    }

    fileprivate func givers() throws -> Int {
        try OrganisationID("lake").map { id throws(StoreError) in try gifts.givers(of: id) } ?? 0
    }

    fileprivate func giftRows() throws -> [Gift] { try gifts.ledger.rows }

    fileprivate func offer(_ invoice: Invoice) throws {
        try transaction { () throws(StoreError) in try gifts.keep(invoice) }
    }

    fileprivate func place(_ payload: InvoicePayload, at message: MessageID) throws {
        try transaction { () throws(StoreError) in try gifts.place(payload, at: message) }
    }

    fileprivate func hold(_ lane: String, until: Moment) throws {
        try transaction { () throws(StoreError) in try outbox.hold(lane: lane, until: until) }
    }
}

extension OutboxTask {
    fileprivate var text: String? {
        if case .post(let message, _) = self { message.text } else { nil }
    }
}
