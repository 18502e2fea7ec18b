/// The profile and the settings.
extension English {
    static let profile: [Phrase: String] = [
        .profile: "You: {place}. Reports: {n}. Likes: {likes}. Saved: {max}.",
        .settings: "Language: {language}. ZIP: {zip}. Charts: {kind}. Notices: {state}. Reminders: {n}.",
        .settingNone: "no ZIP",
        .settingOn: "on",
        .settingOff: "off",
        .chartAsk: "How should I show results?",
        .chartBars: "bars",
        .chartPie: "pie",
        .chartText: "text only",
        .chartSet: "OK: {kind}.",
        .noticesOn: "Notices are on. I tell you when a report of yours is decided.",
        .noticesOff: "Notices are off. I do not write first. Look at \"my reports\" for news.",
        .stopWhich: "Stop this report, or stop all messages from me?",
        .stopAsk: "Stop all messages from me? I keep your reports and settings.",
        .stopped: """
        OK. I will not write first again. I keep your reports and settings. Write to me any time. \
        To get notices again, say "settings".
        """,
        .mineCommentLine: "Comment {code} on report {n}, {date}: {state}.",
        .historyLine: "{date}: {text}",
        .deedSent: "sent",
        .deedNoted: "you added something",
        .deedPhoto: "a photo was added",
        .deedAsked: "a moderator asked you",
        .deedAnswered: "you answered",
        .deedApproved: "made public",
        .deedRejected: "not made public",
        .deedReopened: "to be checked again",
        .deedWithdrawn: "withdrawn",
        .settingsSecond: "Second ZIP: {place}.",
        .secondAsk: "Which second ZIP? It can be your school's. I use it for representatives and bills.",
        .secondSet:
            "OK, your second ZIP is {place}. Representatives and bills now cover it and {zip}. To end that, say \"remove my second ZIP\".",
        .secondSame: "That is your home ZIP already: {place}.",
        .secondGone: "OK, I forgot {place}.",
        .secondNone: "I have no second ZIP of yours.",
        .labelSecondZIP: "Second ZIP",
        .labelDropSecondZIP: "Remove it",
    ]
}
