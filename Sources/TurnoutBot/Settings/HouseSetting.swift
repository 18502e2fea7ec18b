/// What the bot itself is told: where it keeps its data, and how its moderators work.
enum HouseSetting: String, CaseIterable {
    case data = "TURNOUT_DATA"
    case database = "TURNOUT_DATABASE"
    case log = "TURNOUT_LOG"
    case logFormat = "TURNOUT_LOG_FORMAT"
    case metrics = "TURNOUT_METRICS"
    case metricsPublic = "TURNOUT_METRICS_PUBLIC"
    case undoWindow = "TURNOUT_UNDO_WINDOW"
    case secondApproval = "TURNOUT_SECOND_APPROVAL"
    case probation = "TURNOUT_PROBATION"
    case secondLooks = "TURNOUT_SECOND_LOOKS"
    case dutyMinutes = "TURNOUT_DUTY_MINUTES"
    case deskHours = "TURNOUT_DESK_HOURS"
    case alarm = "TURNOUT_ALARM"
    case questions = "TURNOUT_QUESTIONS"
    case leads = "TURNOUT_LEADS"
    case desks = "TURNOUT_DESKS"
    case unitedStatesResults = "TURNOUT_RESULTS_US"
    case giving = "TURNOUT_GIVING"
    case organisations = "TURNOUT_ORGANISATIONS"
    case giveMost = "TURNOUT_GIVE_MAX"
    case paySupport = "TURNOUT_PAY_SUPPORT"
    case keepOriginals = "TURNOUT_KEEP_ORIGINALS"
    case photoSide = "TURNOUT_PHOTO_SIDE"
    case photos = "TURNOUT_PHOTOS"
    case bucketKey = "TURNOUT_S3_KEY"
    case bucketSecret = "TURNOUT_S3_SECRET"
    case bucketRegion = "TURNOUT_S3_REGION"
    case forgotten = "TURNOUT_FORGOTTEN"
    case publishDirectory = "TURNOUT_PUBLISH_DIR"
    case publicAddress = "TURNOUT_PUBLIC_URL"
    case publicName = "TURNOUT_PUBLIC_NAME"
    case publicContact = "TURNOUT_PUBLIC_CONTACT"
    case publicLicence = "TURNOUT_PUBLIC_LICENCE"
    case publicDelay = "TURNOUT_PUBLIC_DELAY"
    case proxy = "TURNOUT_PROXY"

    /// What holds when it is missing, and one sentence, both as the README says them.
    var row: (fallback: String, meaning: String) {
        switch self {
        case .data:
            (
                "./turnout-data",
                "Directory of the database and the photos; made if missing, readable by its owner only."
            )
        case .database:
            (
                "none: a file in TURNOUT_DATA",
                "PostgreSQL database instead, such as `postgresql://turnout@db1,db2/turnout`; several machines then stand by for each other."
            )
        case .log: ("info", "How much is logged: debug, info, warning, error or silent.")
        case .logFormat:
            ("text", "How log lines are written: text, json, or journal (fields of systemd's journal).")
        case .metrics:
            (
                "none: not served",
                "Where figures for Prometheus and `/health` are served: `unix:/PATH` or an address with a port, such as `127.0.0.1:9464`."
            )
        case .metricsPublic:
            ("no", "`yes` lets TURNOUT_METRICS name an address that other machines can reach.")
        case .undoWindow:
            ("60", "Seconds in which a moderator can undo a decision before the reporter hears of it.")
        case .secondApproval:
            (
                "threats",
                "What takes two moderators to approve: `threats` (reports of threats, and urgent ones), or `all`."
            )
        case .probation:
            (
                "20",
                "First approvals of a new moderator that take a second one, 0 to 1000; 0: none. A passed drill ends it."
            )
        case .secondLooks:
            (
                "20",
                "One in so many rejections also comes, unmarked, to another moderator at work, 0 to 1000; 0: none."
            )
        case .dutyMinutes:
            (
                "60",
                "Minutes without a moderator's doing anything after which reporters are told so; 0: never."
            )
        case .deskHours:
            (
                "none",
                "Hours, Eastern time, in which moderators are usually there, such as 8-22; for the same notice."
            )
        case .alarm:
            (
                "3,6,15",
                "Minutes an urgent report is in nobody's hands until those on duty, the leads, and the last desk with its author are told; `off`."
            )
        case .questions:
            (
                "none",
                "File of ready questions for moderators, beside the twelve that are shipped; see docs/operations.md."
            )
        case .leads:
            (
                "who may appoint administrators",
                "Who leads the moderators, divided by commas, such as `telegram:12345, matrix:@zoe:example.org`."
            )
        case .desks:
            (
                "none: one desk",
                "File of the desks that reports are divided among, each with a room; see docs/operations.md."
            )
        case .unitedStatesResults:
            ("on", "Past results of the United States, besides those of Winnipeg: `on` or `off`.")
        case .giving:
            (
                "links",
                "Charities with their own pages, and pledges: `links`; `off`: no word of it; `on`: payments, too, see docs/giving.md."
            )
        case .organisations:
            (
                "none",
                "File of charities to add, or to put in the place of bundled ones of the same id; see docs/giving.md."
            )
        case .giveMost: ("200.00", "The most that one payment in the chat may be, in the charity's currency.")
        case .paySupport:
            (
                "none: needed with TURNOUT_GIVING=on",
                "Who answers about payments, and within how many days, such as `gifts@example.org 5`."
            )
        case .keepOriginals:
            (
                "never",
                "Days, 1 to 365, that photos are also kept as they came, with all that is in them, in a sealed folder."
            )
        case .photoSide:
            ("1280", "Pixels of a kept photo's longer side, 320 to 4096; smaller photos stay as they are.")
        case .photos:
            (
                "dir",
                "Where clean photos are kept: `dir`, files in TURNOUT_DATA; `database`, beside the rows; `s3:https://host/bucket/prefix`."
            )
        case .bucketKey: ("none", "Key of the bucket in TURNOUT_PHOTOS; it may put, get, delete and list.")
        case .bucketSecret: ("none", "What belongs to TURNOUT_S3_KEY; a secret.")
        case .bucketRegion:
            (
                "us-east-1",
                "Region of that bucket, as its server calls it; many servers of one's own take any."
            )
        case .forgotten:
            (
                "forgotten in TURNOUT_DATA",
                "File with a line for each person who had their data deleted, as a hash; best on another disk, for `turnout restore`."
            )
        case .publishDirectory:
            (
                "none: no site",
                "Directory for the public site of approved reports, for any web server; made if missing; see docs/site.md."
            )
        case .publicAddress:
            (
                "none",
                "Where that site is served, such as `https://reports.example.org/`; for links in feeds and posts."
            )
        case .publicName: ("Problems at the polls, as voters reported them", "What the site is called.")
        case .publicContact: ("none", "Whom people ask to have something removed, on each page.")
        case .publicLicence:
            ("CC BY 4.0 for the collection; the words stay their authors'", "The licence of what it offers.")
        case .publicDelay:
            (
                "15",
                "Minutes after sending before which no report is public, in the chat, a channel or on the site; 0 to 1440."
            )
        case .proxy:
            (
                "none",
                "Proxy: http://, https:// or socks5h:// with host and port; `environment` follows https_proxy and no_proxy."
            )
        }
    }
}
