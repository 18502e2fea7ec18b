import Conversation
import Transcripts

/// The desks of a cast: those at which its moderators sit, in the order of their lines, and the one for all.
enum StageDesks {
    static func of(_ cast: [Player]) throws -> Desks {
        var lines: [(name: String, words: [String])] = []
        for words in cast.compactMap(\.desk).map({ $0.split(separator: " ").map(String.init) }) {
            guard let name = words.first else { continue }
            if let index = lines.firstIndex(where: { $0.name == name }) {
                lines[index].words += words.dropFirst()
            } else {
                lines.append((name, Array(words.dropFirst())))
            }
        }
        let text = (lines + [(name: "all", words: [])]).enumerated().map { index, line in
            ([line.name, "telegram:-\(index + 1)"] + line.words).joined(separator: " ")
        }
        return try DesksFile.read(text.joined(separator: "\n")).housed { name in
            let seated = cast.filter { $0.isModerator && $0.deskName == name }.map(\.platform)
            return Set(seated).sorted { $0.rawValue < $1.rawValue }.map { .review(on: $0, at: name) }
        }
    }
}

extension Player {
    var deskName: DeskName {
        desk?.split(separator: " ").first.map { DeskName(rawValue: String($0)) } ?? .all
    }
}

extension RoomID {
    /// The room of a desk.
    static func review(on platform: Platform, at desk: DeskName = .all) -> RoomID {
        RoomID(platform: platform, id: desk == .all ? "review" : "review:\(desk)")
    }

    var isReview: Bool { id == "review" || reviewDesk != nil }

    /// The desk whose room it is; nil for that of all, and for what is no review room.
    var reviewDesk: String? { id.hasPrefix("review:") ? String(id.dropFirst("review:".count)) : nil }
}
