/// Lists, numbers and shifts in the moderators' room, and what a reporter hears when nobody is there.
extension English {
    static let shifts: [Phrase: String] = [
        .deskOpen: "Reports that wait: {n}. Urgent: {max}. The oldest has waited {age}.",
        .deskMore: "More: {command}",
        .deskListComment: "{code} (comment on {n})",
        .deskFindHow: "Say what to look for: /find 12, /find 85003, or /find machine.",
        .deskFindNone: "Nothing found for: {text}",
        .deskStatsSent: "Reports sent since midnight ({when}): {n}.",
        .deskStatsKinds: "Kinds: {codes}.",
        .deskStatsDecided: "Decisions: {n}. Approved: {max}.",
        .deskStatsNames: "By whom: {codes}.",
        .deskStatsMedian: "Half of them came within {age}.",
        .deskSomebody: "somebody",
        .deskStatusServed: "Shown from kept data so far: {n} lists, {max} other answers.",
        .deskStatusAsked: "Requests to sources for that: {n}.",
        .deskStatusSources: "By source: {codes}.",
        .deskStatusCost: "At $0.004 for 10,000 requests that is ${text}.",
        .deskStatusNothing: "No data are kept yet.",
        .deskStatusFresh: "Sets of data kept: {n}. All are fresh.",
        .deskStatusOld: "Out of date: {codes}.",
        .deskShiftHead: "How things stand",
        .deskShiftDone: "In the last hour {n} sent, {max} decided.",
        .deskShiftHow: "See them: /queue. Get some: /next.",
        .sentNobody: "No moderator has been here for {age}. It may take long until one looks.",
        .sentNobodyBefore: "No moderator has been here for {age}. Nobody may look before {date}.",
    ]
}
