internal import Charities
internal import CivicFacts
internal import Understanding

/// What givers ask beside choosing and giving. The first that is found in the words is meant.
enum GiverQuestion: CaseIterable {
    case lives, tax, trust, share, chosen, rank, refund, ways, monthly, unnamed, things, receipt, writes,
        meets,
        news,
        pays

    init?(_ plain: Plain) {
        guard let found = Self.sets.first(where: { $0.1.isFound(in: plain) }) else { return nil }
        self = found.0
    }

    /// Answers it; false where it is about nothing that is open.
    func answer(_ said: Said, _ visit: inout Visit) -> Bool {
        let search = CharitySearch(said, visit.view)
        let open = (visit.session.page as? any GiftPage)?.charity(visit.view)
        let id = search.named.count == 1 ? search.named[0].id : open
        switch self {
        case .refund: ReceiptDialog.support(&visit)
        case .receipt: ReceiptDialog.command("", &visit)
        case .writes: write(&visit)
        case .meets: meet(&visit)
        case .lives: tellOfLives(of: id, &visit)
        // The figures stand on the open page; what the money is spent on nobody told here.
        case .pays where (visit.session.page as? CharityPage).map { $0.id == id } ?? false:
            say(.share, search, &visit)
        case .trust, .news, .pays:
            if let id {
                show(id, &visit)
            } else if self == .trust {
                say(.trust, search, &visit)
            } else {
                return false
            }
        case .ways: say(visit.facts.rules.payments == nil ? .ways : .waysHere, search, &visit)
        case .tax: say(.tax, search, &visit)
        case .share: say(.share, search, &visit)
        case .chosen: say(.chosen, search, &visit)
        case .rank: say(.rank, search, &visit)
        case .monthly: say(.monthly, search, &visit)
        case .unnamed: say(.unnamed, search, &visit)
        case .things: say(.things, search, &visit)
        }
        return true
    }

    /// What else the words look for is shown below; else what is open is asked again.
    private func say(_ wording: GiverWords, _ search: CharitySearch, _ visit: inout Visit) {
        visit.say(wording)
        if self == .rank || self == .things, !search.filter.isEmpty, search.named.isEmpty {
            GivingDialog.list(search.filter, &visit)
        } else if search.named.count == 1, visit.session.page == nil {
            GivingDialog.open(search.named[0].id, &visit)
        } else if visit.session.page is any GiftPage {
            visit.keepButtons()
        } else if self == .rank || self == .chosen || self == .trust {
            GivingDialog.show(CharityTopicsPage(), &visit)
        } else {
            visit.askAgain()
        }
    }

    private func show(_ id: OrganisationID, _ visit: inout Visit) {
        switch self {
        case .trust: FactsDialog.go(to: CharityCheckPage(id: id), &visit)
        case .news: FactsDialog.go(to: CharityNewsPage(id: id), &visit)
        case _: FactsDialog.go(to: CharityPage(id: id), &visit)
        }
    }

    /// Lives are never counted: what is published about one is said with its source, its day and its limits.
    private func tellOfLives(of id: OrganisationID?, _ visit: inout Visit) {
        guard GivingDialog.isOffered(&visit) else { return }
        visit.say(GiverWords.lives)
        let all = visit.view.charities.organisations
        guard let id else {
            let told = all.filter { $0.facts.contains { $0.key == "life" } }.map(\.id)
            return GivingDialog.show(told.isEmpty ? CharityListPage() : CharityListPage(ids: told), &visit)
        }
        guard (visit.session.page as? any GiftPage)?.charity(visit.view) == id else {
            return GivingDialog.open(id, &visit)
        }
        let facts = visit.view.charities[id]?.facts.filter { $0.key == "life" || $0.key == "range" } ?? []
        visit.say(
            lines: facts.isEmpty ? [visit.view.text(GivingWords.noFact)] : facts.map(visit.view.line))
        visit.keepButtons()
    }

    private func write(_ visit: inout Visit) {
        guard let gift = GiftSource.newest(visit.view) else { return visit.answer(GiverWords.giftFirst) }
        FactsDialog.show(GiftPostPage(gift: gift), over: [gift.page], &visit)
    }

    private func meet(_ visit: inout Visit) {
        guard let gift = GiftSource.newest(visit.view) else { return visit.answer(GiverWords.giftFirst) }
        MeetingDialog.open(about: gift, &visit)
    }

    private static let sets: [(GiverQuestion, PhraseSet)] = allCases.map { ($0, $0.phrases.set) }

    private var phrases: Phrases {
        switch self {
        case .lives: .giverLives
        case .tax: .giverTax
        case .trust: .giverTrust
        case .share: .giverShare
        case .chosen: .giverChosen
        case .rank: .giverRank
        case .ways: .giverWays
        case .monthly: .giverMonthly
        case .unnamed: .giverUnnamed
        case .things: .giverThings
        case .refund: .giverRefund
        case .receipt: .giverReceipt
        case .writes: .giverWrites
        case .meets: .giverMeets
        case .news: .giverNews
        case .pays: .giverPays
        }
    }
}

extension GiftSource {
    /// What was given last, by word or paid here; nil where nothing is given.
    static func newest(_ view: View) -> GiftSource? {
        let open = (view.session.page as? PledgePage).map { GiftSource.pledge($0.number) }
        let receipts = view.facts.records.receipts(of: view.facts.account).map {
            (day: $0.gift.day, source: GiftSource.receipt($0.gift.number))
        }
        let pledges = view.session.gifts.pledges.map {
            (day: $0.doneOn ?? $0.day, source: GiftSource.pledge($0.number))
        }
        let all = (pledges + receipts).enumerated().sorted { ($0.1.day.days, $0.0) > ($1.1.day.days, $1.0) }
        return ([open].compactMap(\.self) + all.map(\.1.source)).first {
            $0.post(showingAmount: false, view) != nil
        }
    }
}
