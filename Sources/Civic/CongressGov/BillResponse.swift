import CivicFacts

/// What Congress.gov and GovInfo write alike about bills.
enum BillResponse {
    static func id(congress: String?, type: String?, number: String?) -> BillID? {
        guard let congress = congress.flatMap({ Int($0) }), let number = number.flatMap({ Int($0) }),
            let kind = type.flatMap({ BillID.Kind(rawValue: $0.lowercased()) })
        else { return nil }
        return BillID(congress: Congress(rawValue: congress), kind: kind, number: number)
    }

    /// How far a bill came, by the words of its latest action; `other` for words that tell nothing certain.
    static func stage(action: String, isLaw: Bool) -> Bill.Stage {
        let words = action.lowercased()
        if isLaw || words.contains("became public law") || words.contains("became private law") {
            return .becameLaw
        }
        if words.contains("vetoed") { return .vetoed }
        if words.contains("presented to president") { return .passedBoth }
        // What one chamber receives, the other has passed.
        if words.hasPrefix("received in the senate") { return .passedHouse }
        if words.hasPrefix("received in the house") { return .passedSenate }
        if words.contains("passed/agreed to in house") || words.contains("passed house") {
            return .passedHouse
        }
        if words.contains("passed/agreed to in senate") || words.contains("passed senate") {
            return .passedSenate
        }
        if words.contains("referred to") { return .inCommittee }
        return words.hasPrefix("introduced") ? .introduced : .other
    }

    /// Some bills have no title yet.
    static func title(_ title: String?, _ id: BillID) -> String { title ?? id.label }
}
