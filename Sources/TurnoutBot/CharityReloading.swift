import Charities
import Dispatch
import Glibc
import Services
import Store

/// Reads the operator's file of charities again whenever the process gets SIGHUP. What cannot be used changes nothing.
struct CharityReloading: Sendable {
    let configuration: Configuration
    let store: Store
    let log: Log

    /// Until cancelled.
    func run() async {
        let (signals, ring) = AsyncStream.makeStream(of: Void.self)
        signal(SIGHUP, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGHUP, queue: .global())
        source.setEventHandler { ring.yield() }
        source.resume()
        defer { source.cancel() }
        for await _ in signals { await read() }
    }

    private func read() async {
        do {
            let gifts = try GivingSetup(configuration)
            for complaint in gifts.complaints { Turnout.complain(complaint) }
            await store.list(gifts.directory, payments: gifts.payments)
            log.info("charities.read", ["count": gifts.directory?.organisations.count ?? 0])
        } catch {
            Turnout.complain("\(error) The charities stay as they were.")
        }
    }
}
