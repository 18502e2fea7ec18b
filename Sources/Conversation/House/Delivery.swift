public import CivicFacts

/// Work for the world, done after the commit, from the outbox.
public struct Delivery: Codable, Equatable, Sendable {
    public let order: Order
    /// How long to wait before the first attempt.
    public let after: Span
    /// A name by which `Change.recall` can take the delivery back while it waits; `question` for what only asks.
    public let tag: String?
    /// Urgent deliveries overtake others of the same room.
    public let urgent: Bool
    /// It only counts what came; nobody has to be alerted to it.
    public let isCounter: Bool
    /// In the rooms of which desk, where it is not for those of the report's own, or for all.
    public let desk: DeskName?

    /// The tag of what says nothing besides its question: asked again it is in the way once a newer one was asked.
    public static let question = "question"
    /// The tag of "One moment": the answer takes its place.
    public static let waiting = "waiting"

    public init(
        _ order: Order, after: Span = .zero, tag: String? = nil, urgent: Bool = false, counter: Bool = false,
        desk: DeskName? = nil
    ) {
        self.order = order
        self.after = after
        self.tag = tag
        self.urgent = urgent
        isCounter = counter
        self.desk = desk
    }
}

/// What is to be done, in the imperative.
public enum Order: Codable, Equatable, Sendable {
    /// Say something to a person, in the room where they last wrote.
    case say(message: Message, to: AccountID)
    /// Have an earlier message in a person's private room read like this; said anew where that one is gone. Without an
    /// id the message is meant that said "One moment" there.
    case rephrase(earlier: MessageID?, as: Message, in: RoomID)
    /// Put a moderator's question about a report to its author; a reply to the message is the answer.
    case ask(message: Message, of: AccountID, about: ReportID)
    /// Say something in one review room, as a reply if `replyTo` is given, or in the place of the earlier message
    /// `instead`; `about` are the reports of which it shows anything.
    case announce(
        message: Message, in: RoomID, replyTo: MessageID?, about: [ReportID]? = nil, instead: MessageID? = nil
    )
    /// Have the message read like this that shows in one review room what waits to go to a report's author: posted if
    /// there is none, changed if there is; after the last one the next is posted anew.
    case showOutgoing(report: ReportID, message: Message, in: RoomID, replyTo: MessageID?, isLast: Bool)
    /// Take the newest question about a report out of its author's chat; where the platform does not, it reads like the
    /// line.
    case unask(report: ReportID, line: String, of: AccountID)
    /// Say something in every review room, or in those of one desk.
    case brief(message: Message)
    /// Say something in one review room as a reply to a report's card, so that a press leads there.
    case point(message: Message, atCardOf: ReportID, in: RoomID)
    /// Make the card of a report read like this in every review room, posted if it is new, edited if it is not; and where
    /// it was served to a moderator alone.
    case showCard(report: ReportID, message: Message)
    /// Make the message read like this that says how many reports wait: posted if there is none, changed if there
    /// is; after the last one the next is posted anew.
    case showDigest(message: Message, isLast: Bool)
    /// Show a report's card in a moderator's private room, or have it read like this where it stands there; from then on it is kept true there like in a review room.
    case serve(report: ReportID, message: Message, to: RoomID)
    /// Show photos of a report in a moderator's private room.
    case servePhotos(report: ReportID, photos: [PhotoID], to: RoomID)
    /// Take whatever shows a report to its moderators out of a private room; what a platform does not take away reads
    /// like the line.
    case unserve(report: ReportID, line: String, in: RoomID)
    /// The same for all reports.
    case vacate(room: RoomID, line: String)
    /// Put photos of a report into every review room, before or under its card.
    case showPhotos(report: ReportID, photos: [PhotoID])
    /// Take the photos of a report out of every review room.
    case hidePhotos(report: ReportID)
    /// Take whatever shows anything of a report out of every room, but its card and its post; what a platform does not
    /// take away reads like the line.
    case clear(report: ReportID, line: String)
    /// Show a report in every public room as it is when this is done; nothing if it is not public any more.
    case publish(report: ReportID)
    /// Take a report out of every public room.
    case unpublish(report: ReportID)
    /// Send photos of a public report into this private room.
    case sendPhotos([PhotoID], of: ReportID, to: RoomID)
    /// Send a person one file with everything that is held on them, into this room.
    case export(of: AccountID, caption: String, to: RoomID)
    /// Send a moderator the record of all reports as one file, into this room.
    case exportRecord(as: RecordFormat, caption: String, to: RoomID)
    /// Send a person a file that is made of words, into this room.
    case hand(file: TextFile, caption: String, to: RoomID)
    /// Answer a button press with a short note (at most 200 characters), loud if `alert`.
    case acknowledge(callback: CallbackID, room: RoomID, note: String?, alert: Bool)
    /// Black out these cells of a kept photo, keep that instead, and show the report's photos again.
    case mask(photo: PhotoID, cells: MaskCells, of: ReportID)
    /// Show a photo of a report under a grid in one room, or its video, or take it away there.
    case grid(GridOrder, of: ReportID, in: RoomID)
    /// Fetch a photo, clean it and keep it.
    case fetch(photo: PhotoID, source: PhotoSource)
    /// Ask providers for this person; the number tells the answer from others.
    case look(number: Int, question: LookQuestion, of: AccountID)
    /// Something about a payment, in this private room.
    case payment(PaymentOrder, in: RoomID)
    /// Ask the platform whether the sender of `inbound` has authority in its room, or at these desks (nil: at any), then
    /// let the event in again.
    case vouch(for: Inbound, at: [DeskName]? = nil)
}
