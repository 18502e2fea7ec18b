import Adapters
import Basics
import Conversation
import Encryption
import FoundationEssentials
import HTTP

/// The Matrix adapter as the settings describe it.
struct MatrixSetup {
    /// What people can follow: Matrix itself sets a room no limit, and the homeserver's is lifted for the bot.
    static let messagesAMinute = 120

    private let settings: MatrixSettings
    private let proxy: HTTPProxy
    private let directory: String

    /// Nil when there is no homeserver, so that Matrix is off.
    init?(_ configuration: Configuration) throws(Configuration.Fault) {
        guard let homeserver = configuration[.matrix(.homeserver)] else { return nil }
        guard Self.isAddress(homeserver) else {
            throw Configuration.Fault(
                "MATRIX_HOMESERVER must be an address that starts with https:// (http:// only for this machine)."
            )
        }
        let user = try Self.user(configuration)
        settings = MatrixSettings(
            homeserver: homeserver, user: user, credential: try Self.credential(configuration),
            device: configuration[.matrix(.device)], reviewRooms: try Self.rooms(configuration),
            publicRoom: try Self.publicRoom(configuration[.matrix(.publicRoom)]),
            moderatorLevel: try Self.level(configuration),
            invites: try Self.invites(configuration[.matrix(.invites)]),
            decisions: try Self.decisions(configuration[.matrix(.decisions)]),
            ringsForUrgent: try Self.isOn(.ringUrgent, configuration),
            seedsChoices: try Self.isOn(.choiceReactions, configuration),
            name: configuration[.matrix(.name)], picture: configuration[.matrix(.picture)])
        proxy = try configuration.httpProxy
        directory = configuration.dataDirectory
    }

    private static func isAddress(_ text: String) -> Bool {
        guard let start = ["https://", "http://"].first(where: text.hasPrefix) else { return false }
        let host = text.dropFirst(start.count).prefix { $0 != "/" }
        return !host.isEmpty && text.utf8.allSatisfy { 0x21...0x7E ~= $0 }
            && !text.contains { "?#@".contains($0) }
    }

    /// A token or a password that cannot be one: what was copied with it is seen, and never shown.
    private static func checked(
        _ secret: String, _ setting: MatrixSetting
    ) throws(Configuration.Fault) -> String {
        guard secret.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
            throw Configuration.Fault("\(setting.rawValue) must be one word without spaces.")
        }
        return secret
    }

    private static func user(_ configuration: Configuration) throws(Configuration.Fault) -> String {
        guard let user = configuration[.matrix(.user)] else {
            throw Configuration.Fault(
                "MATRIX_USER is missing: the bot's full id, such as @turnout:example.org.")
        }
        guard user.hasPrefix("@"), user.dropFirst(2).contains(":") else {
            throw Configuration.Fault("MATRIX_USER must be a full id, such as @turnout:example.org.")
        }
        return user
    }

    private static func rooms(_ configuration: Configuration) throws(Configuration.Fault) -> [String] {
        let rooms = try configuration.desks.rooms.filter { $0.platform == .matrix }.map(\.id)
        guard !rooms.isEmpty else {
            throw Configuration.Fault("MATRIX_REVIEW_ROOM is missing: the id of the moderators' room.")
        }
        return rooms
    }

    private static func publicRoom(_ text: String?) throws(Configuration.Fault) -> String? {
        guard let text else { return nil }
        guard text.hasPrefix("!") else {
            throw Configuration.Fault("MATRIX_PUBLIC_ROOM must be a room's id, which begins with !.")
        }
        return text
    }

    /// Where public reports are posted; nil: nowhere.
    var publicRoom: RoomID? { settings.publicRoom.map { RoomID(platform: .matrix, id: $0) } }

    /// Syncing, sending and photos each have a client, so that none of them holds another up.
    func adapter(
        keys: (shelf: any AdapterShelf, key: AtRestKey)? = nil,
        note: @escaping @Sendable (MatrixNote) -> Void
    ) -> MatrixAdapter {
        var configuration = HTTPConfiguration()
        configuration.proxy = proxy
        return MatrixAdapter(
            settings, vault: MatrixSessionFile(directory: directory),
            clients: (HTTPClient(configuration), HTTPClient(configuration), HTTPClient(configuration)),
            keys: keys, note: note)
    }

    /// What the operator does about encryption.
    func encryption(shelf: any AdapterShelf, key: AtRestKey) -> MatrixEncryption {
        var configuration = HTTPConfiguration()
        configuration.proxy = proxy
        return MatrixEncryption(
            settings, vault: MatrixSessionFile(directory: directory), shelf: shelf, key: key,
            client: HTTPClient(configuration))
    }

    /// The rows of encrypted rooms and their key; nil where there are none. Throws where they do not open with the key at hand:
    /// nothing runs without them.
    func keys(
        _ shelf: MatrixShelf, _ file: MatrixKeyFile
    ) async throws -> (shelf: any AdapterShelf, key: AtRestKey)? {
        guard try await shelf.isFilled else { return nil }
        guard let key = try file.read(),
            try await MatrixEncryption.opens(shelf, with: key)
        else { throw Configuration.Fault(EncryptionFault.sealed.description) }
        return (shelf, key)
    }

    private static func credential(
        _ configuration: Configuration
    ) throws(Configuration.Fault) -> MatrixSettings.Credential {
        switch (configuration[.matrix(.password)], configuration[.matrix(.token)]) {
        case (let password?, nil): return .password(password)
        case (nil, let token?): return .token(try checked(token, .token))
        case (nil, nil):
            throw Configuration.Fault(
                "MATRIX_PASSWORD or MATRIX_TOKEN is missing: one of them signs the bot in.")
        case (.some, .some):
            throw Configuration.Fault("MATRIX_PASSWORD and MATRIX_TOKEN are both set: take one of them away.")
        }
    }

    private static func isOn(
        _ setting: MatrixSetting, _ configuration: Configuration
    ) throws(Configuration.Fault) -> Bool {
        switch configuration[.matrix(setting)] ?? setting.row.fallback {
        case "on": return true
        case "off": return false
        case _: throw Configuration.Fault("\(setting.rawValue) must be on or off.")
        }
    }

    private static func decisions(
        _ text: String?
    ) throws(Configuration.Fault) -> MatrixSettings.Decisions {
        guard let text else { return .reactions }
        guard let decisions = MatrixSettings.Decisions(rawValue: text) else {
            throw Configuration.Fault("MATRIX_DECISIONS must be reactions or signed.")
        }
        return decisions
    }

    private static func level(_ configuration: Configuration) throws(Configuration.Fault) -> Int64 {
        guard let text = configuration[.matrix(.moderatorLevel)] else { return 50 }
        guard let level = Int64(text), (1...1_000_000).contains(level) else {
            throw Configuration.Fault("MATRIX_MODERATOR_LEVEL must be a number from 1 to 1000000.")
        }
        return level
    }

    private static func invites(_ text: String?) throws(Configuration.Fault) -> MatrixSettings.Invites {
        switch text {
        case nil, "all"?: return .all
        case "local"?: return .local
        case let list?:
            let servers = list.split(separator: ",").map { $0.trimmed }
            let isServer: (String) -> Bool = { name in
                name.contains { ".:".contains($0) }
                    && name.utf8.allSatisfy { 0x21...0x7E ~= $0 && $0 != 0x2F }
            }
            guard !servers.isEmpty, servers.allSatisfy(isServer) else {
                throw Configuration.Fault(
                    "MATRIX_INVITES must be all, local, or names of servers such as example.org, divided by commas."
                )
            }
            return .servers(servers)
        }
    }
}
