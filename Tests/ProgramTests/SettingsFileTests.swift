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
        #expect(told == "Line 2 of the file given with --config is no setting. Did you mean TELEGRAM_TOKEN?")
        #expect(try fault(file: "12345:a-token-alone")?.contains("The README lists them all.") == true)
        #expect(
            try fault(environment: ["TELEGRAM_REVEW_ROOM": "-1"])
                == "TELEGRAM_REVEW_ROOM in the environment is no setting. Did you mean TELEGRAM_REVIEW_ROOM?")
        // Other programs have names of their own.
        #expect(
            try fault(environment: ["TURNOUT_SLOW": "1", "MATRIX_STORM_VOTERS": "9", "TURNOUT_BIN": "x"])
                == nil)
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
