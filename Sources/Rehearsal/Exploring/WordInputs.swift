import Conversation

/// One specimen of every class of words and commands.
struct WordInputs {
    let world: World

    private var canary: String { world.canary }

    var all: [Input] { answers + Self.intents + control + safety + commands }

    /// What those say who ask for something: none of it is the telling of a problem.
    static let questions: [String] = intents.compactMap(\.words)

    /// Words that questions ask for.
    private var answers: [Input] {
        [
            .says(.words, "a ZIP", "3031\(min(world.epoch, 9))"),
            .says(.words, "a ZIP with a slip", "3O310"),
            .says(.words, "an unknown ZIP", "00000"),
            .says(.words, "a ZIP that is not kept", "20000"),
            .says(.words, "two ZIPs", "30310 or 60614"),
            .says(.words, "a foreign code", "K1A 0B1"),
            .says(.words, "a description", "The line is very long at the \(canary) gate and nothing moves"),
            .says(
                .words, "a threat described", "Two men threaten voters at the \(canary) gate of the school"),
            .says(.words, "a short word", "broken"),
            .says(.words, "a place with a ZIP", "the \(canary) school 85001"),
            .says(.words, "an address", "12 \(canary) Street, Phoenix"),
            .says(.words, "a bill", "HR 25"),
            .says(.words, "a time", "8:30 am"),
            .says(.words, "a time to come", "11:59 pm"),
            .says(.words, "a correction", "no, the place is the \(canary) hall"),
            .says(.words, "a correction of something", "I meant the \(canary) hall"),
            .says(.words, "a wrong part", "the time is wrong"),
            .says(.words, "a whole yes", "yes that is right"), .says(.words, "a whole no", "no thank you"),
            .says(.words, "emoji", "🙂🙂"),
            .says(.words, "a phone number", "Call \(canary) at 602-555-0147 please"),
            .says(.words, "two thousand words", String(repeating: "\(canary) queue ", count: 175)),
            .says(.number, "1", "1"), .says(.number, "2", "2"), .says(.number, "9", "9"),
        ]
    }

    /// What voters ask for, one of each class.
    private static let intents: [Input] = [
        .says(.intent, "asks where to vote", "where do I vote"),
        .says(.intent, "asks for elections", "next election"),
        .says(.intent, "asks for representatives", "my representatives"),
        .says(.intent, "asks how to register", "how do I register"),
        .says(.intent, "asks for candidates", "who is on my ballot"),
        .says(.intent, "asks for bills", "show me bills"),
        .says(.intent, "asks for a candidate", "candidate sample"),
        .says(.intent, "asks for a candidate with a slip", "who is vic sampel"),
        .says(.intent, "asks for Winnipeg", "winnipeg candidates"),
        .says(.intent, "narrows a list", "only in Texas"), .says(.intent, "sorts a list", "newest first"),
        .says(.intent, "asks about mail", "vote by mail"),
        .says(.intent, "asks about rules", "what are my rights at the polls"),
        .says(.words, "asks about a provisional ballot", "did my provisional ballot count"),
        .says(.intent, "asks for results", "election results"),
        .says(.intent, "asks who won", "who won mayor 2014"),
        .says(.intent, "asks for one of two results", "results for fort garry"),
        .says(.intent, "asks for saved things", "saved"),
        .says(.intent, "asks for dates", "calendar"),
        .says(.intent, "wants a calendar file", "add to my calendar"),
        .says(.intent, "asks for reminders", "remind me"),
        .says(.intent, "wants no reminders", "turn off reminders"),
        .says(.words, "when to be reminded", "2 days before at 6 pm"),
        .says(.intent, "asks for settings", "settings"),
        .says(.intent, "appeals", "appeal"),
        .says(.intent, "asks for the feed", "latest reports"),
        .says(.intent, "asks for own reports", "my reports"),
        .says(.intent, "asks for a charity", "donate to direct relief"),
        .says(.intent, "asks half clearly", "cn you show me what ppl are reporting near here"),
        .says(.intent, "asks about privacy", "privacy"),
        .says(.intent, "asks for a person", "can I talk to a person"),
        .says(.intent, "wants to report", "report a problem"),
        .says(.intent, "wants deletion", "delete my data"),
        .says(.intent, "wants another ZIP", "change my zip"),
        .says(.intent, "wants silence", "stop"),
        .says(.intent, "wants to appeal", "appeal"),
        .says(.intent, "wants an opinion", "who should I vote for"),
        .says(.intent, "thanks", "thanks"),
        .says(.intent, "menu", "menu"),
        .says(.intent, "greets", "hello"),
        .says(.intent, "gibberish", "xqz blorp"),
        .says(.intent, "asks about the line", "do i have to stay in line"),
        .says(.intent, "asks who sees the name", "can they see my name"),
        .says(.intent, "asks for a ride", "puedo conseguir transporte"),
        .says(.words, "asks for help", "will somebody come out here"),
    ]

    private var control: [Input] {
        [
            .says(.help, "help", "help"), .says(.cancel, "cancel", "cancel"),
            .says(.words, "back", "back"), .says(.words, "undo", "undo"), .says(.words, "skip", "skip"),
            .says(.words, "done", "done"), .says(.words, "yes", "yes"), .says(.words, "no", "no"),
            .says(.words, "thumb", "👍"), .says(.words, "yes delete", "yes delete"),
            .says(.language, "Spanish", "español"), .says(.language, "English", "english"),
            .says(.intent, "language", "language"),
        ]
    }

    private var safety: [Input] {
        [
            .says(.emergency, "danger", "shots fired"),
            .says(.crisis, "danger to oneself", "I want to kill myself"),
            .says(.words, "cannot vote", "they turned me away at the \(canary) gate"),
        ]
    }

    private var commands: [Input] {
        let texts = [
            "start", "report", "mine", "delete", "zip", "help", "cancel", "link", "unlink", "nonsense",
        ]
        return texts.map { text in
            .dana(
                text == "help" ? .help : text == "cancel" ? .cancel : .command, "/\(text)",
                .commanded(name: text, rest: ""), line: "Dana: /\(text)")
        }
    }
}
