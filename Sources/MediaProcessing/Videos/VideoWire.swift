/// What goes over the socket between the house and a video worker: eight numbers, then bytes.
struct VideoWire: Equatable {
    static let headSize = 8 * 8

    private var head = [Int64](repeating: 0, count: 8)

    /// What a worker is asked: limits, and how many bytes of video follow.
    init(limits: VideoLimits, count: Int) {
        head = [limits.maxBytes, limits.maxSeconds, limits.maxStillSide, 0, 0, 0, 0, count].map(Int64.init)
    }

    /// A worker's answer: the still, of which so many bytes follow, and then so many of video.
    init(still: CleanPhoto, count: Int) {
        head = [
            0, 0, Int64(still.width), Int64(still.height), Int64(bitPattern: still.look.bits), 0,
            Int64(still.jpeg.count), Int64(count),
        ]
    }

    /// A worker's answer: why there is none.
    init(_ refusal: VideoRefusal) {
        let code = Self.code(of: refusal)
        (head[0], head[1]) = (Int64(code.code), Int64(code.detail))
    }

    init(bytes: [UInt8]) { head = WireNumbers.read(bytes) }

    var bytes: [UInt8] { WireNumbers.bytes(of: head) }

    /// How many bytes of video follow; what a broken worker says is not believed beyond `most`.
    func count(atMost most: Int) -> Int? { Self.believed(head[7], most) }

    /// How many bytes of still follow.
    func stillCount(atMost most: Int) -> Int? { Self.believed(head[6], most) }

    /// Width, height and look of the still; nil where no still is like that.
    var still: (width: Int, height: Int, look: PhotoLook)? {
        let sides = Int64(1)...Int64(65_500)
        guard sides.contains(head[2]), sides.contains(head[3]) else { return nil }
        return (Int(head[2]), Int(head[3]), PhotoLook(bits: UInt64(bitPattern: head[4])))
    }

    /// The limits of a request.
    var limits: VideoLimits {
        var limits = VideoLimits()
        limits.maxBytes = Int(head[0])
        limits.maxSeconds = Int(head[1])
        limits.maxStillSide = Int(head[2])
        return limits
    }

    /// The refusal in an answer, nil for a video; what no worker says counts as a fault.
    var refusal: VideoRefusal? {
        switch head[0] {
        case 0: nil
        case 1: .empty
        case 2: .tooManyBytes(limit: Int(head[1]))
        case 3: .tooLong(limit: Int(head[1]))
        case 4: .tooManyPixels
        case 5: .notAVideo
        case 6: .unsupported
        case 7: .unreadableHere
        case 8: .broken
        case 9: .tookTooLong
        default: .internalFault
        }
    }

    private static func believed(_ number: Int64, _ most: Int) -> Int? {
        (0...Int64(most)).contains(number) ? Int(number) : nil
    }

    private static func code(of refusal: VideoRefusal) -> (code: Int, detail: Int) {
        switch refusal {
        case .empty: (1, 0)
        case .tooManyBytes(let limit): (2, limit)
        case .tooLong(let limit): (3, limit)
        case .tooManyPixels: (4, 0)
        case .notAVideo: (5, 0)
        case .unsupported: (6, 0)
        case .unreadableHere: (7, 0)
        case .broken: (8, 0)
        case .tookTooLong: (9, 0)
        case .internalFault: (10, 0)
        }
    }
}
