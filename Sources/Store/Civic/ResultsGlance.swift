public import CivicFacts

/// A look at the kept results from beside the store, for whoever draws them.
public enum ResultsGlance {
    /// Nil where no sync has kept any.
    public static func results(in directory: String) -> KeptResults? {
        CivicArchive.kept(in: directory)?.keptResults
    }
}
