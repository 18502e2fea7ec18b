internal import Understanding

/// Cards to come back to.
enum Saved: Feature {
    static let choices: [any Press.Type] = [
        Save.self, Unsave.self, OpenSaved.self, OpenLive.self, ShowSaved.self,
    ]
    static let wishes = [
        Wish("saved.open", .answer, commands: ["saved", "guardados"], label: GuessWords.labelSaved) {
            IntentDialog.read(SavedPage(), &$0)
        }
    ]
}

extension Intent {
}
