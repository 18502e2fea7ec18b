import CivicFacts
import Conversation

/// One class of things that can happen, with a specimen of it.
struct Input: Sendable {
    /// What kind of happening this is, for the invariants that speak of kinds.
    enum Kind: String, Sendable, CaseIterable {
        /// Words that answer questions: a ZIP code, a description, a place, a time.
        case words
        /// A bare number.
        case number
        /// Words that ask for something, understood by what they mean.
        case intent
        case help, emergency, crisis, cancel
        /// An explicit wish for a language.
        case language
        case command, photo, location, unsupported, edit, deletion, reaction
        /// A button of the newest message.
        case button
        /// A button of an older turn, or one that was never offered.
        case oldButton
        /// A timer that comes in its time.
        case timer
        /// A timer that comes twice, or when there is nothing to do any more.
        case idleTimer
        /// Time goes by, and the timers are late.
        case delay
        /// A photo was cleaned, or refused.
        case echo
        /// Messages reach the person, or do not.
        case reach
        /// A moderator decides, asks, bans.
        case moderator
        /// Somebody without authority presses and talks in the review room.
        case guest
    }

    /// What is done to the world.
    enum Action: Sendable {
        case happens(
            Event, by: World.Person, message: MessageID? = nil, about: ReportID? = nil)
        /// The clock goes on to the session's next time, and a little more, and its timer comes.
        case wakes(late: Span)
        /// The clock goes on and nothing comes.
        case passes(Span)
    }

    let kind: Kind
    let name: String
    let action: Action
    /// The line of a transcript that does the same.
    let line: String

    init(_ kind: Kind, _ name: String, _ action: Action, line: String) {
        self.kind = kind
        self.name = name
        self.action = action
        self.line = line
    }

    /// Something that the explored voter does.
    static func dana(
        _ kind: Kind, _ name: String, _ event: Event, message: MessageID? = nil, about: ReportID? = nil,
        line: String
    ) -> Input {
        Input(kind, name, .happens(event, by: .dana, message: message, about: about), line: line)
    }

    /// What it says, if it says something.
    var words: String? {
        if case .happens(.said(let text), _, _, _) = action { text } else { nil }
    }

    /// Words of the explored voter.
    static func says(_ kind: Kind, _ name: String, _ text: String) -> Input {
        .dana(kind, name, .said(text: text), line: "Dana: \(text.replacing("\n", with: "\n    "))")
    }
}
