public import CivicFacts

/// A report being written. It survives everything but sending, discarding and an announced expiry.
public struct Draft: Codable, Equatable, Sendable {
    public internal(set) var step: Step
    /// True while one field is changed from the summary, so that its answer leads straight back there.
    public internal(set) var isRevising: Bool
    /// Where that answer leads instead, if a field was changed before the summary.
    public internal(set) var returnsTo: Step?
    public internal(set) var pieces: [Piece]
    public internal(set) var photos: [DraftPhoto]
    public internal(set) var place: Place?
    /// The message that named the place, so that an edit of it is known for what it is.
    public internal(set) var placeMessage: MessageID?
    public internal(set) var time: ToldTime?
    /// The message that told the time, for the same reason.
    public internal(set) var timeMessage: MessageID?
    /// The voter's own choice of kind; nil while the guess stands.
    public internal(set) var chosenKind: ReportKind?
    /// What it told of danger; nil for nothing.
    public internal(set) var alarm: Alarm?
    /// What the review rooms know of it; nil for nothing.
    public internal(set) var headsUp: HeadsUp?
    public let startedAt: Moment
    public internal(set) var touchedAt: Moment

    /// The question that is open; the names are those of `states.lock`.
    public enum Step: String, Codable, Sendable, CaseIterable {
        case what = "rep.what"
        case photos = "rep.photos"
        case place = "rep.where"
        case zip = "rep.place"
        case time = "rep.when"
        case confirm = "rep.confirm"
        case edit = "rep.edit"
        case kind = "rep.kind"
        case moreKinds = "rep.kind_more"
    }

    public init(startedAt: Moment) {
        step = .what
        isRevising = false
        pieces = []
        photos = []
        self.startedAt = startedAt
        touchedAt = startedAt
    }

    /// The description so far: the pieces in order, one a line.
    public var text: String { pieces.map(\.text).joined(separator: "\n") }

    /// The ZIP code that the description names, where it names one that exists.
    var namedZIP: ZIP? {
        if case .zip(let zip) = ZIPReading(text) { zip } else { nil }
    }

    public var isEmpty: Bool { pieces.isEmpty && photos.isEmpty }
}

/// One message of the description, so that an edit of that message replaces exactly this piece.
public struct Piece: Codable, Equatable, Sendable {
    public internal(set) var text: String
    public let message: MessageID?
}

/// A photo of a draft, from the moment it arrives, before its download.
public struct DraftPhoto: Codable, Equatable, Sendable {
    public let id: PhotoID
    public let album: String?
    public let message: MessageID?
    /// The clean file's SHA-256 in hex, once there is one; the same file twice is kept once.
    public internal(set) var hash: String?
}
