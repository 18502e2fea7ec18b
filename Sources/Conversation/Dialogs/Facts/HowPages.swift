/// How to vote: what the law says, the state's own page, and a hotline. Never a yes or a no on who may vote.
struct HowPages {
    let view: View

    /// Six a page, and two pages; fewer where "back" has a button, too.
    private var size: Int { view.isDeep ? 4 : 6 }

    func topics(_ page: Int) -> Prompt {
        let shown = Paged(HowTopic.allCases, page: page, size: size)
        let pairs = stride(from: 0, to: shown.items.count, by: 2).map { start in
            shown.items[start..<min(start + 2, shown.items.count)].map { Choice.facts(.how($0)) }
        }
        return Prompt(view.text(.howHead), view.rows(pairs, less: shown.hasLess, more: shown.hasMore))
    }

    func answer(_ topic: HowTopic) -> Prompt {
        let state = view.states.count == 1 ? view.states.first : nil
        var lines = [view.text(topic.phrase)]
        if let law = topic.law { lines.append(view.text(.howLaw, [.text: law])) }
        if topic == .registered, let state, state.online == .none {
            lines = [view.text(.regNone, [.state: view.name(of: state.postal)])]
        }
        lines.append(way(state, topic))
        lines.append(view.text(.howHotline))
        if let form = topic.voteOrg,
            state?.online != StateFacts.OnlineRegistration.none || topic != .registered
        {
            lines.append(view.text(.voteOrg, [.url: form.url]))
        }
        if let origin = topic.origin { lines += view.source(of: origin) }
        if let state { lines += view.source(of: state.provenance) }
        let others: [Choice] = topic == .registered ? [.facts(.topic(.registration))] : []
        return Prompt(
            lines.joined(separator: "\n"),
            view.rows([others, [.facts(.howTopics)] + view.saving(HowPage(how: topic))]))
    }

    /// Where the state's own answer is; a ZIP code in two states has no one page.
    private func way(_ state: StateFacts?, _ topic: HowTopic) -> String {
        guard let state else {
            return view.text(.howNoState, [.official: CivicSource.voteGov.home.url])
        }
        let page = topic == .registered ? state.checkRegistration ?? state.office : state.office
        return view.text(.howState, [.state: view.name(of: state.postal), .official: page.url])
    }
}

extension HowTopic {
    fileprivate var phrase: Phrase {
        switch self {
        case .registered: .howRegistered
        case .mail: .howMail
        case .early: .howEarly
        case .track: .howTrack
        case .overseas: .howOverseas
        case .ids: .howIDs
        case .help: .howHelp
        case .provisional: .howProvisional
        case .citizen: .howCitizen
        case .record: .howRecord
        case .student: .howStudent
        case .work: .howWork
        }
    }

    /// What its button reads.
    var label: Phrase {
        switch self {
        case .registered: .labelHowRegistered
        case .mail: .labelHowMail
        case .early: .labelHowEarly
        case .track: .labelHowTrack
        case .overseas: .labelHowOverseas
        case .ids: .labelHowIDs
        case .help: .labelHowHelp
        case .provisional: .labelHowProvisional
        case .citizen: .labelHowCitizen
        case .record: .labelHowRecord
        case .student: .labelHowStudent
        case .work: .labelHowWork
        }
    }
}
