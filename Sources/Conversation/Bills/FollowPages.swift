/// Bills that somebody follows, the latest news first.
struct FollowPages {
    let view: View

    func list(_ page: Int) -> Prompt {
        let follows = view.session.memory.follows ?? []
        guard let first = follows.first else {
            let lines = [view.text(FollowWords.none), view.text(FollowWords.how)]
            return view.prompt(lines, [[.topic(.bills)]])
        }
        let answers = follows.map { (id: $0.id, answer: view.civic.billInFull($0.id)) }
        let newest = answers.sorted { ($0.answer.value?.updated ?? "") > ($1.answer.value?.updated ?? "") }
        let shown = Paged(newest, page: page, size: BillPages.size)
        var lines = [view.text(FollowWords.head)] + shown.items.map { line(of: $0.id, $0.answer.value) }
        lines += view.sources(of: shown.items.filter { $0.answer.value != nil }.map(\.answer.provenance))
        if !view.session.wantsNotices { lines.append(view.text(ReminderWords.paused)) }
        let spoken = shown.items.first?.id ?? first.id
        lines.append(view.text(FollowWords.howTo, [.text: spoken.label]))
        let end: Choice = view.session.wantsNotices ? .unfollowAll : .notices(isOn: true)
        let rows = shown.items.map { .bill($0.id) }.rows(of: 3) + [shown.hasLess ? [] : [end]]
        return view.prompt(lines, rows, of: shown)
    }

    private func line(of id: BillID, _ bill: Bill?) -> String {
        bill.map { BillPages(view: view).line(of: $0, statusFirst: false) }
            ?? view.text(FollowWords.unknown, [.text: id.label])
    }
}
