import Foundation
import Testing

@testable import Civic
@testable import CivicFacts

/// What the sources say of themselves is whole, and the documents say the same.
@Suite struct ProviderTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private func rows(of page: String, below head: String) throws -> [String] {
        let text = try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
        return Array(
            text.components(separatedBy: "\n").drop { !$0.hasPrefix(head) }.dropFirst(2)
                .prefix { $0.hasPrefix("|") })
    }

    @Test func everySourceHasItsRow() throws {
        let said = Providers.all.map { provider in
            let settings = provider.settings.map { "`\($0.name)`" }.joined(separator: " ")
            return "| \(provider.source.name) | \(provider.serves) | \(settings) | \(provider.licence) |"
        }
        #expect(try rows(of: "docs/civic.md", below: "| Source |") == said)
    }

    @Test func everyFeedHasItsRow() throws {
        let said = Providers.all.flatMap { $0.feeds }.map { $0.plan }.map { plan in
            "| \(plan.feed.number) | `\(plan.feed.name)` | \(plan.what) | \(plan.feed.source.name) "
                + "| \(words(plan.every)) | \(words(plan.feed.alarm)) "
                + "| \(words(plan.rows.lowerBound)) to \(words(plan.rows.upperBound)) |"
        }
        #expect(try rows(of: "docs/civic.md", below: "| # |") == said)
    }

    @Test func everySettingStandsInTheReadme() throws {
        let said = Providers.settings.map { "| `\($0.name)` | \($0.fallback ?? "none") | \($0.meaning) |" }
        let table = try rows(of: "README.md", below: "| Setting |").filter { $0.hasPrefix("| `CIVIC_") }
        #expect(Set(table.filter { !$0.hasPrefix("| `CIVIC_SYNC`") }) == Set(said))
        #expect(Set(said).count == said.count)
    }

    @Test func everyFeedHasOnePlan() {
        #expect(Set(Providers.feeds.map(\.name)).count == Providers.feeds.count)
        #expect(Providers.all.flatMap { $0.feeds }.allSatisfy { $0.plan.rows.upperBound > 0 })
        #expect(Set(Providers.all.map { $0.source }).count == Providers.all.count)
        for provider in Providers.all where !provider.feeds.isEmpty {
            #expect(provider.feeds.allSatisfy { $0.plan.feed.source == provider.source })
        }
    }

    @Test func everyAddressHasItsFallbackAndCanBeAMirror() throws {
        var settings = CivicSettings()
        for setting in Providers.settings where setting.isAddress {
            #expect(settings.address(setting).hasPrefix("https://"), "\(setting.name)")
            settings[setting] = "http://127.0.0.1:1"
            #expect(settings.address(setting) == "http://127.0.0.1:1")
        }
        for key in [GoogleCivic.key, DemocracyWorks.key] { settings[key] = "k" }
        let context = FeedContext(now: Moment(milliseconds: 1_795_000_000_000), settings: settings)
        for feed in Providers.all.flatMap({ $0.feeds }) {
            let files = try feed.files(context)
            #expect(files.allSatisfy { $0.request.url.hasPrefix("http://127.0.0.1:1") }, "\(feed.id)")
        }
    }

    private func words(_ span: Span) -> String {
        let hours = span.milliseconds / 3_600_000
        guard hours % 24 == 0 else { return "\(hours) hours" }
        return hours == 24 ? "1 day" : "\(hours / 24) days"
    }

    private func words(_ number: Int) -> String {
        number < 1_000 ? "\(number)" : "\(number / 1_000),\(String("\(number % 1_000 + 1_000)".dropFirst()))"
    }
}
