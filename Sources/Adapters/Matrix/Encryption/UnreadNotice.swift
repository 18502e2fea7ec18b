import CivicFacts
import Conversation
import Encryption
import PlainJSON

/// Says that something could not be read, where its key does not come in a while (E4).
struct UnreadNotice: Sendable {
    let desk: MatrixTools

    /// So long a key may take by itself, and after it was asked for.
    private static let (patience, more) = (Span.seconds(3), Span.seconds(7))
    private static let mostADay: Int64 = 2

    func tell(_ room: String) async throws {
        try await desk.timing.sleep(Self.patience)
        try? await desk.memory.encryption?.askForKeys(in: room)
        try await desk.timing.sleep(Self.more)
        let isTeam = desk.memory.isReviewRoom(room)
        guard let encryption = desk.memory.encryption, isTeam || desk.memory.room(room)?.isDirect == true,
            let (day, people, words) = try await mustTell(room, encryption)
        else { return }
        guard !isTeam else {
            return await TeamNotice(desk: desk).unread(of: people, as: "unread\(day)", in: room)
        }
        await say(words, as: "unread\(day)", in: room, isClear: await encryption.isUnheard(in: room))
    }

    /// Says, in clear, that nobody there can read what the bot says, where that is so.
    static func warn(_ room: String, _ encryption: EncryptionDesk, _ desk: MatrixTools) async {
        guard desk.memory.room(room)?.isDirect == true, await encryption.isUnheard(in: room),
            let day = try? await UnreadNotice.turn(room, encryption, at: desk.timing.now())
        else { return }
        await UnreadNotice(desk: desk).say(.unverified, as: "unheard\(day)", in: room, isClear: true)
    }

    /// Nobody knows here which language the person speaks, so it is said in both.
    private func say(_ words: MatrixWords, as name: String, in room: String, isClear: Bool) async {
        let text = [Language.english, .spanish].map {
            Catalogue($0).text(words, [.hotline: Hotline.line(for: $0).spoken])
        }.joined(separator: "\n\n")
        guard let part = MatrixText(text: text).onePart else { return }
        let transaction = MatrixTransaction(
            name, room: room, installation: await desk.client.access.installation)
        let content = MatrixContent(part, isNotice: true)
        await desk.insist(on: content, in: room, as: transaction.id("p0"), isClear: isClear)
    }

    /// The day and how often on it, if there are events that nobody was told of, and who wrote them; kept before it is said.
    private func mustTell(
        _ room: String, _ encryption: EncryptionDesk
    ) async throws -> (day: String, people: [String], words: MatrixWords)? {
        let today = desk.timing.now().milliseconds / 86_400_000
        return try await encryption.work { book in
            let untold = try await book.all(.parked, from: "\(room) ").compactMap { name, value in
                JSON(value.bytes).flatMap { $0["told"]?.flag == true ? nil : (name, $0) }
            }
            guard !untold.isEmpty else { return nil }
            for (name, json) in untold { book.write(.parked, name, json: json.with("told", true)) }
            guard let day = try await Self.count(room, today, &book) else { return nil }
            let people = Set(untold.compactMap { $0.1["event"]?["sender"]?.text }).sorted()
            return (day, people, try await Self.reason(untold.map(\.0), in: room, book))
        }
    }

    /// Why it could not be read, as far as anybody said.
    private static func reason(
        _ names: [String], in room: String, _ book: CipherBook
    ) async throws -> MatrixWords {
        let sessions = Set(names.map { String($0.dropFirst(room.count + 1).prefix { $0 != " " }) })
        if sessions == ["?"] { return .unknownEncryption }
        for session in sessions.sorted()
        where try await book.json(.withheld, "\(room) \(session)")?["code"]?.text == "m.unverified" {
            return .untrusted
        }
        return .unread
    }

    /// The day and how often on it, unless that is enough; kept before it is said.
    static func turn(
        _ place: String, most: Int64 = mostADay, _ encryption: EncryptionDesk, at now: Moment
    ) async throws -> String? {
        try await encryption.work { try await count(place, now.milliseconds / 86_400_000, most: most, &$0) }
    }

    private static func count(
        _ place: String, _ today: Int64, most: Int64 = mostADay, _ book: inout CipherBook
    ) async throws -> String? {
        let known = try await book.json(.told, place)
        let count = known?["day"]?.number == today ? known?["count"]?.number ?? 0 : 0
        guard count < most else { return nil }
        book.write(.told, place, json: ["day": .number(today), "count": .number(count + 1)])
        return "\(today)-\(count)"
    }
}
