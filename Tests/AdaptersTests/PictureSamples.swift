import Conversation
import ElectionResults
import Testing

/// A picture as the house hands it to an adapter, and the words beside it.
enum PictureSamples {
    static func file(_ kind: Picture.Kind = .bars, png: [UInt8] = [1, 2, 3]) throws -> PictureFile {
        let contest = try #require(ContestID("dnsw4vj3h3"))
        let picture = Picture(
            .contest(contest, figures: contest, as: kind), in: .english,
            alt: "2014, mayor of Winnipeg: Brian Bowman: 111,504 votes, 47.5%, won.")
        return PictureFile(
            picture, png: png, width: 1_280, height: 720, hash: "hash-\(kind.rawValue)",
            path: "/pictures/a.png")
    }

    static func message(lines: [String] = ["Brian Bowman won", "Wed, Oct 22"]) -> Message {
        Message(
            text: lines.joined(separator: "\n"), rows: [[Button(label: "Pie", token: "c1.2.rpie")]])
    }
}
