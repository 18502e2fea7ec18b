/// A page whatever it is: what lies open, and how that is stored.
public struct AnyPage: Equatable, Sendable {
    let page: any Page

    init(_ page: any Page) { self.page = page }

    /// Its name for ever.
    public var name: String { type(of: page).name }
    /// The state it stands for in `states.lock`.
    public var state: String { page.state }
    /// What tells two of its kind apart for a walk over all states, besides the own report.
    public var variant: String { page.variant }
    /// Of the facts about voting.
    public var isOfFacts: Bool { page is any FactsPage }
    /// Whatever is written here goes to people as it is.
    public var takesAnyWords: Bool { page.takesAnyWords }
    /// Only read: words that it has no use for go to the draft below.
    public var isRead: Bool { page.isRead }
    /// The number of a list's page, from 0; nil for what is no list.
    public var number: Int? { page.place }
    /// The own report that it asks something about.
    public var ownReport: ReportID? { page.ownReport }

    public static func == (one: AnyPage, other: AnyPage) -> Bool { one.page.equals(other.page) }
}

/// Stored as `{"<name>": {…}}`. A page that an earlier release knew is written where that one kept it, so that whoever
/// goes back a version loses nothing, and read from either.
extension AnyPage: Codable {
    /// One that no feature has, or not in this form, is no reason to lose the draft below it.
    public init(from decoder: any Decoder) throws { page = (try? Self.known(decoder)) ?? LostPage() }

    private static func known(_ decoder: any Decoder) throws -> any Page {
        let container = try decoder.container(keyedBy: PageKey.self)
        guard let key = container.allKeys.first, container.allKeys.count == 1 else { throw unknown(decoder) }
        if let type = Features.page(named: key.stringValue) {
            return try type.init(from: container.superDecoder(forKey: key))
        }
        let outer = try container.nestedContainer(keyedBy: PageKey.self, forKey: key)
        let inner = try outer.nestedContainer(keyedBy: PageKey.self, forKey: .unlabelled)
        return try page(in: inner, of: key.stringValue, decoder)
    }

    /// The page that an earlier release kept in this case.
    fileprivate static func page(
        in container: KeyedDecodingContainer<PageKey>, of root: String, _ decoder: any Decoder
    ) throws -> any Page {
        guard let key = container.allKeys.first, container.allKeys.count == 1,
            let type = Features.page(named: "\(root)/\(key.stringValue)")
                ?? Features.page(named: key.stringValue)
        else { throw unknown(decoder) }
        return try type.init(from: container.superDecoder(forKey: key))
    }

    public func encode(to encoder: any Encoder) throws {
        let path = (type(of: page).formerly ?? type(of: page).name).split(separator: "/").map(String.init)
        var container = encoder.container(keyedBy: PageKey.self)
        guard path.count == 2 else {
            return try page.encode(to: container.superEncoder(forKey: PageKey(path[0])))
        }
        var outer = container.nestedContainer(keyedBy: PageKey.self, forKey: PageKey(path[0]))
        var inner = outer.nestedContainer(keyedBy: PageKey.self, forKey: .unlabelled)
        try page.encode(to: inner.superEncoder(forKey: PageKey(path[1])))
    }

    private static func unknown(_ decoder: any Decoder) -> DecodingError {
        .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no page of this release"))
    }
}

/// The name of a page where it is stored.
fileprivate struct PageKey: CodingKey {
    /// What is stored without a label of its own.
    static let unlabelled = PageKey("_0")

    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
}

/// The case in which earlier releases kept pages, where its own name is not written.
protocol PageRoot: Sendable {
    static var name: String { get }
}

enum FactsRoot: PageRoot { static let name = "facts" }
enum OwnRoot: PageRoot { static let name = "own" }

/// A page of that case.
struct InnerPage<Root: PageRoot>: Codable, Equatable, Sendable {
    let page: AnyPage

    /// Nil for a page that is not of it.
    init?(_ page: AnyPage) {
        guard type(of: page.page).formerly?.hasPrefix(Root.name + "/") == true else { return nil }
        self.page = page
    }

    /// Of the facts a new page, too: it is written under its name.
    init(_ page: any FactsPage) where Root == FactsRoot { self.page = AnyPage(page) }

    init(from decoder: any Decoder) throws {
        let container = try? decoder.container(keyedBy: PageKey.self)
        let known = try? container.map { try AnyPage.page(in: $0, of: Root.name, decoder) }
        page = AnyPage(known ?? LostPage())
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: PageKey.self)
        let type = type(of: page.page)
        let name = type.formerly?.split(separator: "/").last.map(String.init) ?? type.name
        try page.page.encode(to: container.superEncoder(forKey: PageKey(name)))
    }
}

/// Where the page in this place was opened from, of those that keep that inside.
struct FormerOrigin: Decodable {
    let list: FeedOrigin?

    init(from decoder: any Decoder) throws {
        let from = PageKey("from")
        var container = try decoder.container(keyedBy: PageKey.self)
        while !container.contains(from), container.allKeys.count == 1 {
            container = try container.nestedContainer(keyedBy: PageKey.self, forKey: container.allKeys[0])
        }
        list = try container.decodeIfPresent(FeedOrigin.self, forKey: from)
    }
}
