import CivicFacts
import Foundation
import Testing

@testable import Conversation
@testable import Services
@testable import Store

/// O9, O10: what is served to whoever watches the house.
struct MetricsTests {
    @Test(arguments: [
        ("unix:/run/t/m", MetricsPlace.socket(path: "/run/t/m")),
        ("127.0.0.9:80", .port(address: "127.0.0.9", 80)),
        ("10.1.2.3:65535", .port(address: "10.1.2.3", 65_535)),
    ]) func aPlaceIsRead(text: String, place: MetricsPlace) {
        #expect(MetricsPlace(text) == place)
    }

    @Test(arguments: [
        "", "9464", "unix:", "unix:m", "unix:/" + String(repeating: "m", count: 110), "localhost:9464",
        "127.0.0.1:0", "127.0.0.1:65536", "127.0.0.256:1", "127.0.01.1:1", "127.0.0:1", "[::1]:9464",
        "127.0.0.1:1:2", "tcp:127.0.0.1:1",
    ]) func anythingElseIsNoPlace(text: String) {
        #expect(MetricsPlace(text) == nil)
    }

    @Test func onlyThisMachinesPlacesAreLocal() {
        #expect(MetricsPlace.socket(path: "/m").isLocal && MetricsPlace.port(address: "127.8.0.1", 1).isLocal)
        #expect(!MetricsPlace.port(address: "0.0.0.0", 1).isLocal)
    }

    private func page() -> MetricsPage {
        let now = Moment(milliseconds: 1_000_000_000)
        return MetricsPage(
            standing: HouseStanding(
                waiting: 7, oldest: Moment(milliseconds: 999_910_400), outbox: 0, oldestInOutbox: nil),
            platforms: [(.telegram, true), (.matrix, false)], disk: (5, 11), memory: 13, now: now)
    }

    @Test func thePageSaysEachFigureOnce() {
        let lines = page().text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(
            lines == [
                "turnout_healthy 1", "turnout_loops_hanging 0",
                "turnout_platform_up{platform=\"telegram\"} 1",
                "turnout_platform_up{platform=\"matrix\"} 0", "turnout_reports_waiting 7",
                "turnout_reports_waiting_oldest_seconds 89", "turnout_outbox_messages 0",
                "turnout_outbox_oldest_seconds 0", "turnout_disk_free_bytes 5", "turnout_disk_size_bytes 11",
                "turnout_resident_memory_bytes 13",
            ])
    }

    @Test func whatIsNotWellIsSaidWithItsReason() {
        var page = page()
        #expect(page.health == (200, "ok\n"))
        page.platforms = [(.matrix, false)]
        #expect(page.health == (503, "No platform has answered yet.\n"))
        page.standing = nil
        #expect(page.health == (503, "The database does not answer.\n"))
        #expect(page.text.contains("turnout_healthy 0\n") && !page.text.contains("turnout_reports_waiting"))
        page.hanging = 2
        #expect(page.health == (503, "2 of the loops hang.\n"))
    }

    /// The page of operations names what is served, in the same words and order, and nothing else.
    @Test func theTableIsTrue() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "docs/operations.md"), encoding: .utf8)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `turnout_") }
        #expect(rows.map(String.init) == Metric.allCases.map { "| `\($0.rawValue)` | \($0.meaning) |" })
    }
}
