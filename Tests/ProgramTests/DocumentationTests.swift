import Foundation
import Rehearsal
import Testing
import Transcripts

@testable import TurnoutBot

/// The documents say what the code does, as far as a machine can tell.
@Suite struct DocumentationTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Paths below the root, of every page that people read.
    static let pages: [String] = {
        let folders = ["docs", "docs/decisions"].flatMap { folder in
            names(in: folder).map { "\(folder)/\($0)" }
        }
        return (["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] + folders).filter { $0.hasSuffix(".md") }
    }()

    @Test(arguments: Setting.allCases) func settingHasItsRow(setting: Setting) throws {
        let row = "| `\(setting.name)` | \(setting.fallback) | \(setting.meaning) |"
        let rows = try lines(of: "README.md").filter { $0.hasPrefix("| `\(setting.name)` |") }
        #expect(rows == [row])
    }

    @Test func tableNamesNoSettingThatIsNone() throws {
        let table = try lines(of: "README.md").drop { $0 != "| Setting | Default | Meaning |" }
            .prefix { $0.hasPrefix("|") }.dropFirst(2)
        #expect(table.count == Setting.allCases.count)
    }

    @Test(arguments: Command.allCases) func commandIsInTheReadme(command: Command) throws {
        #expect(
            try lines(of: "README.md").contains {
                $0.hasPrefix("| `\(command.usage.replacing("|", with: "\\|"))` |")
            })
    }

    @Test func everyDecisionIsListed() throws {
        let listed = try text("docs/decisions/README.md") + text("docs/architecture.md")
        let decisions = Self.names(in: "docs/decisions").filter { $0 != "README.md" }
        #expect(decisions.count >= 13)
        for decision in decisions { #expect(listed.contains("\(decision))"), "\(decision)") }
    }

    @Test(arguments: pages) func linksLeadSomewhere(page: String) throws {
        let folder = Self.root.appending(path: page).deletingLastPathComponent()
        for match in try text(page).matches(of: /\]\(([^)\s]+)\)/) {
            let link = String(match.1)
            guard !link.hasPrefix("https://") else { continue }
            let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let file =
                parts[0].isEmpty ? Self.root.appending(path: page) : folder.appending(path: String(parts[0]))
            #expect(FileManager.default.fileExists(atPath: file.path), "\(page): \(link)")
            guard parts.count == 2, let target = try? String(contentsOf: file, encoding: .utf8) else {
                continue
            }
            #expect(anchors(in: target).contains(String(parts[1])), "\(page): \(link)")
        }
    }

    /// Every line is a line of the tour, in the same order; `…` stands for what is left out.
    @Test func excerptIsTrue() throws {
        let excerpt = try lines(of: "README.md").drop { $0 != "```text" }.dropFirst().prefix { $0 != "```" }
        var rest = try lines(of: "transcripts/tour.txt")[...]
        #expect(excerpt.count > 10)
        for line in excerpt where line != "…" {
            let place = rest.firstIndex(of: line)
            #expect(place != nil, "\(line)")
            rest = place.map { rest[($0 + 1)...] } ?? rest
        }
    }

    /// What the pages of the room show stands in a transcript, line by line.
    @Test(arguments: ["docs/moderators.md", "docs/leads.md"]) func excerptOfTheRoomIsTrue(page: String) throws
    {
        let said = try Self.names(in: "transcripts").filter { $0.hasSuffix(".txt") }
            .flatMap { try lines(of: "transcripts/\($0)") }
        var isInside = false
        var count = 0
        for line in try lines(of: page) {
            if line.hasPrefix("```") { isInside = line == "```text" }
            guard isInside, !line.hasPrefix("```") else { continue }
            count += 1
            #expect(said.contains { $0.hasSuffix(line) }, "\(page): \(line)")
        }
        #expect(count > 2)
    }

    /// It is read in a break.
    @Test func pageOfModeratorsIsShort() throws {
        let words = try text("docs/moderators.md").split(whereSeparator: \.isWhitespace)
        #expect(words.count { $0.contains(where: \.isLetter) } <= 1_200)
    }

    @Test func exampleOfATranscriptIsWhatTheBotSays() async throws {
        let page = "docs/transcripts.md"
        let example = try lines(of: page).drop { $0 != "```" }.dropFirst().prefix { $0 != "```" }
        let transcript = try Transcript(text: example.joined(separator: "\n") + "\n", file: page)
        let performance = try await Performance.of(transcript, on: HouseStage(folder: Self.root))
        let isSame = performance.isSame
        #expect(isSame, "\(performance.diff)")
    }

    @Test func operationsExplainsEveryLogLine() throws {
        let page = try text("docs/operations.md")
        var events: Set<String> = []
        let sources = Self.root.appending(path: "Sources").path
        for name in try FileManager.default.subpathsOfDirectory(atPath: sources)
        where name.hasSuffix(".swift") {
            let source = try text("Sources/\(name)")
            for match in source.matches(of: /log\.(?:debug|info|warning|error)\(\s*"([a-z_.]+)"/) {
                events.insert(String(match.1))
            }
        }
        #expect(events.count > 20)
        for event in events { #expect(page.contains("| `\(event)` |"), "\(event)") }
        // And explains none that is never written.
        for match in page.matches(of: /\n\| `([a-z_]+\.[a-z_.]+)` \|/) {
            #expect(events.contains(String(match.1)))
        }
    }

    @Test func exampleOfSettingsCanBeReadAndNamesThemAll() throws {
        let path = Self.root.appending(path: "deploy/turnout.conf.example").path
        let configuration = try Configuration(environment: [:], file: path)
        #expect(configuration[.telegram(.token)] != nil)
        let named = try lines(of: "deploy/turnout.conf.example")
        for setting in Setting.allCases {
            #expect(named.contains { $0.drop { $0 == "#" }.hasPrefix("\(setting.name)=") }, "\(setting)")
        }
    }

    @Test func changesNameThisVersion() throws {
        #expect(try text("CHANGELOG.md").contains("## [\(Turnout.version)]"))
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? [])
            .sorted()
    }

    private func text(_ page: String) throws -> String {
        try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
    }

    private func lines(of page: String) throws -> [String] { try text(page).components(separatedBy: "\n") }

    /// The names under which a page's headings can be linked to.
    private func anchors(in page: String) -> Set<String> {
        Set(
            page.components(separatedBy: "\n").filter { $0.hasPrefix("#") }.map { heading in
                heading.drop { $0 == "#" || $0 == " " }.lowercased()
                    .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
                    .replacing(" ", with: "-")
            })
    }
}
