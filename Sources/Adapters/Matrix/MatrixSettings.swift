/// What the Matrix adapter has to be told; it never shows its secrets.
public struct MatrixSettings: Sendable, CustomStringConvertible, CustomReflectable {
    /// How the bot proves who it is.
    public enum Credential: Sendable {
        case password(String)
        case token(String)
    }

    /// Whose invitations are taken (`MATRIX_INVITES`).
    public enum Invites: Equatable, Sendable {
        /// Everybody's.
        case all
        /// Those of people on the bot's own server.
        case local
        /// Those of people on these servers.
        case servers([String])
    }

    /// What decides about reports in an encrypted review room (`MATRIX_DECISIONS`).
    public enum Decisions: String, Sendable {
        /// Signs under cards and commands. Signs are never encrypted: the homeserver could make them up.
        case reactions
        /// Commands from apps that their owners verified, and nothing else.
        case signed
    }

    /// The homeserver's base address (`MATRIX_HOMESERVER`), without a trailing slash.
    public let homeserver: String
    /// The bot's full id (`MATRIX_USER`), such as `@turnout:example.org`.
    public let user: String
    public let credential: Credential
    /// The device that the token belongs to, or that a login is to use (`MATRIX_DEVICE`).
    public let device: String?
    /// The moderators' rooms, each as an id or an alias (`MATRIX_REVIEW_ROOM`, `TURNOUT_DESKS`).
    public let reviewRooms: [String]
    /// A room where public reports are posted, as an id (`MATRIX_PUBLIC_ROOM`); nil: nowhere.
    public let publicRoom: String?
    /// The power level from which on somebody may decide (`MATRIX_MODERATOR_LEVEL`).
    public let moderatorLevel: Int64
    public let invites: Invites
    public let decisions: Decisions
    /// A new urgent card notifies everybody in the moderators' room (`MATRIX_RING_URGENT`).
    public let ringsForUrgent: Bool
    /// Keycaps stand under questions with up to four choices (`MATRIX_CHOICE_REACTIONS`).
    public let seedsChoices: Bool
    /// The bot's name where it has none yet (`MATRIX_NAME`).
    public let name: String?
    /// Path of the bot's picture where it has none yet (`MATRIX_PICTURE`).
    public let picture: String?

    public init(
        homeserver: String, user: String, credential: Credential, device: String? = nil,
        reviewRooms: [String],
        publicRoom: String? = nil, moderatorLevel: Int64 = 50, invites: Invites = .all,
        decisions: Decisions = .reactions, ringsForUrgent: Bool = false, seedsChoices: Bool = false,
        name: String? = nil,
        picture: String? = nil
    ) {
        self.homeserver = homeserver.hasSuffix("/") ? String(homeserver.dropLast()) : homeserver
        self.user = user
        self.credential = credential
        self.device = device
        self.reviewRooms = reviewRooms
        self.publicRoom = publicRoom
        self.moderatorLevel = moderatorLevel
        self.invites = invites
        self.decisions = decisions
        self.ringsForUrgent = ringsForUrgent
        self.seedsChoices = seedsChoices
        self.name = name
        self.picture = picture
    }

    public var description: String { "MatrixSettings" }
    public var customMirror: Mirror { Mirror(self, children: []) }

    /// Whether this person's invitations are taken.
    func welcomes(_ user: String) -> Bool {
        switch invites {
        case .all: true
        case .local: Self.server(of: user) == Self.server(of: self.user)
        case .servers(let servers): servers.contains(Self.server(of: user))
        }
    }

    /// What stands behind the first colon of an id.
    static func server(of id: String) -> String {
        id.firstIndex(of: ":").map { String(id[id.index(after: $0)...]) } ?? ""
    }
}
