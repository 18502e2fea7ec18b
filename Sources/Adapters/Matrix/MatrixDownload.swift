import CivicFacts
import Conversation
import HTTP

/// Fetches a picture from the homeserver, which fetches it from other homeservers.
struct MatrixDownload: Sendable {
    let desk: MatrixTools

    /// A connection over which nothing comes is given up after so long, and tried again.
    private static let silence = Span.seconds(15)

    /// The bytes, at most `limit`, counted as they arrive (M87).
    func fetch(_ source: PhotoSource, limit: Int) async throws(DeliveryError) -> [UInt8] {
        guard let file = MatrixFile(source) else { throw .never(.fileGone) }
        guard (file.size ?? 0) <= limit else { throw .never(.tooLarge) }
        let bytes = try await fetch(file, limit: limit)
        guard let encryption = desk.memory.encryption else { return bytes }
        return try await encryption.open(bytes, from: "mxc://\(file.server)/\(file.media)")
    }

    private func fetch(_ file: MatrixFile, limit: Int) async throws(DeliveryError) -> [UInt8] {
        let reply = try await reply(to: request("client/v1", ["media", "download"], file, limit), limit)
        // A homeserver from before authenticated media does not know that path (M84).
        guard reply.status == 404, MatrixRefusal(reply)?.code == "M_UNRECOGNIZED" else {
            return try bytes(of: reply, file)
        }
        let old = request("media/v3", ["download"], file, limit).with(isAuthorized: false)
        return try bytes(of: try await self.reply(to: old, limit), file)
    }

    private func request(_ area: String, _ words: [String], _ file: MatrixFile, _ limit: Int) -> MatrixRequest
    {
        MatrixRequest(.get, words + [file.server, file.media], in: area, query: [("timeout_ms", "10000")])
            .with(deadline: .seconds(120), limit: limit, silence: Self.silence)
    }

    /// The answer, after at most one step to another address, which never sees the token (M85).
    private func reply(to request: MatrixRequest, _ limit: Int) async throws(DeliveryError) -> HTTPResponse {
        let reply = try success(of: await desk.client.raw(request))
        guard [301, 302, 303, 307, 308].contains(reply.status) else { return reply }
        guard let location = reply.headers["Location"], location.hasPrefix("https://") else {
            throw .never(.fileGone)
        }
        do {
            return try await desk.client.transport.fetch(
                location, deadline: .seconds(120), silence: Self.silence, limit: limit)
        } catch {
            return try success(of: .failure(error))
        }
    }

    private func success(of result: Result<HTTPResponse, CallLoss>) throws(DeliveryError) -> HTTPResponse {
        switch result {
        case .success(let reply): return reply
        case .failure(.tooLarge): throw .never(.tooLarge)
        case .failure(.notSent), .failure(.signedOut):
            throw .later(after: desk.timing.jittered(.seconds(5)), scope: .platform)
        case .failure: throw .later(after: desk.timing.jittered(.seconds(10)), scope: .room)
        }
    }

    private func bytes(of reply: HTTPResponse, _ file: MatrixFile) throws(DeliveryError) -> [UInt8] {
        switch reply.status {
        case 200 where Self.isPage(reply):
            desk.note(.photoHidden)
            throw .later(after: desk.timing.jittered(.seconds(10)), scope: .room)
        case 200: return [UInt8](reply.body)
        case 413: throw .never(.tooLarge)
        case 429:
            let wait = MatrixRefusal(reply)?.wait ?? .seconds(10)
            throw .later(after: desk.timing.jittered(wait), scope: .room)
        case 401: throw .later(after: .seconds(5), scope: .platform)
        // What lies on another homeserver may still be on its way there (M88).
        case 404 where file.server != MatrixSettings.server(of: desk.me):
            throw .later(after: desk.timing.jittered(.minutes(1)), scope: .room)
        case 400..<500: throw .never(.fileGone)
        default:
            if MatrixRefusal(reply)?.code == "M_TOO_LARGE" { throw .never(.tooLarge) }
            throw .later(after: desk.timing.jittered(.seconds(15)), scope: .room)
        }
    }

    /// Whether a proxy's page came in the place of the file: nobody is to blame for that. A homeserver names the file
    /// that it hands over, so that a page which somebody sent as a photo is known for what it is.
    private static func isPage(_ reply: HTTPResponse) -> Bool {
        guard reply.headers["Content-Disposition"] == nil else { return false }
        let start = reply.body.first { $0 > 0x20 }
        guard start != UInt8(ascii: "<"), start != UInt8(ascii: "{") else { return true }
        let type = reply.headers["Content-Type"]?.lowercased() ?? ""
        // Pictures begin with a byte that no text begins with, or with letters that a text may begin with as well.
        let isText = type.hasPrefix("text/") || type.hasPrefix("application/json")
        return isText && reply.body.prefix(512).allSatisfy { $0 >= 0x20 || (0x09...0x0D).contains($0) }
    }
}
