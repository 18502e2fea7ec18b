import Basics
import Conversation
import FoundationEssentials

/// Settings as they lie in files: `NAME=value` a line, or a credential a file.
enum SettingsFile {
    /// Lines of `NAME=value`; `#` begins a comment, and quotes around a value are taken off.
    static func read(_ path: String) throws(Configuration.Fault) -> [Setting: String] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw Configuration.Fault(
                "The file given with --config cannot be read. Check its path and its owner.")
        }
        var values: [Setting: String] = [:]
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.trimmed
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            let (setting, value) = try setting(of: line, number: index + 1)
            values[setting] = value.trimmed { $0 == "\"" || $0 == "'" }
        }
        return values
    }

    /// What stands before and after the first `=`. What is wrong is said with the name; a line without one may be a secret.
    private static func setting(
        of line: String, number: Int
    ) throws(Configuration.Fault) -> (Setting, value: String) {
        let place = "Line \(number) of the file given with --config"
        let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(\.trimmed)
        let name = parts.first ?? ""
        guard let setting = Setting(name: name) else {
            let isName = parts.count == 2 && name.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]{0,59}/) != nil
            let hint = nearest(name).map { "Did you mean \($0)?" } ?? "The README lists them all."
            throw Configuration.Fault("\(isName ? "\(place): \(name)" : place) is no setting. \(hint)")
        }
        guard parts.count == 2, !parts[1].isEmpty else {
            throw Configuration.Fault("\(place): \(name) has no value. Give it one, or take the line away.")
        }
        return (setting, parts[1])
    }

    /// Settings that a file says more than once, a sentence each; the last one holds.
    static func repeated(in path: String) -> [String] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
        var counts: [Setting: Int] = [:]
        for line in text.split(separator: "\n").map(\.trimmed) where !line.hasPrefix("#") {
            guard let setting = name(in: line).flatMap({ Setting(name: $0) }) else { continue }
            counts[setting, default: 0] += 1
        }
        return counts.filter { $0.value > 1 }.map(\.key.name).sorted().map {
            "\($0) stands more than once in the file given with --config: the last one holds."
        }
    }

    /// The same file with these settings in it: a line that sets one says the new value, the others stay as they are.
    static func text(_ text: String, setting values: [(Setting, String)]) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        for (setting, value) in values {
            let line = "\(setting.name)=\(value)"
            let places = lines.indices.filter { name(in: lines[$0]) == setting.name }
            guard let first = places.first else {
                lines.append(line)
                continue
            }
            lines[first] = line
            for place in places.dropFirst().reversed() { lines.remove(at: place) }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func name(in line: String) -> String? {
        line.split(separator: "=", maxSplits: 1).first.map(\.trimmed)
    }

    /// What the service manager hands over: `telegram-token` is TELEGRAM_TOKEN.
    static func credentials(in folder: String) throws(Configuration.Fault) -> [Setting: String] {
        var values: [Setting: String] = [:]
        for setting in Setting.allCases {
            let name = credential(of: setting)
            let path = "\(folder)/\(name)"
            guard FileManager.default.fileExists(atPath: path) else { continue }
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
                throw Configuration.Fault("The credential \(name) cannot be read.")
            }
            if !text.trimmed.isEmpty { values[setting] = text.trimmed }
        }
        return values
    }

    static func credential(of setting: Setting) -> String {
        String(setting.name.lowercased().map { $0 == "_" ? "-" : $0 })
    }

    /// A name in the environment that was meant to be a setting. Other programs' names are nobody's slips.
    static func slip(among names: some Sequence<String>) -> Configuration.Fault? {
        let ours = ["TURNOUT_", "TELEGRAM_", "MATRIX_", "CIVIC_"]
        for name in names.sorted() where ours.contains(where: name.hasPrefix) && Setting(name: name) == nil {
            if let meant = nearest(name, within: name.utf8.count < 14 ? 1 : 2) {
                return Configuration.Fault("\(name) in the environment is no setting. Did you mean \(meant)?")
            }
        }
        return nil
    }

    /// The setting's name that takes the fewest slips to become this one, if they are few.
    static func nearest(_ name: String) -> String? { nearest(name, within: 4) }

    private static func nearest(_ name: String, within most: Int) -> String? {
        let letters = Array(name.uppercased().utf8.prefix(60))
        let ranked = Setting.allCases.map {
            (name: $0.name, slips: Slips.between(letters, Array($0.name.utf8)))
        }
        return ranked.min { $0.slips < $1.slips }.flatMap { $0.slips <= most ? $0.name : nil }
    }
}
