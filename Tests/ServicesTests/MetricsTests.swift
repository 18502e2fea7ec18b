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
        var page = MetricsPage(
            standing: HouseStanding(
                waiting: 7, oldest: Moment(milliseconds: 999_910_400),
                oldestUntaken: Moment(milliseconds: 999_996_000), outbox: 0, oldestInOutbox: nil),
            platforms: [
                .init(platform: .telegram, isUp: true, age: .milliseconds(4_900)),
                .init(platform: .matrix, isUp: false),
            ], disk: Disk(free: 5, size: 11), memory: 13, now: now)
        page.reports = ReportCounts(open: 7, published: 20, closed: 3)
        page.workersStarted = 2
        page.copies = .init(newest: Moment(milliseconds: 996_400_000), born: nil)
        page.editions = [
            CivicEdition(
                of: .bills, source: CivicFeed.bills.source, asOf: Moment(milliseconds: 913_600_000), rows: 1)
        ]
        let tally = Tally()
        tally.commit(updates: 3, turns: 4, took: .milliseconds(2))
        tally.commit(updates: 1, turns: 0, took: .seconds(20))
        for note in [SettlementNote.sent, .sent, .repeatedAfterDoubt, .droppedInDoubt, .photoKept] {
            tally.count(note)
        }
        page.counts = tally.counts
        return page
    }

    @Test(arguments: [
        "turnout_healthy 1", "turnout_standby 0", "turnout_backup_made 1", "turnout_loops_hanging 0",
        "turnout_platform_up{platform=\"telegram\"} 1",
        "turnout_platform_up{platform=\"matrix\"} 0", "turnout_poll_age_seconds{platform=\"telegram\"} 4",
        "turnout_updates_total 4", "turnout_turns_total 4", "turnout_sends_total{outcome=\"sent\"} 2",
        "turnout_sends_total{outcome=\"refused\"} 0", "turnout_doubts_total 2",
        "turnout_messages_repeated_total 1", "turnout_commit_seconds_bucket{le=\"0.001\"} 0",
        "turnout_commit_seconds_bucket{le=\"0.003\"} 1", "turnout_commit_seconds_bucket{le=\"10\"} 1",
        "turnout_commit_seconds_bucket{le=\"+Inf\"} 2", "turnout_commit_seconds_sum 20.002",
        "turnout_commit_seconds_count 2", "turnout_reports_waiting 7",
        "turnout_reports_waiting_oldest_seconds 89", "turnout_urgent_untaken_seconds 4",
        "turnout_reports{state=\"public\"} 20", "turnout_reports{state=\"closed\"} 3",
        "turnout_outbox_messages 0", "turnout_outbox_oldest_seconds 0",
        "turnout_photos_total{outcome=\"cleaned\"} 1", "turnout_photo_seconds_count 0",
        "turnout_photo_workers_started_total 2", "turnout_civic_age_seconds{table=\"bills\"} 86400",
        "turnout_backup_age_seconds 3600", "turnout_disk_free_bytes 5", "turnout_disk_size_bytes 11",
        "turnout_resident_memory_bytes 13",
    ]) func thePageSaysAFigureOnce(line: String) {
        #expect(page().text.split(separator: "\n").count { $0 == line } == 1)
    }

    /// Every name is told what it is, and what kind of figure, before its first line.
    @Test func thePageIsInOrder() {
        let heads = page().text.split(separator: "\n").filter { $0.hasPrefix("# TYPE") }
        #expect(heads == Metric.allCases.map { "# TYPE \($0.rawValue) \($0.kind.rawValue)" })
        #expect(Metric.allCases.allSatisfy { ($0.kind == .counter) == $0.rawValue.hasSuffix("_total") })
    }

    @Test func whoStandsByOrStartsSaysSoAndNothingElse() {  // O25
        let now = Moment(milliseconds: 1_000_000_000)
        func page(_ stage: MetricsPage.Stage) -> MetricsPage { MetricsPage(stage: stage, now: now) }
        func figures(_ page: MetricsPage) -> [Substring] {
            page.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        }
        let behind = page(.standsBy(isWell: true, "Another one works."))
        #expect(behind.health == (200, "stands by\n"))
        #expect(figures(behind) == ["turnout_healthy 1", "turnout_standby 1"])
        let alone = page(.standsBy(isWell: false, "The server does not answer."))
        #expect(alone.health == (503, "The server does not answer.\n"))
        #expect(figures(alone) == ["turnout_healthy 0", "turnout_standby 1"])
        #expect(page(.starts).health == (503, "It starts.\n"))
        #expect(figures(page(.starts)) == ["turnout_healthy 0", "turnout_standby 0"])
    }

    @Test func copiesOfAServerAreItsOwnMatter() {
        var page = page()
        page.copies = nil
        #expect(!page.text.contains("turnout_backup"))
        page.copies = .init(newest: nil, born: nil)
        #expect(page.text.contains("\nturnout_backup_made 0\n") && !page.text.contains("backup_age"))
    }

    @Test func whatIsNotWellIsSaidWithItsReason() {
        var page = page()
        #expect(page.health == (200, "ok\n"))
        page.platforms = [.init(platform: .matrix, isUp: false)]
        #expect(page.health == (503, "No platform answers.\n"))
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
