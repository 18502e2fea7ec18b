import FoundationEssentials
import Glibc

/// The commands there are; a test holds this list against the README.
enum Command: String, CaseIterable {
    case run, chat, converse, replay, explore, understand, photo, video, chart, sync, export, doctor, graph
    case verifyLog = "verify-log"
    case logKey = "log-key"
    case measure, likeness, gifts, organisations, publish, backup, restore, move, migrate, setup, encryption

    var usage: String {
        switch self {
        case .run: "turnout run [--new-chain]"
        case .chat: "turnout chat [--save FILE.png]"
        case .converse:
            "turnout converse [--now TIME] [--step SPAN] [--review PLATFORM] [--civic FOLDER] [--probation N] "
                + "[--second-looks N]"
        case .replay: "turnout replay [--accept] FILE…"
        case .explore: "turnout explore [--part alone|moderated] [--depth N] [--limit N] [--seconds N]"
        case .photo: "turnout photo IN OUT [--max-side N] [--quality Q]"
        case .video: "turnout video IN OUT [--still FILE.jpg]"
        case .chart: "turnout chart FILE.json|ID [--pie] [--small] [--language CODE] OUT.png"
        case .sync: "turnout sync [SOURCE…]"
        case .export: "turnout export --format csv|json|geojson [--photos]"
        case .doctor: "turnout doctor [--json]"
        case .graph: "turnout graph [--mermaid]"
        case .understand: "turnout understand [--lang CODE]"
        case .verifyLog: "turnout verify-log [--key FILE]… [--head ROW:SEAL]…"
        case .logKey: "turnout log-key"
        case .measure:
            "turnout measure [PAGES | --updates N | --results | --civic | --charities | --capacity]"
        case .likeness: "turnout likeness [--show] FILE…"
        case .publish: "turnout publish DIR [--since N | --sample [COUNT]]"
        case .backup: "turnout backup DIR [--keep N]"
        case .restore: "turnout restore DIR [--into DATA] [--forgotten FILE]"
        case .move: "turnout move FROM TO"
        case .setup: "turnout setup [--token-file FILE] [--group ID]"
        case .migrate: "turnout migrate [--dry-run | --no-copy]"
        case .encryption:
            "turnout encryption setup [--print-key]|show|recover|reset [--print-key]|trust @NAME"
        case .organisations: "turnout organisations draft FILE.csv --zip DIGITS"
        case .gifts:
            "turnout gifts list|sums|unmatched|export --format csv|json|refund CHARGE --done-at-provider|close ID|"
                + "reconcile FILE [--adopt]"
        }
    }

    var meaning: String {
        switch self {
        case .run:
            "take reports on the platforms that are set up, until stopped; with --new-chain, go on where the log's key is lost"
        case .chat: "try the bot here, with voters and moderators of any name"
        case .converse: "talk to the bot by script: one JSON line in, one JSON line for each thing it sends"
        case .replay: "play scripted conversations and show where the bot says something else"
        case .explore: "walk through every conversation there can be, and check what must always hold"
        case .photo: "write a clean copy of a photo: upright, small, no metadata"
        case .video: "write a clean copy of a video: its pictures, no sound, no metadata"
        case .chart: "draw a result or a month as a picture: a past contest by its id, or from a file"
        case .sync: "download elections, representatives, bills and places now"
        case .export:
            "print the record of all reports; with --photos, put their clean photos into ./turnout-export"
        case .doctor: "check settings, machine, database and connections; also beside a turnout that runs"
        case .graph: "print the dialogs as a diagram: DOT, or Mermaid"
        case .understand: "read lines of words, and print what each is for as JSON"
        case .verifyLog:
            "check that nobody changed the audit log, or any row; with the first key all of it, with heads what they say"
        case .logKey: "print the audit log's first key, once, for a safe"
        case .measure:
            "measure how long pages or answers take; memory over N updates; or what this machine carries"
        case .likeness: "measure how well reports about the same thing are found"
        case .publish:
            "write the whole public site into DIR; with --since, print what changed after step N; with --sample, a made-up one"
        case .organisations: "draft rows of local charities from the IRS master file, for a person to fill in"
        case .backup: "copy databases and photos into a directory of copies, while turnout runs"
        case .restore:
            "check such a copy, the newest one of a directory, and fill an empty data directory with it"
        case .move:
            "take all rows of a house from a data directory to a PostgreSQL database, or back, while none runs"
        case .setup:
            "take the bot's token, find the moderators' group, write both into the settings, have the doctor look"
        case .migrate:
            "bring the database up to this version after a copy, as run does; with --dry-run, show what that does and how long it takes"
        case .encryption: "make, show or mend the bot's own keys for encrypted Matrix rooms"
        case .gifts: "show what was paid in the chat, write refunds down, compare with the provider's list"
        }
    }

    static var help: String {
        let rows = allCases.map { "  \($0.usage)\n      \($0.meaning)" }
        return """
            turnout \(Turnout.version): voters report what goes wrong at the polls; moderators decide what is shown.

            \(rows.joined(separator: "\n"))

            \(common)
            """
    }

    private static var common: String {
        """
        Every command takes --help, and --config FILE, with settings one a line; the environment wins over it.
        Settings: \(Setting.allCases.map(\.name).joined(separator: ", ")).
        """
    }

    /// What `--help` after the command prints.
    var page: String { "\(usage)\n    \(meaning)\n\n\(Self.common)" }

