internal import LearnedWeights

/// Learned weights, whole numbers only: what each feature says for and against each class. They are read where they
/// lie in the program; `LearnedWeights.h` says how.
///
/// `@unchecked Sendable`: the bytes are constants of the program, and nothing ever writes to them.
@safe package struct LinearModel: @unchecked Sendable {
    /// What the words ask for, by the names of `Intent`.
    package static let intents = unsafe LinearModel(turnout_intents())

    /// What danger is in the words, by the names of `Safety`; "none" is none.
    package static let dangers = unsafe LinearModel(turnout_dangers())

    /// What is wanted of a report, by the names of `ReportOrder`; "none" is nothing.
    package static let orders = unsafe LinearModel(turnout_orders())

    /// Names of what is told apart, in the order of the scores.
    package let classes: [String]

    private let slots: UnsafeRawBufferPointer
    private let rows: UnsafeRawBufferPointer
    private let mask: UInt32

    private static let mark: UInt32 = 0x3157_4C54

    /// The files are made and tested with the program, so one that is broken is never shipped.
    private init(_ weights: turnout_weights) {
        let bytes = unsafe UnsafeRawBufferPointer(start: weights.start, count: weights.count)
        precondition(
            unsafe Self.number(bytes, at: 0) == Self.mark,
            "The learned weights are not what this program reads.")
        let names = unsafe Int(Self.number(bytes, at: 8))
        let slotBytes = unsafe 4 * Int(Self.number(bytes, at: 12))
        let text = unsafe String(decoding: bytes[16..<(16 + names)], as: UTF8.self)
        classes = text.split(separator: "\n").filter { $0.first != "\0" }.map(String.init)
        unsafe slots = UnsafeRawBufferPointer(rebasing: bytes[(16 + names)..<(16 + names + slotBytes)])
        unsafe rows = UnsafeRawBufferPointer(rebasing: bytes[(16 + names + slotBytes)...])
        mask = UInt32(slotBytes / 4 - 1)
    }

    private static func number(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
        UInt32(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    /// Where the row of a feature begins; nil if nothing was learned about it.
    private func row(_ hash: UInt32) -> Int? {
        var slot = Int(hash & mask)
        while true {
            let start = unsafe Int(Self.number(slots, at: 4 * slot))
            guard start > 0 else { return nil }
            if unsafe Self.number(rows, at: start) == hash { return start }
            slot = (slot + 1) & Int(mask)
        }
    }

    /// Something was learned about the feature.
    func knows(_ hash: UInt32) -> Bool { row(hash) != nil }

    /// One score for each class, in the order of `classes`.
    package func scores(_ features: Features) -> [Int32] {
        var scores = [Int32](repeating: 0, count: classes.count)
        for feature in features.list {
            guard let start = row(feature.hash) else { continue }
            let pairs = unsafe Int(rows[start + 4])
            for pair in 0..<pairs {
                let at = start + 5 + 2 * pair
                scores[unsafe Int(rows[at])] += unsafe Int32(Int8(bitPattern: rows[at + 1])) * feature.value
            }
        }
        return scores
    }
}
