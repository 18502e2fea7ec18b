import Conversation
import Foundation
import Testing

@testable import TurnoutBot

/// O5, O7: settings are read before anything is opened, and what is wrong is named and never shown.
@Suite struct SettingsFileTests {
    private func file(_ text: String) throws -> String {
        let path = FileManager.default.temporaryDirectory.appending(path: "settings-\(UUID().uuidString)")
            .path
        try Data(text.utf8).write(to: URL(filePath: path))
        return path
    }

    private func fault(environment: [String: String] = [:], file text: String? = nil) throws -> String? {
        let path = try text.map { try file($0) }
        do { _ = try Configuration(environment: environment, file: path) } catch { return error.description }
        return nil
    }

    @Test func anUnknownNameIsRefusedWithTheNearest() throws {
        let text = "TURNOUT_DATA=/tmp\nTELEGRAM_TOKN=12345:secret\n"
        let told = try #require(try fault(file: text))
        #expect(
            told
                == "Line 2 of the file given with --config: TELEGRAM_TOKN is no setting. Did you mean TELEGRAM_TOKEN?"
        )
        #expect(try fault(file: "12345:a-token-alone")?.contains("The README lists them all.") == true)
        #expect(
            try fault(environment: ["TELEGRAM_REVEW_ROOM": "-1"])
                == "TELEGRAM_REVEW_ROOM in the environment is no setting. Did you mean TELEGRAM_REVIEW_ROOM?")
        // Other programs have names of their own.
        #expect(
            try fault(environment: ["TURNOUT_SLOW": "1", "MATRIX_STORM_VOTERS": "9", "TURNOUT_BIN": "x"])
                == nil)
    }

    @Test func aSettingWithoutAValueAndOneWrittenTwiceAreNamed() throws {  // O7
        #expect(
            try fault(file: "# mine\nTELEGRAM_RATE=\n")
                == "Line 2 of the file given with --config: TELEGRAM_RATE has no value. Give it one, or take the line away."
        )
        #expect(try fault(file: "TELEGRAM_RATE")?.contains("TELEGRAM_RATE has no value") == true)
        // What stands before the sign may be half of a secret.
        let odd = try #require(try fault(file: "12345:secret+token==\n"))
        #expect(!odd.contains("secret"))
        let twice = try file("TELEGRAM_RATE=1\nTURNOUT_LOG=info\n#TURNOUT_LOG=debug\nTELEGRAM_RATE = 2\n")
        #expect(
            SettingsFile.repeated(in: twice) == [
                "TELEGRAM_RATE stands more than once in the file given with --config: the last one holds."
            ])
        #expect(try Configuration(environment: [:], file: twice)[.telegram(.rate)] == "2")
    }

    /// Whatever a start would refuse, the doctor finds: both read the same.
    @Test(arguments: Setting.allCases.map(\.name))
    func nonsenseIsFoundInEverySetting(name: String) throws {  // O7, O8
        var environment = [
            "TELEGRAM_TOKEN": "123456:AAEabcdefghijklmnopqrstuvwxyz0123456", "TELEGRAM_REVIEW_ROOM": "-1001",
            "MATRIX_HOMESERVER": "https://example.org", "MATRIX_USER": "@bot:example.org",
            "MATRIX_REVIEW_ROOM": "!r", "MATRIX_TOKEN": "syt_token",
            "TURNOUT_PHOTOS": "s3:https://s3.example.org/b",
            "TURNOUT_S3_KEY": "k", "TURNOUT_S3_SECRET": "s", "TURNOUT_METRICS": "unix:/tmp/m",
        ]
        func isRefused() throws -> Bool {
            let configuration = try Configuration(environment: environment)
            do {
                _ = try (RunSettings(configuration), TelegramSetup(configuration), MatrixSetup(configuration))
                return false
            } catch { return true }
        }
        #expect(try !isRefused())
        environment[name] = "\u{1}non sense?"
        #expect(try isRefused() != Self.takesAnything.contains(name))
    }

    /// Words, paths, names and keys that may be anything, or of which only another machine knows whether they are right; and what is
    /// read only where payments are on.
    private static let takesAnything: Set = [
        "TURNOUT_DATA", "TURNOUT_FORGOTTEN", "TURNOUT_PUBLISH_DIR", "TURNOUT_PUBLIC_NAME",
        "TURNOUT_PUBLIC_CONTACT", "TURNOUT_PUBLIC_LICENCE", "TURNOUT_GIVE_MAX", "TELEGRAM_PAYMENT_TOKEN",
        "MATRIX_DEVICE", "MATRIX_NAME", "MATRIX_KEY_FILE", "MATRIX_PICTURE", "CIVIC_GOOGLE_KEY",
        "CIVIC_DEMOCRACY_KEY", "CIVIC_OPENSTATES_KEY", "CIVIC_CONGRESS_KEY", "CIVIC_FEC_KEY",
        "CIVIC_WINNIPEG_TOKEN",
    ]

    @Test(arguments: [
        ("TURNOUT_METRICS", "banana"), ("TURNOUT_METRICS_PUBLIC", "perhaps"),
        ("TURNOUT_SECOND_APPROVAL", "some"),
        ("TURNOUT_DUTY_MINUTES", "-1"), ("TURNOUT_DESK_HOURS", "99"), ("TURNOUT_PROBATION", "1001"),
        ("TURNOUT_PUBLIC_DELAY", "1441"),
    ])
    func aStartThatEndsWith78IsNotWell(name: String, value: String) throws {
        let configuration = try Configuration(environment: [name: value])
        let finding = DoctorCommand(configuration: configuration).settings()
        #expect(!finding.isWell && finding.sentence.contains(name), "\(finding.sentence)")
    }

    @Test(arguments: [
        (["TELEGRAM_TOKEN": "no-colon-in-it", "TELEGRAM_REVIEW_ROOM": "-1"], "TELEGRAM_TOKEN"),
        (
            ["TELEGRAM_TOKEN": "1:a", "TELEGRAM_REVIEW_ROOM": "-1", "TELEGRAM_API": "ftp://x.org"],
            "TELEGRAM_API"
        ),
        (["TELEGRAM_TOKEN": "1:a", "TELEGRAM_REVIEW_ROOM": "over there"], "TELEGRAM_REVIEW_ROOM"),
    ])
    func whatIsMalformedIsNamedBeforeAnyCall(environment: [String: String], name: String) throws {
        let configuration = try Configuration(environment: environment)
        let fault = #expect(throws: Configuration.Fault.self) { _ = try TelegramSetup(configuration) }
        #expect(fault?.description.contains(name) == true)
        #expect(fault?.description.contains("no-colon") == false)
    }

    @Test(arguments: [
        ("MATRIX_HOMESERVER", "https://"), ("MATRIX_HOMESERVER", "https://exa mple.org"),
        ("MATRIX_HOMESERVER", "https://me@example.org"), ("MATRIX_HOMESERVER", "matrix.example.org"),
        ("MATRIX_TOKEN", "syt a token"), ("MATRIX_TOKEN", "syt\u{2028}token"),
    ])
    func aMalformedTokenOrAddressOfMatrixIsNamed(name: String, value: String) throws {  // R14
        var environment = [
            "MATRIX_HOMESERVER": "https://example.org", "MATRIX_USER": "@bot:example.org",
            "MATRIX_REVIEW_ROOM": "!r", "MATRIX_TOKEN": "syt_token",
        ]
        #expect(try MatrixSetup(Configuration(environment: environment)) != nil)
        environment[name] = value
        let configuration = try Configuration(environment: environment)
        let fault = #expect(throws: Configuration.Fault.self) { _ = try MatrixSetup(configuration) }
        #expect(fault?.description.contains(name) == true)
        #expect(fault?.description.contains("syt") == false)
    }

    @Test func leadsAreReadByPlatform() throws {  // R46
        let text = "telegram:12345, matrix:@zoe:example.org"
        let leads = try Configuration(environment: ["TURNOUT_LEADS": text]).leads
        #expect(
            leads == [
                SenderID(platform: .telegram, id: "12345"),
                SenderID(platform: .matrix, id: "@zoe:example.org"),
            ])
        #expect(try Configuration(environment: [:]).leads == nil)
        for wrong in ["12345", "telegram:zoe", "matrix:zoe", "signal:1", "telegram:1,,x"] {
            let fault = #expect(throws: Configuration.Fault.self) {
                _ = try Configuration(environment: ["TURNOUT_LEADS": wrong]).leads
            }
            #expect(fault?.description.hasPrefix("TURNOUT_LEADS must be") == true, "\(wrong)")
        }
    }

    @Test func aWrongFileOfQuestionsIsNamedWithItsLine() throws {  // R19
        let good = try file("ramp | Is there a ramp? | ¿Hay una rampa?\n")
        let read = try Configuration(environment: ["TURNOUT_QUESTIONS": good]).questions
        #expect(read.all.count == 13)
        let bad = try file("# mine\nramp | Is there a ramp?\n")
        let fault = #expect(throws: Configuration.Fault.self) {
            _ = try Configuration(environment: ["TURNOUT_QUESTIONS": bad]).questions
        }
        #expect(fault?.description.hasPrefix("TURNOUT_QUESTIONS, line 2: ") == true)
        let missing = #expect(throws: Configuration.Fault.self) {
            _ = try Configuration(environment: ["TURNOUT_QUESTIONS": "/no/such/file"]).questions
        }
        #expect(missing?.description == "TURNOUT_QUESTIONS names a file that cannot be read.")
    }

    @Test func credentialsStandBetweenTheFileAndTheEnvironment() throws {  // O5
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "credentials-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("12345:from-a-credential\n".utf8).write(to: folder.appending(path: "telegram-token"))
        try Data("debug\n".utf8).write(to: folder.appending(path: "turnout-log"))
        let path = try file("TELEGRAM_TOKEN=12345:from-a-file\nTURNOUT_DATA=/srv\n")
        let environment = ["CREDENTIALS_DIRECTORY": folder.path, "TURNOUT_LOG": "error"]
        let configuration = try Configuration(environment: environment, file: path)
        #expect(configuration[.telegram(.token)] == "12345:from-a-credential")
        #expect(configuration.origin(of: .telegram(.token)) == .credential)
        #expect(configuration.origin(of: .house(.data)) == .file)
        #expect(configuration[.house(.log)] == "error")
        #expect(configuration.origin(of: .house(.photoSide)) == nil)
    }

    @Test func whatChangedSinceIsKnown() throws {  // O7
        let path = try file("TURNOUT_LOG=info\nTURNOUT_UNDO_WINDOW=60\n")
        let old = try Configuration(environment: [:], file: path)
        try Data("TURNOUT_LOG=debug\nTURNOUT_UNDO_WINDOW=60\nTELEGRAM_RATE=20\n".utf8).write(
            to: URL(filePath: path))
        #expect(try old.reread().differences(from: old) == [.house(.log), .telegram(.rate)])
    }
}

