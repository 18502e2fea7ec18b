import CivicFacts
import FoundationEssentials
import PlainJSON

/// Who the bot is to its homeserver. The device and the installation's name stay for ever: transaction ids are made
/// of them, and with others a repeated send would show up twice (M5, M69).
struct MatrixSession: Codable, Equatable, Sendable {
    let user: String
    /// A random name for this data directory.
    let installation: String
    var device: String?
    var token: String?
    var refreshToken: String?
    /// When the token should be changed for a new one (M6).
    var refreshAt: Moment?

    init(user: String, installation: String, device: String?) {
        self.user = user
        self.installation = installation
        self.device = device
    }

    init?(_ bytes: [UInt8]) {
        guard let session = try? JSONDecoder().decode(MatrixSession.self, from: Data(bytes)) else {
            return nil
        }
        self = session
    }

    var bytes: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return (try? encoder.encode(self)).map { [UInt8]($0) } ?? []
    }

    /// Takes the tokens of an answer to a login or a refresh; false if there are none.
    mutating func take(_ answer: JSON, at now: Moment) -> Bool {
        guard let token = answer["access_token"]?.text, !token.isEmpty else { return false }
        self.token = token
        refreshToken = answer["refresh_token"]?.text ?? refreshToken
        if let device = answer["device_id"]?.text { self.device = device }
        refreshAt = answer["expires_in_ms"]?.number.map {
            now + Span(milliseconds: min(max($0, 0), 1 << 50) / 10 * 7)
        }
        return true
    }
}
