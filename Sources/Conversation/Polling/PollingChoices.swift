extension Choice {
    public static func address(_ thing: AddressPurpose) -> Choice { Choice(AskAddress(thing: thing)) }
    public static let line = Choice(ShowLine())
    public static let secondZIP = Choice(AskSecondZIP())
    public static let dropSecondZIP = Choice(DropSecondZIP())
}

/// Asks for a street address.
struct AskAddress: ThingPress {
    static let face = Face.forever("addr", AddressWords.labelAddress)
    let thing: AddressPurpose
    func press(_ visit: inout Visit) { FactsDialog.go(to: AddressPage(purpose: thing), &visit) }
}

/// In line when the polls close.
struct ShowLine: PlainPress {
    static let face = Face.forever("line", PollingWords.labelLine)
    func press(_ visit: inout Visit) { FactsDialog.go(to: LinePage(), &visit) }
}

/// Asks for a second ZIP code.
struct AskSecondZIP: PlainPress {
    static let face = Face.forever("zip2", ZIPWords.labelSecondZIP)
    func press(_ visit: inout Visit) { FactsDialog.go(to: SecondZIPPage(), &visit) }
}

/// Forgets it.
struct DropSecondZIP: PlainPress {
    static let face = Face.once("nozip2", ZIPWords.labelDropSecondZIP)
    func press(_ visit: inout Visit) { SecondZIPDialog.drop(&visit) }
}
