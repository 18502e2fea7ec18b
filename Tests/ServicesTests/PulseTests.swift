import Adapters
import Basics
import Foundation
import Glibc
import Locks
import Testing

@testable import Conversation
@testable import Services

/// O3: a loop that hangs is missed.
struct PulseTests {
    private let time = Locked(SuspendingClock.now)

    private func pulse() -> Pulse { Pulse(now: { [time] in time.withLock { $0 } }) }
    private func pass(_ seconds: Int) { time.withLock { $0 += .seconds(seconds) } }

    @Test func aLoopThatDoesNotComeRoundIsMissed() {
        let pulse = pulse()
        pulse.beat(.messages, within: .seconds(45))
        pulse.beat(.platform(.telegram), within: .seconds(65))
        pass(44)
        #expect(pulse.missed.isEmpty)
        pass(2)
        #expect(pulse.missed == [.messages])
        pulse.beat(.messages, within: .seconds(45))
        #expect(pulse.missed.isEmpty)
        pass(20)
        #expect(pulse.missed == [.platform(.telegram)])
        pulse.rest(.platform(.telegram))
        #expect(pulse.missed.isEmpty)
    }

    @Test func nobodyIsMissedWhileAllWaitForTheDisk() async {
        let pulse = pulse()
        pulse.beat(.messages, within: .seconds(45))
        await pulse.excusing(for: .seconds(900)) {
            pass(600)
            #expect(pulse.missed.isEmpty)
            pass(301)
            #expect(pulse.missed == [.messages])
        }
        #expect(pulse.missed == [.messages])
    }

    @Test func aPlatformThatFallsSilentDoesNotAnswerUntilItDoes() {  // O3, O9
        let pulse = pulse()
        #expect(pulse.answering == [] && pulse.opened == [])
        pulse.open(.telegram)
        pulse.open(.matrix)
        pass(59)
        pulse.hear(.telegram)
        #expect(pulse.answering == [.telegram, .matrix])
        pass(2)
        #expect(pulse.answering == [.telegram] && pulse.opened == [.telegram, .matrix])
        pass(59)
        #expect(pulse.answering == [])
        pulse.hear(.telegram)
        #expect(pulse.answering == [.telegram])
        #expect(pulse.absence(of: .matrix) == .seconds(120) && pulse.silence(of: .matrix) == nil)
    }

    @Test func theStatusNamesWhoDoesNotAnswerAndTheLastPoll() async throws {  // O3
        let manager = try Listener()
        let folder = Folder()
        let pulse = pulse()
        let watchdog = Watchdog(
            pulse, store: try folder.store(), adapters: [FakeAdapter()],
            manager: try #require(UnixDatagram(manager.path)), log: .silent)
        let platform = FakeAdapter().platform
        try await watchdog.look()
        let waiting = "0 reports wait; 0 messages wait."
        #expect(manager.heard() == "WATCHDOG=1\nSTATUS=\(platform.rawValue) does not answer. \(waiting)")
        pulse.open(platform)
        pulse.hear(platform)
        pass(7)
        try await watchdog.look()
        let last = "Last poll: \(platform.rawValue) 7 s ago."
        #expect(manager.heard() == "WATCHDOG=1\nSTATUS=\(waiting) \(last)")
    }

    @Test func theServiceManagerHearsOfAWellHouseAndOfOneThatHangs() async throws {
        let manager = try Listener()
        let folder = Folder()
        let store = try folder.store()
        let pulse = pulse()
        let lines = Locked<[String]>([])
        let log = Log(level: .info) { line in lines.withLock { $0.append(line) } }
        let watchdog = Watchdog(
            pulse, store: store, adapters: [], manager: try #require(UnixDatagram(manager.path)), log: log)
        try await watchdog.look()
        #expect(manager.heard() == "WATCHDOG=1\nSTATUS=0 reports wait; 0 messages wait.")
        pulse.beat(.photos, within: .seconds(45))
        pass(46)
        try await watchdog.look()
        #expect(manager.heard()?.hasPrefix("WATCHDOG=trigger") == true)
        #expect(lines.withLock { $0.last }?.hasSuffix("error house.hangs loops=1") == true)
    }

    @Test func theJournalGetsFieldsAndTextIsWrittenWhereThereIsNone() throws {  // O13
        let journal = try Listener()
        let lines = Locked<[String]>([])
        let write: @Sendable (String) -> Void = { line in lines.withLock { $0.append(line) } }
        Log(level: .info, format: .journal, journal: journal.path, write: write)
            .warning("telegram.poll_failed", ["status": 502])
        #expect(
            journal.heard()
                == "MESSAGE=telegram.poll_failed status=502\nPRIORITY=4\nSYSLOG_IDENTIFIER=turnout\n"
                + "TURNOUT_EVENT=telegram.poll_failed\nTURNOUT_STATUS=502\n")
        #expect(lines.withLock { $0 } == [])
        Log(level: .info, format: .journal, journal: "/nowhere/socket", write: write).info("house.stopped")
        #expect(lines.withLock { $0.last }?.hasSuffix(" info house.stopped") == true)
    }

    @Test func aLineOfJSONIsOneObject() throws {  // O13
        let lines = Locked<[String]>([])
        let log = Log(level: .info, format: .json) { line in lines.withLock { $0.append(line) } }
        log.error("house.started", ["inbox": 3, "repeats": -1])
        let line = try #require(lines.withLock { $0.first })
        let value = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(value["event"] as? String == "house.started" && value["level"] as? String == "error")
        #expect(value["inbox"] as? Int == 3 && value["repeats"] as? Int == -1 && value.count == 5)
        log.change(to: .silent)
        log.error("house.started")
        #expect(lines.withLock { $0.count } == 1)
    }
}

/// A socket that takes messages.
private final class Listener: Sendable {
    let path = "/tmp/listener-\(UUID().uuidString)"
    private let file: Int32

    init() throws {
        file = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        let bound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(file, $0, length) }
        }
        try #require(bound == 0)
    }

    deinit {
        close(file)
        unlink(path)
    }

    /// The oldest message that was not taken yet; nil if there is none.
    func heard() -> String? {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = recv(file, &bytes, bytes.count, Int32(MSG_DONTWAIT))
        return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
    }
}
