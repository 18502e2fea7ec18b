import Conversation
import Foundation
import PlainJSON
import Testing

@testable import Adapters

/// Who may decide.
struct MatrixAuthorityTests {
    private func power(version: String, creator: String, more: [JSON] = [], levels: JSON?)
        -> MatrixPower
    {
        let create: JSON = [
            "sender": .text(creator),
            "content": ["room_version": .text(version), "additional_creators": .list(more)],
        ]
        return MatrixPower(create: MatrixEvent(json: create), levels: levels)
    }

    @Test func creatorsOfNewRoomsHaveAllPower() {  // M107
        let power = power(version: "12", creator: "@c:x", more: ["@d:x"], levels: ["users": ["@m:x": 50]])
        #expect(power.level(of: "@c:x") == .max)
        #expect(power.level(of: "@d:x") == .max)
        #expect(power.level(of: "@m:x") == 50)
        #expect(power.level(of: "@M:x") == 0)  // M110
    }

    @Test func creatorsOfOlderRoomsHaveWhatTheLevelsSay() {  // M107
        let levels: JSON = ["users": ["@m:x": 50], "users_default": 5]
        let power = power(version: "10", creator: "@c:x", more: ["@d:x"], levels: levels)
        #expect(power.level(of: "@c:x") == 5)
        #expect(power.level(of: "@d:x") == 5)
        #expect(self.power(version: "10", creator: "@c:x", levels: nil).level(of: "@c:x") == 100)
    }

    @Test func levelsWrittenAsTextCountOnlyInOldRooms() {  // M108
        let levels: JSON = ["users": ["@m:x": " 50 "]]
        #expect(power(version: "6", creator: "@c:x", levels: levels).level(of: "@m:x") == 50)
        #expect(power(version: "10", creator: "@c:x", levels: levels).level(of: "@m:x") == 0)
    }

    @Test func aVersionThatNobodyKnowsIsANewOne() {  // M65
        #expect(power(version: "org.example.99", creator: "@c:x", levels: [:]).level(of: "@c:x") == .max)
    }

    private func vouch(_ script: [String: [FakeMatrix.Answer]], for person: String) async throws -> Result<
        Receipt, DeliveryError
    > {
        let rig = MatrixRig(script)
        try await rig.open()
        return await rig.perform(.vouch(SenderID(platform: .matrix, id: person)), in: MatrixRig.review)
    }

    @Test func authorityIsReadWhenItIsNeeded() async throws {  // M106, M109
        let state = try MatrixSample("38-state-power-levels").replies
        let script: [String: [FakeMatrix.Answer]] = [
            "GET m.room.member": [.ok(#"{"membership":"join"}"#)],
            "GET m.room.power_levels": [.reply(state[0])], "GET m.room.create": [.reply(state[1])],
        ]
        // The creator has all power.
        #expect(
            try await vouch(script, for: "@mod:turnout.test")
                == .success(.vouched(isModerator: true, isLead: true, name: "@mod:turnout.test")))
        #expect(
            try await vouch(script, for: "@bot:turnout.test")
                == .success(.vouched(isModerator: true, name: "@bot:turnout.test")))
        #expect(
            try await vouch(script, for: "@voter:turnout.test")
                == .success(.vouched(isModerator: false, name: "@voter:turnout.test")))
        let left = script.merging(["GET m.room.member": [.ok(#"{"membership":"leave"}"#)]]) { $1 }
        #expect(try await vouch(left, for: "@mod:turnout.test") == .success(.vouched(isModerator: false)))
    }

    @Test func withoutAnAnswerNobodyHasAuthority() async throws {  // M106
        let result = try await vouch(
            ["GET m.room.member": [.refusal(500, "M_UNKNOWN")]], for: "@mod:turnout.test")
        guard case .failure(.later) = result else { return #expect(Bool(false), "\(result)") }
    }
}
