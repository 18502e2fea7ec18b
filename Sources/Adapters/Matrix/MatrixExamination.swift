import CivicFacts
import Conversation
import PlainJSON

/// What `turnout doctor` finds out about the bot's account and its review rooms.
public struct MatrixExamination: Equatable, Sendable {
    /// How many messages in a row the homeserver takes.
    public enum Limit: Equatable, Sendable {
        /// More than anybody needs.
        case generous
        /// After so many messages it asked for so many seconds of silence.
        case strict(after: Int, seconds: Int)
        /// It could not be tried.
        case unknown
    }

    /// A review room, as the settings call it.
    public struct Room: Equatable, Sendable {
        public let setting: String
        /// Whether the bot is in it and may write there.
        public let mayReview: Bool
        /// How many people in it may decide right now, the bot aside; nil if that could not be asked.
        public let moderators: Int?
        /// Of those, how many are given keys on none of their devices, where the room is encrypted; nil in a plain one.
        public let keyless: Int?

        public init(setting: String, mayReview: Bool, moderators: Int?, keyless: Int? = nil) {
            (self.setting, self.mayReview, self.moderators) = (setting, mayReview, moderators)
            self.keyless = keyless
        }
    }

    public let rooms: [Room]
    /// The longest upload in bytes, if the homeserver told.
    public let uploadLimit: Int?
    public let limit: Limit
}

/// Looks the account over: signs in, looks at the review rooms, and tries out how much may be sent.
struct MatrixExaminer: Sendable {
    let desk: MatrixTools

    /// Stock Synapse takes ten messages at once (M73).
    private static let probes = 13

    func run() async throws(AdapterFault) -> MatrixExamination {
        try await MatrixPreparation(desk: desk).check()
        var rooms: [MatrixExamination.Room] = []
        for setting in desk.memory.settings.reviewRooms { rooms.append(await look(at: setting)) }
        return MatrixExamination(
            rooms: rooms, uploadLimit: desk.memory.mostBytes, limit: await tryOut())
    }

    private func look(at setting: String) async -> MatrixExamination.Room {
        let room = desk.memory.reviewRoom(setting)
        let power = await powerIfIn(room)
        let moderators = await moderators(in: room, power)
        let isSealed = room.map(desk.memory.isEncrypted) ?? false
        return MatrixExamination.Room(
            setting: setting, mayReview: power.map { $0.level(of: desk.me) >= $0.toSpeak } ?? false,
            moderators: moderators?.count,
            keyless: isSealed ? await desk.memory.encryption?.keyless(among: moderators ?? []) : nil)
    }

    private func powerIfIn(_ room: String?) async -> MatrixPower? {
        guard let room, let member = await desk.state("m.room.member", desk.me, of: room).answer,
            member["membership"]?.text == "join"
        else { return nil }
        return await desk.power(in: room)
    }

    private func moderators(in room: String?, _ power: MatrixPower?) async -> [String]? {
        guard let room, let power else { return nil }
        let members = await desk.client.call(
            MatrixRequest(.get, ["rooms", room, "joined_members"]).with(limit: 16 << 20))
        guard let people = members.answer?["joined"]?.object?.keys else { return nil }
        return people.filter { $0 != desk.me && power.level(of: $0) >= desk.memory.settings.moderatorLevel }
    }

    /// Sends events into a room of its own, which is left again: nothing else tells what the account may do.
    private func tryOut() async -> MatrixExamination.Limit {
        let creation: JSON = ["preset": "private_chat", "name": "turnout doctor"]
        let made = await desk.client.call(MatrixRequest(.post, ["createRoom"], json: creation))
        guard let room = made.answer?["room_id"]?.text else { return .unknown }
        var limit = MatrixExamination.Limit.generous
        for number in 0..<Self.probes {
            let path = ["rooms", room, "send", "org.turnout.probe", "probe\(number)"]
            let outcome = await desk.client.call(MatrixRequest(.put, path, json: [:]))
            if case .refused(let refusal) = outcome, refusal.status == 429 {
                let wait = refusal.wait?.milliseconds ?? 0
                limit = .strict(after: number, seconds: Int((wait + 999) / 1_000))
                break
            }
        }
        for way in ["leave", "forget"] {
            _ = await desk.client.call(MatrixRequest(.post, ["rooms", room, way], json: [:]))
        }
        return limit
    }
}
