/// A value whose every printed form (interpolation, `debugPrint`, `dump`, a mirror) is its `summary` and no more.
///
/// The Telegram token is part of every URL, and bodies hold what voters wrote: neither may reach a log by accident.
public protocol Redacted: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// What may be said in public: counts and sizes, never text, addresses or secrets.
    var summary: String { get }
}

extension Redacted {
    /// The summary.
    public var description: String { summary }

    /// The summary.
    public var debugDescription: String { summary }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
