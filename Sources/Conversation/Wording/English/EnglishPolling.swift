/// Where to vote, and street addresses.
extension English {
    static let polling: [Phrase: String] = [
        .addressForDistricts: "Send your street address. It tells your districts.",
        .addressForPolling:
            "A ZIP can have more than one voting place. Send your street address to look it up.",
        .addressForBallot: "A ZIP can have more than one ballot. Send your street address to look it up.",
        .addressOnce: "I use it once and do not keep it. You can delete your message here, too.",
        .addressOr: "Or look it up yourself: {official}",
        .addressRetry: "I need a street and a number, like 100 Main Street.",
        .addressRetryAgain: "Please write number, street and city. Or tap Close, or call {hotline}.",
        .addressUnread: "I could not read that address.",
        .addressNone: "Nobody knows that address. Please check the number and the street.",
        .addressSeveral: "There is more than one such address. Please add the ZIP code: {codes}.",
        .addressLost: "I lost your address before I could use it. Please send it again.",
        .pollingPlace: "Vote at: {place}",
        .pollingEarly: "Vote early at: {place}",
        .pollingDropOff: "Drop off a ballot at: {place}",
        .pollingHours: "Open: {hours}",
        .pollingDays: "Days: {date}",
        .pollingUnofficial: "(This place does not come from an election office.)",
        .pollingMailOnly: "Everybody there votes by mail.",
        .pollingOver: "I have no voting place for a later one.",
        .pollingCheck: "Places can change. Check before you go: {official}",
        .pollingUnknown:
            "I have no voting place for your address. That does not mean there is none in {state}.",
        .pollingLookup: "Look it up with your state: {official} Or call {hotline}.",
        .pollingLine:
            "If you are in line when the polls close, stay in line. Most people can still vote. Questions? Call {hotline}.",
        .repsStateWanted: "Your street address tells your state lawmakers, too.",
        .deskPrivate: "That is for a private chat. Please write to me there.",
        .labelPolling: "Where to vote",
        .labelLine: "In line at closing time?",
        .labelAddress: "Send my address",
    ]
}
