import Civic

/// Every setting there is. The README's table lists exactly these, and a test compares the two.
enum Setting: String, CaseIterable {
    case data = "TURNOUT_DATA"
    case log = "TURNOUT_LOG"
    case undoWindow = "TURNOUT_UNDO_WINDOW"
    case secondApproval = "TURNOUT_SECOND_APPROVAL"
    case dutyMinutes = "TURNOUT_DUTY_MINUTES"
    case deskHours = "TURNOUT_DESK_HOURS"
    case keepOriginals = "TURNOUT_KEEP_ORIGINALS"
    case photoSide = "TURNOUT_PHOTO_SIDE"
    case publishDirectory = "TURNOUT_PUBLISH_DIR"
    case proxy = "TURNOUT_PROXY"
    case telegramToken = "TELEGRAM_TOKEN"
    case telegramAPI = "TELEGRAM_API"
    case telegramFiles = "TELEGRAM_FILES"
    case telegramReviewRoom = "TELEGRAM_REVIEW_ROOM"
    case telegramPublicChannel = "TELEGRAM_PUBLIC_CHANNEL"
    case telegramModerators = "TELEGRAM_MODERATORS"
    case telegramGroupRate = "TELEGRAM_GROUP_RATE"
    case telegramRate = "TELEGRAM_RATE"
    case matrixHomeserver = "MATRIX_HOMESERVER"
    case matrixUser = "MATRIX_USER"
    case matrixPassword = "MATRIX_PASSWORD"
    case matrixToken = "MATRIX_TOKEN"
    case matrixDevice = "MATRIX_DEVICE"
    case matrixReviewRoom = "MATRIX_REVIEW_ROOM"
    case matrixPublicRoom = "MATRIX_PUBLIC_ROOM"
    case matrixModeratorLevel = "MATRIX_MODERATOR_LEVEL"
    case matrixInvites = "MATRIX_INVITES"
    case civicSync = "CIVIC_SYNC"
    case civicGoogleKey = "CIVIC_GOOGLE_KEY"
    case civicGoogleAPI = "CIVIC_GOOGLE_API"
    case civicCensusAPI = "CIVIC_CENSUS_API"
    case civicZIPDistricts = "CIVIC_ZIP_DISTRICTS"
    case civicZIPPoints = "CIVIC_ZIP_POINTS"
    case civicLegislators = "CIVIC_LEGISLATORS"
    case civicLegislatures = "CIVIC_LEGISLATURES"
    case civicOpenStatesKey = "CIVIC_OPENSTATES_KEY"
    case civicOpenStatesAPI = "CIVIC_OPENSTATES_API"
    case civicCongressKey = "CIVIC_CONGRESS_KEY"
    case civicCongressAPI = "CIVIC_CONGRESS_API"
    case civicGovInfo = "CIVIC_GOVINFO"
    case civicFECKey = "CIVIC_FEC_KEY"
    case civicFECAPI = "CIVIC_FEC_API"
    case civicWinnipegToken = "CIVIC_WINNIPEG_TOKEN"
    case civicWinnipegAPI = "CIVIC_WINNIPEG_API"

    /// What holds when the setting is missing, as the README says it.
    var fallback: String {
        switch self {
        case .data: "./turnout-data"
        case .log: "info"
        case .undoWindow: "60"
        case .secondApproval: "threats"
        case .dutyMinutes: "60"
        case .deskHours: "none"
        case .keepOriginals: "never"
        case .photoSide: "1280"
        case .publishDirectory: "none: no files"
        case .telegramPublicChannel, .matrixPublicRoom: "none"
        case .proxy: "none"
        case .telegramToken: "Telegram is off"
        case .telegramAPI: "https://api.telegram.org"
        case .telegramFiles: "the same as TELEGRAM_API"
        case .telegramReviewRoom: "none: needed with TELEGRAM_TOKEN"
        case .telegramModerators: "the group's administrators"
        case .telegramGroupRate: "20"
        case .telegramRate: "28"
        case .matrixHomeserver: "Matrix is off"
        case .matrixUser: "none: needed with MATRIX_HOMESERVER"
        case .matrixPassword: "none: this or MATRIX_TOKEN"
        case .matrixToken: "none: this or MATRIX_PASSWORD"
        case .matrixDevice: "a new one, kept in TURNOUT_DATA"
        case .matrixReviewRoom: "none: needed with MATRIX_HOMESERVER"
        case .matrixModeratorLevel: "50"
        case .matrixInvites: "all"
        case .civicSync: "on"
        case .civicGoogleKey, .civicOpenStatesKey, .civicCongressKey, .civicWinnipegToken: "none"
        case .civicGoogleAPI: Self.civic.googleBase
        case .civicCensusAPI: Self.civic.censusBase
        case .civicZIPDistricts: Self.civic.zipDistricts
        case .civicZIPPoints: Self.civic.zipPoints
        case .civicLegislators: Self.civic.legislatorsBase
        case .civicLegislatures: Self.civic.openStatesPeople
        case .civicOpenStatesAPI: Self.civic.openStatesBase
        case .civicCongressAPI: Self.civic.congressBase
        case .civicGovInfo: Self.civic.govInfoBase
        case .civicFECKey: Self.civic.fecKey
        case .civicFECAPI: Self.civic.fecBase
        case .civicWinnipegAPI: Self.civic.winnipegBase
        }
    }

