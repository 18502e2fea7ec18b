import Civic
public import CivicFacts
import Conversation
import Store

/// Bills beyond those that are kept.
extension Lookup {
    /// One bill with sponsors, cosponsors and summary. `none` only where Congress.gov says that it has no such bill.
    public func bill(_ id: BillID) async -> Looked<Bill> {
        let now = clock.now()
        let found = await bills.look(id, at: now) { await whole(id) }
        let kept = await store.ask(at: now) { $0.bill(id) }
        switch found {
        case .success(let found):
            return .answered(
                Answer(
                    found.value.bill,
                    from: Provenance(source: found.value.source, asOf: found.at, official: id.page)))
        case .failure(.notFound) where kept.value == nil:
            return .answered(Answer(.none, from: fresh(.congressGov, id.page)))
        case .failure(.notFound): return .answered(kept)
        // What is kept is shown all the same, under the notice that nobody could be asked.
        case .failure(let setback): return .referred(Referral(reason: setback.reason, official: id.page))
        }
    }

    private func whole(_ id: BillID) async -> Result<SourcedBill, SourceError> {
        async let first = ask(CongressBill.self, .init(id: id))
        async let second = ask(CongressBill.self, .init(id: id, part: .cosponsors))
        async let third = ask(CongressBill.self, .init(id: id, part: .summaries))
        let (main, people, words) = (await first, await second, await third)
        guard case .success(.whole(var bill)) = main else {
            guard case .failure(let setback) = main else { return .failure(.unreadable) }
            return setback == .notSetUp ? await file(of: id) : .failure(setback)
        }
        if case .success(.cosponsors(let list)) = people { bill.cosponsors = list }
        if case .success(.summary(let text)) = words { bill.summary = text }
        return .success(SourcedBill(bill: bill, source: .congressGov))
    }

    /// Without a key there is still GovInfo's file; a new bill has none yet, so a missing file says nothing.
    private func file(of id: BillID) async -> Result<SourcedBill, SourceError> {
        await ask(BillStatus.self, id).map { SourcedBill(bill: $0, source: .govInfo) }
            .mapError { $0 == .notFound ? .notSetUp : $0 }
    }

    /// Bills of a member of Congress; where Congress.gov cannot be asked, the page shows the kept ones and says so.
    public func bills(of bioguide: String, asSponsor: Bool) async -> Looked<[Bill]> {
        let question = MemberBills.Question(bioguide: bioguide, isSponsor: asSponsor)
        return await memberBills.look(question, at: clock.now()) { await ask(MemberBills.self, question) }
            .told(from: .congressGov) { $0.isEmpty ? .absent(.none) : .known($0) }
    }

    /// The bills of a state's legislature that changed last, perhaps only those with some words in them.
    public func stateBills(of state: String, about words: String? = nil) async -> Looked<[StateBill]> {
        let question = OpenStatesBills.Question(state: state, words: words.map { String($0.prefix(100)) })
        return await stateBills.look(question, at: clock.now()) {
            await ask(OpenStatesBills.self, question)
        }.told(from: .openStates) { $0.isEmpty ? .absent(.none) : .known($0) }
    }
}

/// A bill and who told it.
struct SourcedBill: Sendable {
    let bill: Bill
    let source: CivicSource
}
