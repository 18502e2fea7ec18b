/// What strangers send to encrypted rooms under libFuzzer: the guards, and libolm behind them. The first byte says as what the
/// others are taken: a message of a session, one that opens one, a message to a room, a room's key, one that somebody hands on, a
/// row as it is kept, or a recovery key. A state that changes
/// although the operation failed ends the process, and so does a read outside the bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let all = Array(UnsafeBufferPointer(start: start, count: count))
    guard let kind = all.first, let stage = CipherStage.one else { return 0 }
    let bytes = Array(all.dropFirst())
    switch kind % 7 {
    case 0: stage.hear(OlmMessage(bytes, isPreKey: false))
    case 1: stage.hear(OlmMessage(bytes, isPreKey: true))
    case 2: stage.read(MegolmMessage(bytes))
    case 3: stage.open(SessionKey(Secret(bytes)))
    case 4: stage.take(ExportedSessionKey(Secret(bytes)))
    case 5: precondition(stage.row.open(bytes, at: CipherStage.place) == nil)
    default: stage.type(String(decoding: bytes, as: UTF8.self))
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if let decoded = Base64.bytes(of: text) { precondition(Base64.bytes(of: Base64.text(of: decoded)) == decoded) }
    return 0
}

/// A device with a session and a room, as they were at the start.
struct CipherStage: Sendable {
    static let one: CipherStage? = try? CipherStage()

    let account: OlmAccount
    let session: OlmSession
    let peer: IdentityKey
    let room: MegolmReceiver
    let row = AtRestKey.make()
    static let place = RowPlace(device: "RIVER", table: "person", row: "@ann:town.test")

    init() throws {
        let theirs = try OlmAccount.make()
        let (account, oneTime) = try OlmAccount.make().withOneTimeKey()
        (self.account, peer) = (account, try theirs.keys().identity)
        let (_, opening) = try OlmSession.begin(theirs, with: try account.keys().identity, oneTime: oneTime)
            .encrypt(Secret("hello".utf8))
        session = try OlmSession.accept(opening, from: peer, by: account).session
        room = try MegolmReceiver.open(try MegolmSender.make().share())
    }

    func hear(_ message: OlmMessage?) {
        guard let message else { return }
        unchanged([session.state, account.state]) {
            _ = try session.decrypt(message, from: peer)
        }
        guard let opening = message.opening else { return }
        unchanged([account.state]) { _ = try OlmSession.accept(message, from: opening.identity, by: account) }
    }

    func read(_ message: MegolmMessage?) {
        guard let message else { return }
        unchanged([room.state]) { _ = try room.decrypt(message) }
    }

    func open(_ key: SessionKey?) {
        guard let key else { return }
        unchanged([]) { _ = try MegolmReceiver.open(key) }
    }

    /// Whatever a stranger hands on opens nothing before its own number.
    func take(_ key: ExportedSessionKey?) {
        guard let key, let receiver = try? MegolmReceiver.open(key) else { return }
        unchanged([receiver.state]) { _ = try receiver.narrowed(to: key.index &+ 1) }
        if key.index > 0 { precondition((try? receiver.narrowed(to: key.index - 1)) == nil) }
    }

    /// What is a recovery key is written in one way.
    func type(_ text: String) {
        guard let key = RecoveryKey(text) else { return }
        precondition(RecoveryKey(key.text)?.text == key.text)
    }

    private func unchanged(_ states: [Secret], _ body: () throws -> Void) {
        let before = states.map(\.bytes)
        try? body()
        precondition(states.map(\.bytes) == before)
    }
}
