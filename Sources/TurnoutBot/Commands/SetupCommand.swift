import Adapters
import Basics
import CivicFacts
import Conversation
import FoundationEssentials
import Glibc
import HTTP
import Store

/// `turnout setup`: takes the bot's token, finds the moderators' group, writes both into the settings, and has the doctor look.
struct SetupCommand {
    private static let usual = "/etc/turnout/turnout.conf"
    /// How long somebody has to write the word in the group.
    private static let patience = Span.minutes(10)
    private static let shortPatience = Duration.seconds(60)

    private let file: String
    private let environment: [String: String]
    private var tokenFile: String?
    private var group: TelegramPlace?

    /// `file` as given with `--config`.
    init(file: String?, environment: [String: String], arguments: [String]) throws {
        self.file = file ?? Self.usual
        self.environment = environment
        let usage = CommandArguments.Fault(description: "Usage: \(Command.setup.usage)")
        var words = arguments[...]
        while let word = words.popFirst() {
            guard let value = words.popFirst() else { throw usage }
            switch word {
            case "--token-file": tokenFile = value
            case "--group":
                guard let place = TelegramPlace(value) else { throw usage }
                group = place
            default: throw usage
            }
        }
    }

    func run() async throws -> Int32 {
        let kept = try Configuration(environment: environment, file: isThere ? file : nil)
        let token = try token(kept)
        if let group, group.chat >= 0 {
            throw CommandArguments.Fault(description: Self.sentence(.noGroup, ""))
        }
        let settings = TelegramSettings(
            token: token, apiBase: kept[.telegram(.api)] ?? TelegramSettings.publicBase)
        var http = HTTPConfiguration()
        http.proxy = try kept.httpProxy
        let client = HTTPClient(http)
        let scout: TelegramScout
        do throws(AdapterFault) {
            scout = try TelegramScout(settings, client: client) { note in
                if case .notReachable(1) = note {
                    Self.say("Telegram does not answer yet; it is tried again …")
                }
            }
        } catch { throw Configuration.Fault(error.description) }
        let place: TelegramPlace
        do {
            place = try await self.place(scout)
        } catch let fault as AdapterFault {
            Turnout.complain(fault.description)
            return 69
        }
        await client.shutdown()
        let isElsewhere = token == kept[.telegram(.token)] && kept.origin(of: .telegram(.token)) != .file
        try write(isElsewhere ? nil : token, place)
        Operator.become(ownerOf: kept.dataDirectory)
        let configuration = try Configuration(environment: environment, file: file)
        let status = try await DoctorCommand(configuration: configuration).run()
        Self.say(
            status == 0
                ? "All is well. Start it: sudo systemctl enable --now turnout"
                : "Mend that, then look again: turnout doctor --config \(file)")
        return status
    }

    /// At once, whoever reads it.
    private static func say(_ line: String) { StandardStream.output.say(line) }

    private var isThere: Bool { access(file, F_OK) == 0 }

    /// Of the file named, of the terminal, or the one that is set already; what the example says is none.
    private func token(_ kept: Configuration) throws -> String {
        let old = kept[.telegram(.token)].flatMap { $0.hasSuffix(":put-the-token-here") ? nil : $0 }
        let typed = try tokenFile.map(Operator.line) ?? (isatty(0) == 1 ? asked(old != nil) : nil)
        if let typed, !typed.isEmpty { return typed }
        guard let old else {
            throw CommandArguments.Fault(
                description:
                    "Put the token into a file, and name it: turnout setup --token-file FILE (- reads it from the input)."
            )
        }
        return old
    }

    private func asked(_ isSet: Bool) -> String? {
        Operator.hidden(
            "The bot's token from @BotFather (it is not shown\(isSet ? "; nothing keeps the one that is set" : "")): "
        )
    }

    /// The moderators' group once it will do.
    private func place(_ scout: TelegramScout) async throws -> TelegramPlace {
        let name = try await soon { try await scout.name() }
        Self.say("The token is that of @\(name).")
        var wanted = group
        if wanted == nil { wanted = try await found(by: scout, name) }
        guard let place = wanted else {
            throw AdapterFault(
                "Nobody wrote the word in a group within ten minutes. Run turnout setup again.")
        }
        var told: TelegramScout.Hindrance?
        while let hindrance = try await soon({ try await scout.hindrance(in: place) }) {
            let sentence = Self.sentence(hindrance, name)
            // Without somebody at a terminal nobody waits, and an id that will change is of no use later either.
            guard isatty(0) == 1, hindrance != .plain, hindrance != .noGroup else {
                throw AdapterFault(sentence)
            }
            if hindrance != told { Self.say("\(sentence) Waiting until that is so …") }
            told = hindrance
            try await Task.sleep(for: .seconds(3))
        }
        Self.say("The moderators' group is \(place.room.id).")
        return place
    }

    /// At a terminal somebody sees that it waits, and ends it; a script waits a minute.
    private func soon<Result: Sendable>(
        _ ask: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        guard isatty(0) != 1 else { return try await ask() }
        return try await withThrowingTaskGroup(of: Result.self) { group in
            group.addTask(operation: ask)
            group.addTask {
                try await Task.sleep(for: Self.shortPatience)
                throw AdapterFault(
                    "Telegram did not answer in a minute. Check network and proxy, then run turnout setup again."
                )
            }
            defer { group.cancelAll() }
            guard let first = try await group.next() else { throw CancellationError() }
            return first
        }
    }

    private func found(by scout: TelegramScout, _ name: String) async throws -> TelegramPlace? {
        let word = Digest.randomDigits(6)
        Self.say(
            """
            Add @\(name) to the moderators' group as an administrator with the right to delete messages. Then write there:

                /setup@\(name) \(word)

            Waiting for it, ten minutes at most …
            """)
        return try await scout.place(of: word, within: Self.patience)
    }

    private static func sentence(_ hindrance: TelegramScout.Hindrance, _ name: String) -> String {
        switch hindrance {
        case .noGroup: "That is no group: its id begins with a minus sign."
        case .plain:
            "That is a plain group, whose id will change. Make its chat history visible for new members, which turns it into a "
                + "supergroup; then run turnout setup again."
        case .absent: "@\(name) is not in that group: add it there."
        case .member:
            "@\(name) is no administrator of the group: make it one, with the right to delete messages."
        case .mayNotDelete: "@\(name) may not delete messages in the group: give it that right."
        }
    }

    /// No token where it stands elsewhere than in the file.
    private func write(_ token: String?, _ place: TelegramPlace) throws {
        let old = isThere ? try Operator.text(of: file) : ""
        let values = [(Setting.telegram(.token), token), (.telegram(.reviewRoom), place.room.id)]
        let text = SettingsFile.text(old, setting: values.compactMap { pair in pair.1.map { (pair.0, $0) } })
        guard Operator.keep(text, in: file) else {
            throw Configuration.Fault(
                "\(file) cannot be written. Run it with sudo, or name another file: turnout setup --config FILE."
            )
        }
        let names = (token == nil ? [] : ["TELEGRAM_TOKEN"]) + ["TELEGRAM_REVIEW_ROOM"]
        Self.say("Written to \(file): \(names.joined(separator: ", ")).")
    }
}
