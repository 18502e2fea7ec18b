public import CivicFacts

/// What a review room knows of a report before it is sent: where, of which kind and since when, and none of its words.
public struct HeadsUp: Codable, Equatable, Sendable {
    /// The number that the report gets when it is sent: its card is this one, filled in.
    public let report: ReportID
    /// When the danger was told first.
    public let at: Moment
    public internal(set) var face: Face
    /// Where its card stands; nil for the desk for all.
    var desk: DeskName?

    /// The desk in whose rooms its card stands.
    public var deskName: DeskName { desk ?? .all }

    /// What its card reads.
    public struct Face: Codable, Equatable, Sendable {
        public let stage: Stage
        public let kind: ReportKind
        public let zip: ZIP?
    }

    public enum Stage: String, Codable, Sendable {
        case unfinished
        /// Not sent, and its writer says that they are safe now.
        case safe
        /// Its writer says that it is no danger.
        case calm
        case cancelled, expired, deleted
        /// Sent, and not shown yet.
        case queued
    }

    init(report: ReportID, at: Moment, face: Face, desk: DeskName? = nil) {
        (self.report, self.at, self.face, self.desk) = (report, at, face, desk)
    }

    /// The room waits for its words.
    public var isOpen: Bool { face.stage == .unfinished || face.stage == .safe }
}

/// A report that a review room is to know of and that is not sent; the desk remembers it.
public struct Unfinished: Codable, Equatable, Sendable {
    public let headsUp: HeadsUp
    /// Its card is shown; else it waits for a place in the room.
    public internal(set) var isShown: Bool
}