    private static let civic = CivicSettings()

    /// One sentence, as the README says it.
    var meaning: String {
        switch self {
        case .data: "Directory of the database and the photos; made if missing, readable by its owner only."
        case .log: "How much is logged: debug, info, warning, error or silent."
        case .undoWindow: "Seconds in which a moderator can undo a decision before the reporter hears of it."
        case .secondApproval:
            "What takes two moderators to approve: `threats` (reports of pressure or threats), or `never`."
        case .dutyMinutes:
            "Minutes without a moderator's doing anything after which reporters are told so; 0: never."
        case .deskHours:
            "Hours, Eastern time, in which moderators are usually there, such as 8-22; for the same notice."
        case .keepOriginals:
            "Days, 1 to 365, that photos are also kept as they came, with all that is in them, in a sealed folder."
        case .photoSide: "Pixels of a kept photo's longer side, 320 to 4096; smaller photos stay as they are."
        case .publishDirectory:
            "Directory for the feed as files (Atom, JSON Feed, GeoJSON), for any web server; made if missing."
        case .telegramPublicChannel:
            "Chat id of a channel where public reports are posted; the bot must be its administrator."
        case .matrixPublicRoom: "Id of a room where public reports are posted, such as !abc:example.org."
        case .proxy:
            "Proxy: http://, https:// or socks5h:// with host and port; `environment` follows https_proxy and no_proxy."
        case .telegramToken: "The bot's token from BotFather. A secret: it is never logged."
        case .telegramAPI: "Base URL of the Bot API; http only for this machine."
        case .telegramFiles: "Base URL of the Bot API's files."
        case .telegramReviewRoom: "Chat id of the moderators' group, such as -1001234567890."
        case .telegramModerators: "User ids, divided by commas, of those who may decide."
        case .telegramRate: "Messages a second over all chats; Telegram allows about 30."
        case .telegramGroupRate: "Messages a minute into the moderators' group; Telegram allows 20."
        case .matrixHomeserver: "Base URL of the bot's homeserver, such as https://matrix.example.org."
        case .matrixUser: "The bot's full id, such as @turnout:example.org."
        case .matrixPassword: "The bot's password. A secret: it is never logged."
        case .matrixToken:
            "An access token of the bot, where there are no passwords. A secret: it is never logged."
        case .matrixDevice: "The device that MATRIX_TOKEN belongs to, or that a login is to use."
        case .matrixReviewRoom:
            "The moderators' room: its id, such as !abc:example.org, or an alias. Not encrypted."
        case .matrixModeratorLevel: "The power level in that room from which on somebody may decide."
        case .matrixInvites: "Whose private invitations are taken: all, local, or servers divided by commas."
        case .civicSync: "Whether `turnout run` keeps civic data fresh by itself: on or off."
        case .civicGoogleKey: "Key for Google Civic Information: elections and polling places. A secret."
        case .civicGoogleAPI: "Base URL of Google Civic Information."
        case .civicCensusAPI: "Base URL of the U.S. Census Geocoder."
        case .civicZIPDistricts:
            "URL of the table of ZIP areas and House districts; its header names the Congress."
        case .civicZIPPoints: "URL of the table of ZIP codes and their middles, plain or zipped."
        case .civicLegislators: "Base URL of the congress-legislators files."
        case .civicLegislatures: "Base URL of Open States' tables of legislators, one a state."
        case .civicOpenStatesKey: "Key for Open States: bills of state legislatures. A secret."
        case .civicOpenStatesAPI: "Base URL of Open States' API."
        case .civicCongressKey:
            "Key for Congress.gov: bills beyond those that GovInfo changed last. A secret."
        case .civicCongressAPI: "Base URL of Congress.gov's API."
        case .civicGovInfo: "Base URL of GovInfo's bill files."
        case .civicFECKey: "Key for the Federal Election Commission's API; the default is its trial key."
        case .civicFECAPI: "Base URL of the Federal Election Commission's API."
        case .civicWinnipegToken: "App token for Winnipeg's open data; works without."
        case .civicWinnipegAPI: "Base URL of Winnipeg's open data."
        }
    }
}
