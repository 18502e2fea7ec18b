/// What somebody got in a contest, and who came third or last.
enum RankWords: Wording {
    case third, last, sameVotes, noThird, got, gotOnly, counted

    var text: Text {
        switch self {
        case .third:
            Text(
                en: "{name} came third with {text}, {n}.",
                es: "{name} quedó en tercer lugar con {text}, {n}.")
        case .last:
            Text(
                en: "{name} came last with {text}, {n}.",
                es: "{name} quedó en último lugar con {text}, {n}.")
        case .sameVotes:
            Text(en: "{name} got {text} each.", es: "{name} sacaron {text} cada cual.")
        case .noThird: Text(en: "nobody came third.", es: "nadie quedó en tercer lugar.")
        case .got: Text(en: "{name} got {text}, {n}.", es: "{name} sacó {text}, {n}.")
        case .gotOnly: Text(en: "{name} got {text}.", es: "{name} sacó {text}.")
        case .counted: Text(en: "{text} were counted.", es: "se contaron {text}.")
        }
    }
}
