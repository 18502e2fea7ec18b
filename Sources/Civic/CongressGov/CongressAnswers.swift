public import CivicFacts

extension CongressGov {
    public static func answer(_ question: LookQuestion, asking: some Asking) async -> Finding? {
        if case .bill(let id) = question { return await bill(id, asking) }
        if case .billsOf(let bioguide) = question { return await bills(of: bioguide, asking) }
        return nil
    }

    /// With sponsors, cosponsors and summary; `none` where there is no such bill.
    private static func bill(_ id: BillID, _ asking: some Asking) async -> Finding {
        async let first = asking.ask(CongressBill.self, .init(id: id))
        async let second = asking.ask(CongressBill.self, .init(id: id, part: .cosponsors))
        async let third = asking.ask(CongressBill.self, .init(id: id, part: .summaries))
        let (main, people, words) = (await first, await second, await third)
        switch main {
        case .success(.whole(var bill)):
            if case .success(.cosponsors(let list)) = people { bill.cosponsors = list }
            if case .success(.summary(let text)) = words { bill.summary = text }
            return .success(.known(.bill(bill)))
        case .failure(.notFound): return .success(.absent(.none))
        case .failure(let setback): return .failure(setback)
        case .success: return .failure(.unreadable)
        }
    }

    /// What a member put forward and what the member joined, the latest update first; one of them where the other fails.
    private static func bills(of bioguide: String, _ asking: some Asking) async -> Finding {
        async let own = asking.ask(MemberBills.self, .init(bioguide: bioguide, isSponsor: true))
        async let joined = asking.ask(MemberBills.self, .init(bioguide: bioguide, isSponsor: false))
        let (first, second) = (await own, await joined)
        if case .failure(let setback) = first, case .failure = second { return .failure(setback) }
        var seen: Set<BillID> = []
        let all = ((try? first.get()) ?? []) + ((try? second.get()) ?? [])
        let once = all.filter { seen.insert($0.id).inserted }.sorted { $0.updated > $1.updated }
        return .success(once.isEmpty ? .absent(.none) : .known(.bills(once)))
    }
}
