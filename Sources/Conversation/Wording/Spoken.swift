public import Understanding

/// The languages that the bot speaks. Adding one means a field of `Text`, a `Tongue`, a file of words, and its name here.
enum Spoken {
    private static let shipped: [Language] = [.english, .spanish]

    /// Task-local so that a test can speak one language more; the program itself never changes it.
    @TaskLocal static var languages = shipped

    /// What voters say in all of them.
    @TaskLocal static var understanding = understanding(of: shipped)

    /// Reads the words of these languages; the learned weights know concepts by name, whatever the language.
    static func understanding(of languages: [Language]) -> Understanding {
        Understanding(
            lexicons: languages.map(\.tongue.lexicon), kinds: Features.wishes.mapValues(\.kind))
    }
}

extension Understanding {
    /// All languages that the bot speaks, with the learned weights.
    public static var shared: Understanding { Spoken.understanding }
}
