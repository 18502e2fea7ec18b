/// Settings of the bot on Matrix.
enum MatrixSetting: String, CaseIterable {
    case homeserver = "MATRIX_HOMESERVER"
    case user = "MATRIX_USER"
    case password = "MATRIX_PASSWORD"
    case token = "MATRIX_TOKEN"
    case device = "MATRIX_DEVICE"
    case reviewRoom = "MATRIX_REVIEW_ROOM"
    case publicRoom = "MATRIX_PUBLIC_ROOM"
    case moderatorLevel = "MATRIX_MODERATOR_LEVEL"
    case invites = "MATRIX_INVITES"
    case decisions = "MATRIX_DECISIONS"
    case ringUrgent = "MATRIX_RING_URGENT"
    case choiceReactions = "MATRIX_CHOICE_REACTIONS"
    case name = "MATRIX_NAME"
    case picture = "MATRIX_PICTURE"
    case keyFile = "MATRIX_KEY_FILE"

    /// What holds when it is missing, and one sentence, both as the README says them.
    var row: (fallback: String, meaning: String) {
        switch self {
        case .homeserver:
            ("Matrix is off", "Base URL of the bot's homeserver, such as https://matrix.example.org.")
        case .user:
            ("none: needed with MATRIX_HOMESERVER", "The bot's full id, such as @turnout:example.org.")
        case .password: ("none: this or MATRIX_TOKEN", "The bot's password. A secret: it is never logged.")
        case .token:
            (
                "none: this or MATRIX_PASSWORD",
                "An access token of the bot, where there are no passwords. A secret: it is never logged."
            )
        case .device:
            (
                "a new one, kept in TURNOUT_DATA",
                "The device that MATRIX_TOKEN belongs to, or that a login is to use."
            )
        case .reviewRoom:
            (
                "none: needed with MATRIX_HOMESERVER",
                "The moderators' room: its id, such as !abc:example.org, or an alias."
            )
        case .publicRoom: ("none", "Id of a room where public reports are posted, such as !abc:example.org.")
        case .moderatorLevel: ("50", "The power level in that room from which on somebody may decide.")
        case .invites:
            ("all", "Whose private invitations are taken: all, local, or servers divided by commas.")
        case .decisions:
            (
                "reactions",
                "What decides in an encrypted moderators' room: reactions, or signed: commands from verified apps alone."
            )
        case .ringUrgent:
            ("off", "Whether a new urgent card notifies everybody in the moderators' room: on or off.")
        case .choiceReactions:
            (
                "off",
                "Whether 1️⃣ to 4️⃣ stand under questions with up to four choices: on or off. Each is a request."
            )
        case .name:
            ("none", "The bot's name, given at the start if it has none yet.")
        case .picture:
            ("none", "Path of a JPEG or PNG, the bot's picture, given at the start if it has none yet.")
        case .keyFile:
            (
                "a file in TURNOUT_DATA",
                "Path of the key that the bot's own keys are sealed with; the credential turnout-matrix-key wins."
            )
        }
    }
}
