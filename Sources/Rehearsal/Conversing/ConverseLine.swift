import CivicFacts
import Conversation
import PlainJSON
import Transcripts

/// One line of a script: somebody does something, the clock moves, the house is asked, or it restarts.
package struct ConverseLine: Equatable {
    enum Happening: Equatable {
        case deed(Deed, by: Who)
        case clock(Clock)
        case show(Transcript.Question)
        case restart
    }

    /// Who does it; what is nil is as it was on this person's last line.
    struct Who: Equatable {
        let name: String
        let platform: Platform?
        let role: Player.Role?
        let language: String?
    }

    enum Deed: Equatable {
        case act(Cue.Act)
        /// A button by token, label or number, of one report's card if it is given.
        case tap(Tap, onReport: Int?)
        /// Changes their newest message, or the newest that reads like this.
        case edit(String?, to: String)
        case delete(String?)
        /// The platform delivers their last message a second time.
        case again
    }

    enum Tap: Equatable {
        case token(String)
        case label(String)
        case number(Int)
    }

    enum Clock: Equatable {
        case forward(Span)
        case to(Moment)
    }

    let happening: Happening

    /// Reads a line of JSON.
    package init(_ line: String) throws(ConverseFault) {
        guard let fields = JSON(line.utf8)?.object else {
            throw ConverseFault(
                "This is no JSON object. Write one object a line, such as {\"who\":\"Dana\",\"text\":\"hello\"}."
            )
        }
        let reader = ConverseReader(fields: fields.filter { $0.value != .null })
        try reader.checkNames()
        happening = try reader.happening()
    }
}
