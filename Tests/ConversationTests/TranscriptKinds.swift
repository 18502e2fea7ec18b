import Foundation
import Rehearsal
import Transcripts

/// What happens in transcripts, in kinds, so that each kind can be tried once.
enum TranscriptKinds {
    /// The kinds of what the house writes down in each of these transcripts, in order.
    static func writes(of files: [String], in folder: URL) async throws -> [String: [String]] {
        try await withThrowingTaskGroup(of: (String, [String]).self) { group in
            for file in files {
                group.addTask {
                    let stage = HouseStage(folder: folder)
                    _ = try await Performance.of(transcript(file, in: folder), on: stage)
                    return (file, await stage.writes)
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
    }

    /// The shortest of these transcripts, as few as it takes for every kind of line to be in one of them.
    static func covering(_ files: [String], in folder: URL) -> [String] {
        var seen: Set<String> = []
        let read = files.compactMap { try? transcript($0, in: folder) }
        return read.sorted { $0.lines.count < $1.lines.count }.filter { transcript in
            let fresh = lines(of: transcript).subtracting(seen)
            seen.formUnion(fresh)
            return !fresh.isEmpty
        }.map { URL(filePath: $0.file).lastPathComponent }
    }

    /// The kinds of lines: who does what, what the world does, and what the bot does in answer, without its words.
    private static func lines(of transcript: Transcript) -> Set<String> {
        let roles = Dictionary(uniqueKeysWithValues: transcript.cast.map { ($0.name, $0.role.rawValue) })
        return Set(
            transcript.lines.compactMap { line in
                switch line.kind {
                case .title, .note, .empty, .clock: nil
                case .cast(let player): "\(player.role), \(player.languageCode ?? "no language")"
                case .cue(.deed(let name, let act)): "\(roles[name] ?? name) \("\(act)".prefix { $0 != "(" })"
                case .cue(.world(let weather)): String("\(weather)".prefix { $0 != "(" })
                case .question(let question): question.rawValue
                case .outcome: outcome(line.text, roles)
                }
            })
    }

    /// `Bot to Dana: Hi!` is `Bot to voter`.
    private static func outcome(_ text: String, _ roles: [String: String]) -> String {
        text.prefix { $0 != ":" && $0 != "\n" }.split(separator: " ").map { word in
            roles[String(word)] ?? word.filter { !$0.isNumber }
        }.joined(separator: " ")
    }

    private static func transcript(_ file: String, in folder: URL) throws -> Transcript {
        try Transcript(file: folder.appending(path: file).path)
    }
}
