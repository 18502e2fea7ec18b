internal import CivicFacts
internal import Understanding

/// Street addresses: each is handed to one look-up and kept nowhere, not even in the words of an error.
enum AddressDialog {
    /// True if the words can be an address: they are looked up.
    static func hear(
        _ text: String, _ plain: Plain, for purpose: AddressPurpose, _ visit: inout Visit
    ) -> Bool {
        guard Intent(plain) == nil, !text.hasSuffix("?"), !UnderstoodDialog.tells(text) else { return false }
        return look(text, for: purpose, on: AddressPage(purpose: purpose), &visit)
    }

    /// True if the words can be an address: they are looked up for the open page.
    static func look(
        _ text: String, for purpose: AddressPurpose, on page: any FactsPage, _ visit: inout Visit
    ) -> Bool {
        guard let address = address(text, for: purpose, visit) else { return false }
        visit.look(question(purpose, visit), for: page, at: address)
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
        let place: ResolvedPlace? = if case .found(let place)? = finding.reading { place } else { nil }
        let isElsewhere = place.map { !keeps($0, &visit) } ?? false
        let asked = page.page is RepresentativesPage ? .representatives : (page.page as? AddressPage)?.purpose
        guard isOpen, let purpose = asked else { return }
        if !finding.hasGuide, let phrase = trouble(finding.reading) {
            let zips: [ZIP] = if case .several(let zips)? = finding.reading { zips } else { [] }
            return visit.say(phrase, [.codes: zips.map(\.digits).joined(separator: ", ")])
        }
        let (below, about) = (visit.session.overlay?.below ?? [], visit.session.overlay?.about)
        visit.open(purpose.page)
        visit.session.overlay?.below = below.filter { $0 != AnyPage(purpose.page) }
        if isElsewhere, let place, purpose == .representatives {
            let zip = about?.zip
            visit.session.overlay?.about = CivicPlace(
                zip: zip, resolved: place, chosenState: zip == nil ? place.state : nil)
        }
        if let referral = finding.trouble { visit.fail(referral, on: purpose.page) }
    }

    /// An address in the state of the second ZIP code, and not in that of the first, belongs there; one of a third
    /// state is nobody's home, and is told of once. False for that.
    private static func keeps(_ place: ResolvedPlace, _ visit: inout Visit) -> Bool {
        let civic = visit.facts.civic
        if civic.states(of: CivicPlace(zip: visit.session.zip)).contains(place.state) {
            visit.session.memory.resolved = place
            return true
        }
        let second = visit.session.memory.secondZIP.map { civic.states(of: CivicPlace(zip: $0)) } ?? []
        guard second.contains(place.state) else { return false }
        visit.session.memory.secondResolved = place
        return true
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
        let words = Plain(text).words
        let hasZIP = words.dropFirst().contains { $0.utf8.count == 5 && Int($0) != nil }
        return StreetAddress(
            hasZIP || namesState(words)
                ? text : [text, visit.session.zip?.digits ?? ""].joined(separator: " "))
    }
}

extension AddressDialog {
    /// A town and a state behind the street: "12 Oak St Mesa AZ", "40 Elm Avenue, Salem, Oregon". A court is no
    /// Connecticut.
    private static func namesState(_ words: [String]) -> Bool {
        guard let street = words.firstIndex(where: PlaceMention.streets.contains) else { return false }
        let tail = Array(words[(street + 1)...])
        guard tail.count >= 2, let last = tail.last else { return false }
        if StateFacts.all[last.uppercased()] != nil { return true }
        return (1...2).contains { count in
            tail.count > count
                && StateMention.name(opening: Array(tail.suffix(count))).map { $0.count == count } ?? false
        }
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
