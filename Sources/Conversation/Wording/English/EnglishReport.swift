/// A report in the making, and its photos.
extension English {
    static let report: [Phrase: String] = [
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
        .photosHave: "You have {n} of {max} photos.",
        .photosCount: "You have {n} of {max} photos. Tap Done when that is all.",
        .photosFull: "I can keep {max} photos. I kept the first {max}.",
        .photoRemoved: "I took the last photo out.",
        .photoRemovedNumber: "I took photo {n} out.",
        .photosRemoved: "I took all photos out.",
        .photoTwice: "You sent the same photo twice. I kept one.",
        .added: "I added that to your report.",
        .placeAsk: "Where is it? Name the place or the street.",
        .placeRetry: "Please type the place in up to {max} letters. For example: \"Lincoln School\".",
        .placeRetryAgain: "Type a place, or tap Skip. For help from a person, call {hotline}.",
        .placePoint: "map point {point}",
        .placeTaken: "I take this as the place: {place}.",
        .pointIs: "Is something wrong at {place}? Shall I start a report there?",
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
        .changed: "Changed to {text}.",
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
        .lateThis: "this",
        .lateAll: "all of this",
        .addHere: "Write it here, or send a photo.",
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
    ]
}
