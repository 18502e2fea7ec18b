public import CivicFacts

/// A charity as its row of the file has it.
public struct Organisation: Equatable, Sendable {
    public let id: OrganisationID
    public let name: String
    /// What else it is called, in either language or short; only to be found by.
    package let aliases: [String]
    /// As it is registered, which a receipt names.
    package let legal: String
    package let registration: Registration
    /// Where the number was read, and when; nil where nobody has read it anywhere.
    package let numberSource: SourcedPage?
    /// Its own page for gifts.
    package let give: String
    /// The day on which somebody opened that page; nil where nobody has for this list.
    package let opened: CivilDate?
    package let mission: Bilingual
    package let tags: [CharityTag]
    /// Countries by their ISO codes; empty where it works everywhere.
    package let worksIn: [String]
    /// Where it serves people; nil for the world.
    package let area: ServiceArea?
    package let minimum: Money
    package let facts: [CharityFact]
    package let past: [PastWork]
    package let updates: [CharityUpdate]
    /// Whose word its number is.
    package var numberTeller: NumberTeller { NumberTeller(numberSource, hosts: hosts) }
    /// The hosts of its own pages.
    package let hosts: [String]
    /// How gifts can be paid in the chat; nil where only its own page takes them.
    package let payment: PaymentTerms?
    /// When its row was last looked at, and by whom.
    package let checked: Check
    /// The year in which it began.
    package let created: Int?
}

/// The name of a charity in buttons, sessions and links, for ever: letters a to z, digits and `-`, at most 16.
public struct OrganisationID: TextValue, Hashable, Sendable {
    public let description: String

    public init?(_ text: String) {
        let isPlain = text.utf8.allSatisfy { 97...122 ~= $0 || 48...57 ~= $0 || $0 == 45 }
        guard (2...16).contains(text.utf8.count), isPlain, text.utf8.first != 45 else { return nil }
        description = text
    }
}

/// The same words in both languages.
package struct Bilingual: Equatable, Sendable {
    package let en: String
    package let es: String

    package init(en: String, es: String) { (self.en, self.es) = (en, es) }
}

/// A page and the day on which it was read.
package struct SourcedPage: Equatable, Sendable {
    package let link: String
    package let day: CivilDate
}

/// Who says that an organisation is registered under its number.
package enum NumberTeller: Equatable, Sendable {
    /// The authority, or the organisation itself.
    case itself
    /// Somebody else's page, by its host.
    case other(String)
    /// A file that some stranger keeps in a public place.
    case stranger(String)
    case nobody

    init(_ source: SourcedPage?, hosts: [String]) {
        guard let source, let host = WebHost(of: source.link)?.name else {
            self = .nobody
            return
        }
        let isOwn = hosts.contains { host == $0 || host.hasSuffix("." + $0) || $0.hasSuffix("." + host) }
        let authorities = [".gov", ".gc.ca", "canada.ca", ".gov.uk", "charitycommission.gov.uk"]
        let strangers = ["github.com", "gitlab.com", "githubusercontent.com"]
        if isOwn || authorities.contains(where: host.hasSuffix) {
            self = .itself
        } else {
            self = strangers.contains(where: host.hasSuffix) ? .stranger(host) : .other(host)
        }
    }
}

/// Who looked at a row last.
package struct Check: Equatable, Sendable {
    package let day: CivilDate
    package let by: String

    /// After so many days it is said, and after so many more only the link is shown.
    package static let isOldAfter: Int64 = 400
    package static let isTooOldAfter: Int64 = 800

    package func age(on today: CivilDate) -> Int64 { today.days - day.days }
}

/// A published figure about what money does, with everything that belongs beside it.
package struct CharityFact: Equatable, Sendable {
    /// Its name within the row: `net`, `life`.
    package let key: String
    /// Nil where the source gives only a range.
    package let figure: Money?
    /// A range, where the source gives one.
    package let low: Money?
    package let high: Money?
    /// What one figure pays for, for one and for several; nil for what is never counted, such as a life.
    package let unit: CountedUnit?
    package let sentence: Bilingual
    package let source: String
    package let link: String
    /// `2025-09` or `2025`, as the source dates it.
    package let date: String
    package let caveat: Bilingual
}

/// What a figure pays for, as one and as several are called.
package struct CountedUnit: Equatable, Sendable {
    package let one: Bilingual
    package let many: Bilingual
}

/// What an organisation did, by its own figures.
package struct PastWork: Equatable, Sendable {
    package let sentence: Bilingual
    package let source: String
    package let link: String
    package let date: String
}

/// What lets a gift be paid in the chat.
package struct PaymentTerms: Equatable, Sendable {
    /// Whose account takes the money.
    package let merchant: String
    /// When the organisation agreed in writing, and where that lies.
    package let consent: Check
    /// Postal abbreviations of the states in which givers may live.
    package let states: [String]
}

/// News of an organisation.
package struct CharityUpdate: Equatable, Sendable {
    package let day: CivilDate
    package let words: Bilingual
    package let link: String
}
