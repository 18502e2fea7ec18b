import Conversation
import Foundation
import Testing

@testable import Store

/// Two moderators who press at the same moment, hundreds of times: one decides, and the other hears who it was.
struct RaceTests {
    private static let races = ProcessInfo.processInfo.environment["TURNOUT_SLOW"] == "1" ? 1_000 : 200
    private let bench = Bench()

    @Test func ofTwoWhoDecideOneWinsAndTheOtherHearsWho() async throws {
        let store = try bench.open()
        try await store.receiveReports(Self.races)
        let ids = (1...Self.races).map { ReportID(rawValue: Int64($0)) }
        for id in ids { try await store.race(over: id) }
        let presses = try await store.answersToPresses()
        #expect(presses.count == 2 * Self.races)
        for id in ids {
            let report = try #require(await store.kept(id))
            let winner = try #require(report.decider)
            let loser = winner == "Ana" ? "Ben" : "Ana"
            #expect(presses["\(id) \(winner)"] == "Done.")
            #expect(presses["\(id) \(loser)"]?.contains(" \(winner), ") == true)
        }
    }
}

extension Report {
    fileprivate var decider: String? {
        switch state {
        case .approved(let moderator, _, _), .rejected(_, let moderator, _, _): moderator.name
        case .waiting, .taken, .withdrawn, .retracted, .grouped: nil
        }
    }
}

extension Store {
    fileprivate func kept(_ id: ReportID) -> Report? { reports.report(id) }

    /// So many voters send a report each, all in the same second.
    fileprivate func receiveReports(_ count: Int) throws {
        let steps: [Event] = [
            .commanded(name: "report", rest: "The line at the gate is long"), .said(text: "skip"),
            .said(text: "the gym"), .said(text: "now"), .said(text: "send"),
        ]
        for (index, event) in steps.enumerated() {
            let updates = try (1...count).map { who in
                let name = "voter \(who)"
                return try Inbound(
                    key: "r\(index).\(who)", room: RoomID(platform: .telegram, id: name),
                    sender: SenderID(platform: .telegram, id: name), standing: .voter, at: .noon, event: event
                ).raw
            }
            try receive(Batch(updates: updates, cursor: nil), from: .telegram, at: .noon)
            try think()
        }
    }

    private nonisolated func press(_ deed: String, on id: ReportID, by name: String) async throws {
        let token = CardToken.text(deed, on: id, version: 1)
        let press = Inbound(
            key: "p\(id) \(name)", room: .desk, sender: SenderID(platform: .telegram, id: name),
            standing: .moderator, at: .noon, name: name,
            event: .tapped(token: token, callback: CallbackID(rawValue: "\(id) \(name)")))
        let updates = [try press.raw]
        try await receive(Batch(updates: updates, cursor: nil), from: .telegram, at: .noon)
        try await think()
    }

    /// Ana approves and Ben rejects, both on the card as it was first.
    fileprivate nonisolated func race(over id: ReportID) async throws {
        let isAnaFirst = id.rawValue.isMultiple(of: 2)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask(priority: isAnaFirst ? .high : .low) {
                try await self.press("ok", on: id, by: "Ana")
            }
            group.addTask(priority: isAnaFirst ? .low : .high) {
                try await self.press("no.unchecked", on: id, by: "Ben")
            }
            try await group.waitForAll()
        }
    }

    /// What each press was answered with, by its callback.
    fileprivate func answersToPresses() throws -> [String: String] {
        var answers: [String: String] = [:]
        while true {
            let work = try take(Wish(kinds: [.acknowledge], limit: 1_000), at: .noon)
            guard !work.isEmpty else { return answers }
            for case .perform(let entry, _, _) in work {
                guard case .acknowledge(let callback, let note, _) = entry.task else { continue }
                answers[callback.rawValue] = note
                try settle(entry, .receipt(.done))
            }
        }
    }
}
