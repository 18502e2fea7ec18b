import CivicFacts
import Locks
import Testing

@testable import Conversation
@testable import Services
@testable import Store

/// O12: what is wrong with the house is said once in the review rooms, and once that it is over.
struct HouseAlarmTests {
    private static let start = Moment(milliseconds: 1_790_000_000_000)

    /// A house that is asked at one moment after the other.
    private final class Stage: Sendable {
        struct State {
            var now = HouseAlarmTests.start
            var instant = SuspendingClock.now
            var disk: Disk? = Disk(free: 50, size: 100)
            var copies: HouseProbe.Copies?
            var editions: [CivicEdition] = []
        }
        let state = Locked(State())
        private let folder = Folder()
        let pulse: Pulse
        let store: Store

        init() throws {
            store = try folder.store()
            pulse = Pulse(now: { [state] in state.withLock { $0.instant } })
        }

        /// How many messages a look had written.
        func look(_ change: (inout State) -> Void = { _ in }) async throws -> Int {
            state.withLock { state in change(&state) }
            let probe = HouseProbe(
                workersStarted: { 0 }, editions: { [state] in state.withLock { $0.editions } },
                copies: { [state] in state.withLock { $0.copies } })
            var alarms = HouseAlarms(
                pulse: pulse, store: store, platforms: [.telegram, .matrix], directory: "/", probe: probe,
                log: .silent)
            alarms.disk = { [state] _ in state.withLock { $0.disk } }
            alarms.now = { [state] in state.withLock { $0.now } }
            let count = "SELECT count(*) FROM outbox"
            let before = try await store.number(count)
            await alarms.look()
            return try await store.number(count) - before
        }
    }

    @Test func aFullDiskIsSaidOnceAndThatItIsOver() async throws {
        let stage = try Stage()
        #expect(try await stage.look() == 0)
        #expect(try await stage.look { $0.disk = Disk(free: 9, size: 100) } == 1)
        #expect(try await stage.look { $0.disk = Disk(free: 3, size: 100) } == 0)
        // Neither wrong nor well.
        #expect(try await stage.look { $0.disk = Disk(free: 11, size: 100) } == 0)
        #expect(try await stage.look { $0.disk = nil } == 0)
        #expect(try await stage.look { $0.disk = Disk(free: 12, size: 100) } == 1)
        #expect(try await stage.look() == 0)
        #expect(HouseAlarm.disk(percent: 9).raised.text.contains("only 9% of the disk"))
    }

    @Test func anOldCopyIsSaid() async throws {
        let stage = try Stage()
        // A server's copies are its own matter.
        #expect(try await stage.look { $0.now = Self.start + .days(9) } == 0)
        let made = HouseProbe.Copies(newest: Self.start + .days(9), born: Self.start)
        #expect(try await stage.look { $0.copies = made } == 0)
        #expect(try await stage.look { $0.now = Self.start + .days(9) + .hours(27) } == 1)
        #expect(try await stage.look { $0.now = Self.start + .days(9) + .hours(28) } == 0)
        #expect(try await stage.look { $0.copies?.newest = $0.now } == 1)
        #expect(HouseAlarm.copies(hours: 31).raised.text.contains("31 hours old"))
    }

    @Test func thatNoCopyWasEverMadeIsSaidAfterADay() async throws {
        let stage = try Stage()
        #expect(try await stage.look { $0.copies = .init(newest: nil, born: Self.start) } == 0)
        #expect(try await stage.look { $0.now = Self.start + .hours(27) } == 1)
        #expect(try await stage.look { $0.now = Self.start + .hours(40) } == 0)
        #expect(try await stage.look { $0.copies?.newest = $0.now } == 1)
        #expect(HouseAlarm.noCopy(hours: 27).raised.text.contains("in 27 hours no copy"))
    }

    @Test func aPlatformThatFallsSilentIsNamed() async throws {
        let stage = try Stage()
        // One that never answered since the start is silent, too.
        #expect(try await stage.look { $0.instant += .seconds(299) } == 0)
        #expect(try await stage.look { $0.instant += .seconds(2) } == 2)
        stage.pulse.hear(.matrix)
        stage.pulse.hear(.telegram)
        #expect(try await stage.look() == 2)
        #expect(try await stage.look { $0.instant += .seconds(299) } == 0)
        stage.pulse.hear(.telegram)
        #expect(try await stage.look { $0.instant += .seconds(70) } == 1)
        stage.pulse.hear(.matrix)
        #expect(try await stage.look() == 1)
        let words = HouseAlarm.platform(.matrix, minutes: 6).raised.text
        #expect(words.contains("Matrix has not answered for 6 minutes"))
    }

    @Test func oldCivicDataAreNamedEachByItself() async throws {
        let stage = try Stage()
        let feed = CivicFeed.bills
        let edition = CivicEdition(of: feed, source: feed.source, asOf: Self.start, rows: 1)
        #expect(try await stage.look { $0.editions = [edition] } == 0)
        #expect(try await stage.look { $0.now = Self.start + feed.alarm + .hours(30) } == 1)
        let fresh = CivicEdition(
            of: feed, source: feed.source, asOf: Self.start + feed.alarm + .hours(29), rows: 1)
        #expect(try await stage.look { $0.editions = [fresh] } == 1)
        #expect(HouseAlarm.civic(edition, days: 40).over.text.contains(feed.source.name))
    }

    @Test func nearAnElectionADayWithoutNewsIsEnough() {
        func age(_ feed: CivicFeed, _ hours: Int64, before days: Int64) -> Bool {
            // Noon before the election of November 3, 2026.
            let now =
                Moment(milliseconds: (CivilDate(year: 2026, month: 11, day: 3).days - days) * 86_400_000)
                + .hours(12)
            let edition = CivicEdition(of: feed, source: feed.source, asOf: now - .hours(hours), rows: 1)
            return edition.isAlarming(at: now)
        }
        for days: Int64 in [0, 1, 14] {
            #expect(age(.elections, 37, before: days) && !age(.elections, 35, before: days))
        }
        #expect(!age(.elections, 71, before: 15) && age(.elections, 73, before: 15))
        #expect(!age(.elections, 71, before: -1) && !age(.zipDistricts, 24 * 399, before: 1))
    }
}
