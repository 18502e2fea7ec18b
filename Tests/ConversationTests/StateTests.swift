import Foundation
import Testing

@testable import Conversation
@testable import Rehearsal
@testable import Understanding

/// States and stored sessions outlive versions of the bot.
@Suite struct StateTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// A name that disappears from the code strands the sessions in it: it needs a migration first.
    @Test func everyLockedStateIsStillThere() throws {
        let locked = try String(contentsOf: Self.root.appending(path: "states.lock"), encoding: .utf8)
            .split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
        #expect(Set(locked) == Set(StateName.all.map(\.rawValue)))
    }

    /// Who hears first decides what words mean: another order is a decision, and not the side of a change.
    @Test func featuresHearInTheOrderThatIsWrittenDown() throws {
        let locked = try String(contentsOf: Self.root.appending(path: "hearers.lock"), encoding: .utf8)
            .split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
        #expect(locked == Features.all.map { "\($0)" })
    }

    /// A name that disappears strands words that were learned, a command what people got used to.
    @Test func everyWishAndCommandIsWrittenDown() throws {
        let locked = try String(contentsOf: Self.root.appending(path: "wishes.lock"), encoding: .utf8)
            .split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
        let wishes = Features.wishes.values.map { "\($0.intent.rawValue): \($0.kind)" }
        let commands = Features.commands.map { "/\($0)" + ($1.isPrivate ? " private" : "") }
        #expect(locked == wishes.sorted() + commands.sorted())
    }

    /// Names that an earlier or a later release stored break no session: they open nothing.
    @Test func aNameThatNobodyAnswersIsKeptAndOpensNothing() throws {
        let stored = #"{"others":["no.such","feed.open"]}"#
        let guess = try JSONDecoder().decode(Guess.self, from: Data(stored.utf8))
        #expect(guess.others.map(\.kind) == [nil, .answer])
        #expect(String(decoding: try JSONEncoder().encode(guess), as: UTF8.self) == stored)
        #expect(GuessDialog.prompt(guess.others)?.choices.first == .guess(.feed))
        #expect(try JSONDecoder().decode([Topic].self, from: Data(#"["nowhere"]"#.utf8))[0].door == nil)
        #expect(ChoiceToken(text: "c1.0.topic.no-such") == nil)
        #expect(ChoiceToken(text: "c1.0.top.nowhere") == nil)
    }

    /// No two pages share a name, no two buttons of a spelling read the same argument.
    @Test func everyNameIsGivenOnce() {
        let pages = Features.all.flatMap { $0.pages }
        let names = pages.map { $0.name } + pages.compactMap { $0.formerly }
        #expect(Set(names).count == names.count)
        for (code, types) in Features.presses where types.count > 1 {
            #expect(types.filter { $0.init(argument: nil) != nil }.count <= 1, "\(code)")
        }
    }

    /// All of a session but its drafts and what was offered.
    private static func beside(_ session: Data) throws -> NSDictionary {
        let members = try #require(JSONSerialization.jsonObject(with: session) as? [String: Any])
        return members.filter { !["draft", "parked", "offered"].contains($0.key) } as NSDictionary
    }

    /// Sessions as the first release stored them.
    @Test func goldenSessionsCanStillBeRead() throws {
        let folder = Self.root.appending(path: "Tests/ConversationTests/Golden")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".json")
        }
        #expect(files.count >= 3)
        for file in files {
            let stored = try Data(contentsOf: folder.appending(path: file))
            let session = try JSONDecoder().decode(Session.self, from: stored)
            #expect(session.schema == 1)
            let again = try JSONEncoder().encode(session)
            #expect(try JSONDecoder().decode(Session.self, from: again) == session, "\(file)")
            // A question that is not asked any more is answered at the look, and its buttons are gone.
            #expect(try Self.beside(again) == Self.beside(stored), "\(file)")
        }
    }

    @Test func everyDraftStepIsAState() {
        for step in Draft.Step.allCases {
            #expect(StateName.all.contains(StateName(rawValue: step.rawValue)))
        }
    }

    /// The walk over the real engine finds every state a single voter can reach, and a way back home from each.
    @Test func everyStateIsReachedAndLeadsHome() {
        let edges = StateGraph.walk()
        let reached = Set(edges.map(\.to)).union(["home"])
        let needModerators = ["mod.answer", "mod.is_it", "app.say", "app.ban", "give.posts", "give.letter"]
        // Only sessions of earlier releases are there, or where a charity has news.
        let former = ["stop.what", "give.news"]
        let missing = StateName.all.map(\.rawValue).filter {
            !reached.contains($0) && !needModerators.contains($0) && !former.contains($0)
        }
        #expect(missing.isEmpty, "\(missing)")
        let withWayOn = Set(edges.map(\.from))
        #expect(reached.subtracting(withWayOn).isEmpty)
    }
}
