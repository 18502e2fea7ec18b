/// The words after `turnout`: a command, its own words, and `--config FILE`.
struct CommandArguments {
    /// Words that make no sense together; one sentence that says what would.
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    let command: Command?
    let wantsVersion: Bool
    let config: String?
    /// What follows the command, without `--config FILE`.
    let rest: [String]

    init(_ arguments: [String]) throws {
        var rest: [String] = []
        var config: String?
        var words = arguments[...]
        while let word = words.popFirst() {
            if word == "--config" {
                guard let file = words.popFirst() else {
                    throw Fault(description: "--config needs a file after it.")
                }
                config = file
            } else {
                rest.append(word)
            }
        }
        self.config = config
        wantsVersion = rest.first == "--version"
        let isHelp = rest.first.map { ["--help", "-h", "help"].contains($0) } ?? true
        if wantsVersion || isHelp {
            command = nil
            self.rest = []
            return
        }
        guard let name = rest.first, let command = Command(rawValue: name) else {
            throw Fault(description: "There is no such command. See turnout --help.")
        }
        self.command = command
        self.rest = Array(rest.dropFirst())
    }
}
