import Charities
import Conversation
import Dispatch
import Glibc
import Services
import Store

/// Reads the settings and the operator's files of charities, ready questions and desks again whenever the process gets SIGHUP: the
/// log's level, the charities, the questions, and what is led to which desk are taken over, everything else needs a restart. What
/// cannot be used changes nothing.
struct Reloading: Sendable {
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
            let new = try configuration.reread()
            let gifts = try GivingSetup(new)
            let (questions, desks) = (try new.questions, try new.desks)
            log.change(to: try new.logLevel)
            for complaint in gifts.complaints { Turnout.complain(complaint) }
            await store.list(gifts.directory, payments: gifts.payments, questions: questions)
            let isLed = await store.lead(by: desks)
            var taken = Self.taken
            if isLed { taken.insert(.house(.desks)) }
            let changed = LogSetup.watched(configuration, taking: taken, from: new)
            try await store.log(changesAmong: changed, at: Clock.system.now())
            log.info("questions.read", ["count": questions.all.count])
            log.info("charities.read", ["count": gifts.directory?.organisations.count ?? 0])
            if isLed { log.info("desks.read", ["count": desks.entries.count]) }
            let others = new.differences(from: configuration) + (isLed ? [] : [.house(.desks)])
            tell(of: Set(others).subtracting(taken).sorted { $0.name < $1.name })
        } catch {
            Turnout.complain("\(error) Everything stays as it was.")
        }
    }

    /// Settings that are taken over at once.
    private static let taken: Set<Setting> = [
        .house(.log), .house(.organisations), .house(.giveMost), .house(.questions),
    ]

    private func tell(of others: [Setting]) {
        guard !others.isEmpty else { return }
        log.warning("settings.need_restart", ["count": others.count])
        Turnout.complain("Needs a restart: \(others.map(\.name).joined(separator: ", ")).")
    }
}
