import Testing

@testable import Encryption

/// The operations as values: what goes wrong changes nothing.
@Suite(.enabled(if: OlmAccount.libraryVersion != nil, "there is no libolm"))
struct DoorTests {
    private struct Pair {
        let (ours, theirs): (OlmAccount, OlmAccount)
        let (ourKey, theirKey): (IdentityKey, IdentityKey)

        init() throws {
            (ours, theirs) = (try .make(), try .make())
            (ourKey, theirKey) = (try ours.keys().identity, try theirs.keys().identity)
        }
    }

    private static func spoilt(_ bytes: [UInt8]) -> [UInt8] {
        bytes.dropLast(9) + [bytes[bytes.count - 9] ^ 0x40] + bytes.suffix(8)
    }

    @Test func aStateStaysByteForByteWhereAnOperationFails() throws {  // E10
        let pair = try Pair()
        let (account, oneTime) = try pair.theirs.withOneTimeKey()
        var mine = try OlmSession.begin(pair.ours, with: pair.theirKey, oneTime: oneTime)
        let opening: OlmMessage
        (mine, opening) = try mine.encrypt(Secret("one".utf8))
        let before = account.state.bytes
        let broken = try #require(OlmMessage(Self.spoilt(opening.bytes), isPreKey: true))
        #expect(throws: CipherFault.refused) {
            try OlmSession.accept(broken, from: pair.ourKey, by: account)
        }
        #expect(account.state.bytes == before)
        let (session, text) = try OlmSession.accept(opening, from: pair.ourKey, by: account)
        #expect(text == Secret("one".utf8))
        #expect(account.state.bytes == before)

        let kept = session.state.bytes
        let next: OlmMessage
        (mine, next) = try mine.encrypt(Secret("two".utf8))
        let spoilt = try #require(OlmMessage(Self.spoilt(next.bytes), isPreKey: true))
        #expect(throws: CipherFault.refused) { try session.decrypt(spoilt, from: pair.ourKey) }
        #expect(session.state.bytes == kept)
        let (later, second) = try session.decrypt(next, from: pair.ourKey)
        #expect(second == Secret("two".utf8))
        #expect(session.state.bytes == kept)
        #expect(later.state != session.state)
        #expect(throws: CipherFault.refused) { try later.decrypt(next, from: pair.ourKey) }
    }

    @Test func aRoomsMessageThatFailsChangesNothing() throws {  // E10
        var sender = try MegolmSender.make()
        let (first, late) = (try MegolmReceiver.open(try sender.share()), sender.state.bytes)
        let message: MegolmMessage
        (sender, message) = try sender.encrypt(Secret("one".utf8))
        #expect(sender.state.bytes != late)
        let second = try MegolmReceiver.open(try sender.share())
        let (kept, before) = (first.state.bytes, second.state.bytes)
        #expect(throws: CipherFault.tooOld) { try second.decrypt(message) }
        #expect(second.state.bytes == before)
        var bytes = message.bytes
        bytes[bytes.count - 75] ^= 1
        let spoilt = try #require(MegolmMessage(bytes))
        #expect(throws: CipherFault.refused) { try first.decrypt(spoilt) }
        #expect(first.state.bytes == kept)
        #expect(try first.decrypt(message).text == Secret("one".utf8))
        #expect(first.state.bytes == kept)
    }

    @Test func aSessionKeyIsBelievedOnlyUnderItsOwnSignature() throws {
        let sender = try MegolmSender.make()
        var bytes = try sender.share().bytes.bytes
        bytes[40] ^= 1
        let forged = try #require(SessionKey(Secret(bytes)))
        #expect(throws: CipherFault.refused) { try MegolmReceiver.open(forged) }
    }

    @Test func anOpeningFromSomebodyElseOrOfAnotherSessionTouchesNone() throws {  // E12
        let pair = try Pair()
        let stranger = try OlmAccount.make().keys().identity
        let (account, oneTime) = try pair.theirs.withOneTimeKey()
        let (_, other) = try pair.theirs.withOneTimeKey()
        let (_, opening) = try OlmSession.begin(pair.ours, with: pair.theirKey, oneTime: oneTime)
            .encrypt(Secret("one".utf8))
        let (session, _) = try OlmSession.accept(opening, from: pair.ourKey, by: account)
        #expect(session.matches(opening, from: pair.ourKey))
        #expect(!session.matches(opening, from: stranger))
        #expect(throws: CipherFault.refused) {
            try OlmSession.accept(opening, from: stranger, by: account)
        }
        let (_, foreign) = try OlmSession.begin(pair.ours, with: pair.theirKey, oneTime: other)
            .encrypt(Secret("x".utf8))
        #expect(!session.matches(foreign, from: pair.ourKey))
        #expect(throws: CipherFault.refused) { try session.decrypt(foreign, from: pair.ourKey) }
        #expect(throws: CipherFault.refused) {
            try OlmSession.accept(foreign, from: pair.ourKey, by: account)
        }
    }

    @Test func aStateThatIsNoneIsRefused() throws {
        for bytes in [[], [UInt8]("nonsense".utf8), [UInt8](repeating: 0x41, count: 400)] {
            let state = Secret(bytes)
            #expect(throws: CipherFault.refused) { try OlmAccount(state: state).keys() }
            #expect(throws: CipherFault.refused) { try OlmSession(state: state).encrypt(state) }
            #expect(throws: CipherFault.refused) { try MegolmSender(state: state).share() }
        }
        let sender = try MegolmSender.make()
        #expect(throws: CipherFault.refused) { try OlmAccount(state: sender.state).keys() }
    }

    @Test func anAccountHoldsOneOneTimeKeyAtMost() throws {
        let (account, first) = try OlmAccount.make().withOneTimeKey()
        #expect(throws: CipherFault.refused) { try account.withOneTimeKey() }
        #expect(try account.keys().identity != first)
    }

    @Test func aSecretSaysNothingOfItself() {  // E13
        let secret = Secret("canary".utf8)
        var dumped = ""
        dump([secret], to: &dumped)
        for text in ["\(secret)", String(reflecting: secret), dumped] {
            #expect(!text.contains("canary") && !text.contains("99"))
        }
        #expect("\(OlmAccount(state: secret))".contains("canary") == false)
    }
}
