internal import Understanding

/// What of an organisation's name tells it from others.
enum CharityNames {
    /// Without words that many names have at their ends.
    static func words(of plainName: String) -> [String] {
        let words = plainName.split(separator: " ").map(String.init).filter { !articles.contains($0) }
        let kept = words.filter { !ends.contains($0) }
        return kept.isEmpty ? words : kept
    }

    /// These words say nothing but what it is called.
    static func isName(_ words: [String], of one: Organisation) -> Bool {
        let known = ([one.name, one.legal] + one.aliases).flatMap { Plain($0).words }
        return words.allSatisfy { word in
            articles.contains(word) || known.contains { Slips.isMeant($0, by: word) }
        }
    }

    /// Words that make it the name of somebody of another country: "Cruz Roja Mexicana" is not the American Red Cross.
    static func isAnothers(_ words: [String], _ one: Organisation) -> Bool {
        let own = Set(([one.name, one.legal] + one.aliases).flatMap { Plain($0).words })
        return words.indices.contains { index in
            guard !own.contains(words[index]) else { return false }
            let isBeside = [index - 1, index + 1].contains {
                words.indices.contains($0) && own.contains(words[$0])
            }
            // Who works in one country of the three is of it.
            let isNational = one.worksIn.count == 1 && ["US", "CA", "GB"].contains(one.worksIn[0])
            guard isNational,
                let country = Demonyms.countries[words[index]]
                    ?? (isBeside ? Countries.code(of: words[index]) : nil)
            else { return false }
            return !one.isNamed(in: country)
        }
    }

    /// The words of a name that is on no list, such as "Partners in Health", where a word stands in it that names bear and
    /// no topic: what it is about is no answer then.
    static func unlisted(_ words: [String]) -> [String]? {
        guard
            let at = words.indices.first(where: { index in
                guard names.contains(words[index]) else { return false }
                let before = index > 0 ? words[index - 1] : ""
                return !indefinite.contains(before)
            })
        else { return nil }
        let start = words[..<at].lastIndex(where: leads.contains).map { $0 + 1 } ?? 0
        let name = words[start...].filter { !["the", "la", "el", "los", "las"].contains($0) }
        return name.count > 1 && name.count <= 6 ? name : nil
    }

    /// What names of organisations have, and hardly a wish.
    private static let names: Set<String> = [
        "partners", "alliance", "institute", "league", "coalition", "federation", "society", "council",
        "ministries", "socios", "alianza", "instituto", "liga", "coalicion", "federacion", "sociedad",
    ]
    /// What names have, and wishes as well.
    static let kinds: Set<String> = [
        "cause", "fund", "foundation", "group", "project", "center", "centre", "network", "committee",
        "association",
        "causa", "fondo", "fundacion", "grupo", "proyecto", "centro", "comite", "asociacion",
    ]
    private static let indefinite: Set<String> = [
        "a", "an", "any", "some", "un", "una", "alguna", "algun",
    ]
    private static let leads: Set<String> = [
        "to", "for", "donate", "give", "about", "is", "find", "a", "para", "al", "donar", "dar",
        "support",
        "apoyar",
    ]

    static let articles: Set<String> = [
        "the", "of", "for", "and", "a", "an", "la", "el", "los", "las", "de", "y",
    ]

    private static let ends: Set<String> = [
        "foundation", "fund", "international", "intl", "usa", "inc", "org", "charity", "fundacion",
        "us",
    ]
}

extension CharityDirectory {
    /// Those that these plain words name: two of a name's words beside each other, its only word, or its first letters.
    func named(by words: [String]) -> [Organisation] {
        let told = words.filter { !CharityNames.articles.contains($0) }
        let aliased = words.indices.flatMap { at in
            (aliases[words[at]] ?? []).filter { words[(at + 1)...].starts(with: $0.tail) }.map(\.index)
        }
        guard aliased.isEmpty else { return Set(aliased).sorted().map { organisations[$0] } }
        return index.candidates(for: told).filter { CharityDirectory.isNamed(names[$0], by: told) }.map {
            organisations[$0]
        }
    }

    /// What many names have.
    private static let wide: Set<String> = [
        "world", "national", "american", "america", "global", "first", "great", "greater", "central",
        "general",
        "united", "new", "international", "public", "save", "direct", "action",
    ]

    /// Those in whose names all of these words stand, perhaps with one slip each where they are long.
    func holding(_ words: [String], isSlipForgiven: Bool) -> [Organisation] {
        let told = words.filter { !CharityNames.articles.contains($0) }
        guard !told.isEmpty else { return [] }
        // "World" alone is not World Central Kitchen.
        guard told != told.filter(Self.wide.contains) else { return [] }
        return index.holding(told).filter { place in
            told.allSatisfy { word in
                names[place].contains { isSlipForgiven ? Slips.isMeant($0, by: word) : $0 == word }
            }
        }.map { organisations[$0] }
    }

    private static func isNamed(_ name: [String], by told: [String]) -> Bool {
        if name.count == 1 {
            // "Water" alone is what people look for.
            guard CharityTag.byWords[name[0]] == nil else { return false }
            let joined = zip(told, told.dropFirst()).map { $0 + $1 }
            return told.contains { Slips.isMeant(name[0], by: $0) } || joined.contains(name[0])
        }
        let letters = String(name.compactMap(\.first))
        if letters.count >= 3, told.contains(letters) { return true }
        guard told.count > 1 else { return false }
        return (0..<told.count - 1).contains { at in
            // "Food bank" and "against malaria" are what many are called, and what people look for.
            let pair = told[at...at + 1]
            guard CharityTag.byWords[pair.joined(separator: " ")] == nil,
                !pair.allSatisfy({ CharitySearch.common.contains($0) || CharityTag.byWords[$0] != nil })
            else { return false }
            return (0..<name.count - 1).contains {
                Slips.isMeant(name[$0], by: told[at]) && Slips.isMeant(name[$0 + 1], by: told[at + 1])
            }
        }
    }
}

/// What else an organisation is called, in another language or short: all of its words have to stand beside each other.
struct CharityAlias: Equatable {
    /// The words behind the first.
    let tail: [String]
    /// Its place among the organisations.
    let index: Int

    static func byFirstWord(_ organisations: [Organisation]) -> [String: [CharityAlias]] {
        var aliases: [String: [CharityAlias]] = [:]
        for (index, one) in organisations.enumerated() {
            for alias in one.aliases {
                let words = Plain(alias).words
                guard let first = words.first else { continue }
                aliases[first, default: []].append(
                    CharityAlias(tail: Array(words.dropFirst()), index: index))
            }
        }
        return aliases
    }
}

/// Words with a slip of the finger.
enum Slips {
    /// The same, or one letter apart where there are five or more.
    static func isMeant(_ word: String, by typed: String) -> Bool {
        if word == typed { return true }
        guard word.utf8.count >= 5, typed.utf8.count >= 4 else { return false }
        return Slip.count(between: word, and: typed, upTo: 1) != nil
    }
}
