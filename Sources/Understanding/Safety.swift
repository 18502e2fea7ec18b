/// Words that are answered before anything else, in every state: the danger to oneself first, then danger around.
/// The rules themselves are `@danger` lines of each language's words.
public enum Safety: Sendable, Equatable {
    case emergency, crisis, cannotVote
}
