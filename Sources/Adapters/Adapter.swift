import CivicFacts
public import Conversation

/// One chat platform: takes its updates in, translates them, and performs what the house wants done.
public protocol Adapter: Sendable {
    var platform: Platform { get }

    /// How fast this platform lets the bot speak.
    var pace: SendingPace { get }

    /// Hands over the notes that earlier batches asked to keep, once, before anything else.
    func recall(_ notes: [AdapterNote]) async

    /// Checks the settings against the platform; throws a sentence for the operator. Nothing is thought about before.
    func prepare() async throws(AdapterFault)

    /// Whether `receive` can be called while `prepare` is still at work.
    var receivesAtOnce: Bool { get }

    /// Does what is better done early and holds nobody up, after `prepare`.
    func furnish() async

    /// Polls until cancelled. Hands every batch to `keep` and acknowledges it only after `keep` has returned.
    func receive(
        from cursor: Cursor?, _ keep: @escaping @Sendable (Batch) async throws -> Void
    ) async throws

    /// The happenings in one raw update, none if the house has no use for it; throws what cannot be decoded.
    func translate(_ update: RawUpdate) throws -> [Inbound]

    /// Performs one entry once.
    func perform(_ entry: OutboxEntry) async throws(DeliveryError) -> Receipt

    /// Shows that a picture is on its way; whether that comes about matters to nobody.
    func announcePicture(in room: RoomID) async

    /// Addresses of this platform under which a link opens, and under which it is passed on; none before `prepare`.
    func addresses(of link: DeepLink) -> [String]

    /// The bytes of a photo as the platform keeps it, at most `limit` of them.
    func fetch(_ source: PhotoSource, limit: Int) async throws(DeliveryError) -> [UInt8]
}

extension Adapter {
    /// Most platforms tell everything again by themselves.
    public func recall(_ notes: [AdapterNote]) async {}

    /// Most platforms must know first who the bot is.
    public var receivesAtOnce: Bool { false }

    /// Most platforms need nothing more.
    public func furnish() async {}

    /// Some platforms have nothing for that.
    public func announcePicture(in room: RoomID) async {}

    /// Some platforms have no addresses.
    public func addresses(of link: DeepLink) -> [String] { [] }
}

/// How fast a platform lets a bot speak.
public struct SendingPace: Equatable, Sendable {
    /// Messages a minute into one review room, new and changed ones together.
    public let perMinuteInReview: Int
    /// Messages a second over all rooms.
    public let perSecond: Int
    /// Messages that a private chat may get at once, before one a second.
    public let privateBurst: Int
    /// New messages that are on their way at once: a kill repeats these at most. No limit where a repeat does no harm.
    public let window: Int

    public init(perMinuteInReview: Int, perSecond: Int, privateBurst: Int, window: Int = .max) {
        self.perMinuteInReview = perMinuteInReview
        self.perSecond = perSecond
        self.privateBurst = privateBurst
        self.window = window
    }

    /// Of a minute's messages in a review room, those that urgent ones may fill: what was shown before never holds up
    /// something new, however urgent its change is.
    public func urgentPerMinuteInReview(asChange isChange: Bool) -> Int {
        isChange ? perMinuteInReview - perMinuteInReview / 10 : perMinuteInReview
    }

    /// Of a minute's messages in a review room, those that may be changes and need not be urgent.
    public var changesPerMinuteInReview: Int { perMinuteInReview / 5 * 3 }
    /// Of a minute's messages in a review room, those that need not be urgent.
    public var routinePerMinuteInReview: Int { perMinuteInReview - perMinuteInReview / 5 }

    /// No limit worth keeping.
    public static let unlimited = SendingPace(
        perMinuteInReview: .max, perSecond: .max, privateBurst: .max)
}

/// Trouble that ends an adapter: one sentence that names the setting or the cause, and never a secret.
public struct AdapterFault: Error, Equatable, Sendable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) { self.description = description }
}
