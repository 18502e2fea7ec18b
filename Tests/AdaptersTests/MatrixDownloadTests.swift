import CivicFacts
import Conversation
import Foundation
import HTTP
import Testing

@testable import Adapters

/// Fetching pictures.
struct MatrixDownloadTests {
    private let source = PhotoSource(platform: .matrix, reference: "9:mxc://turnout.test/abc")
    private let far = PhotoSource(platform: .matrix, reference: ":mxc://elsewhere.test/abc")

    private func fetch(
        _ answers: [String: [FakeMatrix.Answer]], _ source: PhotoSource, limit: Int = 100
    ) async throws -> (rig: MatrixRig, result: Result<[UInt8], DeliveryError>) {
        let rig = MatrixRig(answers)
        try await rig.open()
        do { return (rig, .success(try await rig.adapter.fetch(source, limit: limit))) } catch {
            return (rig, .failure(error))
        }
    }

    @Test func thePathNeedsTheToken() async throws {  // M84
        let (rig, result) = try await fetch(["GET client/v1/media/download": [.ok("jpeg")]], source)
        #expect(result == .success(Array("jpeg".utf8)))
        #expect(
            rig.matrix.requests.last?.path
                == "/_matrix/client/v1/media/download/turnout.test/abc?timeout_ms=10000")
        #expect(rig.matrix.requests.last?.silence == .seconds(15))
        #expect(rig.matrix.tokens.last == MatrixRig.token)
    }

    @Test(arguments: [
        ("text/html; charset=utf-8", "<html>Sign in to the hotel's network</html>"),
        ("image/jpeg", "\r\n  <!DOCTYPE html>"), ("application/json", #"{"error":"blocked"}"#),
        ("text/plain", "no healthy upstream"), ("", "{}"), ("text/html", ""),
    ])
    func aPageInThePlaceOfAPhotoIsAskedForAgain(_ type: String, _ body: String) async throws {
        let page = HTTPResponse(status: 200, headers: ["Content-Type": type], body: Data(body.utf8))
        let (rig, result) = try await fetch(["GET download": [.reply(page)]], source)
        guard case .failure(.later(_, .room)) = result else { return #expect(Bool(false)) }
        #expect(rig.notes.contains(.photoHidden))
    }

    @Test func aPhotoOfAnyTypeIsAPhotoAndAPageThatSomebodySentIsTheirs() async throws {
        let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10])
        let named = HTTPResponse(status: 200, headers: ["Content-Type": "text/plain"], body: jpeg)
        #expect(try await fetch(["GET download": [.reply(named)]], source).result == .success([UInt8](jpeg)))
        let sent = HTTPResponse(
            status: 200, headers: ["Content-Type": "text/html", "Content-Disposition": "attachment"],
            body: Data("<svg/>".utf8))
        let (rig, result) = try await fetch(["GET download": [.reply(sent)]], source)
        #expect(result == .success(Array("<svg/>".utf8)))
        #expect(!rig.notes.contains(.photoHidden))
    }

    @Test func anOldServerIsAskedInTheOldWay() async throws {  // M84
        let (rig, result) = try await fetch(
            [
                "GET client/v1/media/download": [.refusal(404, "M_UNRECOGNIZED")],
                "GET media/v3/download": [.ok("jpeg")],
            ], source)
        #expect(result == .success(Array("jpeg".utf8)))
        #expect(rig.matrix.requests.last?.isAuthorized == false)
    }

    @Test func anotherAddressNeverSeesTheToken() async throws {  // M85
        let moved = HTTPResponse(status: 307, headers: ["Location": "https://cdn.test/abc"], body: Data())
        let (rig, result) = try await fetch(["GET download": [.reply(moved)]], source)
        #expect(result == .success(Array("picture".utf8)))
        #expect(rig.matrix.addresses == ["https://cdn.test/abc"])
        let plain = HTTPResponse(status: 307, headers: ["Location": "http://10.0.0.1/abc"], body: Data())
        #expect(
            try await fetch(["GET download": [.reply(plain)]], source).result == .failure(.never(.fileGone)))
    }

    @Test func whatIsTooLargeIsSaidToBe() async throws {  // M87
        #expect(try await fetch([:], source, limit: 8).result == .failure(.never(.tooLarge)))
        #expect(
            try await fetch(["GET download": [.loss(.tooLarge)]], source).result
                == .failure(.never(.tooLarge)))
        let large = FakeMatrix.Answer.refusal(502, "M_TOO_LARGE")
        #expect(try await fetch(["GET download": [large]], source).result == .failure(.never(.tooLarge)))
    }

    @Test func whatIsFarAwayMayStillCome() async throws {  // M88
        let gone = FakeMatrix.Answer.reply(try MatrixSample("25-media-not-found").replies[0])
        #expect(try await fetch(["GET download": [gone]], source).result == .failure(.never(.fileGone)))
        guard case .failure(.later(let wait, .room)) = try await fetch(["GET download": [gone]], far).result
        else { return #expect(Bool(false)) }
        #expect(wait >= .minutes(1))
    }

    @Test func aSlowedDownloadHoldsNothingElseUp() async throws {  // M89
        let flood = FakeMatrix.Answer.refusal(429, "M_LIMIT_EXCEEDED", more: #","retry_after_ms":9000"#)
        guard case .failure(.later(let wait, .room)) = try await fetch(["GET download": [flood]], far).result
        else { return #expect(Bool(false)) }
        #expect(wait >= .seconds(9))
    }
}
