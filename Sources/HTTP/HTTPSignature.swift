/// Who a request is from, as object stores ask for it: libcurl signs it with AWS' signature version 4.
///
/// libcurl 7.88 signs the path and the query as they are given, so both must be encoded and the query sorted already; and it signs
/// the body's hash only as the field `x-amz-content-sha256` names it, which the request must carry.
public struct HTTPSignature: Hashable, Sendable, Redacted {
    let key: String
    let secret: String
    /// What libcurl is told: provider, region and service.
    let scope: String

    /// Nil for a region or a key with characters that would be read as something else.
    public init?(key: String, secret: String, region: String, service: String = "s3") {
        let words = [key, secret, region, service]
        guard words.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { 0x21...0x7E ~= $0 } }),
            !region.contains(":"), !key.contains(":")
        else { return nil }
        (self.key, self.secret, scope) = (key, secret, "aws:amz:\(region):\(service)")
    }

    public var summary: String { "signature" }
}
