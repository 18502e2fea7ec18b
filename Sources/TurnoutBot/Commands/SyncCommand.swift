import Basics
import Civic
import CivicFacts
import Conversation
import Glibc
import Locks
import Services
import Store

/// `turnout sync [SOURCE…]`: downloads civic data now; 0 if all that was asked for is fresh, 1 if something failed.
struct SyncCommand: Sendable {
    let configuration: Configuration
    let feeds: [CivicFeed]

    /// Without names it is every feed.
    init(configuration: Configuration, arguments: [String]) throws {
        self.configuration = configuration
        var feeds: [CivicFeed] = []
        for name in arguments {
            guard let feed = Providers.feeds.first(where: { $0.name == name }) else {
                let names = Providers.feeds.map(\.name).joined(separator: ", ")
                throw CommandArguments.Fault(description: "There is no such source. There are: \(names).")
            }
            feeds.append(feed)
        }
        self.feeds = feeds.isEmpty ? Providers.feeds : Providers.feeds.filter(feeds.contains)
    }

    func run() async throws -> Int32 {
        let setup = try CivicSetup(configuration)
        let store = try CivicStore(directory: configuration.dataDirectory)
        let sync = setup.sync(into: store)
        var isWell = true
        for feed in feeds {
            let line = ProgressLine()
            let began = ContinuousClock.now
            let outcome = try await sync.sync(feed) { line.show($0) }
            let seconds = (ContinuousClock.now - began) / .seconds(1)
            line.end(Self.sentence(feed, outcome, seconds: seconds))
            if case .failed(let setback) = outcome, setback != .notSetUp { isWell = false }
        }
        return isWell ? 0 : 1
    }

    private static func sentence(_ feed: CivicFeed, _ outcome: CivicSync.Outcome, seconds: Double) -> String {
        switch outcome {
        case .kept(let rows, let orphans):
            let lost = orphans == 0 ? "" : ", \(orphans) links to nobody left out"
            return "ok   \(feed.name): \(rows) rows\(lost), \(seconds.fixed(1)) s"
        case .failed(.notSetUp): return "off  \(feed.name): needs a key in the settings"
        case .failed(let setback): return "BAD  \(feed.name): \(setback)"
        }
    }
}

/// One line of a terminal that is written over; nothing is written where nobody watches.
private final class ProgressLine: Sendable {
    private let width = Locked(0)
    private let isWatched = isatty(STDERR_FILENO) == 1

    func show(_ progress: CivicSync.Progress) {
        write(
            "     \(progress.feed.name): file \(progress.files) of \(progress.of), \(progress.bytes / 1_000) kB"
        )
    }

    func end(_ sentence: String) {
        write("")
        print(sentence)
    }

    private func write(_ text: String) {
        guard isWatched else { return }
        let padding = width.withLock { width in
            defer { width = text.count }
            return max(0, width - text.count)
        }
        try? StandardStream.errors.write("\r\(text)\(String(repeating: " ", count: padding))\r".utf8)
    }
}
