internal import CivicFacts
internal import Understanding

/// All that hangs in the house from one folder.
protocol Feature: SendableMetatype {
    static var pages: [any Page.Type] { get }
    static var choices: [any Press.Type] { get }
    /// What voters can ask it for.
    static var wishes: [Wish] { get }
    /// Commands that take words or need a private chat, besides those of its wishes.
    static var commands: [VoterCommand] { get }
    /// True if the words were for it, whatever lies open: what no open question and no correction could use comes here.
    static func hear(_ said: Said, _ visit: inout Visit) -> Bool
    /// When it has something to say by itself; nil where nothing is waited for.
    static func wakeAt(_ session: Session) -> Moment?
    /// Says what is due by then.
    static func wake(_ visit: inout Visit)
    /// The voter lives elsewhere now.
    static func move(from old: ZIP?, _ visit: inout Visit)
}

extension Feature {
    static var pages: [any Page.Type] { [] }
    static var choices: [any Press.Type] { [] }
    static var wishes: [Wish] { [] }
    static var commands: [VoterCommand] { [] }
    static func hear(_ said: Said, _ visit: inout Visit) -> Bool { false }
    static func wakeAt(_ session: Session) -> Moment? { nil }
    static func wake(_ visit: inout Visit) {}
    static func move(from old: ZIP?, _ visit: inout Visit) {}
}

/// Every feature, in the order in which they hear words.
enum Features {
    static let all: [any Feature.Type] = [
        Everywhere.self, Dangers.self, Reporting.self, Mine.self, Appeals.self, Feeding.self, Likes.self,
        Saved.self,
        Own.self,
        Privacy.self, PartyGifts.self, Results.self, Bills.self, Provisional.self, HowToVote.self,
        Polling.self,
        Reminders.self, Ballot.self, Elections.self,
        Representatives.self,
        Calendar.self, Giving.self, Meeting.self,
    ]

    /// True if one of them could use the words.
    static func hear(_ said: Said, _ visit: inout Visit) -> Bool { all.contains { $0.hear(said, &visit) } }

    /// By the name that it is stored under, and by those of earlier releases.
    static func page(named name: String) -> (any Page.Type)? { pages[name] }

    private static let pages: [String: any Page.Type] = {
        let pages = all.flatMap { $0.pages }
        let earlier = pages.compactMap { page in page.formerly.map { ($0, page) } }
        return Dictionary(uniqueKeysWithValues: pages.map { ($0.name, $0) } + earlier)
    }()

    /// What voters can ask for, by intent.
    static let wishes = Dictionary(uniqueKeysWithValues: all.flatMap { $0.wishes }.map { ($0.intent, $0) })

    /// All doors into the pages of facts, in the order of their features.
    static let doors = all.flatMap { $0.wishes }.compactMap(\.door)

    /// What voters can command, by every name without the slash.
    static let commands: [String: VoterCommand] = {
        let plain = wishes.values.map { wish in
            VoterCommand(names: wish.commands, isPrivate: wish.isPrivate) {
                $1.named = NamedPlace(alone: $0)
                IntentDialog.follow(wish.intent, &$1)
            }
        }
        let commands = all.flatMap { $0.commands } + plain
        return Dictionary(uniqueKeysWithValues: commands.flatMap { one in one.names.map { ($0, one) } })
    }()

    /// By their code; two may share one and differ in their argument.
    static let presses = Dictionary(grouping: all.flatMap { $0.choices }) { $0.face.code }
}
