import FoundationEssentials
import HTTP
import PlainJSON

/// What is asked of the homeserver about the bot's own keys.
struct EnrolmentServer: Sendable {
    let client: MatrixClient
    let settings: MatrixSettings

    var user: String { settings.user }

    /// What of the account everybody is shown.
    struct Shown: Sendable {
        let devices: [String: JSON]
        /// By their names in the answer: `master_keys`, `self_signing_keys`, `user_signing_keys`.
        let identity: [String: JSON]

        /// The public half of one of the identity's keys.
        func key(_ name: String) -> String? { identity[name]?["keys"]?.object?.values.first?.text }
    }

    func shown() async throws -> Shown {
        let answer = try await ask(
            MatrixRequest(.post, ["keys", "query"], json: ["device_keys": .object([user: []])])
                .with(limit: 8 << 20))
        var identity: [String: JSON] = [:]
        for name in ["master_keys", "self_signing_keys", "user_signing_keys"] {
            identity[name] = answer[name]?[user]
        }
        return Shown(devices: answer["device_keys"]?[user]?.object ?? [:], identity: identity)
    }

    /// What of somebody else's account everybody is shown; nil where the homeserver cannot tell.
    func shown(of user: String) async throws -> JSON? {
        let answer = try await ask(
            MatrixRequest(.post, ["keys", "query"], json: ["device_keys": .object([user: []])])
                .with(limit: 8 << 20))
        return answer["device_keys"]?[user]?.object == nil ? nil : answer
    }

    /// How many one-time keys of the device nobody claimed yet.
    func unclaimed() async throws -> Int {
        Self.count(in: try await ask(MatrixRequest(.post, ["keys", "upload"], json: [:])))
    }

    /// Publishes the device with its one-time keys; how many of those lie there now.
    func upload(_ body: [String: JSON]) async throws -> Int {
        let outcome = await client.call(MatrixRequest(.post, ["keys", "upload"], json: .object(body)))
        // A name that is taken by another key: this program never uses one twice.
        if case .refused(let refusal) = outcome, refusal.status == 400 { throw EncryptionFault.rolledBack }
        return Self.count(in: try Self.answer(outcome))
    }

    private static func count(in answer: JSON) -> Int {
        Int(clamping: answer["one_time_key_counts"]?["signed_curve25519"]?.number ?? 0)
    }

    /// Makes the identity known. The first may come without a word; for another the homeserver asks who it is.
    func upload(identity body: [String: JSON]) async throws {
        var body = body
        for _ in 0..<2 {
            let request = MatrixRequest(.post, ["keys", "device_signing", "upload"], json: .object(body))
            let reply: HTTPResponse
            switch await client.raw(request) {
            case .failure: throw EncryptionFault.homeserver(status: 0)
            case .success(let answer): reply = answer
            }
            guard reply.status == 401, body["auth"] == nil else {
                if reply.status == 401 || reply.status == 403 { throw EncryptionFault.authentication }
                guard reply.status == 200 else { throw EncryptionFault.homeserver(status: reply.status) }
                return
            }
            body["auth"] = try authentication(JSON(reply.body))
        }
    }

    /// Has the homeserver forget a device; where it does not, the operator sees it in the list of devices.
    func remove(device: String) async {
        var body: [String: JSON] = ["devices": [.text(device)]]
        for _ in 0..<2 {
            let request = MatrixRequest(.post, ["delete_devices"], json: .object(body))
            guard case .success(let reply) = await client.raw(request), reply.status == 401,
                body["auth"] == nil, let auth = try? authentication(JSON(reply.body))
            else { return }
            body["auth"] = auth
        }
    }

    private func authentication(_ asked: JSON?) throws -> JSON {
        let flows = asked?["flows"]?.list?.map { $0["stages"]?.list?.compactMap(\.text) ?? [] } ?? []
        guard case .password(let password) = settings.credential, let session = asked?["session"]?.text,
            flows.contains(["m.login.password"])
        else { throw EncryptionFault.authentication }
        return [
            "type": "m.login.password", "identifier": ["type": "m.id.user", "user": .text(user)],
            "password": .text(password), "session": .text(session),
        ]
    }

    /// Adds the identity's signature to the device.
    func upload(signed document: JSON, of device: String) async throws {
        let answer = try await ask(
            MatrixRequest(
                .post, ["keys", "signatures", "upload"],
                json: .object([user: .object([device: document])])))
        guard answer["failures"]?.object?.isEmpty ?? true else {
            throw EncryptionFault.homeserver(status: 400)
        }
    }

    /// Something that the homeserver keeps for the account; nil if there is nothing of that name.
    func accountData(_ type: String) async throws -> JSON? {
        let outcome = await client.call(MatrixRequest(.get, ["user", user, "account_data", type]))
        if case .refused(let refusal) = outcome, refusal.status == 404 { return nil }
        return try Self.answer(outcome)
    }

    func setAccountData(_ type: String, _ content: JSON) async throws {
        _ = try await ask(MatrixRequest(.put, ["user", user, "account_data", type], json: content))
    }

    private func ask(_ request: MatrixRequest) async throws -> JSON {
        try Self.answer(await client.call(request))
    }

    private static func answer(_ outcome: MatrixOutcome) throws -> JSON {
        switch outcome {
        case .done(let answer): return answer
        case .refused(let refusal): throw EncryptionFault.homeserver(status: refusal.status)
        case .lost: throw EncryptionFault.homeserver(status: 0)
        }
    }
}
