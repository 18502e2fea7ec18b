/// A voter's own reports, linking and privacy.
extension English {
    static let account: [Phrase: String] = [
        // Own reports
        .mineHead: "Your reports:",
        .mineLine: "Report {code}, {date}: {state}.",
        .mineEmpty: "You have no reports yet.",
        .mineUnsent: "You have a report that is not sent.",
        .mineGone: "I do not find that report among yours.",
        .stateWaiting: "waiting for a person to check it",
        .stateQuestion: "a moderator asks you something",
        .statePublic: "public",
        .stateNotPublic: "not public",
        .stateWithdrawn: "withdrawn",
        .withdrawAsk: "Withdraw report {code}? It goes from the list and from the moderators at once.",
        .withdrawn: "Report {code} is withdrawn.",
        .withdrawnAlready: "Report {code} was withdrawn before.",
        .noteAsk: "What should I add to report {code}?",
        .noteAdded: "Added to report {code}. A person will see it.",
        // One account on two platforms
        .linkCode: """
        Your code is {code}. Type it in your other chat with me within {n} minutes: /link {code}. \
        Then both chats are one. Give it to nobody.
        """,
        .linkWrong: "That code is wrong or too old. Type /link in your other chat to get a new one.",
        .linkTooMany: "Too many wrong codes. Please try again in an hour.",
        .linkSame: "That is this chat. Type the code in your other chat with me.",
        .linkTaken: "One of the two chats is joined with another one. Type /unlink there first.",
        .linkNone: "This chat is not joined with another one. Type /link to get a code.",
        .linked: "Done. Both chats are one now: reports, ZIP and settings. To part them, type /unlink.",
        .linkedThere: "This chat is joined with a chat on {platform} now. Was it not you? Type /unlink.",
        .unlinked: "The two chats are apart again. Your reports stay with the other one.",
        // Privacy
        .privacy: """
        I keep: your ZIP, language, reports, saved things and reminders. I do not keep your name, \
        phone or address. Moderators see your reports, not who you are.
        """,
        .privacyShare: """
        I do not send your data to the police or to immigration. A court can order the team to \
        hand over what we keep. So we keep little.
        """,
        .exportComing: "I am sending you one file with all I keep on you.",
        .exportSoon: "You got that file a moment ago. Please ask again in ten minutes.",
        .recordChecking: "One moment. I check if you are a moderator.",
        .recordRefused: "That file is for moderators. For your own data, type /privacy.",
        .recordCaption:
            "All reports, without names. There are /export json and /export geojson too. Keep it safe.",
        .exportCaption: "All I keep on you. Only you should have this file.",
        .deleteAsk: """
        This deletes your ZIP, settings, saved things, reminders and all your reports, also public \
        ones. You cannot undo it. Delete all?
        """,
        .deleteRetry: "Tap the button, or type: yes delete. To keep everything, tap Back.",
        .deleteDone: """
        Done. Your data is gone. Copies made by others may stay. You can write to me again any \
        time.
        """,
    ]
}
