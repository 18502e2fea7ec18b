internal import CivicFacts

/// What can be asked about how to vote.
struct HowTopicsPage: FactsPage, ListPage {
    static let name = "how.topic"
    static let formerly: String? = "facts/howTopics"

    var page = 0

    /// Six a page, and two pages; fewer where "back" has a button, too.
    func told(_ view: View) -> Prompt {
        let shown = Paged(HowTopic.allCases, page: page, size: view.isDeep ? 4 : 6)
        return view.prompt([view.text(HowWords.head)], shown.items.map { .how($0) }.rows(of: 2), of: shown)
    }
}

/// One answer about how to vote: what the law says, the state's own page, and a hotline. Never a yes or a no on who may
/// vote.
struct HowPage: FactsPage {
    static let name = "how.answer"
    static let formerly: String? = "facts/how"

    let how: HowTopic

    private enum CodingKeys: String, CodingKey { case how = "_0" }

    var isOfPlace: Bool { true }
    var card: SaveTarget? { SaveTarget(.guide, "how:\(how.rawValue)") }

    func title(_ view: View) -> String? { view.text(how.label) }

    func told(_ view: View) -> Prompt {
        let state = view.states.count == 1 ? view.states.first : nil
        var lines = [view.text(how.phrase)]
        if let law = how.law { lines.append(view.text(HowWords.law, [.text: law])) }
        if how == .registered, let state, state.online == .none {
            lines = [view.text(RegistrationWords.none, [.state: view.name(of: state.postal)])]
        }
        lines.append(way(state, view))
        lines.append(view.text(HowWords.hotline))
        if let form = how.voteOrg,
            state?.online != StateFacts.OnlineRegistration.none || how != .registered
        {
            lines.append(view.text(RegistrationWords.voteOrg, [.url: form.url]))
        }
        if let origin = how.origin { lines += view.source(of: origin) }
        if let state { lines += view.source(of: state.provenance) }
        let others: [Choice] = how == .registered ? [.topic(.registration)] : []
        return view.prompt(lines, [others, [.howTopics] + view.saving(self)])
    }

    /// Where the state's own answer is; a ZIP code in two states has no one page.
    private func way(_ state: StateFacts?, _ view: View) -> String {
        guard let state else { return view.text(HowWords.noState, [.official: CivicSource.voteGov.home.url]) }
        let page = how == .registered ? state.checkRegistration ?? state.office : state.office
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
