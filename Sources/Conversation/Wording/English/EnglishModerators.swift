/// What moderators read, and what voters hear from them.
extension English {
    static let moderators: [Phrase: String] = [
        // From the moderators
        .question: """
        A moderator asks about your report {code}: "{question}" Tap Answer, or reply to this \
        message.
        """,
        .answerAsk: "Please write your answer about report {code}.",
        .isAnswer: "Is that for the moderator, about report {code}?",
        .answerSent: "Thank you. The moderator has your answer about report {code}.",
        .answerSkipped: "OK. I told the moderator.",
        .answerGone: "That question is closed.",
        .approved: "Report {code} is public now. Thank you.",
        .rejected:
            "Report {code} is not public. Why: {reason}. You can fix it and send a new report, or tap Appeal.",
        .reopened: "Report {code} is being checked again. I will tell you the outcome.",
        .banned:
            "You cannot send reports until {date}.\nWhy: {reason}. You can still read and ask. Tap Appeal if this is wrong.",
        .unbanned: "You can send reports again.",
        // The moderators' card and room
        .toastAskedQuietly:
            "Noted. They have notices off, so they find your question when they look at report {code}.",
        .cardCommentHead: "Comment {code} on report {n} · {state}",
        .cardCommentOn: "On: {text}\nLanguage: {language}",
        .cardHead: "Report {code} · {state}",
        .cardUrgent: "URGENT",
        .cardWaiting: "waiting",
        .cardTaken: "taken by {name}",
        .cardApproved: "approved by {name}",
        .cardRejected: "not public, by {name}: {reason}",
        .cardWithdrawn: "withdrawn by its author",
        .cardPlace: "Place: {place}",
        .cardTime: "Told: {when} · Sent: {date}",
        .cardFacts: "Kind: {kind} · Language: {language} · Photos: {n}",
        .cardEarlier: "Earlier reports by the same person: {n}",
        .cardLostPhotos: "Photos that could not be kept: {n}",
        .cardUnreachable: "The reporter cannot be reached.",
        .cardNote: "Added later: {text}",
        .cardQuestion: "{name} asked: {question}",
        .cardAnswer: "Answer: {text}",
        .cardPhotosAnswer: "The reporter answered with photos.",
        .cardSkipped: "The reporter skipped the question.",
        .cardPending: "No answer yet.",
        .cardUnanswered: "No answer in {n} hours.",
        .cardPhotos: "Photos of report {code}",
        .matrixCardHelp:
            "React with a sign, or reply: !take, !approve, !reject reason, !ask words, !ban 7, !undo.",
        .matrixEncrypted: """
        This chat is end-to-end encrypted and I cannot read such chats. Nothing you wrote here reached us. I have \
        invited you to a chat that I can read (not encrypted): please accept and write there.
        """,
        .matrixEncryptedForced: """
        This chat is end-to-end encrypted and I cannot read such chats. Nothing you wrote here reached us. Please \
        write from a chat without encryption, or call {hotline}.
        """,
        .matrixCrowded: """
        More than two people are in this chat, so I take no reports here. Please write to me in a chat of our own.
        """,
        .cardReasons: "Why is it not public?",
        .cardBans: "No reports from this person for how long?",
        .buttonTake: "Take",
        .buttonApprove: "Approve",
        .buttonReject: "Reject",
        .buttonAsk: "Ask",
        .buttonBan: "Ban",
        .buttonUndo: "Undo",
        .buttonBack: "Back",
        .reasonButtonNotVoting: "Not about voting",
        .reasonButtonNoDetail: "Not enough detail",
        .reasonButtonPrivatePerson: "Private person",
        .reasonButtonCopied: "Copied or spam",
        .reasonButtonUnsafe: "Unsafe to publish",
        .reasonButtonUnchecked: "Cannot be checked",
        .banDay: "1 day",
        .banDays: "{n} days",
        .toastDone: "Done.",
        .toastTaken: "You have report {code} for 15 minutes.",
        .toastTakenBy: "{name} has it since {age}. You can still decide.",
        .toastApprovedBy: "Already approved by {name}, {age} ago.",
        .toastRejectedBy: "Already decided by {name}, {age} ago: not public.",
        .toastWithdrawn: "This report was withdrawn by its author.",
        .toastStale: "This card changed. Please look again.",
        .toastUnknown: "I do not know that button.",
        .toastNoReport: "There is no report {code}.",
        .toastRefused: "Only moderators of this room can do that.",
        .toastAnonymous: "Turn off \"Remain anonymous\", then press again.",
        .toastAsk: "Reply to the card with your question. It goes to the reporter.",
        .toastAsked: "Your question went to the reporter of report {code}.",
        .toastAskLimit: "Report {code} has had {max} questions. That is the limit.",
        .toastAskOpen: "Report {code} still has a question without an answer.",
        .toastReopened: "Report {code} is open again.",
        .toastTooLate: "It is too late to undo report {code}.",
        .toastNothingToUndo: "There is nothing to undo on report {code}.",
        .toastBanned: "No reports from that person for {n}.",
        .toastUnbanned: "That person can send reports again.",
        .deskHelp: """
        Commands: /next, /queue, /find words, /stats, /status, /digest, /show 12, /take 12, /approve 12, \
        /reject 12 reason, /ask 12 words, /verify 12 source, /correct 12 words, /retract 12 reason, \
        /group 12 7, /ungroup 12, /mask 12 1 A1 B2, /ban 12 7 spam, /unban 12, /undo 12. \
        A reply to a card is a question to its reporter.
        """,
        .deskReasons: "Give a reason: {reasons}.",
        .deskNumber: "Say which report, like: {command} 12.",
        .deskHere: "Here is the card of report {code}.",
        .deskQueueEmpty: "No reports wait.",
        .deskAskWords: "Write the question too, like: /ask 12 Which door?",
    ]
}
