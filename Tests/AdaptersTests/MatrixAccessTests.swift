import CivicFacts
import Conversation
import Foundation
import PlainJSON
import Testing

@testable import Adapters

/// Signing in, and staying so.
struct MatrixAccessTests {
    private func fault(_ rig: MatrixRig) async -> AdapterFault? {
        do { try await rig.adapter.prepare() } catch { return error }
        return nil
    }

    @Test func aPasswordSignsInOnceAndTheSessionIsKept() async throws {  // M3, M5
        let rig = MatrixRig(credential: .password("secret"))
        #expect(await fault(rig) == nil)
        let session = try #require(rig.vault.sessions.last)
        #expect(session.token == MatrixRig.token)
        #expect(session.device == "DEV")
        // The device's name is on the disk before anybody hears it.
        #expect(rig.vault.sessions.first?.token == nil)
        #expect(rig.vault.sessions.first?.device == rig.matrix.bodies("POST login").first?["device_id"]?.text)
        let again = MatrixRig(credential: .password("secret"), vault: FakeVault(session))
        #expect(await fault(again) == nil)
        #expect(again.matrix.calls("POST login").isEmpty)
    }

    @Test func theTokenTravelsInTheHeaderAlone() async throws {  // M12
        let rig = MatrixRig()
        #expect(await fault(rig) == nil)
        #expect(rig.matrix.requests.allSatisfy { !$0.path.contains(MatrixRig.token) })
        #expect(
            !"\(MatrixSettings(homeserver: "h", user: "u", credential: .token("t0p"), reviewRooms: ["!r"]))"
                .contains("t0p"))
    }

    @Test func anotherUsersTokenIsAFault() async {  // M4
        let rig = MatrixRig(["GET whoami": [.ok(#"{"user_id":"@eve:turnout.test","device_id":"DEV"}"#)]])
        #expect(await fault(rig) == MatrixFault.otherUser)
    }

    @Test func anotherDeviceIsAFaultUnlessItIsNamed() async throws {  // M4
        let first = MatrixRig()
        #expect(await fault(first) == nil)
        let session = try #require(first.vault.sessions.last)
        let other = [
            "GET whoami": [FakeMatrix.Answer.ok(#"{"user_id":"\#(MatrixRig.me)","device_id":"NEW"}"#)]
        ]
        #expect(await fault(MatrixRig(other, vault: FakeVault(session))) == MatrixFault.otherDevice)
        #expect(await fault(MatrixRig(other, device: "NEW", vault: FakeVault(session))) == nil)
    }

    @Test func aWrongPasswordIsTriedOnce() async throws {  // M10
        let wrong = try MatrixSample("03-login-wrong-password").replies[0]
        let rig = MatrixRig(["POST login": [.reply(wrong)]], credential: .password("x"))
        #expect(await fault(rig) == MatrixFault.wrongPassword)
        #expect(rig.matrix.calls("POST login").count == 1)
    }

    @Test func theLoginLimitIsWaitedOut() async throws {  // M10
        let limit = try MatrixSample("72-error-login-limit").replies[0]
        let good = MatrixRig.start["POST login"]?.first ?? .ok("{}")
        let rig = MatrixRig(["POST login": [.reply(limit), good]], credential: .password("x"))
        #expect(await fault(rig) == nil)
        #expect(rig.sleeps.contains { $0 >= .seconds(1) })
    }

    @Test func aServerWithoutPasswordsSaysSo() async {  // M3
        let rig = MatrixRig(
            ["GET login": [.ok(#"{"flows":[{"type":"m.login.sso"}]}"#)]], credential: .password("x"))
        #expect(await fault(rig) == MatrixFault.noPassword)
    }

    @Test func anOldServerIsRefusedAndADownOneIsWaitedFor() async {  // M1
        #expect(
            await fault(MatrixRig(["GET versions": [.ok(#"{"versions":["r0.6.1"]}"#)]])) == MatrixFault.tooOld
        )
        let rig = MatrixRig([
            "GET versions": [
                .loss(.notSent), .loss(.garbled(status: 502)), .refusal(503, "M_UNKNOWN"),
                .ok(#"{"versions":["v1.11"]}"#),
            ]
        ])
        #expect(await fault(rig) == nil)
        #expect(
            rig.notes.prefix(3) == [
                .notReachable(attempt: 1), .notReachable(attempt: 2), .notReachable(attempt: 3),
            ])
    }

    @Test func aSessionThatCannotBeKeptIsNotUsed() async {  // M5
        #expect(await fault(MatrixRig(vault: FakeVault(isFull: true))) == MatrixFault.unsaved)
    }

    @Test func anEncryptedOrPublicReviewRoomIsRefused() async {  // M111, M117
        let secret = MatrixRig(["GET m.room.encryption": [.ok(#"{"algorithm":"m.megolm.v1.aes-sha2"}"#)]])
        #expect(await fault(secret) == MatrixFault.encryptedReview)
        let open = MatrixRig(["GET m.room.join_rules": [.ok(#"{"join_rule":"public"}"#)]])
        #expect(await fault(open) == MatrixFault.openReview)
        let shown = MatrixRig([
            "GET m.room.history_visibility": [.ok(#"{"history_visibility":"world_readable"}"#)]
        ])
        #expect(await fault(shown) == MatrixFault.openReview)
    }

    @Test func anAliasIsLookedUpOnce() async {  // M63
        let rig = MatrixRig(
            ["GET directory": [.ok(#"{"room_id":"!real"}"#)]], reviewRoom: "#mods:turnout.test")
        #expect(await fault(rig) == nil)
        #expect(rig.desk.memory.reviewRooms.first == "!real")
        #expect(rig.desk.memory.isReviewRoom("!real"))
        #expect(rig.desk.memory.destination(of: "#mods:turnout.test") == "!real")
    }

    // A token that stops working

    private static let dead = FakeMatrix.Answer.refusal(401, "M_UNKNOWN_TOKEN")

    private func signedOut(
        _ script: [String: [FakeMatrix.Answer]], _ change: (inout MatrixSession) -> Void = { _ in }
    ) async throws -> MatrixRig {
        var session = MatrixSession(user: MatrixRig.me, installation: "inst", device: "DEV")
        session.token = "old"
        change(&session)
        let rig = MatrixRig(
            script.merging(["GET whoami": [Self.dead]]) { given, _ in given }, credential: .password("x"),
            vault: FakeVault(session))
        try await rig.open()
        await rig.desk.client.access.doubt("old")
        await settled(rig)
        return rig
    }

    /// Waits until it is known what becomes of the doubt.
    private func settled(_ rig: MatrixRig) async {
        for _ in 0..<20_000 {
            if rig.notes.contains(.refusedOnce) { return }
            if rig.notes.contains(.signedOut), await rig.desk.client.access.token != nil { return }
            if await rig.desk.client.access.fault != nil { return }
            await Task.yield()
        }
    }

    @Test(arguments: [MatrixSettings.Credential.token("old"), .password("x")])
    func aSlipChangesNothing(_ credential: MatrixSettings.Credential) async throws {
        var session = MatrixSession(user: MatrixRig.me, installation: "inst", device: "DEV")
        session.token = "old"
        let send: [FakeMatrix.Answer] = [Self.dead, .ok(#"{"event_id":"$1"}"#)]
        let rig = MatrixRig(["PUT send": send], credential: credential, vault: FakeVault(session))
        try await rig.open()
        let message = OutboxTask.post(Message(text: "Polls close at 8."), replyTo: nil)
        let first = await rig.perform(message)
        #expect(first == .failure(.later(after: .seconds(1), scope: .room)))
        await settled(rig)
        #expect(rig.notes == [.refusedOnce])
        guard case .success = await rig.perform(message, attempts: 1) else {
            Issue.record("the token works, and was not used")
            return
        }
        #expect(rig.matrix.calls("POST login").isEmpty)
    }

    @Test func aTokenOfTheSettingsIsGivenUpAfterTwoRefusals() async throws {
        let once = MatrixRig(["GET whoami": [Self.dead, .ok("{}")]])
        try await once.open()
        await once.desk.client.access.confirm(MatrixRig.token)
        await once.desk.client.access.doubt(MatrixRig.token)
        await settled(once)
        #expect(once.notes == [.refusedOnce] && once.sleeps == [.seconds(10)])
        let twice = MatrixRig(["GET whoami": [Self.dead]])
        try await twice.open()
        await twice.desk.client.access.confirm(MatrixRig.token)
        await twice.desk.client.access.doubt(MatrixRig.token)
        await settled(twice)
        #expect(await twice.desk.client.access.fault == MatrixFault.deadToken)
        #expect(twice.matrix.calls("GET whoami").count == 2)
    }

    /// A mistyped token is told at once, and not after ten seconds.
    @Test func aTokenThatNeverWorkedIsRefusedOnce() async throws {
        let rig = MatrixRig(["GET whoami": [Self.dead]])
        try await rig.open()
        await rig.desk.client.access.doubt(MatrixRig.token)
        await settled(rig)
        #expect(await rig.desk.client.access.fault == MatrixFault.deadToken)
        #expect(rig.matrix.calls("GET whoami").count == 1 && rig.sleeps.isEmpty)
    }

    @Test func aSoftLogoutIsEndedByTheRefreshToken() async throws {  // M6, M7
        let fresh = FakeMatrix.Answer.ok(
            #"{"access_token":"new","refresh_token":"r2","expires_in_ms":1000000}"#)
        let rig = try await signedOut(["POST refresh": [fresh]]) { $0.refreshToken = "r1" }
        #expect(await rig.desk.client.access.token == "new")
        let kept = try #require(rig.vault.sessions.last)
        #expect(kept.refreshToken == "r2" && kept.device == "DEV")
        #expect(kept.refreshAt.map { $0.since(rig.now) } == Span(milliseconds: 700_000))
        #expect(rig.matrix.calls("POST login").isEmpty)
    }

    @Test func withoutARefreshTokenTheSameDeviceSignsInAgain() async throws {  // M7, M8
        let rig = try await signedOut([:])
        #expect(await rig.desk.client.access.token == MatrixRig.token)
        #expect(rig.matrix.bodies("POST login").first?["device_id"] == "DEV")
    }

    @Test func aDeadTokenIsNeverAHotLoop() async throws {  // M8
        let login: [FakeMatrix.Answer] = [
            .loss(.notSent), .refusal(500, "M_UNKNOWN"), .loss(.uncertain),
            MatrixRig.start["POST login"]?.first ?? .ok(""),
        ]
        let rig = try await signedOut(["POST login": login])
        #expect(await rig.desk.client.access.token == MatrixRig.token)
        #expect(rig.sleeps.count == 3)
        #expect(rig.sleeps.allSatisfy { $0 == .seconds(60) })
    }

    @Test func aPasswordThatWasChangedMeanwhileIsAFault() async throws {  // M8, M10
        let rig = try await signedOut(["POST login": [.refusal(403, "M_FORBIDDEN")]])
        #expect(await rig.desk.client.access.fault == MatrixFault.wrongPassword)
        #expect(rig.matrix.calls("POST login").count == 1)
    }

    @Test func aDeadTokenOfTheSettingsIsAFault() async throws {  // M8
        let rig = MatrixRig(["GET whoami": [.reply(try MatrixSample("65-error-unknown-token").replies[0])]])
        #expect(await fault(rig) == MatrixFault.deadToken)
        #expect(rig.matrix.calls("GET whoami").count < 5)
    }
}
