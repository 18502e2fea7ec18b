import CivicFacts
import Conversation
import Encryption
import PlainJSON

/// Says that something could not be read, where its key does not come in a while (E4).
struct UnreadNotice: Sendable {
    let desk: MatrixTools
    let keeper: MatrixKeeper

    private static let patience = Span.seconds(10)
    private static let mostADay: Int64 = 2

    func tell(_ room: String) async throws {
        try await desk.timing.sleep(Self.patience)
        guard let encryption = desk.memory.encryption, desk.memory.room(room)?.isDirect == true,
            let day = try await mustTell(room, encryption)
        else { return }
        let text = [Language.english, .spanish].map {
            Catalogue($0).text(MatrixWords.unread, [.hotline: Hotline.line(for: $0).spoken])
        }.joined(separator: "\n\n")
        guard let part = MatrixText(text: text).onePart else { return }
        let transaction = MatrixTransaction(
            "unread\(day)", room: room, installation: await desk.client.access.installation)
        let content = MatrixContent(part, isNotice: true)
        for attempt in 0..<5 {
            if await desk.send(content, to: room, as: transaction.id("p0")).answer != nil { return }
            try await desk.timing.sleep(desk.timing.pause(afterFailures: attempt))
        }
    }

    /// The day and how often on it, if there are events that nobody was told of; kept before it is said.
    private func mustTell(_ room: String, _ encryption: EncryptionDesk) async throws -> String? {
        let today = desk.timing.now().milliseconds / 86_400_000
        return try await encryption.work { book in
            let untold = try await book.all(.parked, from: "\(room) ").compactMap { name, value in
                JSON(value.bytes).flatMap { $0["told"]?.flag == true ? nil : (name, $0) }
            }
            guard !untold.isEmpty else { return nil }
            for (name, json) in untold { book.write(.parked, name, json: json.with("told", true)) }
            let known = try await book.json(.told, room)
            let count = known?["day"]?.number == today ? known?["count"]?.number ?? 0 : 0
            guard count < Self.mostADay else { return nil }
            book.write(.told, room, json: ["day": .number(today), "count": .number(count + 1)])
            return "\(today)-\(count)"
        }
    }
}
