import FoundationEssentials
public import HTTP
import Store

/// A bucket of an S3 server, named in the path of its address; what is in it lies under one prefix, which is this house's alone.
public final class Bucket: Sendable {
    private let client: HTTPClient
    private let signature: HTTPSignature
    /// `https://host/bucket`.
    private let base: String
    /// Empty, or with a slash at its end.
    private let prefix: String

    /// How long a whole transfer may take.
    private static let patience = Duration.seconds(60)
    /// As long as a photo or video is at most: what does not fit is not ours.
    private static let mostBytes = 32 << 20

    /// Nil where the address is none.
    public init?(_ address: String, signature: HTTPSignature, through http: HTTPConfiguration) {
        guard let (base, prefix) = Self.parts(of: address) else { return nil }
        (self.base, self.prefix, self.signature) = (base, prefix, signature)
        client = HTTPClient(http)
    }

    /// `https://host/bucket` or `https://host/bucket/prefix`, of plain letters; in the clear only within this machine.
    public static func isAddress(_ text: String) -> Bool { parts(of: text) != nil }

    private static func parts(of address: String) -> (base: String, prefix: String)? {
        guard let start = ["https://", "http://"].first(where: address.hasPrefix) else { return nil }
        let parts = address.dropFirst(start.count).split(separator: "/", omittingEmptySubsequences: false)
        let steps = parts.dropFirst()
        guard let host = parts.first, !host.isEmpty, !host.contains("@"), let bucket = steps.first,
            start == "https://" || isHere(host),
            steps.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." && $0.utf8.allSatisfy(plain.contains) })
        else { return nil }
        return ("\(start)\(host)/\(bucket)", steps.dropFirst().map { "\($0)/" }.joined())
    }

    /// What needs no escaping in a path, so that what is signed is what is sent.
    private static let plain = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)

    private static func isHere(_ host: Substring) -> Bool {
        host.hasPrefix("127.") || host.hasPrefix("[::1]") || host.prefix { $0 != ":" } == "localhost"
    }

    /// Puts a photo or video under its hash; returns once the server has it.
    public func put(_ bytes: [UInt8], hash: String) async throws(BucketFault) {
        let type = PhotoFiles.mediaType(of: hash)
        let answer = try await ask(.put, key(hash), bytes: bytes, type: type)
        guard answer.status == 200 else { throw BucketFault(answer) }
    }

    /// A photo's bytes, nil where there is no such object.
    public func bytes(of hash: String) async throws(BucketFault) -> [UInt8]? {
        let answer = try await ask(.get, key(hash))
        if answer.status == 404, BucketFault.isMissingObject(answer) { return nil }
        guard answer.status == 200 else { throw BucketFault(answer) }
        let bytes = Array(answer.body)
        guard Digest.sha256(bytes) == PhotoFiles.digest(of: hash) else { throw .changed }
        return bytes
    }

    /// Takes a photo away; one that is gone already is fine.
    public func remove(_ hash: String) async throws(BucketFault) {
        let answer = try await ask(.delete, key(hash))
        guard answer.status == 204 || answer.status == 200 || BucketFault.isMissingObject(answer) else {
            throw BucketFault(answer)
        }
    }

    /// The next hashes of photos that are there, in their order; empty at the end.
    public func hashes(after hash: String?) async throws(BucketFault) -> [String] {
        var query = "list-type=2&max-keys=1000&prefix=\(Self.escaped(prefix))"
        if let hash { query += "&start-after=\(Self.escaped(key(hash)))" }
        let answer = try await ask(.get, nil, query: query)
        let text = String(decoding: answer.body, as: UTF8.self)
        guard answer.status == 200, text.contains("<ListBucketResult") else { throw BucketFault(answer) }
        return text.matches(of: /<Key>([^<]*)<\/Key>/).compactMap { found in
            found.1.hasPrefix(prefix) ? PhotoFiles.hash(named: found.1.dropFirst(prefix.count)) : nil
        }
    }

    /// Tries all that photos need, with an object that is gone afterwards.
    public func check(patience: Duration = .seconds(10)) async throws(BucketFault) {
        _ = try await listing(patience)
        let probe = Array("turnout".utf8)
        let name = "\(prefix)check"
        let put = try await ask(.put, name, bytes: probe, patience: patience)
        guard put.status == 200 else { throw BucketFault(put) }
        let got = try await ask(.get, name, patience: patience)
        guard got.status == 200 else { throw BucketFault(got) }
        let removed = try await ask(.delete, name, patience: patience)
        guard removed.status == 204 || removed.status == 200 else { throw BucketFault(removed) }
        guard Array(got.body) == probe else { throw .changed }
    }

    /// Ends its connections.
    public func close() async { await client.shutdown() }

    private func listing(_ patience: Duration) async throws(BucketFault) -> HTTPResponse {
        let query = "list-type=2&max-keys=1&prefix=\(Self.escaped(prefix))"
        let answer = try await ask(.get, nil, query: query, patience: patience)
        guard answer.status == 200, String(decoding: answer.body, as: UTF8.self).contains("<ListBucketResult")
        else {
            throw BucketFault(answer)
        }
        return answer
    }

    private func key(_ hash: String) -> String { prefix + PhotoFiles.name(of: hash) }

    private func ask(
        _ method: HTTPMethod, _ name: String?, query: String? = nil, bytes: [UInt8]? = nil,
        type: String = "image/jpeg", patience: Duration = Bucket.patience
    ) async throws(BucketFault) -> HTTPResponse {
        let path = name.map { "/\($0)" } ?? ""
        let body = bytes.map { HTTPBody.bytes(Data($0), contentType: type) } ?? .none
        var request = HTTPRequest(
            method, base + path + (query.map { "?\($0)" } ?? ""),
            headers: ["x-amz-content-sha256": Digest.sha256(bytes ?? [])], body: body, deadline: patience)
        request.signature = signature
        request.maxResponseBytes = Self.mostBytes
        do { return try await client.send(request) } catch { throw BucketFault(error) }
    }

    /// As AWS' signature has a value of a query.
    private static func escaped(_ text: String) -> String { text.replacing("/", with: "%2F") }
}

extension BucketFault {
    fileprivate static func isMissingObject(_ answer: HTTPResponse) -> Bool {
        String(decoding: answer.body.prefix(4_096), as: UTF8.self).contains("<Code>NoSuchKey</Code>")
    }
}
