internal import CivicFacts

/// The charities that lie in the program, and those of an operator.
extension CharityDirectory {
    /// The rows of `organisations.txt`; a broken one is left out, which a test does not allow.
    public static let bundled = CharityDirectory(bundledFile.organisations)

    package static let bundledFile = OrganisationFile(
        FactFile.organisations.text)

    /// The same with an operator's rows added; one of the same id takes the place of ours.
    package func adding(_ rows: [Organisation]) -> CharityDirectory {
        let ids = Set(rows.map(\.id))
        return CharityDirectory(organisations.filter { !ids.contains($0.id) } + rows)
    }
}
