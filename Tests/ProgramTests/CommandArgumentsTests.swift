import Testing

@testable import TurnoutBot

struct CommandArgumentsTests {
    @Test(arguments: Command.allCases, ["--help", "-h"])
    func everyCommandHasHelpAndAFileOfSettings(command: Command, word: String) throws {
        for words in [
            [command.rawValue, "--config", "settings", word],
            ["--config", "settings", command.rawValue, word],
            [command.rawValue, "x", word, "--config", "settings"],
            ["help", command.rawValue, "--config", "settings"],
        ] {
            let line = try CommandArguments(words)
            #expect(line.command == command)
            #expect(line.wantsHelp)
            #expect(line.config == "settings")
        }
        #expect(command.page.hasPrefix(command.usage))
        #expect(command.page.contains("--config FILE"))
    }

    @Test
    func wordsOfTheCommandsOwnStay() throws {
        let line = try CommandArguments(["photo", "in", "--config", "settings", "--", "--help", "--config"])
        #expect(line.rest == ["in", "--", "--help", "--config"])
        #expect(!line.wantsHelp)
        #expect(line.config == "settings")
    }

    @Test
    func noCommandIsHelpForAll() throws {
        for words in [[], ["--help"], ["help"], ["--config", "settings"]] {
            let line = try CommandArguments(words)
            #expect(line.command == nil && line.wantsHelp)
        }
        let version = try CommandArguments(["--version"])
        #expect(version.command == nil && version.wantsVersion && !version.wantsHelp)
    }

    @Test(arguments: [["runn"], ["help", "runn"], ["--halp"], ["run", "--config"]])
    func nonsenseIsAFault(words: [String]) {
        #expect(throws: CommandArguments.Fault.self) { try CommandArguments(words) }
    }

    /// None of these may begin its work.
    @Test(arguments: [
        ["run", "now"], ["chat", "--x"], ["doctor", "who"], ["verify-log", "0"], ["graph", "--dot"],
        ["migrate", "now"], ["migrate", "--dry-run", "--no-copy"],
    ])
    func wordsForACommandThatTakesNoneAreUsage(words: [String]) async throws {
        let line = try CommandArguments(words)
        await #expect(throws: CommandArguments.Fault.self) { try await line.command?.run(line) }
    }
}
