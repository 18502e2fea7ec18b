/// What platforms send under libFuzzer: the one reader of JSON. A read outside the bytes ends the process; so does a text that
/// is built but not passed over, or that does not read back as it was written.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    var passed = JSONReader(bytes)
    passed.skip()
    if let json = JSON(bytes) {
        precondition(passed.isDone)
        precondition(JSON(json.bytes) == json)
    }
    var attempted = JSONReader(bytes)
    attempted.members { _, json in
        json.attempt { json in
            json.elements { json in
                let (value, range) = json.attempt { $0.value() }
                precondition(value == nil || JSON(json.bytes[range]) == value)
            }
        }
    }
    return 0
}
