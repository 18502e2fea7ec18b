/// What a voter wrote, made ready for others to read.
enum ShownWords {
    /// For moderators.
    static func inRoom(_ text: String) -> String { Inert.words(Masking.masked(Clean.words(text)).text) }

    static func inRoom(line text: String, upTo most: Int = .max) -> String {
        Inert.words(Masking.masked(Clean.line(text, upTo: most)).text)
    }

    /// For everybody.
    static func inPublic(_ text: String) -> String {
        Inert.words(Masking.masked(publicly: Clean.words(text)))
    }

    static func inPublic(line text: String, upTo most: Int = .max) -> String {
        Inert.words(Masking.masked(publicly: Clean.line(text, upTo: most)))
    }
}

extension Report {
    /// The longest place that is shown.
    static let placeCharacters = 120

    /// Its words as everybody may read them.
    public var publicText: String { Inert.words(cutText) }

    /// The beginning of them on one line.
    func publicLine(upTo most: Int) -> String { Inert.words(Clean.line(cutText, upTo: most)) }

    /// What they are before moderators leave anything out.
    var uncutText: String { Masking.masked(publicly: Clean.words(text)) }

    var cutText: String { publicCut?.applied(to: uncutText) ?? uncutText }

    /// Its place as everybody may read it, on one line.
    public var publicPlace: String { Inert.words(publicCut?.masked(uncutPlace) ?? uncutPlace) }

    var uncutPlace: String {
        Masking.masked(publicly: Clean.line(place.words, upTo: Self.placeCharacters))
    }

    /// Its place for moderators, on one line and between marks: nothing in it reads like a field.
    func placeInRoom(upTo most: Int = placeCharacters) -> String {
        "«\(ShownWords.inRoom(line: place.words, upTo: most))»"
    }
}
