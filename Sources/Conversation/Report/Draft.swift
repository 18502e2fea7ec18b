public import CivicFacts

/// A report being written. It survives everything but sending, discarding and an announced expiry.
public struct Draft: Codable, Equatable, Sendable {
    public internal(set) var step: Step
    /// True while one part is changed that the look shows.
    public internal(set) var isRevising: Bool
    public internal(set) var pieces: [Piece]
    public internal(set) var photos: [DraftPhoto]
    public internal(set) var place: Place?
    /// The point on the map that was sent for it; it goes on standing beside the name.
    public internal(set) var point: Place?
    /// The message that named the place, so that an edit of it is known for what it is.
    public internal(set) var placeMessage: MessageID?
    public internal(set) var time: ToldTime?
    /// The message that told the time, for the same reason.
    public internal(set) var timeMessage: MessageID?
    /// The voter does not know when, or took the time out: nothing is assumed then.
    public internal(set) var isTimeOpen: Bool?
    /// The voter does not want it said where: nobody asks for it.
    public internal(set) var isPlaceWithheld: Bool?
    /// The home's ZIP code stays, whatever the place's is.
    public internal(set) var isHomeKept: Bool?
    /// The voter's own choice of kind; nil while the guess stands.
    public internal(set) var chosenKind: ReportKind?
    /// What it told of danger; nil for nothing.
    public internal(set) var alarm: Alarm?
    /// What the review rooms know of it; nil for nothing.
    public internal(set) var headsUp: HeadsUp?
    public let startedAt: Moment
    public internal(set) var touchedAt: Moment

    /// What is asked for; the names are those of `states.lock`.
    public enum Step: String, Codable, Sendable, CaseIterable {
        /// The first words.
        case what = "rep.what"
        /// Whether to send what was understood.
        case look = "rep.confirm"
        /// Which part of that to change.
        case edit = "rep.edit"
        case place = "rep.where"
        case time = "rep.when"
        case kind = "rep.kind"

        /// What earlier releases asked for, and the look does not, is answered there.
        private static let former: [String: Step] = [
            "rep.photos": .look, "rep.place": .look, "rep.kind_more": .kind,
        ]

        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let name = try container.decode(String.self)
            guard let step = Step(rawValue: name) ?? Self.former[name] else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "no such question")
            }
            self = step
        }
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

    /// What is kept as the time where none was told: that it happens while it is told.
    var assumedTime: ToldTime? { time == nil && isTimeOpen != true ? .now(at: startedAt) : nil }

    /// The ZIP code that the words name for the place, where it is not the home's and may become it.
    func foreignZIP(home: ZIP?) -> ZIP? {
        guard isHomeKept != true, let zip = place?.zip, zip != home, let words = place?.words else {
            return nil
        }
        return words.contains(zip.digits) || text.contains(zip.digits) ? zip : nil
    }

    /// The first words may be a question to the bot: whoever wrote them is asked.
    var mayAsk: Bool { pieces.count == 1 && text.contains("?") }
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
    /// It is the picture of a video, of which there is one in a report; nil for a photo.
    public internal(set) var isVideo: Bool?
    /// What is kept of that.
    public internal(set) var video: KeptVideo?
}
