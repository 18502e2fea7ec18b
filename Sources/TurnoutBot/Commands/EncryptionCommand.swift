import Adapters
import Basics
import Encryption
import FoundationEssentials
import Glibc
import Store

/// `turnout encryption …`: the bot's own keys for encrypted Matrix rooms, while no turnout runs.
struct EncryptionCommand {
    /// What is to be done.
    enum Deed: String {
        case setup, show, recover, reset, trust
    }

    /// Lets the recovery key be printed where no terminal is.
    private static let anywhere = "--print-key"

    private let configuration: Configuration
    private let deed: Deed
    /// Whose new identity is to be believed.
    private let person: String

    init(configuration: Configuration, arguments: [String]) throws {
        self.configuration = configuration
        let words = arguments.filter { $0 != Self.anywhere }
        guard let deed = words.first.flatMap(Deed.init), words.count == (deed == .trust ? 2 : 1)
        else {
            throw CommandArguments.Fault(description: "Usage: \(Command.encryption.usage)")
        }
        self.deed = deed
        person = words.last ?? ""
        guard deed != .setup && deed != .reset || words.count < arguments.count || isatty(1) == 1 else {
            throw CommandArguments.Fault(
                description:
                    "The recovery key is shown on a terminal only. With \(Self.anywhere) it goes wherever the output goes."
            )
        }
    }

    func run() async throws -> Int32 {
        guard let setup = try MatrixSetup(configuration) else {
            throw Configuration.Fault("Matrix is off, because MATRIX_HOMESERVER is not set.")
        }
        if deed == .reset,
            !isSure(
                """
                A new identity takes the place of the bot's. People who write to it are told that it changed, and those who verified
                it have to do so again. If the recovery key is not lost, turnout encryption recover is the better way.
                """)
        {
            return 1
        }
        // Looking makes nothing, and works beside a turnout that runs.
        if deed == .show { return try await show(setup) }
        let recoveryKey = deed == .recover ? try readRecoveryKey() : nil
        let store = try Store(
            directory: configuration.dataDirectory,
            options: StoreOptions(
                database: try configuration.database, forgotten: configuration.forgotten,
                copier: Turnout.version))
        let shelf = MatrixShelf(store: store)
        let file = MatrixKeyFile(configuration)
        let key = try await key(for: shelf, in: file)
        let encryption = setup.encryption(shelf: shelf, key: key)
        do {
            try await encryption.begin()
            switch deed {
            case .setup: try await setUp(encryption)
            case .show: break
            case .trust: return try await trust(encryption)
            case .recover:
                if let recoveryKey { try await encryption.recover(with: recoveryKey) }
                try file.keep(key)
                print("The device is signed by the same identity as before.")
            case .reset:
                let recoveryKey = try await encryption.reset()
                try file.keep(key)
                try await tell(recoveryKey, encryption)
            }
        } catch let fault as EncryptionFault {
            Turnout.complain(fault.description)
            return fault == .sealed ? 78 : 1
        }
        return 0
    }

    /// Where rows are sealed with a key that is not at hand, only what begins anew may make another: it is kept once that has
    /// worked out, and until then nothing of what there was is gone.
    private func key(for shelf: MatrixShelf, in file: MatrixKeyFile) async throws -> AtRestKey {
        guard try file.read() == nil, try await shelf.isFilled else { return try file.readOrMake() }
        guard deed == .recover || deed == .reset, file.isOurs else {
            throw Configuration.Fault(EncryptionFault.sealed.description)
        }
        return AtRestKey.make()
    }

    private func setUp(_ encryption: MatrixEncryption) async throws {
        guard let key = try await encryption.setUp() else {
            print("Encryption is set up. turnout encryption show prints the fingerprint.")
            return
        }
        try await tell(key, encryption)
    }

    /// Once, on the terminal; it counts as told only afterwards.
    private func tell(_ key: RecoveryKey, _ encryption: MatrixEncryption) async throws {
        // At once, also into a pipe: after the next line nobody is told again.
        StandardStream.output.say(
            """
            Recovery key: \(key.text)
            Keep it in a safe: it is shown this once. With it turnout encryption recover signs a new device after the data
            or their key were lost, and people see the same identity.
            """)
        try await encryption.confirmTold()
        if MatrixKeyFile(configuration).isOurs {
            print(
                "The bot's own keys are sealed with \(MatrixKeyFile.name) in TURNOUT_DATA. Whoever copies that directory has "
                    + "both: MATRIX_KEY_FILE or the credential turnout-matrix-key keep them apart.")
        }
    }

    private func show(_ setup: MatrixSetup) async throws -> Int32 {
        if let obstacle = await Wire(configuration: configuration).obstacle(to: "Matrix") {
            Turnout.complain(obstacle.sentence)
            return 69
        }
        let checkup = EncryptionCheckup(configuration: configuration)
        do {
            guard let encryption = try checkup.encryption(setup) else {
                print("Encryption is not set up: turnout encryption setup does that.")
                return 1
            }
            try await encryption.begin()
            return show(try await encryption.state())
        } catch let fault as EncryptionFault {
            Turnout.complain(fault.description)
            return fault == .sealed ? 78 : 1
        }
    }

    private func show(_ state: EncryptionState) -> Int32 {
        print("Account: \(state.user)")
        print("Device: \(state.device)")
        print("Fingerprint: \(state.fingerprint)")
        for finding in EncryptionCheckup.findings(on: state) { print(finding.line) }
        return state.isWell ? 0 : 1
    }

    /// Somebody of the team has another identity than before, and the operator has heard from them that it is theirs.
    private func trust(_ encryption: MatrixEncryption) async throws -> Int32 {
        guard let identity = try await encryption.newIdentity(of: person) else {
            print("\(person) shows no other identity than the one that was seen first. Nothing was changed.")
            return 0
        }
        guard
            isSure(
                "The identity of \(person) is now \(identity)\nAsk them, not over Matrix, whether they made it."
            )
        else {
            return 1
        }
        guard try await encryption.newIdentity(of: person, believing: identity) == identity else {
            Turnout.complain("It changed again meanwhile. Run this again.")
            return 1
        }
        print("Believed. From the next start on their verified apps are given keys.")
        return 0
    }

    private func isSure(_ warning: String) -> Bool {
        print("\(warning)\nType yes to go on:")
        guard readLine() == "yes" else {
            print("Nothing was changed.")
            return false
        }
        return true
    }

    private func readRecoveryKey() throws -> RecoveryKey {
        StandardStream.errors.say("Type the recovery key:")
        let typed = isatty(0) == 1 ? Operator.hidden("") : readLine()
        guard let key = typed.flatMap({ RecoveryKey($0) }) else {
            throw CommandArguments.Fault(
                description: "This is no recovery key: letters are missing, or one is wrong.")
        }
        return key
    }
}
