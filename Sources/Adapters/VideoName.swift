/// Names of files that are videos, where nothing else tells what a file is; its own first bytes decide later what it really is.
public enum VideoName {
    private static let endings: Set<String> = ["mp4", "m4v", "mov", "webm", "3gp", "3gpp"]

    public static func isOne(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return false }
        return endings.contains(name[name.index(after: dot)...].lowercased())
    }
}
