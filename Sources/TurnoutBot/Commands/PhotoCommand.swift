import MediaProcessing

/// `turnout photo IN OUT [--max-side N] [--quality Q]`: one clean copy of one photo, or one line saying why not.
struct PhotoCommand {
    private let arguments: [String]

    /// `arguments`: what follows `photo` on the command line.
    init(arguments: [String]) { self.arguments = arguments }

    /// Does it; the exit status.
    func run() -> Int32 {
        CopyTrouble.tell(of: .photo) { () throws(CopyTrouble) in
            let order = try PhotoOrder(arguments)
            let limits = order.limits
            let photo = try CopiedFile(path: order.paths.input).map(atMost: limits.maxBytes) {
                (bytes, _) throws(CopyTrouble) in try clean(bytes, within: limits)
            }
            try CopiedFile(path: order.paths.output).replace(with: photo.jpeg)
        }
    }

    private func clean(_ bytes: Span<UInt8>, within limits: PhotoLimits) throws(CopyTrouble) -> CleanPhoto {
        do {
            return try PhotoFork(limits: limits).clean(bytes)
        } catch {
            throw error.trouble
        }
    }
}

extension PhotoRefusal {
    /// What `turnout photo` says of it.
    fileprivate var trouble: CopyTrouble {
        switch self {
        case .empty: .empty
        case .tooManyBytes(let limit): .tooManyBytes(limit: limit)
        case .internalFault: .fault
        case .tooManyPixels:
            .refused(
                """
                The picture has too many pixels: 200 million are read of a JPEG, 64 million of a PNG or WebP, 50 million of a \
                HEIC or AVIF, 21 million where its colours are finest.
                """)
        case .notAPicture: .refused("The file is not a picture.")
        case .unsupported(.jpeg):
            .refused("The picture is a kind of JPEG that is not read, such as one of 12 bits.")
        case .unsupported(let kind):
            .refused("The picture is a \(kind.name) file of a kind that is not read.")
        case .unreadableHere(let kind):
            .refused("This phone format (\(kind.name)) cannot be read here: libheif is not installed.")
        case .broken: .refused("The picture is damaged.")
        case .tooComplex: .refused("The picture is built so that reading it would take too long.")
        case .tookTooLong: .refused("Reading the picture took too long.")
        }
    }
}

extension PictureKind {
    fileprivate var name: String {
        switch self {
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
