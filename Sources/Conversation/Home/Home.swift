/// What can be pressed wherever one is.
enum Everywhere: Feature {
    static let choices: [any Press.Type] = [
        Gone.self, Skip.self, Yes.self, No.self, Back.self, Cancel.self, Undo.self, Close.self, Older.self,
        Newer.self, ShowHelp.self, ShowInfo.self, OpenGuess.self, NotAsked.self,
    ]
    static let wishes = HomeWishes.all
    static let commands = HomeWishes.commands

    static func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        ElectionDialog.hearNoSuchDay(said, &visit)
    }
}
