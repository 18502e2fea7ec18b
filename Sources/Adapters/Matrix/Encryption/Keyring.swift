import CivicFacts
import Conversation
import Encryption
import Locks

/// The rows of encryption and what they are sealed with, where encryption was set up.
struct Keyring: Sendable {
    let shelf: any AdapterShelf
    let key: AtRestKey
    /// When something was last tried that did not work out.
    private let triedAt = Locked<Moment?>(nil)

    private static let pause = Span.minutes(1)

    init(shelf: any AdapterShelf, key: AtRestKey) { (self.shelf, self.key) = (shelf, key) }

    /// Opens what was set up. Where it cannot be used, encrypted rooms wait.
    func open(_ tools: MatrixTools) async {
        let isKnown = tools.memory.encryption == nil && tools.memory.mustSeal
        let (desk, isSetUp) = await EncryptionDesk.open(shelf, key, tools, isSilent: isKnown)
        tools.memory.mustSeal = isSetUp
        tools.memory.encryption = desk
    }

    /// After each sync: what was of no use may be again, and what turned out to be old is mended.
    func tend(_ tools: MatrixTools) async {
        guard let desk = tools.memory.encryption else {
            if tools.memory.mustSeal { await retry(tools) }
            return
        }
        if await desk.isRolledBack {
            guard isDue(tools), await DeviceSuccession(tools: tools, shelf: shelf, key: key).run(desk) else {
                return
            }
            await retry(tools, isNow: true)
        } else if await !desk.isStillShown() {
            tools.memory.encryption = nil
            tools.note(.identityNotShown)
            tools.memory.safety.forget()
        }
    }

    private func retry(_ tools: MatrixTools, isNow: Bool = false) async {
        guard isNow || isDue(tools) else { return }
        await open(tools)
        guard let desk = tools.memory.encryption else { return }
        tools.note(.identityShown)
        // What was kept back for want of keys is looked at anew.
        tools.memory.safety.forget()
        await desk.noteSynced()
    }

    private func isDue(_ tools: MatrixTools) -> Bool {
        let now = tools.timing.now()
        return triedAt.withLock { tried in
            guard tried.map({ now.since($0) >= Self.pause }) ?? true else { return false }
            tried = now
            return true
        }
    }
}
