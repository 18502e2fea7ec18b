extension Choice {
    public static func address(_ thing: AddressPurpose) -> Choice { Choice(AskAddress(thing: thing)) }
    public static let line = Choice(ShowLine())
    public static let secondZIP = Choice(AskSecondZIP())
    public static let dropSecondZIP = Choice(DropSecondZIP())
}

/// Asks for a street address.
struct AskAddress: ThingPress {
    static let code = "addr"
    static let isForever = true
    let thing: AddressPurpose

    func label(_ words: Catalogue) -> String { words.text(AddressWords.labelAddress) }
    func press(_ visit: inout Visit) { FactsDialog.go(to: AddressPage(purpose: thing), &visit) }
}

/// In line when the polls close.
struct ShowLine: PlainPress {
    static let code = "line"
    static let isForever = true

    func label(_ words: Catalogue) -> String { words.text(PollingWords.labelLine) }
    func press(_ visit: inout Visit) { FactsDialog.go(to: LinePage(), &visit) }
}

/// Asks for a second ZIP code.
struct AskSecondZIP: PlainPress {
    static let code = "zip2"
    static let isForever = true

    func label(_ words: Catalogue) -> String { words.text(ZIPWords.labelSecondZIP) }
    func press(_ visit: inout Visit) { FactsDialog.go(to: SecondZIPPage(), &visit) }
}

/// Forgets it.
struct DropSecondZIP: PlainPress {
    static let code = "nozip2"

    func label(_ words: Catalogue) -> String { words.text(ZIPWords.labelDropSecondZIP) }
    func press(_ visit: inout Visit) { SecondZIPDialog.drop(&visit) }
}
