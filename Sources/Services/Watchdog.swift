public import Adapters
import Basics
import CivicFacts
import Conversation
import FoundationEssentials
public import Store

/// Tells the service manager that the house is ready, how it stands, and that every loop is alive. A loop that hangs, or a
/// thread of the database that does, is told by silence, and the manager starts the house anew.
public struct Watchdog: Sendable {
    private let pulse: Pulse
    private let store: Store
    private let platforms: [Platform]
    private let manager: UnixDatagram
    private let log: Log

    /// How often it looks, and how long platforms have at the start before the house is ready without them.
    private static let (pause, patience) = (Duration.seconds(5), Duration.seconds(20))

    /// Nil where no service manager wants to know.
    public init?(
        _ pulse: Pulse, store: Store, adapters: [any Adapter], environment: [String: String], log: Log
    ) {
        guard let manager = environment["NOTIFY_SOCKET"].flatMap(UnixDatagram.init) else { return nil }
        self.init(pulse, store: store, adapters: adapters, manager: manager, log: log)
    }

    init(_ pulse: Pulse, store: Store, adapters: [any Adapter], manager: UnixDatagram, log: Log) {
        (self.pulse, self.store, self.manager, self.log) = (pulse, store, manager, log)
        platforms = adapters.map(\.platform)
    }

    /// Until cancelled.
    public func run() async throws {
        let end = SuspendingClock.now + Self.patience
        while pulse.opened.isEmpty, SuspendingClock.now < end {
            try await Task.sleep(for: .milliseconds(100))
        }
        manager.send("READY=1\nSTATUS=\(await status())")
        defer { manager.send("STOPPING=1") }
        while true {
            try await look()
            try await Task.sleep(for: Self.pause)
        }
    }

    /// One look; the status is asked of the database's own thread, so that its silence shows as well.
    func look() async throws {
        let status = await status()
        let missed = pulse.missed
        guard missed.isEmpty else {
            log.error("house.hangs", ["loops": missed.count])
            manager.send("WATCHDOG=trigger\nSTATUS=A loop hangs; starting anew.")
            return
        }
        manager.send("WATCHDOG=1\nSTATUS=\(status)")
    }

    /// Numbers only: whoever may see units may read it.
    private func status() async -> String {
        let now = Clock.system.now()
        let standing = try? await store.standing(at: now)
        let up = pulse.answering
        let down = platforms.filter { !up.contains($0) }.map { "\($0.rawValue) does not answer. " }
        let polls = platforms.compactMap { platform in
            pulse.silence(of: platform).map { "\(platform.rawValue) \($0.components.seconds) s" }
        }
        let last = polls.isEmpty ? "" : " Last poll: \(polls.joined(separator: ", ")) ago."
        guard let standing else { return "\(down.joined())The database does not answer.\(last)" }
        let oldest =
            standing.oldest.map { ", the oldest since \(now.since($0).milliseconds / 60_000) min" } ?? ""
        let waiting = "\(standing.waiting) reports wait\(oldest); \(standing.outbox) messages wait"
        return "\(down.joined())\(waiting).\(last)"
    }
}