    /// Words for a command that takes none are a mistake, and no reason to begin.
    private func check(_ words: [String]) throws {
        let isFine =
            switch self {
            case .doctor: words.isEmpty || words == ["--json"]
            case .run: words.isEmpty || words == ["--new-chain"]
            case .graph: words.isEmpty || words == ["--mermaid"]
            case .chat: words.isEmpty || words.count == 2 && words[0] == "--save"
            case .logKey: words.isEmpty
            case .migrate: MigrateCommand.takes(words)
            case .converse, .replay, .explore, .understand, .photo, .video, .chart, .sync, .export,
                .measure,
                .likeness,
                .gifts, .organisations, .publish, .backup, .restore, .move, .verifyLog, .setup, .encryption:
                true
            }
        guard isFine else { throw CommandArguments.Fault(description: "Usage: \(usage)") }
    }

    /// What it writes is the house's own alone, so that root does it as whoever the house belongs to.
    private var worksAsOwner: Bool {
        switch self {
        case .doctor, .verifyLog, .logKey, .migrate, .encryption, .sync: true
        case .run, .chat, .converse, .replay, .explore, .understand, .photo, .video, .chart, .export, .graph,
            .measure, .likeness, .gifts, .organisations, .publish, .backup, .restore, .move, .setup:
            false
        }
    }

    func run(_ line: CommandArguments) async throws -> Int32 {
        try check(line.rest)
        switch self {
        case .photo: return PhotoCommand(arguments: line.rest).run()
        case .video: return VideoCommand(arguments: line.rest).run()
        case .chart: return try ChartCommand(arguments: line.rest).run()
        case .replay: return try await ReplayCommand(arguments: line.rest).run()
        case .explore: return try await ExploreCommand(arguments: line.rest).run()
        case .converse:
            return try await interruptible { configuration in
                try await ConverseCommand(
                    arguments: line.rest, civic: CivicSetup(configuration), giving: configuration.giving,
                    charities: configuration.charities.directory
                ).run()
            }
        case .likeness: return try LikenessCommand(arguments: line.rest).run()
        case .organisations: return try OrganisationsCommand(arguments: line.rest).run()
        case .setup:
            umask(0o077)
            let environment = ProcessInfo.processInfo.environment
            return try await SetupCommand(
                file: line.config, environment: environment, arguments: line.rest
            ).run()
        case .graph: return GraphCommand(arguments: line.rest).run()
        case .understand: return try UnderstandCommand(arguments: line.rest).run()
        case .run:
            return try await interruptible {
                try await RunCommand(configuration: $0, beginsNewChain: !line.rest.isEmpty).run()
            }
        case .logKey: return try await interruptible { try LogKeyCommand(configuration: $0).run() }
        case .chat:
            return try await interruptible { configuration in
                var chat = try ChatCommand(configuration: configuration)
                chat.saved = line.rest.last
                return try await chat.run()
            }
        case .sync:
            return try await interruptible { configuration in
                try await SyncCommand(configuration: configuration, arguments: line.rest).run()
            }
        case .doctor:
            return try await interruptible { configuration in
                try await DoctorCommand(configuration: configuration, isJSON: !line.rest.isEmpty).run()
            }
        case .verifyLog:
            return try await interruptible {
                try VerifyLogCommand(configuration: $0, arguments: line.rest).run()
            }
        case .gifts:
            return try await interruptible { configuration in
                try await GiftsCommand(configuration: configuration, arguments: line.rest).run()
            }
        case .encryption:
            return try await interruptible { configuration in
                try await EncryptionCommand(configuration: configuration, arguments: line.rest).run()
            }
        case .backup:
            return try await interruptible { configuration in
                try await BackupCommand(configuration: configuration, arguments: line.rest).run()
            }
        case .restore:
            return try await interruptible { configuration in
                try await RestoreCommand(configuration: configuration, arguments: line.rest).run()
            }
        case .move:
            return try await interruptible { _ in try MoveCommand(arguments: line.rest).run() }
        case .migrate:
            return try await interruptible { configuration in
                try MigrateCommand(configuration: configuration, arguments: line.rest).run()
            }
        case .export:
            return try await interruptible { configuration in
                try await ExportCommand(configuration: configuration, arguments: line.rest).run()
            }
        case .publish:
            return try await interruptible { configuration in
                try await PublishCommand(configuration: configuration, arguments: line.rest).run()
            }
        case .measure:
            return try await interruptible { configuration in
                if let endurance = try EnduranceMeasure(arguments: line.rest) {
                    return try await endurance.run()
                }
                if let capacity = try CapacityMeasure(arguments: line.rest) {
                    return try await capacity.run()
                }
                if let results = try ResultsMeasure(arguments: line.rest) { return try await results.run() }
                if let civic = try CivicMeasure(arguments: line.rest) { return try await civic.run() }
                if let charities = try CharitiesMeasure(configuration: configuration, arguments: line.rest) {
                    return try await charities.run()
                }
                return try await MeasureCommand(configuration: configuration, arguments: line.rest).run()
            }
        }

        func interruptible(_ body: @escaping @Sendable (Configuration) async throws -> Int32) async throws
            -> Int32
        {
            // What these commands write is for its owner only.
            umask(0o077)
            let environment = ProcessInfo.processInfo.environment
            let configuration = try Configuration(environment: environment, file: line.config)
            for sentence in line.config.map(SettingsFile.repeated(in:)) ?? [] { Turnout.complain(sentence) }
            if worksAsOwner { Operator.become(ownerOf: configuration.dataDirectory) }
            return try await Interruption.guarding(endingAtHangup: self != .run) {
                try await body(configuration)
            }
        }
    }
}
