import Conversation

/// A file on Telegram's side, as a photo's reference keeps it: `<size>:<file_id>`, the size empty if unknown.
struct TelegramFile: Equatable, Sendable {
    /// Bots cannot download more than this (T71).
    static let largest: Int64 = 20 << 20
    static let largestMegabytes = 20

    let id: String
    let size: Int64?

    init(id: String, size: Int64?) {
        self.id = id
        self.size = size
    }

    init?(_ source: PhotoSource) {
        guard source.platform == .telegram, let colon = source.reference.firstIndex(of: ":") else {
            return nil
        }
        size = Int64(source.reference[..<colon])
        id = String(source.reference[source.reference.index(after: colon)...])
    }

    var isTooLarge: Bool { (size ?? 0) > TelegramFile.largest }

    var source: PhotoSource { reference(isVideo: nil) }
    var videoSource: PhotoSource { reference(isVideo: true) }

    private func reference(isVideo: Bool?) -> PhotoSource {
        PhotoSource(
            platform: .telegram, reference: "\(size.map(String.init) ?? ""):\(id)", isVideo: isVideo)
    }
}

extension TelegramFile {
    /// The largest of a photo's sizes, by area and then by bytes, whatever its place in the list (T65).
    init?(largestOf sizes: [TelegramPhotoSize]) {
        func area(_ size: TelegramPhotoSize) -> Double { Double(size.width) * Double(size.height) }
        let best = sizes.max { (area($0), $0.fileSize ?? 0) < (area($1), $1.fileSize ?? 0) }
        guard let best else { return nil }
        self.init(id: best.fileID, size: best.fileSize)
    }

    /// A document that is a picture by its type, or by its name if it has no telling type (T68); the file's
    /// own first bytes decide later what it really is.
    init?(pictureIn document: TelegramDocument) {
        let type = document.mimeType?.lowercased() ?? ""
        guard
            type.hasPrefix("image/")
                || (type.isEmpty || type == "application/octet-stream")
                    && TelegramFile.isPictureName(document.fileName ?? "")
        else { return nil }
        self.init(id: document.fileID, size: document.fileSize)
    }

    /// A document that is a video, told in the same way.
    init?(videoIn document: TelegramDocument) {
        let type = document.mimeType?.lowercased() ?? ""
        let isUntold = type.isEmpty || type == "application/octet-stream"
        guard type.hasPrefix("video/") || isUntold && VideoName.isOne(document.fileName ?? "") else {
            return nil
        }
        self.init(id: document.fileID, size: document.fileSize)
    }

    private static func isPictureName(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return false }
        return pictureEndings.contains(name[name.index(after: dot)...].lowercased())
    }

    private static let pictureEndings: Set<String> = [
        "jpg", "jpeg", "jpe", "jfif", "png", "webp", "heic", "heif", "avif", "gif", "bmp", "tif", "tiff",
    ]
}
