import MediaProcessing

/// `turnout video IN OUT [--still FILE.jpg]`: one clean copy of one video, or one line saying why not.
struct VideoCommand {
    private let arguments: [String]

    /// `arguments`: what follows `video` on the command line.
    init(arguments: [String]) { self.arguments = arguments }

    /// Does it; the exit status.
    func run() -> Int32 {
        CopyTrouble.tell(of: .video) { () throws(CopyTrouble) in
            var still: String?
            let paths = try PathPair(arguments) { (option, value) throws(CopyTrouble) in
                guard option == "--still" else { throw .usage("there is no option \(option)") }
                guard let value, !value.isEmpty else { throw .usage("--still needs a path") }
                still = value
            }
            let limits = VideoLimits()
            let video = try CopiedFile(path: paths.input).map(atMost: limits.maxBytes) {
                (bytes, isMapped) throws(CopyTrouble) in
                try clean(bytes, isMapped: isMapped, within: limits)
            }
            if let still { try CopiedFile(path: still).replace(with: video.still.jpeg) }
            try CopiedFile(path: paths.output).replace(with: video.bytes)
        }
    }

    private func clean(
        _ bytes: Span<UInt8>, isMapped: Bool, within limits: VideoLimits
    ) throws(CopyTrouble) -> CleanVideo {
        do {
            return try VideoFork(limits: limits).clean(bytes, isMapped: isMapped)
        } catch {
            throw error.trouble
        }
    }
}

extension VideoRefusal {
    /// What `turnout video` says of it.
    fileprivate var trouble: CopyTrouble {
        switch self {
        case .empty: .empty
        case .tooManyBytes(let limit): .tooManyBytes(limit: limit)
        case .internalFault: .fault
        case .tooLong(let limit): .refused("The video is too long; \(limit) seconds are read.")
        case .tooManyPixels: .refused("The pictures of the video are too large; 3840 pixels a side are read.")
        case .notAVideo: .refused("The file is not a video; MP4, MOV and WebM are read.")
        case .unsupported:
            .refused("The video is coded in a way that is not read; H.264, HEVC, AV1, VP8 and VP9 are.")
        case .unreadableHere: .refused("Videos cannot be read here: libavformat is not installed.")
        case .broken: .refused("The video is damaged.")
        case .tookTooLong: .refused("Reading the video took too long.")
        }
    }
}
