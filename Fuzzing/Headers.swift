/// What Swift reads of strangers' files under libFuzzer: headers, signatures, plain JPEGs and videos, a worker's words. A read
/// outside the bytes ends the process, which is what is looked for.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    _ = PictureKind(of: bytes.span)
    for kind in PictureKind.allCases {
        let header = PictureHeader(of: bytes.span, kind: kind)
        precondition(header.profile.count <= bytes.count)
    }
    _ = PlainJPEG.isOne(bytes, width: 64, height: 48)
    if bytes.count >= PhotoWire.headSize {
        let wire = PhotoWire(bytes: Array(bytes.prefix(PhotoWire.headSize)))
        _ = (wire.refusal, wire.count(atMost: 1 << 20), wire.limits)
    }
    watch(bytes)
    return 0
}

private func watch(_ bytes: [UInt8]) {
    for kind in VideoKind.allCases {
        _ = VideoKind(of: bytes.span)
        guard let film = PlainVideo.film(in: bytes, kind: kind) else { continue }
        precondition(film.file == bytes)
    }
    for codec in VideoCodec.allCases {
        if var sets = ParameterSets(bytes.span, codec: codec) {
            sets.fill(from: bytes.span, codec: codec)
            let box = sets.isPlain(for: codec) ? sets.box(for: codec) : []
            precondition(box.isEmpty || ParameterSets(box.span, codec: codec)?.box(for: codec) == box)
        }
        var film: [UInt8] = []
        if Units.append(bytes.span, codec: codec, sizeBytes: 4, to: &film), !film.isEmpty, codec.kind == .mp4 {
            precondition(Units.arePlain(film, in: 0..<film.count, codec: codec, isKey: true))
        }
    }
    if bytes.count >= VideoWire.headSize {
        let wire = VideoWire(bytes: Array(bytes.prefix(VideoWire.headSize)))
        _ = (wire.refusal, wire.count(atMost: 1 << 20), wire.stillCount(atMost: 1 << 20), wire.limits, wire.still)
    }
}
