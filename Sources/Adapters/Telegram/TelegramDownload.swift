import CivicFacts
import Conversation
import HTTP
import PlainJSON

/// Fetches a file: asks for its path, then for its bytes.
struct TelegramDownload: Sendable {
    let desk: TelegramTools

    private struct Place: TelegramReadable {
        let path: String?
        let size: Int64?

        init?(_ json: inout JSONReader) {
            var path = JSONField<String>.missing
            var size = JSONField<Int64>.missing
            let isObject = json.members { name, json in
                switch name {
                case "file_path": path = json.text()
                case "file_size": size = json.number()
                default: break
                }
            }
            guard isObject, path.isFine, size.isFine else { return nil }
            (self.path, self.size) = (path.value, size.value)
        }
    }

    /// The bytes, at most `limit`; a path that does not work any more is asked for once again (T72).
    func fetch(_ source: PhotoSource, limit: Int) async throws(DeliveryError) -> [UInt8] {
        guard let file = TelegramFile(source) else { throw .never(.fileGone) }
        guard !file.isTooLarge, (file.size ?? 0) <= limit else { throw .never(.tooLarge) }
        for _ in 0..<2 {
            let path = try await path(of: file, limit: limit)
            if let bytes = try await bytes(at: path, limit: limit) { return bytes }
        }
        throw soon
    }

    private func path(of file: TelegramFile, limit: Int) async throws(DeliveryError) -> String {
        let call = TelegramCall("getFile", deadline: .seconds(30)) { json in json.field("file_id", file.id) }
        switch await desk.client.call(call, as: Place.self) {
        case .lost(.notSent): throw .later(after: desk.timing.jittered(.seconds(5)), scope: .platform)
        case .lost: throw soon
        case .refused(let failure): throw error(for: TelegramVerdict(failure))
        case .done(let place):
            if let size = place.size, size > Int64(limit) { throw .never(.tooLarge) }
            // Telegram may leave the path out when its file server is busy.
            guard let path = place.path else { throw soon }
            guard let safe = TelegramDownload.safe(path) else {
                desk.note(.filePathRefused)
                throw .never(.fileGone)
            }
            return safe
        }
    }

    /// Nil if the path is not accepted any more.
    private func bytes(at path: String, limit: Int) async throws(DeliveryError) -> [UInt8]? {
        let reply: HTTPResponse
        do {
            reply = try await desk.client.transport.fetch(path: path, limit: limit)
        } catch {
            switch error {
            case .notSent: throw .later(after: desk.timing.jittered(.seconds(5)), scope: .platform)
            case .tooLarge: throw .never(.tooLarge)
            case .uncertain, .garbled, .cancelled, .signedOut: throw soon
            }
        }
        switch reply.status {
        case 200: return [UInt8](reply.body)
        case 401, 404: return nil
        default: throw soon
        }
    }

    private func error(for verdict: TelegramVerdict) -> DeliveryError {
        if case .defect = verdict { return .never(.fileGone) }
        return TelegramSetback(
            isRepeatable: true, isReview: false, chat: 0, attempts: 2, memory: desk.memory,
            timing: desk.timing
        ).error(for: verdict)
    }

    private var soon: DeliveryError { .later(after: desk.timing.jittered(.seconds(10)), scope: .room) }

    /// A relative path without tricks, percent-encoded; nil for an absolute one, which only a server on the
    /// same disk would mean, and for everything that could leave the bot's own folder (T9).
    static func safe(_ path: String) -> String? {
        let steps = path.split(separator: "/", omittingEmptySubsequences: false)
        guard !path.contains("://"), !path.contains("\\"), !path.isEmpty,
            steps.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." })
        else { return nil }
        return path.utf8.map(encoded).joined()
    }

    private static func encoded(_ byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
            UInt8(ascii: "_"):
            String(UnicodeScalar(byte))
        default:
            "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
    }
}
