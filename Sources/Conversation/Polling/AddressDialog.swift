internal import CivicFacts
internal import Understanding

/// Street addresses: each is handed to one look-up and kept nowhere, not even in the words of an error.
enum AddressDialog {
    /// True if the words can be an address: they are looked up.
    static func hear(
        _ text: String, _ plain: Plain, for purpose: AddressPurpose, _ visit: inout Visit
    ) -> Bool {
        guard Intent(plain) == nil, !text.hasSuffix("?"), !UnderstoodDialog.tells(text),
            let address = address(text, for: purpose, visit)
        else { return false }
        visit.look(question(purpose, visit), for: AddressPage(purpose: purpose), at: address)
        visit.session.misses = 0
        visit.askAgain()
        return true
    }

    /// True if the words are another ZIP code and nothing else: the address will be looked for there.
    static func hearZIP(_ text: String, for purpose: AddressPurpose, _ visit: inout Visit) -> Bool {
        guard purpose != .ward, case .zip(let zip) = ZIPReading(text), zip != visit.session.zip,
            text.allSatisfy({ $0.isNumber || $0 == "-" })
        else { return false }
        ZIPDialog.set(zip, &visit)
        return true
    }

    static func missed(_ visit: inout Visit) {
        visit.miss(AddressWords.retry, AddressWords.retryAgain) { $0.close() }
    }

    /// What the look-up told. Divisions stay, for who represents and what is voted on there.
    static func found(_ finding: AddressFinding, for page: AnyPage, isOpen: Bool, _ visit: inout Visit) {
        if case .found(let place)? = finding.reading { keep(place, &visit) }
        guard isOpen, let purpose = (page.page as? AddressPage)?.purpose else { return }
        if !finding.hasGuide, let phrase = trouble(finding.reading) {
            let zips: [ZIP] = if case .several(let zips)? = finding.reading { zips } else { [] }
            return visit.say(phrase, [.codes: zips.map(\.digits).joined(separator: ", ")])
        }
        let below = visit.session.overlay?.below ?? []
        visit.open(purpose.page)
        visit.session.overlay?.below = below.filter { $0 != AnyPage(purpose.page) }
        if let referral = finding.trouble { visit.fail(referral, on: purpose.page) }
    }

    /// An address in the state of the second ZIP code, and not in that of the first, belongs there.
    private static func keep(_ place: ResolvedPlace, _ visit: inout Visit) {
        let civic = visit.facts.civic
        let isAtHome = civic.states(of: CivicPlace(zip: visit.session.zip)).contains(place.state)
        let second = visit.session.memory.secondZIP.map { civic.states(of: CivicPlace(zip: $0)) } ?? []
        if !isAtHome, second.contains(place.state) {
            visit.session.memory.secondResolved = place
        } else {
            visit.session.memory.resolved = place
        }
    }

    /// Why the person has to say more; nil where the address has a place.
    private static func trouble(_ reading: AddressReading?) -> AddressWords? {
        switch reading {
        case .several?: .several
        case .noMatch?: AddressWords.none
        case .found?, nil: nil
        }
    }

    private static func question(_ purpose: AddressPurpose, _ visit: Visit) -> LookQuestion {
        switch purpose {
        case .representatives: .place(near: visit.session.zip)
        case .polling, .ballot, .measures: .guide(near: visit.session.zip)
        case .ward: .ward
        }
    }

    /// The words, with the home ZIP code where they have none; Winnipeg has none of ours.
    private static func address(
        _ text: String, for purpose: AddressPurpose, _ visit: Visit
    ) -> StreetAddress? {
        guard let bare = StreetAddress(text) else { return nil }
        guard purpose != .ward else { return bare }
        let hasZIP = Plain(text).words.dropFirst().contains { $0.utf8.count == 5 && Int($0) != nil }
        return StreetAddress(hasZIP ? text : [text, visit.session.zip?.digits ?? ""].joined(separator: " "))
    }
}

extension AddressPurpose {
    /// What the address was wanted for.
    var page: any FactsPage {
        switch self {
        case .representatives: RepresentativesPage()
        case .polling: PollingPage()
        case .ballot: RacesPage()
        case .measures: MeasuresPage()
        case .ward: CityRacesPage()
        }
    }
}
