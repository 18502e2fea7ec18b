import CivicFacts
import Conversation
import Foundation
import PublicSite
import Testing

@testable import Services
@testable import Store

/// The public site as files: complete, never half written, gone with what is taken back.
struct PublisherTests {
    private let folder = Folder()
    private let noon = Moment(milliseconds: 1_800_000_000_000)
    private static let feeds = ["feed.atom", "feed.json", "reports.geojson"]

    private var data: String { folder.directory.path }
    private var directory: String { folder.directory.appending(path: "public").path }

    private func publisher(
        _ store: Store, at now: Moment, delay: Span = .zero, look: String = "Look"
    ) async throws -> Publisher {
        let settings = SiteSettings(
            identity: try await store.siteIdentity(), address: "https://reports.example.org/", name: look)
        return Publisher(
            store: store, data: data,
            writer: SiteWriter(
                site: Site(settings: settings, kinds: PublicNames.kinds), directory: directory),
            delay: delay, clock: Clock { now }, log: .silent)
    }

    private func publish(_ store: Store, at now: Moment, delay: Span = .zero) async throws {
        #expect(try await publisher(store, at: now, delay: delay).publish())
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: "\(directory)/\(name)", encoding: .utf8)
    }

    /// Every file with its bytes, as-of times aside.
    private func files(in directory: String? = nil) throws -> [String: String] {
        let directory = directory ?? self.directory
        let names = try FileManager.default.subpathsOfDirectory(atPath: directory)
        return try names.reduce(into: [:]) { files, name in
            var isFolder: ObjCBool = false
            let path = "\(directory)/\(name)"
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue
            else { return }
            files[name] = try String(contentsOfFile: path, encoding: .utf8)
        }
    }

    /// Dana's report is sent and approved; a minute later it is public.
    private func published(_ words: String, place: String = "the gym", zip: String = "85003") async throws
        -> Store
    {
        let store = try folder.store()
        for (index, text) in ["/start", zip, "/report", words, "skip", place, "now", "send"].enumerated() {
            try await store.hear(text, key: "\(index)", at: noon)
        }
        try await store.approve(1, at: noon)
        return store
    }

    /// Somebody new reports.
    private func send(_ words: String, _ number: Int, to store: Store, at now: Moment) async throws {
        for (index, text) in ["/start", "85003", "/report", words, "skip", "the gym", "now", "send"]
            .enumerated()
        {
            try await store.hear(text, from: "ana\(number)", key: "\(number).\(index)", at: now)
        }
    }

    private func withdraw(_ store: Store, at now: Moment) async throws {
        for (index, text) in ["my reports", "1", "withdraw", "yes"].enumerated() {
            try await store.hear(text, key: "w\(index)", at: now)
        }
    }

    @Test func filesAppearWithTheReportAndGoWithIt() async throws {
        let store = try await published("The ramp is blocked by a truck")
        try await publish(store, at: noon)
        #expect(try !text("feed.atom").contains("<entry"))
        let before = try files()
        let later = noon + .minutes(2)
        try await publish(store, at: later)
        for file in Self.feeds + [
            "index.html", "es/index.html", "us/az/index.html", "us/az/maricopa/index.html",
        ] {
            #expect(try text(file).contains("The ramp is blocked by a truck"), "\(file)")
        }
        let page = try #require(files().keys.first { $0.hasPrefix("r/") })
        #expect(try text(page).contains("noindex"))
        // S39: moderators find it by the name that its page says.
        let token = try #require(
            page.split(separator: "/").last?.split(separator: ".").first.map(String.init))
        #expect(try text(page).contains(token))
        #expect(await store.number(onSite: token) == ReportID(rawValue: 1))
        #expect(await store.number(onSite: "zzzzzzzzzz") == nil)
        try await withdraw(store, at: later)
        try await publish(store, at: later)
        #expect(await store.number(onSite: token) == nil)
        let after = try files()
        #expect(Set(after.keys) == Set(before.keys))
        for (name, text) in after {
            #expect(!text.contains("The ramp is blocked") && !text.contains(token), "\(name)")
        }
    }

    @Test func nothingIsThereBeforeItsTime() async throws {
        let store = try await published("The ramp is blocked by a truck")
        for (minutes, count) in [(14, 0), (15, 1)] {
            let now = noon + .minutes(Int64(minutes))
            while try await store.settlePublic(at: now, delay: .minutes(15)) {}
            let found = try PublicReader(directory: data, on: folder.database, at: now).newest(
                of: .all, limit: 5)
            #expect(found.count == count)
            // The hour, and never the minute.
            #expect(found.allSatisfy { $0.published.milliseconds % 3_600_000 == 0 })
        }
    }

    /// S29: kept true step by step, and written whole: the same bytes.
    @Test func aFolderThatFollowsIsTheFolderWrittenAtOnce() async throws {
        let store = try await published("The ramp is blocked by a truck")
        for number in 2...5 {
            let now = noon + .minutes(Int64(number))
            try await send("The line at booth \(number) is two hours long", number, to: store, at: now)
            try await store.approve(number, at: noon + .minutes(Int64(number)))
            try await publish(store, at: noon + .minutes(Int64(number)))
        }
        let now = noon + .hours(1)
        try await withdraw(store, at: now)
        try await publish(store, at: now)
        let followed = try files()
        let site = Site(
            settings: SiteSettings(
                identity: try await store.siteIdentity(), address: "https://reports.example.org/",
                name: "Look"),
            kinds: PublicNames.kinds)
        let other = folder.directory.appending(path: "other").path
        _ = try SiteWriter(site: site, directory: other).whole(
            PublicReader(directory: data, on: folder.database, at: now), at: now)
        let whole = try files(in: other)
        #expect(Set(followed.keys) == Set(whole.keys))
        for (name, text) in followed { #expect(whole[name] == text, "\(name)") }
        #expect(followed["index.html"]?.contains("4 reports") == true)
        #expect(followed["us/az/index.html"]?.contains("4 reports") == true)
    }

    /// S30: whoever reads while a pass is cut off sees no link to a missing page, no half file, and no count ahead of its pages.
    @Test func aPassThatIsCutOffLeavesAWholeSite() async throws {
        let store = try await published("The ramp is blocked by a truck")
        let site = Site(
            settings: SiteSettings(identity: "i", address: "https://reports.example.org/"),
            kinds: PublicNames.kinds)
        let writer = SiteWriter(site: site, directory: directory)
        try await store.prepareSite(as: writer.look)
        _ = try writer.follow(PublicReader(directory: data, on: folder.database, at: noon), at: noon)
        var deaths = 0
        for number in 2...6 {
            let now = noon + .hours(Int64(number))
            try await send("Booth \(number) has no light at all", number, to: store, at: now)
            try await store.approve(number, at: now)
            if number % 3 == 0 {
                for (index, text) in ["my reports", "1", "withdraw", "yes"].enumerated() {
                    try await store.hear(text, from: "ana\(number)", key: "w\(number).\(index)", at: now)
                }
            }
            let later = now + .minutes(2)
            while try await store.settlePublic(at: later, delay: .zero) {
                let dying = DyingSource(
                    try PublicReader(directory: data, on: folder.database, at: later), after: number * 7 % 23)
                do { #expect(try writer.follow(dying, at: later) == SiteWriter.Pass()) } catch is DyingSource
                    .Death
                {
                    deaths += 1
                }
                try checkLinksAndCounts("\(number)")
                _ = try writer.follow(
                    PublicReader(directory: data, on: folder.database, at: later), at: later)
                try checkLinksAndCounts("\(number), gone on")
            }
        }
        #expect(try text("index.html").contains("4 reports"))
        #expect(deaths >= 3)
    }

    private static func links(of path: String, _ text: String) -> [String] {
        text.components(separatedBy: "href=\"").dropFirst().compactMap { rest in
            let link = String(rest.prefix { $0 != "\"" })
            guard !link.contains(":"), !link.hasPrefix("#") else { return nil }
            var steps = path.split(separator: "/").dropLast().map(String.init)
            for step in link.split(separator: "/") {
                if step == ".." { steps.removeLast() } else { steps.append(String(step)) }
            }
            return steps.joined(separator: "/")
        }
    }

    private func checkLinksAndCounts(_ when: String) throws {
        var open = ["index.html", "es/index.html"]
        var seen = Set(open)
        while let path = open.popLast() {
            guard let text = try? text(path) else {
                Issue.record("\(path) is missing, \(when)")
                continue
            }
            guard path.hasSuffix(".html") else { continue }
            #expect(text.hasSuffix("</html>\n"), "\(path) \(when)")
            // Pages that no report changes are made in another test.
            let links = Self.links(of: path, text).filter { !$0.contains("zip/") && !$0.contains("/map/") }
            for target in links where seen.insert(target).inserted { open.append(target) }
        }
        let names = try FileManager.default.subpathsOfDirectory(atPath: "\(directory)/r")
        #expect(!names.contains { $0.hasSuffix(".part") })
        let pages = names.count { $0.hasSuffix(".html") }
        let home = try text("index.html")
        let counted = home.split(separator: " ").firstIndex { $0.hasPrefix("report") && $0.contains("</p>") }
        let count = try #require(
            counted.flatMap { index in
                home.split(separator: " ")[index - 1].split(separator: ">").last.flatMap { Int($0) }
            })
        #expect(count <= pages, "\(when)")
    }

    /// S28
    @Test func aFolderOfOthersIsRefusedAndWhatOthersPutIntoOursStays() async throws {
        let store = try await published("The ramp is blocked by a truck")
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: URL(filePath: "\(directory)/notes.txt"))
        // It is tried again later.
        #expect(try await !publisher(store, at: noon).publish())
        #expect(try files() == ["notes.txt": "mine"])
        try FileManager.default.removeItem(atPath: "\(directory)/notes.txt")
        try await publish(store, at: noon)
        try Data("ours".utf8).write(to: URL(filePath: "\(directory)/favicon.ico"))
        #expect(try await publisher(store, at: noon + .minutes(2), look: "Another").publish())
        #expect(try text("favicon.ico") == "ours")
        #expect(try text("index.html").contains("Another"))
        // No symbolic link is followed.
        let outside = folder.directory.appending(path: "outside").path
        try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
        try FileManager.default.removeItem(atPath: "\(directory)/r")
        try FileManager.default.createSymbolicLink(atPath: "\(directory)/r", withDestinationPath: outside)
        try await withdraw(store, at: noon + .minutes(3))
        #expect(try await !publisher(store, at: noon + .minutes(3), look: "Another").publish())
        #expect(try FileManager.default.contentsOfDirectory(atPath: outside).isEmpty)
    }

    @Test func wordsAreNeverMarkupNothingElseOfTheirAuthorIsThereAndEverybodyMayRead() async throws {
        let words = "<script>alert(1)</script> & \"quoted\" \u{1}\u{FFFF} call 602-555-0147"
        let store = try await published(words, place: "<b>the gym</b>")
        umask(0o077)
        try await publish(store, at: noon + .minutes(2))
        for name in try FileManager.default.subpathsOfDirectory(atPath: directory) {
            #expect(!name.hasSuffix(".part"))
            let facts = try FileManager.default.attributesOfItem(atPath: "\(directory)/\(name)")
            let isFolder = facts[.type] as? FileAttributeType == .typeDirectory
            #expect(
                (facts[.posixPermissions] as? NSNumber)?.intValue == (isFolder ? 0o755 : 0o644), "\(name)")
        }
        let atom = try text("feed.atom")
        #expect(atom.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quoted&quot;"))
        for (name, text) in try files()
        where !["json", "geojson", "csv"].contains(name.split(separator: ".").last.map(String.init)) {
            #expect(!text.contains("<script>") && !text.contains("<b>") && !text.contains("\u{1}"), "\(name)")
        }
        for (name, text) in try files() {
            for secret in ["dana", "Omar", "602-555-0147", "the gym", "85003"] where !name.contains("zip/") {
                #expect(!text.contains(secret), "\(secret) in \(name)")
            }
        }
    }
}

