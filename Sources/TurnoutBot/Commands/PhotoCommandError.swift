import MediaProcessing

/// Why `turnout photo` wrote nothing.
enum PhotoCommandError: Error {
    /// The command line, or a path on it, is wrong in the way the words say.
    case usage(String)
    /// The photo is refused.
    case refused(PhotoRefusal)
    /// The clean copy could not be written, or the photo not read to its end.
    case cannotWrite
    case cannotRead

    /// The status to exit with, as sysexits.h has them.
    var exitStatus: Int32 {
        switch self {
        case .usage: 64
        case .refused(.internalFault), .cannotWrite, .cannotRead: 70
        case .refused: 65
        }
    }

    /// One line in plain words.
    var sentence: String {
        switch self {
        case .usage(let what): "\(what). Usage: turnout photo IN OUT [--max-side N] [--quality Q]"
        case .refused(let refusal): Self.sentence(for: refusal)
        case .cannotWrite: "The clean copy cannot be written; look at permissions and free space there."
        case .cannotRead: "The photo cannot be read to its end: the disk or the system reports an error."
        }
    }

    private static func sentence(for refusal: PhotoRefusal) -> String {
        switch refusal {
        case .empty: "The file is empty."
        case .tooManyBytes(let limit): "The file is too large; photos up to \(limit / 1_048_576) MB are read."
        case .tooManyPixels:
            """
            The picture has too many pixels: 200 million are read of a JPEG, 64 million of a PNG or WebP, 50 million of a \
            HEIC or AVIF, 21 million where its colours are finest.
            """
        case .notAPicture: "The file is not a picture."
        case .unsupported(.jpeg): "The picture is a kind of JPEG that is not read, such as one of 12 bits."
        case .unsupported(let kind): "The picture is a \(name(of: kind)) file of a kind that is not read."
        case .unreadableHere(let kind):
            "This phone format (\(name(of: kind))) cannot be read here: libheif is not installed."
        case .broken: "The picture is damaged."
        case .tooComplex: "The picture is built so that reading it would take too long."
        case .tookTooLong: "Reading the picture took too long."
        case .internalFault: "The photo could not be worked on just now; try again."
        }
    }

    private static func name(of kind: PictureKind) -> String {
        switch kind {
        case .jpeg: "JPEG"
        case .png: "PNG"
        case .gif: "GIF"
        case .webp: "WebP"
        case .heif: "HEIC"
        case .avif: "AVIF"
        case .jpegXL: "JPEG XL"
        case .tiff: "TIFF"
        case .bmp: "BMP"
        }
    }
}
