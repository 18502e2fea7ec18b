/// The first words, ZIP and language.
extension English {
    static let meeting: [Phrase: String] = [
        .hello: """
        Hi! I take reports of problems with voting. I take no side. I keep your ZIP and \
        language. Say "delete my data" any time.
        """,
        .zipAsk: "What is your ZIP code? It has 5 numbers, like 30310. Or tap Skip.",
        .zipWhy: "With it I answer for the place where you vote. You can tap Skip.",
        .zipRetry: "I need 5 numbers, like 30310. What is your ZIP code?",
        .zipRetryAgain: """
        I still need 5 numbers. You can tap Skip and go on without. For help from a person, call \
        {hotline}.
        """,
        .zipUnknown: "I do not know the ZIP {zip}. Please check the numbers.",
        .zipForeign: "I only cover U.S. ZIP codes. They have 5 numbers.",
        .zipConfirm: "Did you mean {zip}, {place}?",
        .zipKnown: "Got it: {zip}, {place}.",
        .zipNone: "No problem. We can go on without a ZIP. Some answers will be less exact.",
        .zipPoint: "I cannot tell the ZIP of that map point. Please type the 5 numbers.",
        .menu: "What do you need? Report a problem, ask about voting, or see what others report.",
        .infoMenu: "What do you want to know about voting?",
        .welcomeBack: "Good to have you back.",
        .languageAsk: "Which language? / ¿Qué idioma?",
        .languageSet: "OK, English.",
        .zipCanada:
            "That is a postal code of Canada. I cover the U.S. and the City of Winnipeg. For Canada see {official}",
        .zipWinnipeg:
            "That is in Winnipeg or near it. I know the City's races and its council. For the rest of Canada see {official}",
        .canadaElsewhere: "I do not cover that for Canada. Please check {official}",
    ]
}
