internal import Conversation
package import Understanding

/// How many dangers were heard, and how many alarms were false.
package struct AlarmCount {
    private(set) var dangers = 0
    /// Not heard at all.
    private(set) var missed = 0
    /// Heard, but taken for another danger.
    private(set) var confused = 0
    private(set) var calm = 0
    private(set) var falseAlarms = 0

    package init() {}

    /// Counts one line; what went wrong with it, if anything did.
    package mutating func count(_ line: DangerFile.Line, _ found: Safety?) -> String? {
        dangers += line.danger == nil ? 0 : 1
        calm += line.danger == nil ? 1 : 0
        guard found != line.danger else { return nil }
        if line.danger == nil {
            falseAlarms += 1
        } else if found == nil {
            missed += 1
        } else {
            confused += 1
        }
        return "\(Self.name(line.danger)) <- \(Self.name(found)): \(line.text)"
    }

    private static func name(_ danger: Safety?) -> String { danger.map { "\($0)" } ?? "calm" }

    /// What was counted, in one line.
    package var summary: String {
        "\(dangers) dangers, \(missed) missed, \(confused) taken for another; \(calm) calm lines, "
            + "\(falseAlarms) false alarms"
    }
}
