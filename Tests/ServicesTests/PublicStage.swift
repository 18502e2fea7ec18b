import CivicFacts
import Conversation
import Foundation

@testable import Store

extension Store {
    func number(onSite token: String) -> ReportID? { reports.report(onSite: token) }

    func hear(_ text: String, from who: String = "dana", key: String, at now: Moment) throws {
        let event: Event =
            text.hasPrefix("/") ? .commanded(name: String(text.dropFirst()), rest: "") : .said(text: text)
        let inbound = Inbound(
            key: key, room: RoomID(platform: .telegram, id: who),
            sender: SenderID(platform: .telegram, id: who), standing: .voter, at: now, event: event)
        try take(inbound, at: now)
    }

    func approve(_ report: Int, at now: Moment) throws { try order("approve", "\(report)", at: now) }

    /// What Omar, a moderator, orders.
    func order(_ name: String, _ rest: String, at now: Moment) throws {
        try take(
            Inbound(
                key: "\(name) \(rest) \(now.milliseconds)", room: RoomID(platform: .telegram, id: "desk"),
                sender: SenderID(platform: .telegram, id: "omar"), standing: .moderator, at: now,
                name: "Omar",
                event: .commanded(name: name, rest: rest)), at: now)
    }

    private func take(_ inbound: Inbound, at now: Moment) throws {
        try receive(
            Batch(
                updates: [RawUpdate(key: inbound.key, body: [UInt8](try JSONEncoder().encode(inbound)))],
                cursor: nil), from: .telegram, at: now)
        let kept = try pending(limit: 10)
        let arrivals = try kept.map { Arrival(id: $0.id, inbounds: [try self.inbound(in: $0)]) }
        _ = try advance(arrivals, through: Engine(), at: now)
    }
}