extension Store {
    fileprivate func number(onSite token: String) -> ReportID? { reports.report(onSite: token) }

    fileprivate func hear(_ text: String, from who: String = "dana", key: String, at now: Moment) throws {
        let event: Event =
            text.hasPrefix("/") ? .commanded(name: String(text.dropFirst()), rest: "") : .said(text: text)
        let inbound = Inbound(
            key: key, room: RoomID(platform: .telegram, id: who),
            sender: SenderID(platform: .telegram, id: who), standing: .voter, at: now, event: event)
        try take(inbound, at: now)
    }

    fileprivate func approve(_ report: Int, at now: Moment) throws {
        try take(
            Inbound(
                key: "approve \(report)", room: RoomID(platform: .telegram, id: "desk"),
                sender: SenderID(platform: .telegram, id: "omar"), standing: .moderator, at: now,
                name: "Omar",
                event: .commanded(name: "approve", rest: "\(report)")), at: now)
    }

    private func take(_ inbound: Inbound, at now: Moment) throws {
        try receive(
            Batch(
                updates: [RawUpdate(key: inbound.key, body: [UInt8](try JSONEncoder().encode(inbound)))],
                cursor: nil), from: .telegram, at: now)
        let kept = try pending(limit: 10)
        let arrivals = try kept.map { Arrival(id: $0.id, inbounds: [try self.inbound(in: $0)]) }
        _ = try advance(arrivals, through: Engine(), at: now)
    }
}
