/// What kind of file a video is, told by its first bytes and never by its name.
public enum VideoKind: Int, Sendable, Equatable, CaseIterable {
    /// MP4, and its relatives from phones: QuickTime (MOV), 3GP.
    case mp4
    /// WebM.
    case webM

    /// The kind that begins as `bytes` do; nil when no video that is read does.
    public init?(of bytes: Span<UInt8>) {
        if bytes.begins(with: Self.ebml) {
            // Matroska begins alike and names itself otherwise; the name stands in the head of the file.
            let isWebM = (Self.ebml.count..<64).contains { bytes.has(Self.docType, at: $0) }
            guard isWebM else { return nil }
            self = .webM
        } else if PictureKind(of: bytes) == nil,
            Self.firstBoxes.contains(where: { bytes.has(Array($0.utf8), at: 4) })
        {
            self = .mp4
        } else {
            return nil
        }
    }

    /// What files of the kind end with.
    public var ending: String {
        switch self {
        case .mp4: "mp4"
        case .webM: "webm"
        }
    }

    private static let ebml: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3]
    private static let docType: [UInt8] = [0x42, 0x82, 0x84] + Array("webm".utf8)
    /// QuickTime of old has no `ftyp`.
    private static let firstBoxes = ["ftyp", "moov", "mdat", "wide", "free", "skip"]
}

/// How the pictures of a video are coded.
enum VideoCodec: Int, Sendable, CaseIterable {
    case h264, hevc, av1, vp8, vp9

    /// The kind of file that it is written into.
    var kind: VideoKind {
        switch self {
        case .h264, .hevc, .av1: .mp4
        case .vp8, .vp9: .webM
        }
    }
}
