internal import PackedResults

/// The bytes of a packed file. What lies beyond them reads as zero, so that no file can make the program stop.
///
/// `@unchecked Sendable`: nothing writes to the bytes after `init`; they are constants of the program, or freed with this object.
@safe final class PackedBytes: @unchecked Sendable {
    private let bytes: UnsafeRawBufferPointer
    let count: Int
    private let copy: UnsafeMutableRawBufferPointer?

    /// Those that lie in the program.
    init() {
        let file = unsafe turnout_results()
        unsafe bytes = UnsafeRawBufferPointer(start: file.start, count: file.count)
        unsafe copy = nil
        count = unsafe file.count
    }

    init(_ list: [UInt8]) {
        let copied = UnsafeMutableRawBufferPointer.allocate(byteCount: list.count, alignment: 8)
        unsafe copied.copyBytes(from: list)
        unsafe copy = copied
        unsafe bytes = UnsafeRawBufferPointer(copied)
        count = list.count
    }

    deinit { unsafe copy?.deallocate() }

    subscript(place: Int) -> UInt8 {
        place >= 0 && place < count ? unsafe bytes[place] : 0
    }

    /// A whole number of so many bytes, little-endian.
    func number(at place: Int, bytes width: Int) -> Int {
        (0..<width).reduce(0) { $0 | Int(self[place + $1]) << (8 * $1) }
    }

    func word(at place: Int) -> UInt64 {
        guard place >= 0, place <= count - 8 else { return 0 }
        return UInt64(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }

    func text(_ range: Range<Int>) -> String {
        let range = range.clamped(to: 0..<count)
        return unsafe String(decoding: bytes[range], as: UTF8.self)
    }
}
