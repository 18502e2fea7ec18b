import CivicFacts
import Conversation
import Encryption
import PlainJSON
import Testing

@testable import Adapters

@Suite(.enabled(if: OlmAccount.libraryVersion != nil, "there is no libolm"))
struct RoomCipherTests {
    static let now = Moment(milliseconds: 1_800_000_000_000)
    static let room = "!river:town.test"
    private let rule = RotationRule(nil)

    private static func readers(_ party: CipherParty) throws -> RoomSender.Readers {
        RoomSender.Readers([try party.somebody.known], isForTeam: false)
    }

    /// Gives the key of the room from one to the other, as far as it is missing there.
    private func share(_ ann: CipherParty, _ bob: CipherParty, at now: Moment = now) async throws
        -> RoomSender.Plan
    {
        let readers = try Self.readers(bob)
        let plan = try await ann.work { try await ann.sender(now).plan(for: readers, rule, &$0) }
        for device in plan.missing {
            let key = plan.key
            let claim = try await bob.claim()
            let message = try await ann.work { book in
                if let message = try await ann.olm(now).send("m.room_key", key, to: device, &book) {
                    return message
                }
                #expect(try await ann.olm(now).begin(with: device, claimed: claim, &book))
                return try #require(try await ann.olm(now).send("m.room_key", key, to: device, &book))
            }
            let annKnown = try ann.known
            _ = try await bob.work { book in
                guard case .read(let payload) = try await bob.olm(now).receive(message, from: annKnown, &book)
                else {
                    Issue.record("the key cannot be read")
                    return
                }
                #expect(try await RoomReceiver.take(payload, &book) != nil)
            }
        }
        try await ann.work {
            try await ann.sender(now).note(given: plan.missing, of: plan.key["session_id"], &$0)
        }
        return plan
    }

    private func event(_ content: JSON, _ id: String, from party: CipherParty) -> JSON {
        [
            "type": "m.room.encrypted", "event_id": .text(id), "sender": .text(party.somebody.user),
            "room_id": .text(Self.room), "content": content, "origin_server_ts": 5,
        ]
    }

    private func say(_ text: String, _ ann: CipherParty, as transaction: String) async throws -> JSON {
        let sealed = try await ann.work {
            try await ann.sender().seal(
                "m.room.message", ["msgtype": "m.text", "body": .text(text)], as: transaction, &$0)
        }
        return try #require(sealed)
    }

    private func open(_ event: JSON, _ bob: CipherParty) async throws -> RoomReceiver.Outcome {
        try await bob.work { try await RoomReceiver.open(event, in: Self.room, &$0) }
    }

    @Test func whatOneSaysTheOtherReads() async throws {  // E30
        let (ann, bob) = (try CipherParty("@ann:town.test", "OAK"), try CipherParty("@bob:town.test", "ELM"))
        _ = try await share(ann, bob)
        for number in 0..<3 {
            let content = try await say("line \(number)", ann, as: "t\(number)")
            guard case .opened(let opened) = try await open(event(content, "$e\(number)", from: ann), bob)
            else {
                Issue.record("not opened")
                return
            }
            #expect(opened["type"]?.text == "m.room.message")
            #expect(opened["content"]?["body"]?.text == "line \(number)")
            #expect(opened["event_id"]?.text == "$e\(number)")
        }
    }

