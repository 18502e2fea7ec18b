import CivicFacts
import Conversation
import Encryption
import PlainJSON

/// Files of encrypted rooms: nothing of them lies on the homeserver in clear.
extension EncryptionDesk {
    /// Uploads a file sealed, once for each name; its address, under which `seal` finds how it opens (E52).
    func upload(
        _ bytes: [UInt8], as name: String, _ setback: MatrixSetback
    ) async throws(DeliveryError) -> String {
        if let known = try? await CipherBook(vault).json(.upload, name)?["address"]?.text { return known }
        let (sealed, key) = FileKey.seal(bytes)
        guard let key else { throw .never(.refused) }
        let outcome = await server.client.call(
            MatrixRequest(upload: sealed, type: "application/octet-stream", name: "file"))
        guard let address = outcome.answer?["content_uri"]?.text else {
            if case .refused(let refusal) = outcome, refusal.code == "M_TOO_LARGE" { throw .never(.tooLarge) }
            throw setback.error(for: outcome)
        }
        let file = EncryptedFile(address: address, key: key).json
        do {
            try await work { book in
                book.write(.file, address, json: file.with("at", .number(book.now)))
                book.write(.upload, name, json: ["address": .text(address), "at": .number(book.now)])
            }
        } catch {
            throw .later(after: .seconds(5), scope: .room)
        }
        return address
    }

    /// The bytes of a file as they were before they were sealed; those of one that was not, as they are (E51).
    func open(_ bytes: [UInt8], from address: String) async throws(DeliveryError) -> [UInt8] {
        let kept: JSON?
        do { kept = try await CipherBook(vault).json(.file, address) } catch {
            throw .later(after: .seconds(5), scope: .room)
        }
        guard let kept else { return bytes }
        guard let plain = EncryptedFile(kept)?.key.open(bytes) else { throw .never(.fileGone) }
        noteFetched(address)
        return plain
    }

    /// The content with how its file opens in the place of the bare address.
    func withFile(_ content: JSON, _ book: CipherBook) async throws -> JSON {
        guard let address = content["url"]?.text, let file = try await book.json(.file, address) else {
            return content
        }
        return try await withThumbnail(content.with("url", nil).with("file", file.with("at", nil)), book)
    }

    /// The same for the still of a video.
    private func withThumbnail(_ content: JSON, _ book: CipherBook) async throws -> JSON {
        guard let info = content["info"], let address = info["thumbnail_url"]?.text,
            let file = try await book.json(.file, address)
        else { return content }
        let sealed = info.with("thumbnail_url", nil).with("thumbnail_file", file.with("at", nil))
        return content.with("info", sealed)
    }
}
