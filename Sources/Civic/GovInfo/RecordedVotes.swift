import CivicFacts

/// Votes by roll call in a BILLSTATUS file: beside the actions in the newer schema, of the whole bill in the older.
enum RecordedVotes {
    /// The newest first, each once; nil if there are none.
    static func of(_ bill: XMLNode) -> [Bill.Vote]? {
        let all = bill.items("actions").flatMap { action in
            votes(in: action, day: action["actionDate"]?.words, words: action["text"]?.words)
        }
        var seen: Set<String> = []
        let once = (all + votes(in: bill, day: nil, words: nil)).filter {
            seen.insert("\($0.chamber) \($0.day.year) \($0.roll)").inserted
        }
        return once.isEmpty ? nil : Array(once.sorted { ($0.day, $0.roll) > ($1.day, $1.roll) }.prefix(kept))
    }

    /// More than a card shows.
    private static let kept = 5

    private static func votes(in node: XMLNode, day: String?, words: String?) -> [Bill.Vote] {
        (node["recordedVotes"]?.children ?? []).compactMap { vote in
            guard let chamber = vote["chamber"]?.words,
                let roll = vote["rollNumber"]?.words.flatMap({ Int($0) }),
                let day = (day ?? vote["date"]?.words).flatMap({ CivilDate(String($0.prefix(10))) }),
                let words = words ?? vote["fullActionName"]?.words.map({ "\($0) (\(chamber) roll \(roll))" })
            else { return nil }
            return Bill.Vote(chamber: chamber, roll: roll, day: day, words: words)
        }
    }
}