    @Test func aTransactionIsSealedOnceAndAStopBeforeItIsKeptLeavesNothing() async throws {  // E10, E18
        let (ann, bob) = (try CipherParty("@ann:town.test", "OAK"), try CipherParty("@bob:town.test", "ELM"))
        _ = try await share(ann, bob)
        let content: JSON = ["msgtype": "m.text", "body": "seven"]
        let lost = try await ann.lost {
            try await ann.sender().seal("m.room.message", content, as: "t7", &$0)
        }
        let kept = try await say("seven", ann, as: "t7")
        #expect(try await say("seven", ann, as: "t7") == kept)
        #expect(try await say("something else", ann, as: "t7") == kept)
        let index = try #require(
            Base64.bytes(of: kept["ciphertext"]?.text ?? "").flatMap { MegolmMessage($0) }
        ).index
        #expect(index == 0)
        // What a lost attempt made never left, so that its number may be used.
        #expect(lost?["session_id"] == kept["session_id"])
        let next = try await say("eight", ann, as: "t8")
        #expect(next != kept)
        // Also after the ratchet was changed for another.
        try await ann.work { RoomSender.end(Self.room, &$0) }
        #expect(try await say("seven", ann, as: "t7") == kept)
    }

    @Test func aRepeatUnderAnotherNameIsDroppedAndTheSameEventIsNot() async throws {  // E30
        let (ann, bob) = (try CipherParty("@ann:town.test", "OAK"), try CipherParty("@bob:town.test", "ELM"))
        _ = try await share(ann, bob)
        let content = try await say("once", ann, as: "t1")
        guard case .opened = try await open(event(content, "$a", from: ann), bob),
            case .dropped = try await open(event(content, "$b", from: ann), bob),
            case .opened = try await open(event(content, "$a", from: ann), bob)
        else {
            Issue.record("a repeat")
            return
        }
    }

    @Test func theSessionTellsWhoseWordsTheyAre() async throws {  // E30
        let (ann, bob) = (try CipherParty("@ann:town.test", "OAK"), try CipherParty("@bob:town.test", "ELM"))
        _ = try await share(ann, bob)
        let content = try await say("mine", ann, as: "t1")
        let stolen = event(content, "$a", from: bob)
        guard case .dropped = try await open(stolen, bob) else {
            Issue.record("believed of somebody else")
            return
        }
        let elsewhere = try await bob.work {
            try await RoomReceiver.open(event(content, "$a", from: ann), in: "!lake:town.test", &$0)
        }
        guard case .noKey = elsewhere else {
            Issue.record("opened in another room")
            return
        }
        let hearsay = content.with("sender_key", "nonsense").with("device_id", "nobody")
        guard case .opened = try await open(event(hearsay, "$a", from: ann), bob) else {
            Issue.record("hearsay was believed")
            return
        }
    }

    @Test func anEditCountsOnlyOfOnesOwnEncryptedWords() async throws {  // E33
        let (ann, bob) = (try CipherParty("@ann:town.test", "OAK"), try CipherParty("@bob:town.test", "ELM"))
        _ = try await share(ann, bob)
        let first = try await say("teh line", ann, as: "t1")
        _ = try await open(event(first, "$a", from: ann), bob)
        func edit(_ target: String, _ transaction: String, new: Bool = true) async throws
            -> RoomReceiver.Outcome
        {
            var content: JSON = [
                "msgtype": "m.text", "body": "* the line",
                "m.relates_to": ["rel_type": "m.replace", "event_id": .text(target)],
            ]
            if new { content = content.with("m.new_content", ["msgtype": "m.text", "body": "the line"]) }
            let said = content
            let sealed = try await ann.work {
                try await ann.sender().seal("m.room.message", said, as: transaction, &$0)
            }
            #expect(sealed?["m.relates_to"]?["event_id"]?.text == target)
            return try await open(event(try #require(sealed), "$\(transaction)", from: ann), bob)
        }
        guard case .opened = try await edit("$a", "t2"), case .dropped = try await edit("$nobody", "t3"),
            case .dropped = try await edit("$a", "t4", new: false)
        else {
            Issue.record("an edit")
            return
        }
    }

    @Test func aMemberWhoseDeviceChangesItsKeysEndsTheRatchet() async throws {  // E37
        let (ann, bob) = (try CipherParty("@ann:town.test", "OAK"), try CipherParty("@bob:town.test", "ELM"))
        _ = try await share(ann, bob)
        #expect(try await ann.work { try await RoomSender.next(in: Self.room, $0) } != nil)
        try await ann.work { try await RoomSender.end(for: "@eve:town.test", &$0) }
        #expect(try await ann.work { try await RoomSender.next(in: Self.room, $0) } != nil)
        try await ann.work { try await RoomSender.end(for: "@bob:town.test", &$0) }
        #expect(try await ann.work { try await RoomSender.next(in: Self.room, $0) } == nil)
    }

    @Test func aRatchetEndsByNumbersAgeAndWhoLeaves() async throws {  // E36, E37
        let (ann, bob) = (try CipherParty("@ann:town.test", "OAK"), try CipherParty("@bob:town.test", "ELM"))
        let first = try await share(ann, bob).key["session_id"]
        #expect(try await share(ann, bob).missing.isEmpty)
        // A new device is given the present one.
        var more = try bob.somebody.known
        let two = try Somebody("@bob:town.test", devices: ["ASH"]).known.devices
        let both = RoomSender.Readers(
            [more, try Somebody("@bob:town.test", devices: ["ASH"]).known], isForTeam: false)
        let joined = try await ann.work { try await ann.sender().plan(for: both, rule, &$0) }
        #expect(joined.key["session_id"] == first && joined.missing.map(\.id) == two.map(\.id))
        more.isOutdated = true
        // Whoever has it and is no reader any more ends it.
        let nobody = RoomSender.Readers([], isForTeam: false)
        let left = try await ann.lost { try await ann.sender().plan(for: nobody, rule, &$0) }
        #expect(left.key["session_id"] != first)
        let week = Self.now + .days(7)
        let readers = try Self.readers(bob)
        let old = try await ann.lost { try await ann.sender(week).plan(for: readers, rule, &$0) }
        #expect(old.key["session_id"] != first)
        let few = RotationRule(["rotation_period_msgs": 2, "rotation_period_ms": 7_200_000])
        for number in 0..<2 { _ = try await say("\(number)", ann, as: "r\(number)") }
        let full = try await ann.lost { try await ann.sender().plan(for: readers, few, &$0) }
        #expect(full.key["session_id"] != first)
        #expect(
            try await ann.lost { try await ann.sender().plan(for: readers, rule, &$0) }.key["session_id"]
                == first)
    }

    @Test func aMessageWaitsForTheKeyOfTheRatchetThatItGoesWith() async throws {  // E19
        let (ann, bob) = (try CipherParty("@ann:town.test", "OAK"), try CipherParty("@bob:town.test", "ELM"))
        let given = try await share(ann, bob).key["session_id"]
        func seal(_ transaction: String) async throws -> JSON? {
            try await ann.work {
                try await ann.sender().seal("m.room.message", [:], as: transaction, in: given, &$0)
            }
        }
        let first = try await seal("t1")
        #expect(first?["session_id"] == given)
        var open = rule
        open.history = "shared"
        let readers = try Self.readers(bob)
        let fixed = open
        let other = try await ann.work { try await ann.sender().plan(for: readers, fixed, &$0) }
        #expect(other.key["session_id"] != given && other.missing.count == 1)
        #expect(try await seal("t2") == nil)
        #expect(try await seal("t1") == first)
    }

    /// While its key is on the way another ratchet begins: whoever was to have the first one's lacks that of the second.
    @Test func aKeyOfAnEarlierRatchetIsNoKeyOfTheNext() async throws {  // E19
        let (ann, bob) = (try CipherParty("@ann:town.test", "OAK"), try CipherParty("@bob:town.test", "ELM"))
        let readers = try Self.readers(bob)
        let first = try await ann.work { try await ann.sender().plan(for: readers, rule, &$0) }
        try await ann.work { RoomSender.end(Self.room, &$0) }
        let second = try await ann.work { try await ann.sender().plan(for: readers, rule, &$0) }
        try await ann.work {
            try await ann.sender().note(given: first.missing, of: first.key["session_id"], &$0)
        }
        let third = try await ann.work { try await ann.sender().plan(for: readers, rule, &$0) }
        #expect(third.key == second.key && third.missing == second.missing && third.missing.count == 1)
    }

    @Test func aDeviceWithoutKeysIsLeftAloneForAnHour() async throws {  // E40
        let (ann, bob) = (try CipherParty("@ann:town.test", "OAK"), try CipherParty("@bob:town.test", "ELM"))
        let (readers, later) = (try Self.readers(bob), Self.now + .hours(1))
        let plan = try await ann.work { try await ann.sender().plan(for: readers, rule, &$0) }
        try await ann.work {
            try await ann.sender().note(given: [], failed: plan.missing, of: plan.key["session_id"], &$0)
        }
        #expect(try await ann.work { try await ann.sender().plan(for: readers, rule, &$0) }.missing.isEmpty)
        #expect(
            try await ann.work { try await ann.sender(later).plan(for: readers, rule, &$0) }.missing.count
                == 1)
    }

    @Test func theRoomsNumbersCountOnlyWhereTheyAreStricter() {  // E36
        #expect(RotationRule(["rotation_period_msgs": 5, "rotation_period_ms": 86_400_000]).messages == 5)
        #expect(
            RotationRule(["rotation_period_msgs": 5_000, "rotation_period_ms": 864_000_000])
                == RotationRule(nil))
        let least = RotationRule(["rotation_period_msgs": 0, "rotation_period_ms": -4])
        #expect(least.messages == 1 && least.age == .hours(1))
    }

    @Test func filesOpenOnlyAsTheyWereUploaded() throws {  // E51, E52
        let bytes = (0..<5_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
        let (sealed, made) = FileKey.seal(bytes)
        let key = try #require(made)
        #expect(key.open(sealed) == bytes)
        #expect(key.open(sealed + [0]) == nil)
        #expect(key.open([sealed[0] ^ 1] + sealed.dropFirst()) == nil)
        let file = EncryptedFile(address: "mxc://town.test/abc", key: key)
        #expect(EncryptedFile(file.json) == file)
        for (name, value) in [("v", "v1"), ("url", "https://town.test/abc"), ("iv", "AAAA")]
            as [(String, JSON)]
        {
            #expect(EncryptedFile(file.json.with(name, value)) == nil)
        }
        let counted = Base64.text(of: [UInt8](repeating: 1, count: 16))
        #expect(EncryptedFile(file.json.with("iv", .text(counted))) == nil)
        #expect(EncryptedFile(file.json.with("hashes", [:])) == nil)
        let other = file.json["key"]?.with("alg", "A128CTR")
        #expect(EncryptedFile(file.json.with("key", other)) == nil)
    }
}
