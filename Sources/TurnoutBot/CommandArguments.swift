/// The words after `turnout`: a command, its own words, and what every command takes, `--help` and `--config FILE`. After `--`
/// all words are the command's own.
struct CommandArguments {
    /// Words that make no sense together; one sentence that says what would.
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    let command: Command?
    let wantsVersion: Bool
    let wantsHelp: Bool
    let config: String?
    /// What follows the command, without what every command takes.
    let rest: [String]

    init(_ arguments: [String]) throws {
        var rest: [String] = []
        var config: String?
        var asksForHelp = false
        var words = arguments[...]
        while let word = words.popFirst() {
            switch word {
            case "--config":
                guard let file = words.popFirst() else {
                    throw Fault(description: "--config needs a file after it.")
                }
                config = file
            case "--help", "-h": asksForHelp = true
            case "--":
                rest += [word] + words
                words = []
            default: rest.append(word)
            }
        }
        self.config = config
        wantsVersion = rest.first == "--version"
        wantsHelp = asksForHelp || rest.first == nil || rest.first == "help"
        command = try wantsVersion ? nil : Self.command(of: rest)
        self.rest = Array(rest.dropFirst())
    }

    /// The command that is to run, or be helped with; nil where none is named.
    private static func command(of words: [String]) throws -> Command? {
        let name = words.first == "help" ? words.dropFirst().first : words.first
        guard let name else { return nil }
        guard let command = Command(rawValue: name) else {
            throw Fault(description: "There is no such command. See turnout --help.")
        }
        return command
    }
}
