/// What a button on a page of facts means.
public enum CivicChoice: Hashable, Sendable {
    /// Opens a topic by its door.
    case topic(Topic)
    case election(String)
    case representative(String)
    case billsOf(String)
    case bill(BillID)
    case stateBill(state: String, number: String)
    case sponsors(BillID)
    /// One of the lists that need no words.
    case bills(BillList)
    /// Whose bills from now on; nil for all.
    case level(BillLevel?)
    case filters
    case follow(BillID)
    case unfollow(BillID)
    /// The bills that are followed; follows none of them any more.
    case follows, unfollowAll
    /// Asks the source again.
    case refresh
    case address(AddressPurpose)
    case line
    /// Asks for a second ZIP code; forgets it.
    case secondZIP, dropSecondZIP
    case race(RaceID)
    case runner(RaceID, String)
    case filing(String)
    /// Looks for the files of somebody in a race.
    case files(RaceID, String)
    case cityRaces, cityCouncil
    case how(HowTopic)
    case howTopics
    case month(CivilMonth)
    /// Sends the coming dates as a file, or one election by its id.
    case calendarFile(String?)
    /// Asks when to be reminded of an election.
    case remind(String)
    /// The same of the time to register.
    case remindToRegister
    /// So many days before the election of the open page.
    case remindBefore(Int)
    /// At this hour.
    case remindAt(Int)
    /// Ends the reminders of one election, or all.
    case remindOff(String), remindersOff
    /// Another page of the same list.
    case more, less

    /// Opens something to read, however old the button is.
    var isHarmless: Bool {
        switch self {
        case .topic, .election, .representative, .billsOf, .bill, .stateBill, .sponsors, .bills, .filters,
            .address, .line, .race, .runner, .filing, .files, .cityRaces, .cityCouncil, .how, .howTopics,
            .month,
            .calendarFile, .remind, .remindToRegister, .secondZIP, .follows:
            true
        case .level, .follow, .unfollow, .unfollowAll, .refresh, .more, .less, .remindBefore, .remindAt,
            .remindOff,
            .remindersOff, .dropSecondZIP:
            false
        }
    }
}

/// How a choice stands in a button's token.
extension CivicChoice {
    var token: (name: String, argument: String?) {
        switch self {
        case .topic(let topic): ("top", topic.rawValue)
        case .election(let id): ("elec", id)
        case .representative(let id): ("who", id)
        case .billsOf(let id): ("bof", id)
        case .bill(let id): ("bill", Self.text(of: id))
        case .stateBill(let state, let number): ("stb", "\(state):\(number.replacing(" ", with: "-"))")
        case .sponsors(let id): ("spon", Self.text(of: id))
        case .bills(let list): ("bills", Self.lists.first { $0.list == list }?.name)
        case .level(let level): ("lvl", level?.rawValue ?? "all")
        case .follow(let id): ("fol", Self.text(of: id))
        case .unfollow(let id): ("unf", Self.text(of: id))
        case .follows: ("fols", nil)
        case .unfollowAll: ("unfs", nil)
        case .address(let purpose): ("addr", purpose.rawValue)
        case .race(let race): ("race", race.token)
        case .runner(let race, let key): ("run", "\(race.token):\(key)")
        case .filing(let id): ("fec", id)
        case .files(let race, let key): ("fils", "\(race.token):\(key)")
        case .how(let topic): ("how", topic.rawValue)
        case .cityRaces: ("city", nil)
        case .cityCouncil: ("council", nil)
        case .howTopics: ("hows", nil)
        case .filters: ("filt", nil)
        case .refresh: ("rfr", nil)
        case .line: ("line", nil)
        case .secondZIP: ("zip2", nil)
        case .dropSecondZIP: ("nozip2", nil)
        case .month(let month): ("mon", month.description)
        case .calendarFile(let id): ("ics", id)
        case .remind(let id): ("rem", id)
        case .remindToRegister: ("remr", nil)
        case .remindBefore(let days): ("remb", "\(days)")
        case .remindAt(let hour): ("remh", "\(hour)")
        case .remindOff(let id): ("remo", id)
        case .remindersOff: ("rems", nil)
        case .more: ("more", nil)
        case .less: ("less", nil)
        }
    }

