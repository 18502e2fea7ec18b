public import Conversation

/// Something for the screen.
public enum TerminalOutput: Equatable, Sendable {
    /// The bot says something: in a voter's room, or in the review room, there perhaps about a report or to somebody.
    case message(Message, in: TerminalRoom, about: ReportID?, to: String?)
    /// Something said earlier reads like this now.
    case changed(Message, in: TerminalRoom, about: ReportID?)
    /// What goes with the message above.
    case picture(PictureFile)
    case photos([PhotoFile], caption: String, in: TerminalRoom, about: ReportID?)
    case file(OutboxFile, caption: String, in: TerminalRoom)
    /// So many messages were taken away.
    case removed(Int, in: TerminalRoom, about: ReportID?)
    /// The short answer to a button press.
    case note(String, to: String)
    /// A line was read, here with its speaker's name; the next line without a name will be `speaker`'s.
    case heard(String, speaker: String)
    /// The terminal itself has something to say.
    case hint(String)
}
