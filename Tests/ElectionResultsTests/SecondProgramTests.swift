import ElectionResults
import Foundation
import Testing

/// Everything that is packed, against a second program that reads the files by itself.
@Suite(.enabled(if: Bundled.hasBulk, "The bulk data does not lie beside the repository."))
struct SecondProgramTests {
    private static let lines: [String] = {
        let path = Bundled.root.appending(path: "Tests/ElectionResultsTests/second_program.py").path
        let text = (try? Bundled.python([path, Bundled.bulk.path])) ?? ""
        return text.split(separator: "\n").map(String.init)
    }()

    @Test func everyContestIsTheSame() {
        let told = Self.lines.filter { !$0.hasPrefix("defect|") }.sorted()
        let held = Bundled.everything.map(line).sorted()
        #expect(told.count == held.count && told.count > 11_000)
        let (more, less) = (Set(held).subtracting(told), Set(told).subtracting(held))
        #expect(more.isEmpty && less.isEmpty, "\(more.sorted().prefix(4)) \(less.sorted().prefix(4))")
    }

    /// Q19
    @Test func theTableOfDefectsIsWhatAMachineFinds() throws {
        let table = Bundled.root.appending(path: "Tools/results/tables/defects.txt")
        let rows = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").filter {
            !$0.hasPrefix("#")
        }
        let known = rows.map { row in
            let columns = row.split(separator: "|", omittingEmptySubsequences: false).prefix(5)
            return "defect|" + columns.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "|")
        }
        #expect(Set(known) == Set(Self.lines.filter { $0.hasPrefix("defect|") }))
    }

    /// The command that packs gives the file in the program, byte for byte.
    @Test func packingAgainGivesTheSameBytes() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "results-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let command = Bundled.root.appending(path: "Tools/results/pack.py").path
        _ = try Bundled.python([command, Bundled.bulk.path, folder.path])
        for name in ["results.bin", "results.manifest"] {
            let kept = try Data(contentsOf: Bundled.root.appending(path: "Sources/PackedResults/\(name)"))
            #expect(try Data(contentsOf: folder.appending(path: name)) == kept, "\(name)")
        }
    }

    private func line(_ contest: PastContest) -> String {
        let header = contest.header
        let area =
            header.place == .winnipeg || header.area.kind == .state
            ? ""
            : header.area
                .kind == .county ? header.area.name : header.area.code
        let day =
            switch header.day {
            case .day(let date): "\(date)"
            case .year(let year): "\(year)"
            }
        let people = contest.standings.map { standing in
            let votes = standing.lines.compactMap(\.votes).sorted().map(String.init).joined(separator: "+")
            return "\(name(standing))=\(votes)\(standing.isMarkedElected ? "!" : "")"
        }
        return [
            header.place.code, header.office.rawValue, area, day, header.kind.rawValue, header.round.rawValue,
            trouble(header.trouble), String(contest.seats), people.sorted().joined(separator: ","),
        ].joined(separator: "|")
    }

    /// The consonants of a name, "+" for what is nobody's.
    private func name(_ standing: ContestStanding) -> String {
        guard let name = standing.name else { return "+" }
        let plain = name.lowercased().replacing("ñ", with: "n")
        return String(plain.filter { "bcdfghjklmnpqrstvwxyz".contains($0) }.sorted())
    }

    private func trouble(_ trouble: Trouble) -> String {
        switch trouble {
        case .none: "none"
        case .partial: "partial"
        case .wrongCopy: "wrong"
        case .mixedRounds, .runoffNotHeld: "rounds"
        case .notCounted: "uncounted"
        case .someCounties: "some"
        }
    }
}