    private static let plain: [CivicChoice] = [
        .filters, .refresh, .line, .more, .less, .cityRaces, .howTopics, .calendarFile(nil), .remindersOff,
        .secondZIP, .dropSecondZIP, .cityCouncil, .follows, .unfollowAll, .remindToRegister,
    ]
    private static let lists: [(name: String, list: BillList)] = [
        ("latest", .latest), ("passed", .passed), ("new", .new),
    ]

    /// Nil for what names none of these, or carries an argument that none of ours has.
    init?(name: String, argument: String?) {
        let choice =
            argument.map { Self.choice(name, $0) } ?? Self.plain.first { $0.token.name == name }
        guard let choice else { return nil }
        self = choice
    }

    private static func choice(_ name: String, _ argument: String) -> CivicChoice? {
        switch name {
        case "top": Topic(rawValue: argument).map { .topic($0) }
        case "elec": isID(argument) ? .election(argument) : nil
        case "who": isID(argument) ? .representative(argument) : nil
        case "bof": isID(argument) ? .billsOf(argument) : nil
        case "bill": bill(argument).map { .bill($0) }
        case "stb": stateBill(argument)
        case "spon": bill(argument).map { .sponsors($0) }
        case "bills": lists.first { $0.name == argument }.map { .bills($0.list) }
        case "lvl": argument == "all" ? .level(nil) : BillLevel(rawValue: argument).map { .level($0) }
        case "fol": bill(argument).map { .follow($0) }
        case "unf": bill(argument).map { .unfollow($0) }
        case "mon": CivilMonth(argument).map { .month($0) }
        case "ics": isID(argument) ? .calendarFile(argument) : nil
        case "rem": isID(argument) ? .remind(argument) : nil
        case "remb": number(argument, within: 0...90).map { .remindBefore($0) }
        case "remh": number(argument, within: 0...23).map { .remindAt($0) }
        case "remo": isID(argument) ? .remindOff(argument) : nil
        case "addr": AddressPurpose(rawValue: argument).map { .address($0) }
        case "race": RaceID(token: argument).map { .race($0) }
        case "run": runner(argument).map { .runner($0.race, $0.key) }
        case "fils": runner(argument).map { .files($0.race, $0.key) }
        case "fec": isID(argument) ? .filing(argument) : nil
        case "how": HowTopic(rawValue: argument).map { .how($0) }
        default: nil
        }
    }

    /// Ids that fit into a button: letters, digits, `:` and `-`, at most 40 of them.
    static func isID(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 40
            && text.utf8.allSatisfy { 48...58 ~= $0 || 97...122 ~= $0 | 32 || $0 == 45 }
    }

    private static func number(_ text: String, within range: ClosedRange<Int>) -> Int? {
        Int(text).flatMap { range.contains($0) && "\($0)" == text ? $0 : nil }
    }

    /// `119-hr-25`
    static func text(of id: BillID) -> String {
        id.description.replacing("/", with: "-")
    }

    /// Reads `119-hr-25`.
    static func bill(_ text: String) -> BillID? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, let congress = Int(parts[0]),
            let kind = BillID.Kind(rawValue: String(parts[1])),
            let number = Int(parts[2])
        else { return nil }
        return BillID(congress: Congress(rawValue: congress), kind: kind, number: number)
    }

    private static func runner(_ text: String) -> (race: RaceID, key: String)? {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        guard parts.count == 2, let race = RaceID(token: parts[0]), isID(parts[1]) else { return nil }
        return (race, parts[1])
    }

    private static func stateBill(_ text: String) -> CivicChoice? {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        guard parts.count == 2, StateFacts.all[parts[0]] != nil, isID(parts[1]) else { return nil }
        return .stateBill(state: parts[0], number: parts[1].replacing("-", with: " "))
    }
}
