/// Cards to come back to.
enum Saved: Feature {
    static let choices: [any Press.Type] = [
        Save.self, Unsave.self, OpenSaved.self, OpenLive.self, ShowSaved.self,
    ]
}
