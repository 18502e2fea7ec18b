import CCrypto
import COlm
import Glibc

/// Bytes that nobody else is to read: their memory is written over when the last who holds them lets go, and they say nothing of
/// themselves.
///
/// `@unchecked Sendable`: the memory is written once, before the value exists, and only read from then on.
public final class Secret: @unchecked Sendable, CustomStringConvertible, CustomReflectable {
    private let held: turnout_olm_bytes

    /// Takes over what a C function answered.
    init(_ held: turnout_olm_bytes) { self.held = held }

    /// Bytes that a C function writes.
    init(count: Int, writing body: (UnsafeMutablePointer<UInt8>?, Int) -> Void) {
        held = turnout_olm_room(count)
        body(held.start, count)
    }

    /// Bytes that nobody can guess.
    public static func random(_ count: Int) -> Secret {
        Secret(count: count) { start, count in
            if let start { turnout_random(start, count) }
        }
    }

    /// A copy of bytes.
    public convenience init(_ bytes: some Collection<UInt8>) {
        self.init(count: bytes.count) { start, count in
            _ = UnsafeMutableBufferPointer(start: start, count: count).update(fromContentsOf: bytes)
        }
    }

    deinit { turnout_olm_free(held) }

    /// So many bytes there are.
    public var count: Int { held.count }

    /// A copy that is not written over.
    public var bytes: [UInt8] {
        withExtendedLifetime(self) { Array(UnsafeBufferPointer(start: held.start, count: held.count)) }
    }

    /// The same bytes for a C function, which must not keep them.
    func withView<Result>(_ body: (turnout_olm_view) -> Result) -> Result {
        withExtendedLifetime(self) { body(turnout_olm_view(start: held.start, count: held.count)) }
    }

    public var description: String { "secret" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Secret: Equatable {
    public static func == (one: Secret, other: Secret) -> Bool {
        guard one.count == other.count else { return false }
        guard let first = one.held.start, let second = other.held.start else { return true }
        return withExtendedLifetime((one, other)) { memcmp(first, second, one.count) == 0 }
    }
}
