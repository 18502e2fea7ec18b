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
            files[name] = try String(contentsOfFile: path, encoding: .utf8).replacing(
                /<p class="as-of">[^<]*<\/p>/, with: "")
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
                try SiteLook(directory: directory).check("\(number)")
                _ = try writer.follow(
                    PublicReader(directory: data, on: folder.database, at: later), at: later)
                try SiteLook(directory: directory).check("\(number), gone on")
            }
        }
        #expect(try text("index.html").contains("4 reports"))
        #expect(deaths >= 3)
    }

    /// S37, S29: a state's feed says what went, and after thirty days nothing does, though nothing happened since.
    @Test func whatTheTeamTookBackIsInItsFeedsForThirtyDays() async throws {
        let store = try await published("The ramp is blocked by a truck")
        try await publish(store, at: noon + .minutes(2))
        try await store.order("retract", "1 private", at: noon + .minutes(3))
        try await publish(store, at: noon + .minutes(3))
        for feed in ["feed.atom", "us/az/feed.atom"] {
            #expect(try text(feed).contains("<at:deleted-entry ref=\"urn:uuid:"), "\(feed)")
            #expect(try !text(feed).contains("blocked"))
        }
        #expect(try !text("us/ga/feed.atom").contains("at:deleted-entry"))
        let ids = try ["feed.atom", "us/az/feed.atom", "us/elsewhere/feed.atom"].map { name in
            String(try #require(try text(name).firstMatch(of: /<id>urn:uuid:([^<]*)<\/id>/)).1)
        }
        #expect(Set(ids).count == 3 && ids.allSatisfy { UUID(uuidString: $0) != nil })
        #expect(try text("changes/index.html").contains("href=\"../r/"))
        try await publish(store, at: noon + .days(31))
        for file in ["feed.atom", "us/az/feed.atom"] {
            #expect(try !text(file).contains("deleted-entry"), "\(file)")
        }
        #expect(try text("changes/index.html").contains("Nothing in the last 30 days."))
        try await withdraw(store, at: noon + .days(31))
        try await publish(store, at: noon + .days(31))
        #expect(try text("index.html").contains("0 reports"))
    }

    /// S37: the day's list of files says how many went.
    @Test func theDayCountsWhatWent() async throws {
        let store = try await published("The ramp is blocked by a truck")
        try await send("The line is two hours long", 2, to: store, at: noon)
        try await store.approve(2, at: noon)
        try await publish(store, at: noon + .minutes(2))
        let name = try #require(files().keys.first { $0.hasSuffix("manifest.json") })
        #expect(try text(name).contains("\"rows\": 2,\n  \"removed\": 0,"))
        try await withdraw(store, at: noon + .minutes(3))
        try await publish(store, at: noon + .minutes(3))
        #expect(try text(name).contains("\"rows\": 1,\n  \"removed\": 1,"))
        // Hashes and sizes are those of the files, on the page as well.
        let part = name.replacing("manifest.json", with: "0001.csv")
        let bytes = try Array(Data(contentsOf: URL(filePath: "\(directory)/\(part)")))
        let hash = Digest.sha256(bytes)
        #expect(try text(name).contains("\"bytes\": \(bytes.count), \"sha256\": \"\(hash)\""))
        for page in ["data/index.html", "es/data/index.html"] {
            #expect(try text(page).contains(hash) && text(page).contains("\(bytes.count) bytes"), "\(page)")
        }
    }

    /// Whoever else wrote an older state of the site into the folder is noticed.
    @Test func aFolderThatSomebodyElseWroteIsWrittenAgain() async throws {
        let store = try await published("The ramp is blocked by a truck")
        try await publish(store, at: noon + .minutes(2))
        let publisher = try await publisher(store, at: noon + .minutes(3))
        let task = Task { try await publisher.run() }
        defer { task.cancel() }
        for round in 0..<2 {
            // In one step, whatever is being written there.
            try FileManager.default.moveItem(atPath: directory, toPath: "\(directory).gone\(round)")
            for _ in 0..<100 where !FileManager.default.fileExists(atPath: "\(directory)/feed.atom") {
                try await Task.sleep(for: .milliseconds(200))
            }
            #expect(try text("feed.atom").contains("The ramp is blocked"))
        }
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
            #expect(!name.hasSuffix("part"))
            let facts = try FileManager.default.attributesOfItem(atPath: "\(directory)/\(name)")
            let isFolder = facts[.type] as? FileAttributeType == .typeDirectory
            #expect(
                (facts[.posixPermissions] as? NSNumber)?.intValue == (isFolder ? 0o755 : 0o644), "\(name)")
        }
        let atom = try text("feed.atom")
        #expect(atom.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; \"quoted\""))
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
