import CivicFacts
import Conversation
import Foundation
import Testing

@testable import Services
@testable import Store

/// The feed as files: complete, never half written, gone with what is taken back.
struct PublisherTests {
    private let folder = Folder()
    private let noon = Moment(milliseconds: 1_800_000_000_000)

    private var directory: String { folder.directory.appending(path: "public").path }

    private func publisher(_ store: Store, at now: Moment) -> Publisher {
        Publisher(
            store: store, adapters: [FakeAdapter()], directory: directory, clock: Clock { now }, log: .silent)
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: "\(directory)/\(name)", encoding: .utf8)
    }

    /// Dana's report is sent and approved; a minute later it is public.
    private func published(_ words: String, place: String = "the gym") async throws -> Store {
        let store = try folder.store()
        for (index, text) in ["/start", "85003", "/report", words, "skip", place, "now", "send"].enumerated()
        {
            try await store.hear(text, key: "\(index)", at: noon)
        }
        try await store.approve(1, at: noon)
        return store
    }

    @Test func filesAppearWithTheReportAndGoWithIt() async throws {
        let store = try await published("The ramp is blocked by a truck")
        let early = try #require(await publisher(store, at: noon).publish())
        #expect(try !text("feed.atom").contains("<entry"))
        let later = noon + .minutes(2)
        let edition = try #require(await publisher(store, at: later).publish(unless: early))
        #expect(edition != early)
        for file in ["feed.atom", "feed.json", "reports.geojson"] {
            #expect(try text(file).contains("The ramp is blocked by a truck"), "\(file)")
        }
        for (index, text) in ["my reports", "1", "withdraw", "yes"].enumerated() {
            try await store.hear(text, key: "w\(index)", at: later)
        }
        let last = try #require(await publisher(store, at: later).publish(unless: edition))
        #expect(last != edition)
        for file in ["feed.atom", "feed.json", "reports.geojson"] {
            #expect(try !text(file).contains("The ramp is blocked by a truck"), "\(file)")
        }
    }

    @Test func nothingIsWrittenWhereNothingChanged() async throws {
        let store = try await published("The ramp is blocked by a truck")
        let later = noon + .minutes(2)
        let edition = try #require(await publisher(store, at: later).publish())
        try FileManager.default.removeItem(atPath: "\(directory)/feed.atom")
        #expect(await publisher(store, at: later + .hours(1)).publish(unless: edition) == edition)
        #expect(!FileManager.default.fileExists(atPath: "\(directory)/feed.atom"))
    }

    @Test func wordsAreNeverMarkupAndNothingElseOfTheirAuthorIsThere() async throws {
        let words = "<script>alert(1)</script> & \"quoted\" \u{1}\u{FFFF} call 602-555-0147"
        let store = try await published(words, place: "<b>the gym</b>")
        _ = await publisher(store, at: noon + .minutes(2)).publish()
        let atom = try text("feed.atom")
        #expect(atom.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quoted&quot;"))
        #expect(!atom.contains("<script>") && !atom.contains("<b>") && !atom.contains("\u{1}"))
        for file in ["feed.atom", "feed.json", "reports.geojson"] {
            for secret in ["dana", "Omar", "602-555-0147"] {
                #expect(try !text(file).contains(secret), "\(secret) in \(file)")
            }
        }
    }

    @Test func placesAreAsCoarseAsTheAreaOfTheirZIP() async throws {
        let store = try await published("The ramp is blocked by a truck", place: "the gym")
        _ = await publisher(store, at: noon + .minutes(2)).publish()
        let map =
            try JSONSerialization.jsonObject(with: Data(try text("reports.geojson").utf8)) as? NSDictionary
        let features = try #require(map?["features"] as? [NSDictionary])
        let point = try #require(features.first?["geometry"] as? NSDictionary)
        let coordinates = try #require(point["coordinates"] as? [Double])
        // Phoenix: east, then north, in hundredths.
        #expect(abs(coordinates[0] + 112) < 1 && abs(coordinates[1] - 33.5) < 1)
        for degrees in coordinates { #expect(abs(degrees * 100 - (degrees * 100).rounded()) < 1e-6) }
    }

    @Test func filesAreForEverybodyAndNoneIsLeftHalfWritten() async throws {
        let store = try await published("The ramp is blocked by a truck")
        umask(0o077)
        _ = await publisher(store, at: noon + .minutes(2)).publish()
        let names = try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
        #expect(names == ["feed.atom", "feed.json", "reports.geojson"])
        for name in names {
            let facts = try FileManager.default.attributesOfItem(atPath: "\(directory)/\(name)")
            #expect((facts[.posixPermissions] as? NSNumber)?.intValue == 0o644)
        }
    }

    @Test func filesThatCannotBeWrittenAreTriedAgain() async throws {
        let store = try await published("The ramp is blocked by a truck")
        try Data().write(to: folder.directory.appending(path: "public"))
        #expect(await publisher(store, at: noon + .minutes(2)).publish() == nil)
    }
}

extension Store {
    fileprivate func hear(_ text: String, key: String, at now: Moment) throws {
        let event: Event =
            text.hasPrefix("/") ? .commanded(name: String(text.dropFirst()), rest: "") : .said(text: text)
        let inbound = Inbound(
            key: key, room: RoomID(platform: .telegram, id: "dana"),
            sender: SenderID(platform: .telegram, id: "dana"), standing: .voter, at: now, event: event)
        try take(inbound, at: now)
    }

    fileprivate func approve(_ report: Int, at now: Moment) throws {
        try take(
            Inbound(
                key: "approve", room: RoomID(platform: .telegram, id: "desk"),
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
