import CivicFacts
import Conversation

/// Kinds of outbox rows, as they are stored.
public enum OrderKind: String, Sendable, CaseIterable {
    case say, ask, announce, card, photos, export, hide, acknowledge, vouch, fetch, watch, look, invoice,
        checkout

    /// What is looked for together.
    enum Lot {
        case messages, quick, photos, videos, looks
    }

    var lot: Lot {
        switch self {
        case .say, .ask, .announce, .card, .photos, .export, .hide, .invoice: .messages
        case .acknowledge, .vouch, .checkout: .quick
        case .fetch: .photos
        case .watch: .videos
        case .look: .looks
        }
    }

    /// True for what people would see twice if it were repeated.
    public var isMessage: Bool { lot == .messages && self != .hide }

    /// Everything that an adapter performs.
    public static let messages: [OrderKind] = [
        .say, .ask, .announce, .card, .photos, .export, .hide, .acknowledge, .vouch, .invoice, .checkout,
    ]
}

extension Order {
    var kind: OrderKind {
        switch self {
        case .say, .rephrase: .say
        case .ask: .ask
        case .announce, .point, .brief, .showOutgoing: .announce
        case .showCard, .showDigest, .publish, .serve: .card
        case .showPhotos, .sendPhotos, .servePhotos, .grid(.show, _, _), .grid(.video, _, _): .photos
        case .hidePhotos, .unpublish, .unask, .clear, .unserve, .vacate, .grid(.hide, _, _),
            .grid(.hideVideo, _, _):
            .hide
        case .export, .exportRecord, .hand: .export
        case .look: .look
        case .acknowledge: .acknowledge
        case .vouch: .vouch
        // Photos never wait behind videos.
        case .fetch(_, let source): source.isVideo == true ? .watch : .fetch
        case .mask: .fetch
        case .payment(.send, _): .invoice
        case .payment(.answer, _): .checkout
        case .payment(.erase, _): .hide
        }
    }

    /// How many messages it may make.
    var messages: Int {
        switch self {
        case .showPhotos(_, let photos), .servePhotos(_, let photos, _): photos.count
        default: 1
        }
    }

    /// The card of a report that was taken back: nothing of its words is left.
    var isWithdrawal: Bool {
        if case .showCard(_, let message) = self { message.text.isEmpty } else { false }
    }

    var report: ReportID? {
        switch self {
        case .showCard(let id, _), .showPhotos(let id, _), .hidePhotos(let id), .ask(_, _, let id),
            .clear(let id, _), .serve(let id, _, _), .servePhotos(let id, _, _), .unserve(let id, _, _),
            .grid(_, let id, _):
            id
        case .publish(let id), .unpublish(let id), .showOutgoing(let id, _, _, _, _), .unask(let id, _, _): id
        case .showDigest: .digest
        case .sendPhotos(_, let id, _): id
        case .say, .rephrase, .announce, .brief, .point, .export, .exportRecord, .hand, .look, .acknowledge,
            .vouch, .fetch, .mask, .payment, .vacate:
            nil
        }
    }

    /// Entries of one lane are performed one after the other; answers to presses and look-ups never queue.
    func lane(in room: RoomID) -> String {
        switch self {
        case .acknowledge(let callback, _, _, _): "press:\(callback.rawValue)"
        case .vouch(let inbound, _): "vouch:\(inbound.key)"
        case .fetch(let photo, _), .mask(let photo, _, _): Self.photoLane(photo)
        case .look(_, _, let account): "look:\(account.rawValue)"
        case .payment(.answer(let answer), _): "checkout:\(answer.id.rawValue)"
        case .say, .rephrase, .ask, .announce, .brief, .point, .showOutgoing, .unask, .showCard, .showDigest,
            .showPhotos, .hidePhotos, .clear, .export, .exportRecord, .sendPhotos, .hand, .publish,
            .unpublish, .serve, .servePhotos, .grid, .unserve, .vacate, .payment:
            Self.roomLane(room)
        }
    }

    static func roomLane(_ room: RoomID) -> String { "room:\(room.platform.rawValue):\(room.id)" }
    static func photoLane(_ photo: PhotoID) -> String { "photo:\(photo.rawValue)" }
}
