/// What goes over the socket between the house and a drawing worker: four numbers, then bytes.
struct DrawingWire: Equatable {
    static let headSize = 4 * 8
    /// A hundred names of the longest letters, and words.
    static let mostFigureBytes = 1 << 20
    static let mostPictureBytes = 1 << 20

    /// Refusal or 0, width, height, how many bytes follow.
    private var head: [Int64]

    /// What a worker is asked: a figure of so many bytes.
    init(figureOf count: Int) { head = [0, 0, 0, Int64(count)] }

    /// A worker's answer.
    init(_ result: Result<DrawnPicture, DrawingRefusal>) {
        switch result {
        case .success(let picture):
            head = [0, Int64(picture.width), Int64(picture.height), Int64(picture.png.count)]
        case .failure(let refusal): head = [Self.code(of: refusal), 0, 0, 0]
        }
    }

    init(bytes: [UInt8]) { head = WireNumbers.read(bytes) }

    var bytes: [UInt8] { WireNumbers.bytes(of: head) }

    var width: Int { Int(head[1]) }
    var height: Int { Int(head[2]) }

    /// How many bytes follow; what a broken peer says is not believed beyond `most`.
    func count(atMost most: Int) -> Int? {
        let count = Int(head[3])
        return (0...most).contains(count) ? count : nil
    }

    /// The refusal in an answer, nil for a picture; what no worker says counts as a fault.
    var refusal: DrawingRefusal? {
        switch head[0] {
        case 0: nil
        case 1: .noRoom
        case 2: .noFonts
        default: .internalFault
        }
    }

    private static func code(of refusal: DrawingRefusal) -> Int64 {
        switch refusal {
        case .noRoom: 1
        case .noFonts: 2
        case .tookTooLong: 3
        case .internalFault: 4
        }
    }
}
