internal import WordFiles

extension Lexicon {
    /// The words of English.
    public static let english = unsafe Lexicon(file: turnout_english_words())

    /// The words of Spanish.
    public static let spanish = unsafe Lexicon(file: turnout_spanish_words())

    /// Languages that the bot does not speak, with the words that give them away.
    package static let knownBySight = [vietnamese, tagalog]

    /// What voters answer besides, in whatever language: lists by their names.
    package static let phrases = answers.namedLists

    package static let answers = unsafe Lexicon(file: turnout_phrases_words())
    private static let vietnamese = unsafe Lexicon(file: turnout_vietnamese_words())
    private static let tagalog = unsafe Lexicon(file: turnout_tagalog_words())

    private init(file: turnout_word_file) {
        let bytes = unsafe UnsafeRawBufferPointer(start: file.start, count: file.count)
        self.init(bytes: unsafe Array(bytes))
    }
}
