/// The rules a request must keep before it is tried.
enum HTTPRule {
    /// The address of a request that keeps every rule, or the fault.
    static func check(
        _ request: HTTPRequest, under configuration: HTTPConfiguration
    ) throws(HTTPError) -> HTTPAddress {
        let address = try HTTPAddress(request.url)
        guard address.isSecure || address.isLoopback || configuration.allowsPlainHTTP else {
            throw .invalidRequest(.insecure)
        }
        guard request.headers.fields.allSatisfy(isSendable) else { throw .invalidRequest(.header) }
        guard isSendable(request.body, with: request.method) else { throw .invalidRequest(.body) }
        return address
    }

    /// Fields that would contradict the framing libcurl writes, or ask for a second protocol.
    private static let reserved: Set<String> = [
        "content-length", "transfer-encoding", "content-type", "expect", "host", "connection", "upgrade",
    ]

    private static func isSendable(_ field: HTTPHeaders.Field) -> Bool {
        !field.name.isEmpty && field.name.utf8.allSatisfy(isTokenByte) && isLine(field.value)
            && !reserved.contains(field.name.lowercased())
    }

    private static func isSendable(_ body: HTTPBody, with method: HTTPMethod) -> Bool {
        switch body {
        case .none:
            return true
        case .bytes(_, let contentType):
            return takesBody(method) && isLine(contentType)
        case .multipart(let parts):
            return takesBody(method) && !parts.isEmpty && parts.allSatisfy(isSendable)
        }
    }

    private static func isSendable(_ part: HTTPBody.Part) -> Bool {
        switch part {
        case .field(let name, _): isLine(name)
        case .file(let name, let fileName, let contentType, _):
            isLine(name) && isLine(fileName) && isLine(contentType)
        }
    }

    private static func takesBody(_ method: HTTPMethod) -> Bool {
        switch method {
        case .get, .head: false
        case .post, .put, .patch, .delete: true
        }
    }

    /// Text that stays on one line: no control characters.
    private static func isLine(_ text: String) -> Bool { text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }

    private static func isTokenByte(_ byte: UInt8) -> Bool {
        0x21...0x7E ~= byte && !"\"(),/:;<=>?@[\\]{}".utf8.contains(byte)
    }
}
