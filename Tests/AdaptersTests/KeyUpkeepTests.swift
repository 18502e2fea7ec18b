import CivicFacts
import Conversation
import Encryption
import PlainJSON
import Testing

@testable import Adapters

/// What tells an old copy of the rows, and what becomes of rows in time.
struct KeyCounterTests {
    private static let noon = Moment(milliseconds: 1_800_000_000_000)

    private func counter(_ number: Int64, _ run: String) -> KeyCounter {
        var counter = KeyCounter(since: Self.noon)
        (counter.number, counter.run) = (number, run)
        return counter
    }

    @Test func onlyANumberAheadOrAnotherRunTellsAnOldCopy() {  // E47
        let kept = counter(7, "oak")
        #expect(!kept.isBehind(nil, of: "RIVER"))
        #expect(!kept.isBehind(counter(7, "oak").shown(of: "RIVER"), of: "RIVER"))
        #expect(!kept.isBehind(counter(6, "elm").shown(of: "RIVER"), of: "RIVER"))
        #expect(kept.isBehind(counter(8, "oak").shown(of: "RIVER"), of: "RIVER"))
        #expect(kept.isBehind(counter(7, "elm").shown(of: "RIVER"), of: "RIVER"))
        // What another device counted says nothing.
        #expect(!kept.isBehind(counter(9, "elm").shown(of: "LAKE"), of: "RIVER"))
        #expect(!kept.isBehind(["device": "RIVER", "number": "9"], of: "RIVER"))
    }

    @Test func itReadsBackAsItWasKept() {
        var kept = counter(7, "oak")
        (kept.rolledBackAt, kept.isUnmended, kept.former) = (Self.noon, true, "LAKE")
        #expect(KeyCounter(kept.json) == kept)
        #expect(KeyCounter(["number": 3]) == nil && KeyCounter(nil) == nil)
    }

    @Test func everyRowThatMessagesMakeGoesInTime() {
        let lasting: Set<CipherKind> = [
            .account, .identity, .oneTime, .fallback, .person, .olm, .toDevice, .waiting, .seen, .counter,
            .heir,
            .forgotten, .named, .outbound,
        ]
        for kind in CipherKind.allCases {
            #expect((EncryptionDesk.age(of: kind) == nil) == lasting.contains(kind), "\(kind)")
        }
    }
}

@Suite(.enabled(if: OlmAccount.libraryVersion != nil, "there is no libolm"))
struct NarrowedSessionTests {
    @Test func aNarrowedSessionOpensOnlyWhatComesLater() throws {  // E21
        var sender = try MegolmSender.make()
        let whole = try MegolmReceiver.open(try sender.share())
        var messages: [MegolmMessage] = []
        for text in ["one", "two", "three"] {
            let (next, message) = try sender.encrypt(Secret(text.utf8))
            (sender, messages) = (next, messages + [message])
        }
        let narrow = try whole.narrowed(to: 2)
        #expect(throws: CipherFault.tooOld) { try narrow.decrypt(messages[0]) }
        #expect(throws: CipherFault.tooOld) { try narrow.decrypt(messages[1]) }
        #expect(try narrow.decrypt(messages[2]).text == Secret("three".utf8))
        // What is closed stays closed.
        #expect(throws: CipherFault.tooOld) { try narrow.narrowed(to: 1) }
        #expect(try whole.decrypt(messages[0]).text == Secret("one".utf8))
        #expect(throws: (any Error).self) {
            try MegolmReceiver(state: Secret("no state".utf8)).narrowed(to: 1)
        }
    }

    @Test func anExportedKeyIsReadToItsEnd() {
        let key = [UInt8](repeating: 9, count: 32)
        func bytes(_ version: UInt8, _ count: Int = 128) -> Secret {
            Secret([version, 0, 0, 1, 0] + [UInt8](repeating: 3, count: count) + key)
        }
        #expect(ExportedSessionKey(bytes(1))?.index == 256)
        #expect(ExportedSessionKey(bytes(2)) == nil)
        #expect(ExportedSessionKey(bytes(1, 127)) == nil && ExportedSessionKey(bytes(1, 129)) == nil)
        #expect(ExportedSessionKey(Secret([1, 0, 0, 1, 0] + [UInt8](repeating: 0, count: 160))) == nil)
    }
}
