import Dispatch
import Glibc
import Locks

/// That this house, and no other, works on a database that several machines reach: a row with a number that rises with every
/// house that takes it, held for a few seconds and renewed every second. Every commit holds the number against the row.
final class HouseLease: Sendable {
    /// A house that dies is followed within this, and the pause in which others look.
    private static let (life, pause) = (Duration.seconds(5), Duration.seconds(1))

    private struct State {
        /// Until when nobody else can have it, by the clock of this machine; it also runs while the process is stopped.
        var safe: ContinuousClock.Instant
        var isLost = false
        var isEnding = false
    }

    /// The number of this house.
    let fence: Int64
    private let address: DatabaseAddress
    private let state: Locked<State>
    private let bell = DispatchSemaphore(value: 0)
    private let ended = DispatchSemaphore(value: 0)

    /// Throws `inUse` where another house has it.
    init(_ address: DatabaseAddress) throws(StoreError) {
        self.address = address
        let began = ContinuousClock.now
        let session = try PostgresSession(address, greeting: Self.greeting)
        let taken = try session.rows(
            """
            UPDATE house_lease SET fence = fence + 1, holder = ?, ends = clock_timestamp() + interval '5 s'
            WHERE ends < clock_timestamp() RETURNING fence
            """, [.text(Self.name)]
        ) { $0.int(0) }
        guard let number = taken.first else { throw .inUse }
        fence = number
        state = Locked(State(safe: began + Self.life))
        let keeper = Keeper(session: session, fence: number, state: state, bell: bell, ended: ended)
        DispatchQueue(label: "lease").async { keeper.keep() }
    }

    deinit {
        state.withLock { $0.isEnding = true }
        bell.signal()
        ended.wait()
    }

    /// Nobody else can have it at this moment.
    var isSafe: Bool { state.withLock { !$0.isLost && $0.safe > .now } }
    /// Another house has it.
    var isLost: Bool { state.withLock { $0.isLost } }

    /// A commit found another number in the row.
    func lose() { state.withLock { $0.isLost = true } }

    private static let greeting = "SET statement_timeout = '4s'; SET lock_timeout = '3s'"

    /// For the operator: which machine has it.
    private static var name: String {
        var name = [CChar](repeating: 0, count: 256)
        gethostname(&name, 255)
        return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// The thread that renews it.
    ///
    /// `@unchecked Sendable`: it is made on one thread and handed to the one that uses it.
    private final class Keeper: @unchecked Sendable {
        private let session: PostgresSession
        private let fence: Int64
        private let state: Locked<State>
        private let (bell, ended): (DispatchSemaphore, DispatchSemaphore)

        init(
            session: PostgresSession, fence: Int64, state: Locked<State>, bell: DispatchSemaphore,
            ended: DispatchSemaphore
        ) {
            (self.session, self.fence, self.state, self.bell, self.ended) = (
                session, fence, state, bell, ended
            )
        }

        func keep() {
            while true {
                _ = bell.wait(timeout: .now() + .seconds(1))
                guard !state.withLock({ $0.isEnding }) else { break }
                renew()
            }
            _ = try? session.change(
                "UPDATE house_lease SET ends = '-infinity' WHERE fence = ?", [.int(fence)])
            ended.signal()
        }

        /// One that is over and that nobody took is this house's again.
        private func renew() {
            let began = ContinuousClock.now
            let count = try? session.change(
                "UPDATE house_lease SET ends = clock_timestamp() + interval '5 s' WHERE fence = ?",
                [.int(fence)])
            state.withLock { state in
                switch count {
                case 1?: state.safe = began + HouseLease.life
                case 0?: state.isLost = true
                default: break
                }
            }
        }
    }
}
