import Conversation
import PlainJSON

/// A picture on a homeserver, as a photo's reference keeps it: `<size>:<mxc address>`, the size empty if unknown.
struct MatrixFile: Equatable, Sendable {
    /// What voters are told is too much, whatever the homeserver would allow (M87).
    static let largest: Int64 = 20 << 20
    static let largestMegabytes = 20

    let server: String
    let media: String
    let size: Int64?

    /// The file of a message; nil without an address that can be used.
    init?(_ content: JSON) {
        guard let url = content["url"]?.text else { return nil }
        self.init(address: url, size: content["info"]?["size"]?.number)
    }

    init?(_ source: PhotoSource) {
        guard source.platform == .matrix, let colon = source.reference.firstIndex(of: ":") else { return nil }
        self.init(
            address: String(source.reference[source.reference.index(after: colon)...]),
            size: Int64(source.reference[..<colon]))
    }

    /// `mxc://server/media`, read strictly: nothing in it may lead to another place (M86).
    init?(address: String, size: Int64?) {
        guard address.hasPrefix("mxc://") else { return nil }
        let parts = address.dropFirst(6).split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...255).contains(parts[0].count), (1...255).contains(parts[1].count),
            parts[0].utf8.allSatisfy(Self.isServerByte), parts[1].utf8.allSatisfy(Self.isMediaByte)
        else { return nil }
        server = String(parts[0])
        media = String(parts[1])
        self.size = size.flatMap { $0 >= 0 ? $0 : nil }
    }

    var isTooLarge: Bool { (size ?? 0) > MatrixFile.largest }

    var source: PhotoSource { reference(isVideo: nil) }
    var videoSource: PhotoSource { reference(isVideo: true) }

    private func reference(isVideo: Bool?) -> PhotoSource {
        let reference = "\(size.map(String.init) ?? ""):mxc://\(server)/\(media)"
        return PhotoSource(platform: .matrix, reference: reference, isVideo: isVideo)
    }

    /// Whether a file is a video, told in the same way as a picture.
    static func isVideo(_ content: JSON) -> Bool {
        let type = content["info"]?["mimetype"]?.text?.lowercased() ?? ""
        guard type.isEmpty || type == "application/octet-stream" else { return type.hasPrefix("video/") }
        return VideoName.isOne(content["filename"]?.text ?? content["body"]?.text ?? "")
    }

    /// Whether a file is a picture by its type, or by its name if it has no telling type (M93); its own first bytes
    /// decide later what it really is.
    static func isPicture(_ content: JSON) -> Bool {
        let type = content["info"]?["mimetype"]?.text?.lowercased() ?? ""
        if type.hasPrefix("image/") { return type != "image/svg+xml" }
        guard type.isEmpty || type == "application/octet-stream" else { return false }
        let name = content["filename"]?.text ?? content["body"]?.text ?? ""
        guard let dot = name.lastIndex(of: ".") else { return false }
        return endings.contains(name[name.index(after: dot)...].lowercased())
    }

    /// The body is a caption only beside a file name that differs from it (M47).
    static func caption(_ content: JSON) -> String? {
        guard let name = content["filename"]?.text, let body = content["body"]?.text, body != name else {
            return nil
        }
        return body
    }

    private static let endings: Set<String> = [
        "jpg", "jpeg", "jpe", "jfif", "png", "webp", "heic", "heif", "avif", "gif", "bmp", "tif", "tiff",
    ]

    private static func isServerByte(_ byte: UInt8) -> Bool {
        isMediaByte(byte) && byte != UInt8(ascii: "_") || ".:[]".utf8.contains(byte)
    }

    private static func isMediaByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
