/// How to vote: what the law says, the state's own page, and a hotline. Never a yes or a no on who may vote.
struct HowPages {
    let view: View

    /// Six a page, and two pages; fewer where "back" has a button, too.
    private var size: Int { view.isDeep ? 4 : 6 }

    func topics(_ page: Int) -> Prompt {
        let shown = Paged(HowTopic.allCases, page: page, size: size)
        return view.prompt([view.text(HowWords.head)], shown.items.map { .how($0) }.rows(of: 2), of: shown)
    }

    func answer(_ topic: HowTopic) -> Prompt {
        let state = view.states.count == 1 ? view.states.first : nil
        var lines = [view.text(topic.phrase)]
        if let law = topic.law { lines.append(view.text(HowWords.law, [.text: law])) }
        if topic == .registered, let state, state.online == .none {
            lines = [view.text(RegistrationWords.none, [.state: view.name(of: state.postal)])]
        }
        lines.append(way(state, topic))
        lines.append(view.text(HowWords.hotline))
        if let form = topic.voteOrg,
            state?.online != StateFacts.OnlineRegistration.none || topic != .registered
        {
            lines.append(view.text(RegistrationWords.voteOrg, [.url: form.url]))
        }
        if let origin = topic.origin { lines += view.source(of: origin) }
        if let state { lines += view.source(of: state.provenance) }
        let others: [Choice] = topic == .registered ? [.topic(.registration)] : []
        return view.prompt(lines, [others, [.howTopics] + view.saving(HowPage(how: topic))])
    }

    /// Where the state's own answer is; a ZIP code in two states has no one page.
    private func way(_ state: StateFacts?, _ topic: HowTopic) -> String {
        guard let state else {
            return view.text(HowWords.noState, [.official: CivicSource.voteGov.home.url])
        }
        let page = topic == .registered ? state.checkRegistration ?? state.office : state.office
        return view.text(HowWords.state, [.state: view.name(of: state.postal), .official: page.url])
    }
}

extension HowTopic {
    fileprivate var phrase: HowWords {
        switch self {
        case .registered: .registered
        case .mail: .mail
        case .early: .early
        case .track: .track
        case .overseas: .overseas
        case .ids: .ids
        case .help: .help
        case .provisional: .provisional
        case .citizen: .citizen
        case .record: .record
        case .student: .student
        case .work: .work
        }
    }

    /// What its button reads.
    var label: HowWords {
        switch self {
        case .registered: .labelRegistered
        case .mail: .labelMail
        case .early: .labelEarly
        case .track: .labelTrack
        case .overseas: .labelOverseas
        case .ids: .labelIDs
        case .help: .labelHelp
        case .provisional: .labelProvisional
        case .citizen: .labelCitizen
        case .record: .labelRecord
        case .student: .labelStudent
        case .work: .labelWork
        }
    }
}
