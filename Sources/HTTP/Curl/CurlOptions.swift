import CCurl

/// The options of one easy handle, set one after the other; the first refusal is kept.
struct CurlOptions {
    let easy: UnsafeMutableRawPointer
    private(set) var refusal: CURLcode = CURLE_OK

    init(_ easy: UnsafeMutableRawPointer) { self.easy = easy }

    mutating func set(_ option: CURLoption, _ value: Int) { note(turnout_set_long(easy, option, value)) }

    mutating func set(_ option: CURLoption, _ value: Bool) {
        note(turnout_set_long(easy, option, value ? 1 : 0))
    }

    mutating func set(_ option: CURLoption, _ value: String) { note(turnout_set_string(easy, option, value)) }

    /// Sets a time in milliseconds, at least one: libcurl takes zero for "no limit".
    mutating func set(_ option: CURLoption, milliseconds value: Duration) {
        let (seconds, attoseconds) = value.components
        let bounded = min(max(seconds, 0), 86_400) * 1000 + max(attoseconds, 0) / 1_000_000_000_000_000
        note(turnout_set_long(easy, option, max(1, Int(bounded))))
    }

    /// An absent pointer would mean "ask the read callback": an empty body is the empty string, which must stay.
    mutating func setEmptyBody() { note(turnout_set_empty_body(easy)) }

    mutating func note(_ code: CURLcode) {
        if refusal == CURLE_OK { refusal = code }
    }
}
