import CivicFacts
import Conversation
import Encryption
import PlainJSON
import Testing

@testable import Adapters

/// Two devices with their rows, and what goes from one to the other.
struct CipherParty {
    let somebody: Somebody
    let shelf = MemoryShelf()
    let vault: CipherVault
    var device: OwnDevice { somebody.devices[0] }

    init(_ user: String, _ id: String) throws {
        somebody = try Somebody(user, devices: [id])
        vault = CipherVault(device: id, key: .make(), shelf: shelf)
    }

    var known: KnownDevice { get throws { try #require(try somebody.known.devices.first) } }

    func olm(_ now: Moment = RoomCipherTests.now) -> OlmSessions { OlmSessions(own: device, now: now) }

    func sender(_ now: Moment = RoomCipherTests.now) -> RoomSender {
        RoomSender(room: RoomCipherTests.room, own: device, now: now)
    }

    /// A piece of work that is kept.
    func work<Result>(_ body: (inout CipherBook) async throws -> Result) async throws -> Result {
        var book = CipherBook(vault)
        let result = try await body(&book)
        await shelf.keep(book.rows)
        return result
    }

    /// The same, but the house dies before it is kept.
    func lost<Result>(_ body: (inout CipherBook) async throws -> Result) async throws -> Result {
        var book = CipherBook(vault)
        return try await body(&book)
    }

    /// A one-time key as the homeserver hands it out.
    func claim() async throws -> JSON {
        let key = try OwnOneTimeKey.make(of: device)
        await shelf.keep([vault.sealed(.oneTime, key.key.base64, key.value)])
        return .object(["signed_curve25519:\(key.name)": try key.document(of: device, isFallback: false)])
    }
}
