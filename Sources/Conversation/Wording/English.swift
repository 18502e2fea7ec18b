/// What the bot says in English: short words, short sentences, no side taken.
extension Catalogue {
    static let english: [Phrase: String] = [
        // Meeting
        .hello: """
        Hi! I take reports of problems with voting. I take no side. I keep your ZIP and \
        language. Say "delete my data" any time.
        """,
        .zipAsk: "What is your ZIP code? It has 5 numbers, like 30310. Or tap Skip.",
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
        .zipPoint: "I cannot read a ZIP from a map point yet. Please type the 5 numbers.",
        .menu: "What do you need? You can report a problem, or see what others report.",
        .welcomeBack: "Good to have you back.",
        .languageAsk: "Which language? / ¿Qué idioma?",
        .languageSet: "OK, English.",
        // Report
        .what: "What happened? Tell me in your own words. You can send photos too.",
        .whatRetry: "I need a few words about what you saw. For example: \"Only one machine works.\"",
        .whatRetryAgain:
            "Please write a few words, or send one photo. For help from a person, call {hotline}.",
        .helpNow: "Need help right now? Call {hotline}. It is free and takes no side.",
        .dangerNow: "If you are in danger, call 911.",
        .reviewNote: "A person checks each report before others can see it. Your name is not shown.",
        .startedFromText: "I started a report with your words.",
        .startedFromPhoto: "I started a report with your photo.",
        .photosAsk: """
        Do you have photos? Send up to {max}. Do not show faces or filled-in ballots. Tap Done \
        or Skip.
        """,
        .photosRetry: "Send a photo, or tap Done to go on. Words are fine too; I add them.",
        .photosCount: "You have {n} of {max} photos. Tap Done when that is all.",
        .photosFull: "I can keep {max} photos. I kept the first {max}.",
        .photoRemoved: "I took the last photo out.",
        .photoTwice: "You sent the same photo twice. I kept one.",
        .added: "I added that to your report.",
        .placeAsk: "Where is it? Name the place or the street.",
        .placeRetry: "Please type the place in up to {max} letters. For example: \"Lincoln School\".",
        .placeRetryAgain: "Type a place, or tap Skip. For help from a person, call {hotline}.",
        .placePoint: "map point {point}",
        .placeNone: "no place given",
        .timeNone: "no time given",
        .zipWhich: "Use {zip} for this report only, or as your home ZIP too?",
        .timeAsk: "When did it happen?",
        .timeRetry: "Pick a time: Now, Today, or Before today. You can also type a time like 8:30 am.",
        .timeRetryAgain: """
        Tap one of the buttons, or type an hour like 8:30 am. I go on with Today if that is \
        easier: tap it.
        """,
        .timeFuture: "That is still to come. When did it happen?",
        .confirm: "Please check.",
        .confirmAsk: "Send it?",
        .confirmRetry: "Tap Send, Change or Cancel. You can also type the word.",
        .confirmRetryAgain: """
        Your report is safe and not sent yet. Type Send to send it. For help from a person, call \
        {hotline}.
        """,
        .lineWhat: "What: {text}",
        .linePhotos: "Photos: {n}",
        .linePlace: "Where: {place}",
        .lineTime: "When: {when}",
        .lineKind: "Kind: {kind}",
        .editAsk: "What should we change?",
        .kindAsk: "What kind of problem is it?",
        .changed: "Changed.",
        .sent: """
        Sent as report {code}. A person will check it. I will tell you what they decide. I \
        cannot promise help at the place.
        """,
        .already: "You have this report open already. Let's go on.",
        .stillOpen: "Your report is still open.",
        .tooLong: """
        That is {n} characters. I can keep {max}. I kept the start. Send the rest as a short \
        note if you need it.
        """,
        .masked: """
        I see a phone number, an email, or a card number. I will hide it. Please leave out \
        private facts about people.
        """,
        .lateAsk: "Add {n} to report {code}? Or start a new report?",
        .lateAdded: "Added to report {code}. A person will check it.",
        .photoOne: "this photo",
        .photoMany: "these {n} photos",
        .draftNudge: "Your report is not sent yet. I keep it for 72 hours. Do you want to go on?",
        .draftBack: "You have a report that is not sent, from {when}. Go on, or throw it away?",
        .discarded: "OK. I did not send it. Tap Undo in the next {hours} hours to get it back.",
        .undone: "Here it is again.",
        .tooMany: "That is {max} reports today. Call {hotline} if it is urgent.",
        .reportsOff: "You cannot send reports until {date}. You can still read reports and ask for help.",
        .questionAsk: "Should I answer that now, or add it to your report?",
        // Photos that failed
        .photoNotAPicture: "That file is not a picture, so I did not keep it. You can send a photo.",
        .photoUnsupportedFormat: """
        I cannot read that kind of picture yet, so I did not keep it. Send it as a photo, not as \
        a file.
        """,
        .photoBroken:
            "That picture is broken, so I did not keep it. Please take it again or send another one.",
        .photoTooLarge: "That picture is too large, so I did not keep it. Send it as a photo, not as a file.",
        .photoTookTooLong: """
        That picture took too long to read, so I did not keep it. Please send a screenshot of it or \
        another photo.
        """,
        .photoOneOf: "One of your photos did not work. The others stay.",
        .photoUnavailable: "I could not get one of your photos. Please send it again.",
        .fileTooLarge:
            "That file is larger than {max} MB. I cannot get it. Send it as a photo, not as a file.",
        // Own reports
        .mineHead: "Your reports:",
        .mineLine: "Report {code}, {date}: {state}.",
        .mineEmpty: "You have no reports yet.",
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
        // Feed
        .feedHead: "Latest reports:",
        .feedLine: "{age} ago, {place}: {text}",
        .feedEmpty: "No public reports yet.",
        .feedEnd: "That is all for now.",
        // Facts about voting
        .factsNeedZIP: "I need your ZIP for that.",
        .factsSource: "Source: {source}, as of {date}. Check: {official}",
        .factsStale: "This may be out of date. Please check it there.",
        .electionsHead: "Next elections for {place}:",
        .electionsLine: "{date}: {name}",
        .electionsGeneral: "Federal general election",
        .electionsPartly:
            "I list federal elections. Local ones may be missing, and dates can be added later.",
        .repsHead: "They speak for {place} in Congress:",
        .repsSenator: "Senate: {name}.",
        .repsHouse: "House, {place}: {name}.",
        .repsPhone: "Phone {n}.",
        .repsVacant: "{place}: this seat is empty now.",
        .repsEnded: "{place}: the term of {name} is over. I do not know yet who follows.",
        .repsNotYet: "{place}: not published yet.",
        .repsDistrict: "district {n}",
        .repsAtLarge: "the whole state",
        .repsMany: "Your ZIP touches {n} House districts. Your street address tells which is yours: {url}",
        .repsUnsettled: "Your ZIP alone does not tell your House district. Look it up: {url}",
        .repsUnknown: "I have no list of members of Congress right now. Look them up: {official}",
        .repsSenate: "Senate",
        .repsNoSenate: "{place} has no senators.",
        .regHead: "To sign up to vote (register) in {state}:",
        .regCheck: "1) See if you are on the list: {url}",
        .regOnline: "2) Sign up or fix your data online: {url}",
        .regInfo: "2) How to sign up: {url}",
        .regDeadlines: "3) Deadlines, in the words of vote.gov:",
        .regOnlineBy: "Online: {text}",
        .regMailBy: "By mail: {text}",
        .regInPersonBy: "In person: {text}",
        .regNone: "{state} has no sign-up. You need not register to vote there.",
        .factsOverseas: "That is a military or diplomatic ZIP. See {official} for voting from there.",
        // Privacy
        .privacy: """
        I keep: your ZIP, language and reports. I do not keep your name, phone or address. \
        Moderators see your reports, not who you are.
        """,
        .privacyShare: """
        I do not send your data to the police or to immigration. A court can order the team to \
        hand over what we keep. So we keep little.
        """,
        .exportComing: "I am sending you one file with all I keep on you.",
        .exportSoon: "You got that file a moment ago. Please ask again in ten minutes.",
        .exportCaption: "All I keep on you. Only you should have this file.",
        .deleteAsk: """
        This deletes your ZIP, settings and all your reports, also public ones. You cannot undo \
        it. Delete all?
        """,
        .deleteRetry: "Tap the button, or type: yes delete. To keep everything, tap Back.",
        .deleteDone: """
        Done. Your data is gone. Copies made by others may stay. You can write to me again any \
        time.
        """,
        // Help and the rest
        .help: """
        I take reports of problems with voting. Say "report" to start one. Say "my reports" or \
        "feed" to read. Ask "next election", "my representatives" or "how do I register". Say "cancel" to stop. Say "back" to go back. Say "español" to change the \
        language.
        """,
        .helpHuman: "To talk to a person about voting, call {hotline}. For danger, call 911.",
        .helpWhat: "I am waiting for what you saw, in words or photos.",
        .helpPhotos: "I am waiting for photos. Tap Done when you have no more.",
        .helpPlace: "I am waiting for the place.",
        .helpTime: "I am waiting for the time.",
        .helpConfirm: "Your report is ready. Nothing is sent until you tap Send.",
        .helpZIP: "I am waiting for your ZIP code. You can tap Skip.",
        .notYet: "I cannot answer that yet. Official facts are at {official}. Or call {hotline}.",
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
        .crisis: """
        I am sorry it is this hard. You are not alone. Call or text 988 any time. If you might \
        act on it now, call 911.
        """,
        .stayInLine: """
        If you are in line when the polls close, stay in line. Not able to vote? Call {hotline} \
        now.
        """,
        .unsupported: "I can read text and see photos. I cannot use {kind}. Please type it.",
        .emojiOnly: "I did not get that. Please use words.",
        .pointUnused: "I do not need a map point right now.",
        .oldButton: "That button is old. Here is where we are now.",
        .editUsed: "I use your new text now.",
        .editNote: "Your report {code} was sent already. I added your change as a note for review.",
        .editUnused: "I cannot use that change now.",
        .slow: "You send a lot at once. Please wait a minute.",
        .parkedAside: "Something changed on my side. Your reports are safe. Let's start again.",
        .stopChoice: """
        I only write when you write, or when a person has checked your report. To have \
        everything deleted, say "delete my data".
        """,
        // From the moderators
        .question: """
        A moderator asks about your report {code}: "{question}" Tap Answer, or reply to this \
        message.
        """,
        .answerAsk: "Please write your answer about report {code}.",
        .isAnswer: "Is that for the moderator, about report {code}?",
        .answerSent: "Thank you. The moderator has your answer.",
        .answerSkipped: "OK. I told the moderator.",
        .answerGone: "That question is closed.",
        .approved: "Report {code} is public now. Thank you.",
        .rejected: "Report {code} is not public. Why: {reason}. You can fix it and send a new report.",
        .reopened: "Report {code} is being checked again. I will tell you the outcome.",
        .banned: "You cannot send reports until {date}. You can still read reports and ask for help.",
        .unbanned: "You can send reports again.",
        // Words inside sentences
        .kindLongLine: "long line",
        .kindTurnedAway: "turned away",
        .kindMachine: "machine or supplies",
        .kindWrongInformation: "wrong information",
        .kindMoved: "moved or closed",
        .kindAccess: "language or access",
        .kindThreats: "pressure or threats",
        .kindOther: "something else",
        .reasonNotVoting: "it is not about voting",
        .reasonNoDetail: "it does not say enough",
        .reasonPrivatePerson: "it names or shows a private person",
        .reasonCopied: "it looks copied or sent many times",
        .reasonUnsafe: "it is not safe to publish",
        .reasonUnchecked: "we could not check it",
        .useVoice: "voice messages",
        .useVideo: "videos",
        .useSticker: "stickers",
        .useAnimation: "GIFs",
        .useFile: "that file",
        .useContact: "contacts",
        .usePoll: "polls",
        .useAudio: "audio files",
        .useOther: "that",
        .whenNow: "now, {when}",
        .whenToday: "today, {when}",
        .whenEarlier: "before {when}",
        .ageNow: "a moment",
        .ageMinute: "1 minute",
        .ageMinutes: "{n} minutes",
        .ageHour: "1 hour",
        .ageHours: "{n} hours",
        .ageDay: "1 day",
        .ageDays: "{n} days",
        .languageEnglish: "English",
        .languageSpanish: "Spanish",
        // The moderators' card and room
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
        .cardSkipped: "The reporter skipped the question.",
        .cardPending: "No answer yet.",
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
        .toastBanned: "No reports from that person for {n} days.",
        .toastUnbanned: "That person can send reports again.",
        .deskHelp: """
        Commands: /queue, /show 12, /take 12, /approve 12, /reject 12 reason, /ask 12 words, \
        /ban 12 7, /unban 12, /undo 12. A reply to a card is a question to its reporter.
        """,
        .deskReasons: "Give a reason: {reasons}.",
        .deskNumber: "Say which report, like: {command} 12.",
        .deskQueue: "Reports that wait: {n}. The oldest has waited {age}: {codes}.",
        .deskHere: "Here is the card of report {code}.",
        .deskQueueEmpty: "No reports wait.",
        .deskAskWords: "Write the question too, like: /ask 12 Which door?",
        // Buttons
        .labelSkip: "Skip",
        .labelDone: "Done",
        .labelYes: "Yes",
        .labelNo: "No",
        .labelBack: "Back",
        .labelCancel: "Cancel",
        .labelUndo: "Undo",
        .labelClose: "Close",
        .labelStartReport: "Report a problem",
        .labelShowMine: "My reports",
        .labelShowFeed: "Latest reports",
        .labelShowHelp: "Help",
        .labelShowPrivacy: "Privacy",
        .labelChooseLanguage: "Language",
        .labelChangeZIP: "Change ZIP",
        .labelRemovePhoto: "Remove last",
        .labelUsePlace: "Use {place}",
        .labelZipOnce: "This report",
        .labelZipHome: "Home too",
        .labelNow: "Now",
        .labelToday: "Today",
        .labelEarlier: "Before today",
        .labelSend: "Send",
        .labelChange: "Change",
        .labelFieldWhat: "What",
        .labelFieldPhotos: "Photos",
        .labelFieldPlace: "Where",
        .labelFieldTime: "When",
        .labelFieldKind: "Kind",
        .labelMoreKinds: "More",
        .labelResume: "Go on",
        .labelDiscard: "Throw away",
        .labelOpen: "Report {code}",
        .labelOlder: "Older",
        .labelNewer: "Newer",
        .labelWithdraw: "Withdraw",
        .labelNote: "Add a note",
        .labelAddLate: "Add",
        .labelNewReport: "New report",
        .labelAnswerNow: "Answer now",
        .labelAddToReport: "Add to report",
        .labelAnswer: "Answer",
        .labelSkipQuestion: "Skip",
        .labelAskDelete: "Delete my data",
        .labelExport: "Get my data",
        .labelDelete: "Yes, delete",
    ]
}
