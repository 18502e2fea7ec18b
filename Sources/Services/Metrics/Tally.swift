import Locks
import Store

/// What has happened since the start, counted where it happens: numbers only.
public final class Tally: Sendable {
    /// What became of something that was to be sent.
    enum Send: String, CaseIterable, Sendable {
        case sent, retried, repeated, dropped, refused, unreachable, closed
    }

    /// What became of a photo.
    enum PhotoEnd: String, CaseIterable, Sendable { case cleaned, refused, failed }

    struct Counts: Sendable {
        var updates = 0
        var turns = 0
        var sends: [Send: Int] = [:]
        var photos: [PhotoEnd: Int] = [:]
        var commits = Spread()
        var cleanings = Spread()
    }

    private let state = Locked(Counts())

    public init() {}

    var counts: Counts { state.withLock { $0 } }

    /// One commit, with how long it took and what it brought.
    func commit(updates: Int, turns: Int, took span: Duration) {
        state.withLock { state in
            state.updates += updates
            state.turns += turns
            state.commits.add(span)
        }
    }

    /// A photo was looked at for so long, whatever came of it.
    func cleaned(in span: Duration) { state.withLock { $0.cleanings.add(span) } }

    func count(_ note: SettlementNote) {
        state.withLock { state in
            if let send = Send(note) { state.sends[send, default: 0] += 1 }
            if let photo = PhotoEnd(note) { state.photos[photo, default: 0] += 1 }
        }
    }
}

extension Tally.Send {
    fileprivate init?(_ note: SettlementNote) {
        switch note {
        case .sent: self = .sent
        case .retried: self = .retried
        case .repeatedAfterDoubt: self = .repeated
        case .droppedInDoubt: self = .dropped
        case .refused, .paymentTooLate: self = .refused
        case .unreachable: self = .unreachable
        case .roomClosed, .publicRoomClosed: self = .closed
        case .photoKept, .photoRefused, .photoFaulted, .photoSetAside, .photoMasked, .photoUnmasked,
            .recalled:
            return nil
        }
    }
}

extension Tally.PhotoEnd {
    fileprivate init?(_ note: SettlementNote) {
        switch note {
        case .photoKept: self = .cleaned
        case .photoRefused: self = .refused
        case .photoFaulted, .photoSetAside, .photoUnmasked: self = .failed
        case .sent, .retried, .repeatedAfterDoubt, .droppedInDoubt, .refused, .paymentTooLate, .unreachable,
            .roomClosed, .publicRoomClosed, .photoMasked, .recalled:
            return nil
        }
    }
}

/// How long something took each time, as Prometheus' histograms count it.
struct Spread: Sendable, Equatable {
    /// Upper bounds in seconds, as they are written.
    static let bounds: [(text: String, span: Duration)] = [
        ("0.001", .milliseconds(1)), ("0.003", .milliseconds(3)), ("0.01", .milliseconds(10)),
        ("0.03", .milliseconds(30)), ("0.1", .milliseconds(100)), ("0.3", .milliseconds(300)),
        ("1", .seconds(1)), ("3", .seconds(3)), ("10", .seconds(10)),
    ]

    /// How many were no longer than each bound.
    private(set) var within = [Int](repeating: 0, count: bounds.count)
    private(set) var count = 0
    private(set) var sum = Duration.zero

    mutating func add(_ span: Duration) {
        count += 1
        sum += span
        for (index, bound) in Self.bounds.enumerated() where span <= bound.span { within[index] += 1 }
    }
}
