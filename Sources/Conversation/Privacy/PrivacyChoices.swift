internal import Understanding

extension Choice {
    public static let showPrivacy = Choice(ShowPrivacy())
    public static let askDelete = Choice(AskDelete())
    public static let delete = Choice(Delete())
    public static let export = Choice(Export())
}

/// What is kept.
struct ShowPrivacy: PlainPress {
    static let face = Face.forever("prv", CommonLabels.showPrivacy)
    func press(_ visit: inout Visit) { IntentDialog.read(PrivacyPage(), &visit) }
}

/// Asks whether to delete everything.
struct AskDelete: PlainPress {
    static let face = Face.forever("askdel", PrivacyWords.labelAskDelete)
    func press(_ visit: inout Visit) { visit.open(DeletePage(asked: visit.now)) }
}

/// Deletes everything.
struct Delete: PlainPress {
    static let face = Face.once("del", PrivacyWords.labelDelete)
    func press(_ visit: inout Visit) { PrivacyDialog.delete(&visit) }
}

/// Everything that is kept, as a file.
struct Export: PlainPress {
    static let face = Face.once("exp", PrivacyWords.labelExport)
    func press(_ visit: inout Visit) { PrivacyDialog.export(&visit) }
}