/// R23: the file of desks among the other settings.
@Suite struct DesksSettingTests {
    private func configuration(
        _ file: String, _ more: [String: String] = [:]
    ) throws -> Configuration {
        let path = FileManager.default.temporaryDirectory.appending(path: "desks-\(UUID().uuidString)").path
        try Data(file.utf8).write(to: URL(filePath: path))
        let environment = ["TELEGRAM_TOKEN": "1:a", "TURNOUT_DESKS": path].merging(more) { $1 }
        return try Configuration(environment: environment)
    }

    @Test func theDeskForAllHasTheRoomOfTheSetting() throws {
        let setting = ["TELEGRAM_REVIEW_ROOM": "-1005#6"]
        let desks = try configuration("east telegram:-1006 state=VT,ME\nall\n", setting).desks
        #expect(desks[.all].rooms == [RoomID(platform: .telegram, id: "-1005#6")])
        let own = try configuration("east telegram:-1006 state=VT\nall telegram:-1007", setting).desks
        #expect(own[.all].rooms == [RoomID(platform: .telegram, id: "-1007")])
    }

    @Test(arguments: [
        ("east telegram:-1006 state=VT\nall\n", "has no room"),
        ("# one\n\neast telegram:-1006 stat=VT\nall telegram:-1007", "line 3"),
        ("east matrix:!a:b state=VT\nall telegram:-1007", "line 1: the room needs MATRIX_HOMESERVER"),
        ("east telegram:-1006 state=VT", "must be called all"),
    ])
    func whatCannotBeUsedIsNamed(file: String, why: String) throws {
        let configuration = try configuration(file)
        let fault = #expect(throws: Configuration.Fault.self) { _ = try configuration.desks }
        #expect(fault?.description.hasPrefix("TURNOUT_DESKS") == true)
        #expect(fault?.description.contains(why) == true, "\(fault?.description ?? "none")")
        #expect(throws: Configuration.Fault.self) { _ = try TelegramSetup(configuration) }
    }

    @Test func theRoomOfTheSettingIsNoOtherDesks() throws {
        let configuration = try configuration(
            "east telegram:-1006 state=VT\nall\n", ["TELEGRAM_REVIEW_ROOM": "-1006"])
        let fault = #expect(throws: Configuration.Fault.self) { _ = try configuration.desks }
        #expect(fault?.description.contains("another desk's") == true)
    }

    @Test func theDoctorSaysWhatGoesWhere() throws {
        let configuration = try configuration(
            "east telegram:-1006 state=VT,ME\nqueens telegram:-1008 zip=113,114 language=es\n"
                + "law telegram:-1009 by-hand\nall telegram:-1007")
        let checkup = DesksCheckup(configuration: configuration)
        #expect(
            checkup.findings().map(\.sentence) == [
                "desk east: ME, VT", "desk queens: zip=113,114, with language=es",
                "desk law: what moderators move there", "desk all: every state but ME, VT",
            ])
        #expect(checkup.named { $0.id == "-1008" } == "queens")
        #expect(try DesksCheckup(configuration: Configuration(environment: [:])).findings().isEmpty)
    }
}
