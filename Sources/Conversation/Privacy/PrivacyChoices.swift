internal import Understanding

extension Choice {
    public static let showPrivacy = Choice(ShowPrivacy())
    public static let askDelete = Choice(AskDelete())
    public static let delete = Choice(Delete())
    public static let export = Choice(Export())
}

/// What is kept.
struct ShowPrivacy: PlainPress {
    static let code = "prv"
    static let isForever = true

    func label(_ words: Catalogue) -> String { words.text(CommonLabels.showPrivacy) }
    func press(_ visit: inout Visit) { IntentDialog.read(PrivacyPage(), &visit) }
}

/// Asks whether to delete everything.
struct AskDelete: PlainPress {
    static let code = "askdel"
    static let isForever = true

    func label(_ words: Catalogue) -> String { words.text(PrivacyWords.labelAskDelete) }
    func press(_ visit: inout Visit) { visit.open(DeletePage(asked: visit.now)) }
}

/// Deletes everything.
struct Delete: PlainPress {
    static let code = "del"

    func label(_ words: Catalogue) -> String { words.text(PrivacyWords.labelDelete) }
    func press(_ visit: inout Visit) { PrivacyDialog.delete(&visit) }
}

/// Everything that is kept, as a file.
struct Export: PlainPress {
    static let code = "exp"

    func label(_ words: Catalogue) -> String { words.text(PrivacyWords.labelExport) }
    func press(_ visit: inout Visit) { PrivacyDialog.export(&visit) }
}
