public import Conversation

/// Something the world got to see of the house.
public enum Outcome: Equatable, Sendable {
    /// `Bot at desk georgia …`, of what is seen in the room of one desk among several.
    indirect case at(desk: String, Outcome)
    /// `Bot to Dana: …`
    case said(to: String, Shown)
    /// `Bot to Dana changes that: …`, of a message that was there before.
    case changed(for: String, Shown)
    /// `Bot in review room: …`
    case announced(Shown)
    /// `Bot in review room changes that: …`, of what was said there and is no card.
    case rephrased(Shown)
    /// `Bot in review room shows report 1: …`, or `changes` if the card was there before.
    case card(report: Int, Shown, isChange: Bool)
    /// `Bot in review room posts 2 photos of report 1.`
    case photosPosted(report: Int, count: Int)
    /// `Bot in review room takes the photos of report 1 away.`
    case photosRemoved(report: Int)
    /// `Bot in public room: …`, or `changes that` for a post that was there before.
    case published(Shown, isChange: Bool)
    /// `Bot in public room takes a post away.`
    case unpublished
    /// `Bot takes a message away from Dana.`, or `in review room` where no name is given.
    case removed(from: String?)
    /// `Bot sends Dana the file my-data.json: …`
    case file(to: String, name: String, caption: String)
    /// `Bot lets Dana pay.`, or why not.
    case checkout(of: String, refusal: String?)
    /// `Bot takes an invoice away from Dana.`
    case invoiceRemoved(from: String)
    /// `Bot answers Omar: …`, the note that a button press is answered with.
    case toast(to: String, String)
}

/// A message as its readers see it.
public struct Shown: Equatable, Sendable {
    public let heading: String?
    public let text: String
    /// The labels of its rows of buttons.
    public let rows: [[String]]
    /// How many photos hang on it.
    public let photos: Int
    /// How many videos.
    public let videos: Int
    /// What is drawn above and beside it.
    public let pictures: [Picture]

    public init(
        heading: String? = nil, text: String, rows: [[String]] = [], photos: Int = 0, videos: Int = 0,
        pictures: [Picture] = []
    ) {
        self.heading = heading
        self.text = text
        self.rows = rows
        self.photos = photos
        self.videos = videos
        self.pictures = pictures
    }

    /// What `message` looks like on a screen.
    public init(_ message: Message, photos: Int = 0) {
        self.init(
            heading: message.heading, text: message.words, rows: message.rows.map { $0.map(\.label) },
            photos: photos,
            pictures: (message.album ?? []) + [message.picture].compactMap(\.self))
    }
}
