/// What Swift reads of strangers' files under libFuzzer: headers, signatures, plain JPEGs, a worker's words. A read
/// outside the bytes ends the process, which is what is looked for.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    _ = PictureKind(of: bytes.span)
    for kind in PictureKind.allCases {
        let header = PictureHeader(of: bytes.span, kind: kind)
        precondition(header.profile.count <= bytes.count)
    }
    _ = PlainJPEG.isOne(bytes.span, width: 64, height: 48)
    if bytes.count >= PhotoWire.headSize {
        let wire = PhotoWire(bytes: Array(bytes.prefix(PhotoWire.headSize)))
        _ = (wire.refusal, wire.count(atMost: 1 << 20), wire.limits)
    }
    return 0
}
