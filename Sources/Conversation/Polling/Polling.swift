internal import CivicFacts
internal import Understanding

/// Where to vote, and the street addresses that this takes.
enum Polling: Feature {
    static let pages: [any Page.Type] = [
        AddressPage.self, PollingPage.self, LinePage.self, SecondZIPPage.self,
    ]
    static let choices: [any Press.Type] = [
        AskAddress.self, ShowLine.self, AskSecondZIP.self, DropSecondZIP.self,
    ]
    static let wishes = [
        Wish(
            .polling, .answer,
            door: Door(
                topic: "polling", label: PollingWords.labelPolling, page: PollingPage(),
                detour: PollingDialog.addressFirst)
        ) { PollingDialog.open(&$0) }
    ]
    static let commands = [
        VoterCommand(names: ["where", "polls", "donde"], isPrivate: true, follow: PollingDialog.command)
    ]

    static func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        PollingDialog.hear(said.text, said.plain, &visit)
    }
}

extension Intent {
    static let polling: Intent = "polling.find"
}

/// Asks for a street address, for one look-up.
struct AddressPage: FactsPage {
    static let name = "poll.address"
    static let formerly: String? = "facts/address"
    static let manner = Manner.asks

    let purpose: AddressPurpose

    private enum CodingKeys: String, CodingKey { case purpose = "_0" }

    var variant: String { purpose.rawValue }
    var isOfPlace: Bool { true }

    /// What the address was to be sent for.
    var topic: Topic? {
        switch purpose {
        case .representatives: Intent.representatives.topic
        case .polling: Intent.polling.topic
        case .ballot: Intent.candidates.topic
        case .measures: Intent.measures.topic
        case .ward: nil
        }
    }

    func told(_ view: View) -> Prompt {
        let ask: AddressWords =
            switch purpose {
            case .representatives: .forDistricts
            case .polling: .forPolling
            case .ballot, .measures: .forBallot
            case .ward: .forWard
            }
        let other = purpose == .ward ? CivicSource.winnipeg.home.url : view.pages(\.lookup)
        let lines = [
            view.text(ask), view.text(AddressWords.once), view.text(AddressWords.or, [.official: other]),
        ]
        return view.prompt(lines)
    }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        visit.isConfidential = true
        return AddressDialog.hearZIP(said.text, for: purpose, &visit)
            || AddressDialog.hear(said.text, said.plain, for: purpose, &visit)
    }

    func missed(_ visit: inout Visit) { AddressDialog.missed(&visit) }
}

/// Asks for a second ZIP code, such as that of a school.
struct SecondZIPPage: FactsPage {
    static let name = "set.zip2"
    static let formerly: String? = "facts/secondZIP"
    static let manner = Manner.asks

    func told(_ view: View) -> Prompt {
        var lines = view.session.nameOfSecondPlace.map { [view.text(ZIPWords.second, [.place: $0])] } ?? []
        lines.append(view.text(ZIPWords.secondAsk))
        let drop: [Choice] = view.session.memory.secondZIP == nil ? [] : [.dropSecondZIP]
        return view.prompt(lines, [drop])
    }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool { SecondZIPDialog.hear(said.text, &visit) }
    func missed(_ visit: inout Visit) { visit.miss(ZIPWords.retry, ZIPWords.retryAgain) { $0.close() } }
}
