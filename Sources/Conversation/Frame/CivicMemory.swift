public import CivicFacts

/// What a conversation remembers of its questions about voting; no street address is ever in it.
public struct CivicMemory: Codable, Equatable, Sendable {
    /// The divisions of an address that was looked up; the address itself is forgotten.
    public internal(set) var resolved: ResolvedPlace?
    /// A second ZIP code, such as that of a school: for representatives and bills.
    public internal(set) var secondZIP: ZIP?
    /// The divisions of an address there.
    public internal(set) var secondResolved: ResolvedPlace?
    /// A look-up that is under way, or failed.
    public internal(set) var look: PendingLook?
    /// Whose bills to list; nil for all.
    public internal(set) var billLevel: BillLevel?
    /// Bills whose changes are told.
    public internal(set) var follows: [FollowedBill]?
    /// When the followed bills are looked at next.
    public internal(set) var followCheck: Moment?
    /// The next one first.
    public internal(set) var reminders: [Reminder]?
    /// When the elections of reminders are looked at next.
    public internal(set) var reminderCheck: Moment?
    /// Reminders were ended because nothing reached the person.
    public internal(set) var lostReminders: Bool?
    /// The first three signs of a Canadian postal code, where somebody gave that instead of a ZIP code.
    public internal(set) var canada: String?
    /// How often the person could not be reached, since they wrote last.
    public internal(set) var unreached: Int?

    public init() {}
}

/// A bill whose changes somebody wants to hear of.
public struct FollowedBill: Codable, Equatable, Sendable {
    public let id: BillID
    /// How far it was when it was last told: the day and the words of its latest action.
    public internal(set) var seen: String
}

extension CivicMemory {
    /// The first three signs of the postal code, or the country where only a town was named.
    var areaOfCanada: String? { canada.map { $0.count < 3 ? "Canada" : $0 } }
}

extension Session {
    /// The same, empty where nothing is remembered.
    var memory: CivicMemory {
        get { civic ?? CivicMemory() }
        set { civic = newValue == CivicMemory() ? nil : newValue }
    }

    /// Where the person's questions are about.
    var civicPlace: CivicPlace {
        CivicPlace(zip: zip, resolved: memory.resolved, canada: zip == nil ? memory.canada : nil)
    }

    /// Where their other questions are about; nil for those who live in one place.
    var secondPlace: CivicPlace? {
        memory.secondZIP.map { CivicPlace(zip: $0, resolved: memory.secondResolved) }
    }

    /// "78705, Austin, Texas"
    var nameOfSecondPlace: String? { memory.secondZIP?.named(in: language) }
}
