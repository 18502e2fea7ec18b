import Adapters
import CivicFacts
import Conversation

/// What `turnout doctor` says about Matrix.
struct MatrixCheckup: Sendable {
    let configuration: Configuration

    func findings() async -> [Finding] {
        do {
            guard let setup = try MatrixSetup(configuration) else {
                return [Finding(isWell: true, sentence: "Matrix: off, because MATRIX_HOMESERVER is not set")]
            }
            if let obstacle = await Wire(configuration: configuration).obstacle(to: "Matrix") {
                return [obstacle]
            }
            let checkup = EncryptionCheckup(configuration: configuration)
            return try await examine(setup.adapter(keys: try checkup.keys()) { _ in }) + checkup.findings()
        } catch {
            return [Finding(isWell: false, sentence: "Matrix: \(error)")]
        }
    }

    /// The adapter keeps trying while the network is down; the doctor waits half a minute.
    private func examine(_ adapter: MatrixAdapter) async throws -> [Finding] {
        try await withThrowingTaskGroup(of: [Finding].self) { group in
            group.addTask { findings(on: try await adapter.examine()) }
            group.addTask {
                try await Task.sleep(for: .seconds(30))
                return [
                    Finding(
                        isWell: false,
                        sentence: "Matrix: no answer in 30 seconds; check MATRIX_HOMESERVER and network")
                ]
            }
            defer { group.cancelAll() }
            return try await group.next() ?? []
        }
    }

    private func findings(on examination: MatrixExamination) -> [Finding] {
        [Finding(isWell: true, sentence: "Matrix: the homeserver answers and the bot is signed in")]
            + examination.rooms.flatMap { [reviewRoom($0)] + Self.keyless($0) }
            + [Self.upload(examination.uploadLimit), Self.rate(examination.limit)]
    }

    private func reviewRoom(_ room: MatrixExamination.Room) -> Finding {
        let names = DesksCheckup(configuration: configuration).named {
            $0.platform == .matrix && $0.id == room.setting
        }
        let called = names.isEmpty ? "the moderators' room" : "the room of desk \(names)"
        guard room.mayReview else {
            let setting = names.isEmpty ? "MATRIX_REVIEW_ROOM" : called
            return Finding(
                isWell: false,
                sentence: "Matrix: the bot cannot write into \(setting); invite it, and let it write there")
        }
        guard let moderators = room.moderators, moderators > 0 else {
            return Finding(
                isWell: false,
                sentence: "Matrix: nobody in \(called) has the power of MATRIX_MODERATOR_LEVEL to decide")
        }
        return Finding(
            isWell: true,
            sentence: "Matrix: the bot can write into \(called); \(moderators) there can decide")
    }

    /// Only where the room is encrypted.
    private static func keyless(_ room: MatrixExamination.Room) -> [Finding] {
        guard let keyless = room.keyless else { return [] }
        return [
            Finding(
                isWell: keyless == 0,
                sentence: keyless == 0
                    ? "Matrix: it is encrypted, and everybody who can decide there has a verified app"
                    : "Matrix: it is encrypted, and \(keyless) of those who can decide there read nothing; the bot names them in the room"
            )
        ]
    }

    private static func upload(_ limit: Int?) -> Finding {
        guard let limit else {
            return Finding(isWell: true, sentence: "Matrix: the homeserver tells no limit for uploads")
        }
        let megabytes = limit / 1_000_000
        return Finding(
            isWell: limit >= 2_000_000,
            sentence: "Matrix: uploads of \(megabytes) MB are allowed"
                + (limit >= 2_000_000 ? "" : "; a clean photo may need 2 MB: raise max_upload_size"))
    }

    private static func rate(_ limit: MatrixExamination.Limit) -> Finding {
        switch limit {
        case .generous:
            return Finding(isWell: true, sentence: "Matrix: the homeserver does not slow the bot down")
        case .strict(let count, let seconds):
            return Finding(
                isWell: false,
                sentence:
                    "Matrix: after \(count) messages the homeserver asks for \(seconds) s of silence: about "
                    + "\(DecisionPace(wait: .seconds(Int64(max(1, seconds)))).decisions) decisions a minute; its "
                    + "operator lifts that for the bot's account with override_ratelimit, see docs/operations.md"
            )
        case .unknown:
            return Finding(
                isWell: true,
                sentence:
                    "Matrix: the homeserver's rate limits could not be tried; see docs/operations.md on them")
        }
    }
}
