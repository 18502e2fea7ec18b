import CivicFacts
import Conversation
import Foundation
import PublicSite
import Testing

@testable import Services
@testable import Store

/// S30: a writer that is killed before any change of the disk, again and again, while reports come and go: whoever reads then
/// finds whole files, no link to a missing page, no count ahead of its pages, and nothing of what was taken back before.
struct SiteKillTests {
    private let folder = Folder()
    private let noon = Moment(milliseconds: 1_800_000_000_000)
    private static let kills = ProcessInfo.processInfo.environment["TURNOUT_SLOW"] == nil ? 30 : 1_000
    private var directory: String { folder.directory.appending(path: "public").path }

    @Test func aKillAtAnyWriteIsSeenByNobody() async throws {
        let store = try folder.store()
        let left = Countdown(.max)
        let writer = SiteWriter(
            site: Site(
                settings: SiteSettings(identity: "i", address: "https://reports.example.org/"),
                kinds: PublicNames.kinds), directory: directory,
            meeting: { () throws(SiteFolderFault) in if left.isOver { throw .full } })
        try await store.prepareSite(as: writer.look)
        _ = try writer.follow(reader(at: noon), at: noon)
        var (deaths, number) = (0, 0)
        while deaths < Self.kills {
            number += 1
            let now = noon + .minutes(Int64(5 * number))
            try await change(number, store, at: now)
            let later = now + .minutes(2)
            while try await store.settlePublic(at: later, delay: .zero) {
                // Each time it gets a little further, and each step is died in at other places.
                var reach = number * 7 % 5
                var isThrough = false
                while !isThrough {
                    left.restart(reach)
                    do { _ = try writer.follow(reader(at: later), at: later) } catch SiteFolderFault.full {}
                    isThrough = !left.wasOver
                    if !isThrough { deaths += 1 }
                    try SiteLook(directory: directory).check("\(number), after \(reach)")
                    reach = reach * 2 + 3
                }
            }
            try checkWhatIsGone(number)
        }
    }

    private func reader(at now: Moment) throws -> PublicReader {
        try PublicReader(directory: folder.directory.path, on: folder.database, at: now)
    }

    /// Somebody reports; every third report is taken back by its author, every fifth by the team.
    private func change(_ number: Int, _ store: Store, at now: Moment) async throws {
        let who = "ana\(number)"
        let lines = [
            "/start", "85003", "/report", "Booth \(number) has no light at all", "skip", "the gym", "now",
            "send",
        ]
        for (index, text) in lines.enumerated() {
            try await store.hear(text, from: who, key: "\(number).\(index)", at: now)
        }
        try await store.order("approve", "\(number)", at: now)
        let old = number - 2
        if old > 0, old % 3 == 0 {
            for (index, text) in ["my reports", "1", "withdraw", "yes"].enumerated() {
                try await store.hear(text, from: "ana\(old)", key: "w\(number).\(index)", at: now)
            }
        } else if old > 0, old % 5 == 0 {
            try await store.order("retract", "\(old) private", at: now)
        }
    }

    private func checkWhatIsGone(_ number: Int) throws {
        for old in 1...max(1, number - 2) where (old % 3 == 0 || old % 5 == 0) && old <= number - 2 {
            let said = "Booth \(old) has no light"
            for (path, text) in try SiteLook(directory: directory).files {
                #expect(!text.contains(said), "\(said) in \(path)")
            }
        }
    }
}

/// The folder as somebody finds it who reads all of it.
struct SiteLook {
    let directory: String

    var files: [String: String] {
        get throws {
            let names = try FileManager.default.subpathsOfDirectory(atPath: directory)
            return names.filter { !$0.contains("zip/") }.reduce(into: [:]) { files, name in
                files[name] = try? String(contentsOfFile: "\(directory)/\(name)", encoding: .utf8)
            }
        }
    }

    private static func links(of path: String, _ text: String) -> [String] {
        text.components(separatedBy: "href=\"").dropFirst().compactMap { rest in
            let link = String(rest.prefix { $0 != "\"" })
            guard !link.contains(":"), !link.hasPrefix("#"), !link.hasPrefix("/") else { return nil }
            var steps = path.split(separator: "/").dropLast().map(String.init)
            for step in link.split(separator: "/") {
                if step == ".." { steps.removeLast() } else { steps.append(String(step)) }
            }
            return steps.joined(separator: "/")
        }
    }

    /// Pages that link to each other, in both languages or as a list and its pages: of those that are new, one comes first.
    private static func pair(_ path: String) -> String {
        let plain = path.hasPrefix("es/") ? String(path.dropFirst(3)) : path
        return plain.replacing(#/(p/.*|index\.html)$/#, with: "")
    }

    func check(_ when: String) throws {
        let files = try files
        for (path, text) in files where path.hasSuffix(".html") {
            #expect(text.hasSuffix("</html>\n"), "\(path) \(when)")
            // Pages that no report changes are looked at in another test.
            guard !path.contains("/map/"), !path.contains("404") else { continue }
            for link in Self.links(of: path, text) where !link.contains("zip/") {
                guard files[link] == nil else { continue }
                #expect(Self.pair(link) == Self.pair(path), "\(link) in \(path), \(when)")
            }
        }
        for (path, text) in files where path.hasSuffix(".json") || path.hasSuffix("geojson") {
            #expect((try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil, "\(path) \(when)")
        }
        let pages = files.count { $0.key.hasPrefix("r/") && $0.value.contains("<blockquote") }
        let home = try #require(files["index.html"])
        let words = home.split(separator: " ")
        let place = words.firstIndex { $0.hasPrefix("report") && $0.contains("</p>") }
        let count = try #require(
            place.flatMap { words[$0 - 1].split(separator: ">").last }.flatMap { Int($0) })
        #expect(count <= pages, "\(when)")
    }
}
