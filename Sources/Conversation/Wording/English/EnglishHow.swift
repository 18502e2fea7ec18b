/// How to vote: the law in short words, and where the state's answer is.
extension English {
    static let how: [Phrase: String] = [
        .voteOrg: "Vote.org helps, too. It is a private group and keeps what you type: {url}",
        .regSeveral: "Your ZIP lies in more than one state. Deadlines are on those pages.",
        .howHead: "I do not say who may vote: that is for your state. I show where to ask. What is it about?",
        .howLaw: "The law: {text}.",
        .howState: "Ask {state}: {official}",
        .howNoState: "Find your state: {official}",
        .howHotline: "Or call {hotline}. It is free and takes no side.",
        .howRegistered: "I cannot see the list of voters. Your state can tell if you are on it.",
        .howMail:
            "Each state has its own rules and dates for voting by mail (absentee). I do not have them here.",
        .howEarly: "Many states let you vote before the day. Each sets its own days and places.",
        .howTrack: "Only your election office knows where your ballot is. Many let you look it up.",
        .howOverseas:
            "States must send a ballot to citizens abroad and in the military. Ask in time and it goes out 45 days before a federal election. One form asks for it, at fvap.gov.",
        .howIDs:
            "Each state says which ID it takes. You can be asked for one if you signed up by mail and vote for the first time. No ID with you? Ask about a provisional ballot.",
        .howHelp:
            "You can bring somebody you choose if you are blind, disabled, or cannot read or write. It cannot be your boss or union.",
        .howProvisional:
            "Are you not on the list? You can ask for a provisional ballot: it is checked later. You must be told how to find out if it counts.",
        .howCitizen:
            "Only U.S. citizens can vote in federal elections. Voting when you are not allowed can get you in trouble. Not sure? Ask first.",
        .howNaturalized: "Naturalized citizens can register like other citizens. Your state says how.",
        .howRecord: "States have different rules after a conviction, and they change. Ask before you vote.",
        .howStudent: "Home or school? Each state says what counts as home. You vote in one place only.",
        .howWork: "Some states give time off work to vote. Each has its own rules.",
        .labelHow: "Rules for voting",
        .labelHowRegistered: "Am I registered?",
        .labelHowMail: "Vote by mail",
        .labelHowEarly: "Vote early",
        .labelHowTrack: "Where is my ballot?",
        .labelHowOverseas: "Abroad or military",
        .labelHowIDs: "What ID?",
        .labelHowHelp: "Help with voting",
        .labelHowProvisional: "Not on the list?",
        .labelHowCitizen: "Citizens",
        .labelHowRecord: "After a conviction",
        .labelHowStudent: "Students",
        .labelHowWork: "Time off work",
    ]
}
