internal import CivicFacts

/// Bills whose changes are told, the latest news first.
struct FollowsPage: FactsPage, ListPage {
    static let name = "bills.followed"
    static let formerly: String? = "facts/follows"

    var page = 0

    func told(_ view: View) -> Prompt {
        let follows = view.session.memory.follows ?? []
        guard let first = follows.first else {
            return view.prompt([view.text(FollowWords.none), view.text(FollowWords.how)], [[.topic(.bills)]])
        }
        let answers = follows.map { (id: $0.id, answer: view.civic.billInFull($0.id)) }
        let newest = answers.sorted { ($0.answer.value?.updated ?? "") > ($1.answer.value?.updated ?? "") }
        let shown = Paged(newest, page: page, size: BillPages.size)
        var lines = [view.text(FollowWords.head)]
        lines += shown.items.map { bill in
            bill.answer.value.map { BillPages(view: view).line(of: $0, statusFirst: false) }
                ?? view.text(FollowWords.unknown, [.text: view.label(of: bill.id)])
        }
        lines += view.sources(of: shown.items.filter { $0.answer.value != nil }.map(\.answer.provenance))
        if !view.session.wantsNotices { lines.append(view.text(ReminderWords.paused)) }
        let spoken = shown.items.first?.id ?? first.id
        lines.append(view.text(FollowWords.howTo, [.text: spoken.label]))
        let end: Choice = view.session.wantsNotices ? .unfollowAll : .notices(isOn: true)
        let open = shown.items.map { Choice.bill($0.id) }
        return view.prompt(lines, open.rows(of: 3) + [shown.hasLess ? [] : [end]], of: shown)
    }
}
