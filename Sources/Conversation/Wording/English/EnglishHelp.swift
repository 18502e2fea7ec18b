/// Help, safety and the ladder of fallbacks.
extension English {
    static let help: [Phrase: String] = [
        .help: """
        I take reports of problems with voting. Say "report" to start one. Say "my reports" or \
        "feed" to read. Say "voting info" for the rest. Or ask: "where do I vote", "candidates", "measures", \
        "my representatives", "bills", "calendar", "remind me", "how do I register". Say "cancel" to stop. \
        Say "back" to go back. Say "español" to change the language.
        """,
        .helpHuman:
            "To talk to a person about voting, call {hotline}. For danger, call 911. I am a program, not a person.",
        .helpWhat: "I am waiting for what you saw, in words or photos.",
        .helpPhotos: "I am waiting for photos. Tap Done when you have no more.",
        .helpPlace: "I am waiting for the place.",
        .helpTime: "I am waiting for the time.",
        .helpConfirm: "Your report is ready. Nothing is sent until you tap Send.",
        .helpZIP: "I am waiting for your ZIP code. You can tap Skip.",
        .notYet: "I cannot answer that yet. Official facts are at {official}. Or call {hotline}.",
        .nothingToUndo: "There is nothing to take back right now.",
        .nothingToCancel: "There is nothing to stop right now.",
        .closed: "OK, closed.",
        .top: "You are at the start.",
        .lost: "I am not sure what you need. Is it one of these?",
        .lostAgain: "I still do not get it. Try one of these, or call {hotline}.",
        .thanks: "You are welcome.",
        .onlyVoting: "I can only help with voting and elections here.",
        .noSide: "I do not take sides, so I cannot pick for you.",
        .againstLaw: "I cannot help with that. It is against the law. You can vote once, as yourself.",
        .languageOffer: "Shall we go on in English? Write: English.",
        .emergency: "If you are in danger, call 911 now. Go to a safe place first. You can tell me later.",
        .emergencyKept: "I keep your words for your report.",
        .emergencyMore: "I keep your words. Do you want to report it? For danger, call 911.",
        .crisis: """
        I am sorry it is this hard. You are not alone. Call or text 988 any time. If you might \
        act on it now, call 911.
        """,
        .stayInLine: """
        If you are in line when the polls close, stay in line. Not able to vote? Call {hotline} \
        now.
        """,
        .noVideo: """
        I cannot use videos: I could not take the place and the phone out of them. Please send photos.
        """,
        .unsupported: "I can read text and see photos. I cannot use {kind}. Please type it.",
        .emojiOnly: "I did not get that. Please use words.",
        .pointUnused: "I do not need a map point right now.",
        .oldButton: "That button is old. Here is where we are now.",
        .editUsed: "I use your new text now.",
        .takenOut: "I took that out of your report.",
        .editNote: "Your report {code} was sent already. I added your change as a note for review.",
        .editNoTime: "I cannot use your change as a time. I keep this one: {when}.",
        .editUnused: "I cannot use that change now.",
        .slow: "You send a lot at once. Please wait a minute.",
        .parkedAside: "Something changed on my side. Your reports are safe. Let's start again.",
    ]
}
