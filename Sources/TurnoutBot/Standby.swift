import Basics
import FoundationEssentials
import Services
import Store

/// Opens the database for a house; on a server it stands by for as long as another house holds it, or the server does not answer.
struct Standby: Sendable {
    private let log: Log
    private let manager: UnixDatagram?
    /// Where figures are served meanwhile; nil where they are not.
    private let door: MetricsDoor?

    init(
        log: Log, door: MetricsDoor? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        (self.log, self.door) = (log, door)
        manager = environment["NOTIFY_SOCKET"].flatMap(UnixDatagram.init)
    }

    /// How often it looks again.
    private static let pause = Duration.milliseconds(500)

    func store(_ open: () throws -> Store) async throws -> Store {
        var last: StoreError?
        while true {
            do { return try open() } catch let error as StoreError where Self.isWorthWaiting(error) {
                if error != last { tell(error) }
                last = error
                // Behind a house that works all is as it should be.
                door?.standBy(isWell: error == .inUse, because: error.description)
                manager?.send("READY=1\nWATCHDOG=1\nSTATUS=Stands by: \(error)")
            }
            try await Task.sleep(for: Self.pause)
        }
    }

    private static func isWorthWaiting(_ error: StoreError) -> Bool {
        switch error {
        case .inUse, .unreachable, .unknownHost, .lost, .newer: true
        default: false
        }
    }

    private func tell(_ error: StoreError) {
        switch error {
        case .inUse: log.info("house.stands_by")
        case .newer(let found, let known): log.warning("house.too_old", ["found": found, "known": known])
        default: log.error("database.away")
        }
    }

    /// Throws once another house has the database; never returns before it is cancelled.
    static func watch(_ store: Store) async throws {
        while true {
            try await Task.sleep(for: pause)
            if store.isTakenOver { throw StoreError.leaseLost }
        }
    }
}

extension StoreError {
    /// What the program ends with.
    var exitStatus: Int32 {
        switch self {
        case .badAddress, .bareAddress, .noPostgres, .wrongPassword, .noSuchDatabase, .noRight, .oldServer: 78
        case .unreachable, .unknownHost, .lost: 69
        case .leaseLost: 75
        default: 70
        }
    }
}
