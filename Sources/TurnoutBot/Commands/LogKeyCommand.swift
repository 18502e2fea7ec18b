import Basics
import Store

/// `turnout log-key`: the key that the audit log began with, or that each of its chains did, once, for a safe. Afterwards nothing here leads back to it.
struct LogKeyCommand {
    let configuration: Configuration

    func run() throws -> Int32 {
        let directory = configuration.dataDirectory
        let keys = SealingKey.first(in: directory)
        guard !keys.isEmpty else {
            Turnout.complain(
                "The first key of the audit log is not at TURNOUT_DATA: it was printed before, or turnout run has "
                    + "not begun a log yet.")
            return 1
        }
        try StandardStream.output.write(Array(keys.map { $0.line + "\n" }.joined().utf8))
        try SealingKey.dropFirst(in: directory)
        StandardStream.errors.say(
            "Keep this in a safe: it is not on this machine any more. turnout verify-log --key FILE asks for it."
        )
        return 0
    }
}
