public import CivicFacts
import FoundationEssentials

/// A look at the kept results from beside the store, for whoever draws them.
public enum ResultsGlance {
    /// Nil where no sync has kept any.
    public static func results(in directory: String) -> KeptResults? {
        let file = URL(filePath: directory, directoryHint: .isDirectory).appending(path: "civic.sqlite").path
        guard FileManager.default.fileExists(atPath: file) else { return nil }
        return (try? CivicArchive(directory: directory))?.keptResults
    }
}
