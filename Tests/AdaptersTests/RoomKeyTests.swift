import CivicFacts
import Conversation
import Encryption
import PlainJSON
import Testing

@testable import Adapters

/// What devices say to each other, keys of rooms above all.
@Suite(.enabled(if: OlmAccount.libraryVersion != nil, "there is no libolm"))
struct RoomKeyTests {
    private func event(_ content: JSON, _ id: String, from party: CipherParty) -> JSON {
        [
            "type": "m.room.encrypted", "event_id": .text(id), "sender": .text(party.somebody.user),
            "room_id": .text(RoomCipherTests.room), "content": content, "origin_server_ts": 5,
        ]
    }

    private func open(_ event: JSON, _ bob: CipherParty) async throws -> RoomReceiver.Outcome {
        try await bob.work { try await RoomReceiver.open(event, in: RoomCipherTests.room, &$0) }
    }

    @Test func aKeyIsReplacedOnlyByTheSameDevicesEarlierOne() async throws {  // E29
        let (ann, bob) = (try CipherParty("@ann:town.test", "OAK"), try CipherParty("@bob:town.test", "ELM"))
        let eve = try CipherParty("@eve:town.test", "ASH")
        let sender = try MegolmSender.make()
        let (later, _) = try sender.encrypt(Secret("x".utf8))
        func key(_ sender: MegolmSender) throws -> JSON {
            let key = try sender.share()
            return [
                "algorithm": .text(OwnDevice.megolm), "room_id": .text(RoomCipherTests.room),
                "session_id": .text(key.session.base64),
                "session_key": .text(Base64.text(of: key.bytes.bytes)),
            ]
        }
        func take(_ content: JSON, from party: CipherParty, type: String = "m.room_key") async throws -> Bool
        {
            let payload = try #require(
                OlmPayload(
                    try OlmPayload.text(type, content, to: bob.known, from: party.device), from: party.known,
                    to: bob.device))
            return try await bob.work { try await RoomReceiver.take(payload, &$0) != nil }
        }
        #expect(try await take(key(later), from: ann))
        #expect(try await !take(key(sender), from: eve))
        #expect(try await !take(key(sender), from: ann, type: "m.forwarded_room_key"))
        #expect(try await take(key(sender), from: ann))
        #expect(try await !take(key(later), from: ann))
        #expect(try await !take(key(sender).with("session_id", "other"), from: ann))
    }

    @Test func aHandedOnKeyCountsOnlyOfTheOwnerWhoWasAsked() async throws {  // E29
        let (ann, bob) = (try CipherParty("@ann:town.test", "OAK"), try CipherParty("@bob:town.test", "ELM"))
        let eve = try CipherParty("@eve:town.test", "ASH")
        var sender = try MegolmSender.make()
        let key = try sender.share()
        // Its fields are those of the signed key, but for the version and without the signature.
        let exported = [1] + key.bytes.bytes[1..<165]
        let content: JSON = [
            "algorithm": .text(OwnDevice.megolm), "room_id": .text(RoomCipherTests.room),
            "session_id": .text(key.session.base64), "session_key": .text(Base64.text(of: exported)),
            "sender_key": .text(ann.device.identity.base64), "forwarding_curve25519_key_chain": [],
        ]
        func take(_ content: JSON, from party: CipherParty) async throws -> Bool {
            let payload = try #require(
                OlmPayload(
                    try OlmPayload.text("m.forwarded_room_key", content, to: bob.known, from: party.device),
                    from: party.known, to: bob.device))
            return try await bob.work { try await RoomReceiver.take(payload, &$0) != nil }
        }
        #expect(try await !take(content, from: ann))
        try await bob.work {
            $0.write(
                .asked, "\(RoomCipherTests.room) \(key.session.base64)",
                json: ["user": "@ann:town.test", "at": 1])
        }
        #expect(try await !take(content, from: eve))
        #expect(try await !take(content.with("sender_key", .text(eve.device.identity.base64)), from: ann))
        #expect(try await !take(content.with("forwarding_curve25519_key_chain", ["x"]), from: ann))
        #expect(
            try await !take(
                content.with("session_key", .text(Base64.text(of: exported.dropLast()))), from: ann))
        #expect(try await take(content, from: ann))
        // The one that is here is not replaced by it.
        #expect(try await !take(content, from: ann))
        let inner: JSON = [
            "type": "m.room.message", "content": ["body": "late"], "room_id": .text(RoomCipherTests.room),
        ]
        let (next, message) = try sender.encrypt(Secret(inner.bytes))
        sender = next
        let sealed: JSON = [
            "algorithm": .text(OwnDevice.megolm), "session_id": .text(key.session.base64),
            "ciphertext": .text(Base64.text(of: message.bytes)),
        ]
        guard case .opened = try await open(event(sealed, "$late", from: ann), bob) else {
            Issue.record("it does not open")
            return
        }
    }

    @Test func aPayloadIsWhatItSaysOrNothing() async throws {  // E28
        let (ann, bob) = (try CipherParty("@ann:town.test", "OAK"), try CipherParty("@bob:town.test", "ELM"))
        let eve = try CipherParty("@eve:town.test", "ASH")
        let text = try OlmPayload.text("m.dummy", [:], to: bob.known, from: ann.device)
        let json = try #require(JSON(text.bytes))
        func reads(_ json: JSON) throws -> Bool {
            OlmPayload(Secret(json.bytes), from: try ann.known, to: bob.device) != nil
        }
        #expect(try reads(json))
        #expect(try reads(json.with("sender_device_keys", nil)))
        #expect(try !reads(json.with("sender", "@eve:town.test")))
        #expect(try !reads(json.with("recipient", "@ann:town.test")))
        #expect(try !reads(json.with("recipient_keys", ["ed25519": .text(eve.device.signing.base64)])))
        #expect(try !reads(json.with("keys", ["ed25519": .text(eve.device.signing.base64)])))
        #expect(try !reads(json.with("sender_device_keys", eve.device.document())))
        #expect(try !reads(json.with("content", nil)))
    }

    @Test func aRepeatFromADeviceIsNotABrokenSession() async throws {  // E31
        let (ann, bob) = (try CipherParty("@ann:town.test", "OAK"), try CipherParty("@bob:town.test", "ELM"))
        let (claim, bobKnown, annKnown) = (try await bob.claim(), try bob.known, try ann.known)
        let message = try await ann.work { book in
            #expect(try await ann.olm().begin(with: bobKnown, claimed: claim, &book))
            return try #require(try await ann.olm().send("m.dummy", [:], to: bobKnown, &book))
        }
        func hear(_ message: JSON) async throws -> OlmSessions.Outcome {
            try await bob.work { try await bob.olm().receive(message, from: annKnown, &$0) }
        }
        // A stop before it is kept: the one-time key is still there.
        _ = try await bob.lost { try await bob.olm().receive(message, from: annKnown, &$0) }
        guard case .read = try await hear(message), case .repeated = try await hear(message) else {
            Issue.record("a repeat")
            return
        }
        let stranger = try CipherParty("@ann:town.test", "OAK")
        let own = try await stranger.work { book in
            let other = try await bob.claim()
            #expect(try await stranger.olm().begin(with: bobKnown, claimed: other, &book))
            return try #require(try await stranger.olm().send("m.dummy", [:], to: bobKnown, &book))
        }
        guard case .dropped = try await hear(own) else {
            Issue.record("another device's message")
            return
        }
    }

    @Test func aKeyThatTheDeviceDidNotSignIsNotUsed() async throws {  // E40
        let (ann, bob) = (try CipherParty("@ann:town.test", "OAK"), try CipherParty("@bob:town.test", "ELM"))
        let eve = try CipherParty("@eve:town.test", "ASH")
        let (foreign, bobKnown) = (try await eve.claim(), try bob.known)
        #expect(try await !ann.work { try await ann.olm().begin(with: bobKnown, claimed: foreign, &$0) })
        #expect(try await !ann.work { try await ann.olm().begin(with: bobKnown, claimed: nil, &$0) })
    }
}
