internal import CivicFacts
internal import Understanding

/// One question or one thing to read, with all that is known about it. A page that is only read says `name` and `prompt`.
///
/// To add one: a struct in its feature's folder, and its type in the feature's list of pages.
protocol Page: Codable, Equatable, Sendable {
    /// Its name in sessions for ever; no two pages share one.
    static var name: String { get }
    /// The states it stands for in `states.lock`: its name, unless it stands for another, or for several.
    static var states: [String] { get }
    /// That in which it is.
    var state: String { get }
    /// Where earlier releases kept it: `facts/remind` is the case `remind` of the case `facts`. Nil for newer pages.
    static var formerly: String? { get }
    /// What it does with words; said once, here.
    static var manner: Manner { get }

    /// The question as it can always be asked again: from the session and the facts alone.
    func prompt(_ view: View) -> Prompt
    /// True if the page could use the words.
    func hear(_ said: Said, _ visit: inout Visit) -> Bool
    /// Yes or no to its question.
    func decide(_ isYes: Bool, _ visit: inout Visit)
    /// Words came that neither it nor anything else could use, and it wants an answer.
    func missed(_ visit: inout Visit)
    /// "Skip".
    func skip(_ visit: inout Visit)
    /// Where "back" leads.
    func back(_ visit: inout Visit)
    /// The same list at another place; nil for what is no list.
    func turned(by pages: Int) -> (any Page)?
    /// On or back in a list.
    func turn(by pages: Int, _ visit: inout Visit)

    /// The number of a list's page, from 0; nil for what is no list.
    var place: Int? { get }
    /// The own report that it asks something about.
    var ownReport: ReportID? { get }
    /// What tells two of its kind apart for a walk over all states, besides that report; never words.
    var variant: String { get }
}

/// What a page does with words.
enum Manner: Sendable {
    /// It is only read: words that it has no use for go to the draft below.
    case read
    /// It waits for an answer.
    case asks
    /// It waits for words that go to people as they are: a language that is only named may be what they ask for.
    case takesAnyWords
    /// It asks where words or photos that came belong.
    case holdsWords
}

/// Words as they came, without spaces around them, and as they are compared.
struct Said {
    let text: String
    let plain: Plain

    /// The ZIP code that they name with hardly a word beside it.
    var zipAlone: ZIP? {
        guard plain.words.count <= 4, case .zip(let zip) = ZIPReading(text) else { return nil }
        return zip
    }
}

extension Page {
    static var states: [String] { [name] }
    var state: String { Self.states[0] }
    static var formerly: String? { nil }
    static var manner: Manner { .read }

    var isRead: Bool { Self.manner == .read }
    var takesAnyWords: Bool { Self.manner == .takesAnyWords }
    var holdsWords: Bool { Self.manner == .holdsWords }
    var place: Int? { nil }
    var ownReport: ReportID? { nil }
    var variant: String { "" }

    func hear(_ said: Said, _ visit: inout Visit) -> Bool { false }
    func decide(_ isYes: Bool, _ visit: inout Visit) { visit.askAgain() }
    func missed(_ visit: inout Visit) { visit.miss(HelpWords.lost, HelpWords.lostAgain) { $0.close() } }
    func skip(_ visit: inout Visit) { visit.close() }
    func back(_ visit: inout Visit) { Control.cancel(&visit) }
    func turned(by pages: Int) -> (any Page)? { nil }

    func turn(by pages: Int, _ visit: inout Visit) {
        guard let next = turned(by: pages) else { return visit.askAgain() }
        visit.open(next, over: visit.session.pagesBelow)
    }

    /// The same page with the same contents.
    func equals(_ other: (any Page)?) -> Bool { other as? Self == self }
}

/// A list of which somebody may want a part, or another order.
protocol NarrowedPage: Page {
    /// Shows it so; where it cannot be, that is said.
    func narrow(to wishes: [Narrowing], _ visit: inout Visit)
}

/// A list that is read page by page; the first one counts 0.
protocol ListPage: NarrowedPage {
    var page: Int { get set }
    /// In which order of time it stands, if in one.
    var sorting: ListWords? { get }
}

extension ListPage {
    var place: Int? { page }
    var variant: String { page > 0 ? "more" : "" }
    var sorting: ListWords? { nil }

    func narrow(to wishes: [Narrowing], _ visit: inout Visit) {
        NarrowDialog.decline(wishes, of: self, &visit)
    }

    func turned(by pages: Int) -> (any Page)? {
        var next = self
        next.page = max(0, page + pages)
        return next
    }
}
