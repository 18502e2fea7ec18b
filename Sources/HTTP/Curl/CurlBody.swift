import CCurl
import FoundationEssentials

/// The bytes libcurl reads a request's body from, in memory that is used again.
struct CurlBody: ~Copyable {
    private static let kept = 65_536
    private var place = UnsafeMutableRawBufferPointer.allocate(byteCount: 1024, alignment: 1)

    /// Copies the bytes and points the handle behind `options` at them.
    mutating func fill(_ data: Data, for options: inout CurlOptions) {
        if place.count < data.count { grow(to: data.count) }
        data.copyBytes(to: place)
        options.note(turnout_set_body(options.easy, place.baseAddress, curl_off_t(data.count)))
    }

    /// Lets a large place go; the handle must not run any more.
    mutating func shrink() {
        if place.count > Self.kept { grow(to: 1024) }
    }

    private mutating func grow(to count: Int) {
        place.deallocate()
        place = .allocate(byteCount: count, alignment: 1)
    }

    deinit {
        place.deallocate()
    }
}
