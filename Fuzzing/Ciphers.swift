/// What strangers send to encrypted rooms under libFuzzer: the guards, and libolm behind them. The first byte says as what the
/// others are taken: a message of a session, one that opens one, a message to a room, or a room's key. A state that changes
/// although the operation failed ends the process, and so does a read outside the bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let all = Array(UnsafeBufferPointer(start: start, count: count))
    guard let kind = all.first, let stage = CipherStage.one else { return 0 }
    let bytes = Array(all.dropFirst())
    switch kind % 4 {
    case 0: stage.hear(OlmMessage(bytes, isPreKey: false))
    case 1: stage.hear(OlmMessage(bytes, isPreKey: true))
    case 2: stage.read(MegolmMessage(bytes))
    default: stage.open(SessionKey(Secret(bytes)))
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

    private func unchanged(_ states: [Secret], _ body: () throws -> Void) {
        let before = states.map(\.bytes)
        try? body()
        precondition(states.map(\.bytes) == before)
    }
}
