public import CivicFacts

/// Where something happened, in the voter's words and as far as a ZIP tells.
public struct Place: Codable, Equatable, Sendable {
    public let words: String
    public let zip: ZIP?

    public init(words: String, zip: ZIP?) { (self.words, self.zip) = (words, zip) }
}

/// When something happened, as the voter told it.
public enum ToldTime: Codable, Equatable, Sendable {
    /// At the moment of telling.
    case now(at: Moment)
    /// On the day of telling, no hour given.
    case today(at: Moment)
    /// Before the day of telling.
    case earlier(at: Moment)
    /// On a day that the voter named, no hour given; the moment is that noon.
    case day(at: Moment)
    /// At an hour that the voter named.
    case hour(at: Moment)
}
