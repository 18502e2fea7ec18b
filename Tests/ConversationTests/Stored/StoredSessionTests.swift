import CivicFacts
import Foundation
import Testing

@testable import Conversation
@testable import Rehearsal

/// Whoever was in the middle of something goes on there after an update, page by page.
@Suite struct StoredSessionTests {
    private static let root = Stored.folder.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    /// Set to 1, a state without a session gets one, and what the bot says to stored sessions is written anew; the
    /// sessions that there are never are.
    private static let isRewriting = ProcessInfo.processInfo.environment["TURNOUT_REWRITE_REPLIES"] == "1"

    @Test func everyStateHasASession() throws {
        let locked = try String(contentsOf: Self.root.appending(path: "states.lock"), encoding: .utf8)
            .split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
        let stored = Set(Stored.sessions.map(Stored.state))
        let new = Set(locked).subtracting(stored)
        if Self.isRewriting, !new.isEmpty { return try Self.write(new) }
        #expect(new.isEmpty)
        #expect(stored.subtracting(Self.gone).isSubset(of: locked))
    }

    @Test(arguments: Stored.sessions) func sessionIsReadAsItWasWritten(name: String) throws {
        let stored = try Stored.session(name)
        let session = try Stored.decode(Session.self, stored)
        let isGone = Self.gone.contains(Stored.state(in: name))
        #expect(session.state.rawValue == Stored.state(in: name) || isGone)
        #expect(try Stored.decode(Session.self, Stored.encode(session)) == session)
        // Where a report was opened from stood inside its page once, and stands on the stack now.
        if session.page is any OpenedPage, stored.contains(#""from""#) || name.hasSuffix("+bare") { return }
        // A question that is not asked any more is answered at the look, and its buttons are gone.
        if Self.goneParts.contains(where: stored.contains) { return }
        #expect(try Stored.object(Stored.encode(session)) == Stored.object(stored))
    }

    /// Questions of earlier releases: what lay open there is shown at the look.
    private static let gone: Set<String> = ["rep.photos", "rep.place", "rep.kind_more"]

    private static let goneParts =
        gone.map { "\"\($0)\"" } + ["returnsTo", ".zonce\"", "0.kinds\"", ".ansn\"", ".addr\""]

    @Test(arguments: Stored.sessions) func conversationGoesOnWhereItWas(name: String) throws {
        let now = try StoredReplies(name: name, stored: Stored.session(name)).text()
        let file = Stored.folder.appending(path: "Sessions/\(name).said.txt")
        if Self.isRewriting { return try Data(now.utf8).write(to: file) }
        let before = try String(contentsOf: file, encoding: .utf8)
        guard now != before else { return }
        Issue.record("\(name): \(Self.firstDifference(before, now))")
    }

    /// A message of long ago may have a button that nothing stands behind any more.
    @Test(arguments: ["c1.1.gone", "c1.0.gone.1", "c1.0.f.gone_1", "c1.0.top.gone", "c1.0.bills.gone"])
    func buttonThatIsGoneIsAnswered(token: String) throws {
        for name in Stored.sessions where name.hasPrefix("rep.") || name.hasPrefix("bills.") {
            let session = try Stored.decode(Session.self, Stored.session(name))
            guard session.language == .english else { continue }
            var talk = try StoredTalk(session, of: StoredHouse.dana)
            let told = talk.hear(.tapped(token: token, callback: nil))
            #expect(told.first == "That button is old. Please use the new ones.", "\(name): \(told)")
            #expect(talk.session.state == session.state)
        }
    }

    /// What lies open there, in the session of somebody who read about privacy a moment ago.
    private static func write(_ states: Set<String>) throws {
        let walked = StateGraph.sessions()
        for state in states {
            let found = try #require(walked[state], "\(state) is not reached")
            var session = try Stored.decode(Session.self, Stored.session("prv.show"))
            session.overlay = found.page.map {
                Overlay($0, since: session.promptedAt ?? Moment(milliseconds: 0))
            }
            session.draft = found.draft
            session.offered = found.offered
            let file = Stored.folder.appending(path: "Sessions/\(state).json")
            try Data(Stored.encode(session).utf8).write(to: file)
        }
        Issue.record("Sessions are written for \(states.sorted()): run again for what is said to them")
    }

    private static func firstDifference(_ before: String, _ now: String) -> String {
        let (old, new) = (before.split(separator: "\n"), now.split(separator: "\n"))
        let index = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        let place = index ?? min(old.count, new.count)
        let head = old.prefix(place).last { $0.hasPrefix("==") } ?? ""
        let texts = [old, new].map { place < $0.count ? "\"\($0[place])\"" : "nothing" }
        return "line \(place + 1), under \(head): was \(texts[0]), is \(texts[1])"
    }
}
