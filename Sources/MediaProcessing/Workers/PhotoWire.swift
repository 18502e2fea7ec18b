/// What goes over the socket between the house and a photo worker: twelve numbers, then bytes.
struct PhotoWire: Equatable {
    /// How many numbers a head has.
    static let numbers = 12
    /// Bytes of a head.
    static let headSize = numbers * 8

    var head: [Int64]

    /// What a worker is asked: limits, whether a phone's own format comes, and how many bytes of photo follow.
    init(limits: PhotoLimits, isPhoneFormat: Bool, count: Int) {
        head = [
            limits.maxBytes, limits.maxPixels, limits.maxProgressivePixels, limits.maxPackedPixels,
            limits.maxInterlacedPixels, limits.maxPhonePixels, limits.maxScans, limits.maxWarnings,
            limits.maxSide, limits.quality, isPhoneFormat ? 1 : 0, count,
        ].map(Int64.init)
    }

    /// A worker's answer: a kind of refusal or none, sizes, look, and how many bytes of JPEG follow.
    init(result: Result<CleanPhoto, PhotoRefusal>) {
        head = [Int64](repeating: 0, count: Self.numbers)
        switch result {
        case .success(let photo):
            head[2] = Int64(photo.width)
            head[3] = Int64(photo.height)
            head[4] = Int64(bitPattern: photo.look.bits)
            head[Self.numbers - 1] = Int64(photo.jpeg.count)
        case .failure(let refusal):
            let code = Self.code(of: refusal)
            (head[0], head[1]) = (Int64(code.code), Int64(code.detail))
        }
    }

    init(bytes: [UInt8]) { head = WireNumbers.read(bytes) }

    var bytes: [UInt8] { WireNumbers.bytes(of: head) }

    /// How many bytes follow; what a broken worker says is not believed beyond `most`.
    func count(atMost most: Int) -> Int? {
        let count = Int(head[Self.numbers - 1])
        return (0...most).contains(count) ? count : nil
    }

    /// Whether a request is about a phone's own format.
    var isPhoneFormat: Bool { head[10] != 0 }

    /// The limits of a request.
    var limits: PhotoLimits {
        var limits = PhotoLimits()
        limits.maxBytes = Int(head[0])
        limits.maxPixels = Int(head[1])
        limits.maxProgressivePixels = Int(head[2])
        limits.maxPackedPixels = Int(head[3])
        limits.maxInterlacedPixels = Int(head[4])
        limits.maxPhonePixels = Int(head[5])
        limits.maxScans = Int(head[6])
        limits.maxWarnings = Int(head[7])
        limits.maxSide = Int(head[8])
        limits.quality = Int(head[9])
        return limits
    }

    /// The refusal in an answer, nil for a photo; what no worker says counts as a fault.
    var refusal: PhotoRefusal? {
        switch head[0] {
        case 0: nil
        case 1: .empty
        case 2: .tooManyBytes(limit: Int(head[1]))
        case 3: .tooManyPixels
        case 4: .notAPicture
        case 5: kind.map(PhotoRefusal.unsupported) ?? .internalFault
        case 6: kind.map(PhotoRefusal.unreadableHere) ?? .internalFault
        case 7: .tooComplex
        case 8: .tookTooLong
        case 10: .broken
        default: .internalFault
        }
    }

    private var kind: PictureKind? {
        PictureKind.allCases.indices.contains(Int(head[1])) ? PictureKind.allCases[Int(head[1])] : nil
    }

    private static func code(of refusal: PhotoRefusal) -> (code: Int, detail: Int) {
        switch refusal {
        case .empty: (1, 0)
        case .tooManyBytes(let limit): (2, limit)
        case .tooManyPixels: (3, 0)
        case .notAPicture: (4, 0)
        case .unsupported(let kind): (5, PictureKind.allCases.firstIndex(of: kind) ?? -1)
        case .unreadableHere(let kind): (6, PictureKind.allCases.firstIndex(of: kind) ?? -1)
        case .tooComplex: (7, 0)
        case .tookTooLong: (8, 0)
        case .internalFault: (9, 0)
        case .broken: (10, 0)
        }
    }
}
