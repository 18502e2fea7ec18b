/// Where and why a transcript stopped.
public struct TranscriptError: Error, CustomStringConvertible, Sendable {
    /// What is wrong with a line, and what would be right.
    public enum Complaint: Error {
        case unreadable
        case noTitle
        /// Not a sentence of the grammar; `nearest` is the allowed form most like it.
        case unknownSentence(nearest: String)
        case strayIndent
        case unknownName(String, cast: [String])
        case nameTaken(String)
        case wrongWeekday(is: String)
        case noSuchTime
        case unknownCity(known: [String])
        /// The system has no time zone files.
        case noTimeZones
        case secondClock
        case noClock
        case afterTheStart
        /// The stage could not play the line.
        case stage(any Error)
    }

    public let file: String
    /// Counted from 1; 0 if it is about the whole file.
    public let line: Int
    /// The words of the line.
    public let words: String
    public let complaint: Complaint

    public var description: String {
        let place = line > 0 ? "\(file):\(line)" : file
        return words.isEmpty ? "\(place): \(advice)" : "\(place): \"\(words)\": \(advice)"
    }

    private var advice: String {
        switch complaint {
        case .unreadable: "cannot be read as UTF-8 text"
        case .noTitle: "the first line must be a title in words of its own"
        case .unknownSentence(let nearest): "not a sentence of a transcript; the nearest is: \(nearest)"
        case .strayIndent: "only speech, the bot's words and answers go on in indented lines (by four spaces)"
        case .unknownName(let name, cast: []):
            "the cast has nobody yet; write first: \(name) is a voter on Telegram."
        case .unknownName(let name, let cast):
            "nobody is called \(name); the cast is \(cast.joined(separator: ", "))"
        case .nameTaken(let name): "\(name) is taken, or has a meaning of its own; choose another name"
        case .wrongWeekday(let day): "that date is a \(day)"
        case .noSuchTime: "there is no such time there; write it like 2026-11-03 09:12"
        case .unknownCity(let known): "unknown city; known are \(known.joined(separator: ", "))"
        case .noTimeZones: "this system knows no time zones; install tzdata"
        case .secondClock: "the clock is set already; write: The clock moves 30 minutes."
        case .noClock: "before anything happens, write the time: It is Tue 2026-11-03 09:12 in Phoenix."
        case .afterTheStart: "the cast must be complete before anything happens"
        case .stage(let error): "\(error)"
        }
    }
}
