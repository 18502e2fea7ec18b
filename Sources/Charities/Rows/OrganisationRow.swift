internal import CivicFacts
internal import Understanding

/// Reads one row; the first field that is wrong refuses it.
struct OrganisationRow {
    private let fields: [Field]
    private let row: String
    private let plain: [String: String]

    private static let once: Set<String> = [
        "id", "name", "also", "legal", "kind", "registration", "registration-source", "give", "opened",
        "hosts",
        "en.mission",
        "es.mission", "tags", "works-in", "area", "minimum", "checked", "created", "payable", "merchant",
        "consent",
        "payable-in",
    ]
    private static let groups: [String: Set<String>] = [
        "fact": [
            "fact.figure", "fact.low", "fact.high", "fact.source", "fact.link", "fact.date", "en.fact.unit",
            "es.fact.unit", "en.fact.sentence", "es.fact.sentence", "en.fact.caveat", "es.fact.caveat",
        ],
        "past": ["past.source", "past.link", "past.date", "en.past.sentence", "es.past.sentence"],
        "update": ["update.link", "en.update.words", "es.update.words"],
    ]

    init(_ fields: [Field], number: Int) throws(RowFault) {
        self.fields = fields
        let id = fields.first { $0.name == "id" }?.value ?? ""
        row = OrganisationID(id)?.description ?? "row \(number)"
        var plain: [String: String] = [:]
        var group: String?
        for field in fields {
            if Self.groups[field.name] != nil {
                group = field.name
            } else if Self.once.contains(field.name) {
                guard plain.updateValue(field.value, forKey: field.name) == nil else {
                    throw RowFault(row: row, field: field.name)
                }
            } else if group.flatMap({ Self.groups[$0] })?.contains(field.name) != true {
                throw RowFault(row: row, field: field.name)
            }
        }
        self.plain = plain
    }

    func organisation() throws(RowFault) -> Organisation {
        let name = try words("name", atMost: 60)
        _ = try read("kind") { CharityKind(rawValue: $0) }
        try refusePolitics()
        return Organisation(
            id: try read("id") { OrganisationID($0) }, name: name,
            aliases: try optional("also", aliases) ?? [],
            legal: plain["legal"] == nil ? name : try words("legal", atMost: 100),
            registration: try read("registration") { Registration($0) },
            numberSource: try optional("registration-source", source),
            give: try read("give") { page($0) }, opened: try optional("opened") { CivilDate($0) },
            mission: try both("mission", atMost: 200), tags: try tags(),
            worksIn: try optional("works-in") { list($0, where: Countries.isKnown) } ?? [],
            area: try optional("area") { ServiceArea($0) },
            minimum: try read("minimum") { text in
                Money(written: text).flatMap { $0.minor >= $0.currency.unit ? $0 : nil }
            },
            facts: try all("fact", fact), past: try all("past", past), updates: try all("update", update),
            hosts: (plain["hosts"] ?? "").split(separator: " ").map(String.init),
            payment: try payment(), checked: try read("checked", check),
            created: try optional("created") { Int($0) })
    }

    /// Whose name or mission speaks of voting, elections, parties or laws is not listed: the bot takes reports on these.
    private func refusePolitics() throws(RowFault) {
        for name in ["name", "legal", "also", "en.mission", "es.mission"] where plain[name] != nil {
            let words = Plain(plain[name] ?? "")
            if words.hasWord(beginning: PoliticalWords.beginnings) { throw fault(name) }
            // A mission may speak of a campaign against measles, or of a party for children; a name is somebody's own.
            let isName = !name.hasSuffix("mission")
            if isName, words.words.contains(where: PoliticalWords.ofNames.contains) { throw fault(name) }
            if words.words.contains(where: PoliticalWords.anywhere.contains) { throw fault(name) }
        }
    }

    /// All four of them, or none.
    private func payment() throws(RowFault) -> PaymentTerms? {
        let names = ["merchant", "consent", "payable-in"]
        guard try optional("payable", { $0 == "yes" ? true : nil }) ?? false else {
            if let stray = names.first(where: { plain[$0] != nil }) { throw fault(stray) }
            return nil
        }
        guard try read("minimum", { Money(written: $0) }).currency.invoiceLimits != nil else {
            throw fault("payable")
        }
        return PaymentTerms(
            merchant: try words("merchant", atMost: 60), consent: try read("consent", check),
            states: try read("payable-in") { list($0) { StateFacts.all[$0] != nil } })
    }

    private func tags() throws(RowFault) -> [CharityTag] {
        try read("tags") { text in
            let names = text.split(separator: ",").map { $0.drop { $0 == " " } }
            let tags = names.compactMap { CharityTag(rawValue: String($0)) }
            return tags.isEmpty || tags.count != names.count ? nil : tags
        }
    }

    private func fact(_ key: String, _ group: [String: String]) throws(RowFault) -> CharityFact {
        let low = try optional("fact.low", of: group) { Money(written: $0) }
        let high = try optional("fact.high", of: group) { Money(written: $0) }
        if let low, let high {
            guard low.currency == high.currency, low.minor <= high.minor else { throw fault("fact.low") }
        } else if low != nil || high != nil {
            throw fault(low == nil ? "fact.low" : "fact.high")
        }
        let figure = try optional("fact.figure", of: group) {
            Money(written: $0).flatMap { $0.minor > 0 ? $0 : nil }
        }
        guard figure != nil || low != nil else { throw fault("fact.figure") }
        return CharityFact(
            key: key, figure: figure,
            low: low, high: high, unit: try unit(group),
            sentence: try both("fact.sentence", of: group, atMost: 160),
            source: try words("fact.source", of: group, atMost: 80),
            link: try read("fact.link", of: group) { https($0) },
            date: try read("fact.date", of: group) { date($0) },
            caveat: try both("fact.caveat", of: group, atMost: 200))
    }

    private func unit(_ group: [String: String]) throws(RowFault) -> CountedUnit? {
        guard group["en.fact.unit"] != nil || group["es.fact.unit"] != nil else { return nil }
        let en = try read("en.fact.unit", of: group, forms), es = try read("es.fact.unit", of: group, forms)
        return CountedUnit(one: Bilingual(en: en[0], es: es[0]), many: Bilingual(en: en[1], es: es[1]))
    }

    private func past(_ key: String, _ group: [String: String]) throws(RowFault) -> PastWork {
        PastWork(
            sentence: try both("past.sentence", of: group, atMost: 200),
            source: try words("past.source", of: group, atMost: 80),
            link: try read("past.link", of: group) { https($0) },
            date: try read("past.date", of: group) { date($0) })
    }

    private func update(_ key: String, _ group: [String: String]) throws(RowFault) -> CharityUpdate {
        guard let day = CivilDate(key) else { throw fault("update") }
        return CharityUpdate(
            day: day, words: try both("update.words", of: group, atMost: 300),
            link: try read("update.link", of: group) { page($0) })
    }
}

/// The forms of values.
extension OrganisationRow {
    private func fault(_ field: String) -> RowFault { RowFault(row: row, field: field) }

    private func read<Value>(
        _ name: String, of group: [String: String]? = nil, _ reading: (String) -> Value?
    ) throws(RowFault) -> Value {
        guard let text = (group ?? plain)[name], let value = reading(text) else { throw fault(name) }
        return value
    }

    private func optional<Value>(
        _ name: String, of group: [String: String]? = nil, _ reading: (String) -> Value?
    ) throws(RowFault) -> Value? {
        (group ?? plain)[name] == nil ? nil : try read(name, of: group, reading)
    }

    private func words(_ name: String, of group: [String: String]? = nil, atMost limit: Int) throws(RowFault)
        -> String
    {
        try read(name, of: group) { OrganisationRow.isPlain($0) && (1...limit).contains($0.count) ? $0 : nil }
    }

    private func both(_ name: String, of group: [String: String]? = nil, atMost limit: Int) throws(RowFault)
        -> Bilingual
    {
        Bilingual(
            en: try words("en." + name, of: group, atMost: limit),
            es: try words("es." + name, of: group, atMost: limit))
    }

    /// Each group of this name with its key, in order.
    private func all<Value>(
        _ name: String, _ reading: (String, [String: String]) throws(RowFault) -> Value
    ) throws(RowFault) -> [Value] {
        var groups: [(key: String, fields: [String: String])] = []
        var isOpen = false
        for field in fields {
            if Self.groups[field.name] != nil {
                isOpen = field.name == name
                if isOpen { groups.append((field.value, [:])) }
            } else if isOpen, Self.groups[name]?.contains(field.name) == true {
                let former = groups[groups.count - 1].fields.updateValue(field.value, forKey: field.name)
                guard former == nil else { throw fault(field.name) }
            }
        }
        var values: [Value] = []
        for group in groups {
            guard !group.key.isEmpty else { throw fault(name) }
            values.append(try reading(group.key, group.fields))
        }
        return values
    }

    /// "Cruz Roja, ARC": at most eight.
    private func aliases(_ text: String) -> [String]? {
        let names = text.split(separator: ",").map { $0.trimming(while: { $0 == " " }) }
        let isRight = names.allSatisfy { (2...60).contains($0.count) && OrganisationRow.isPlain($0) }
        return (1...8).contains(names.count) && isRight ? names : nil
    }

    /// "mosquito net | mosquito nets"
    private func forms(_ text: String) -> [String]? {
        let forms = text.split(separator: "|").map { $0.trimming(while: { $0 == " " }) }
        return forms.count == 2 && forms.allSatisfy { (1...60).contains($0.count) } ? forms : nil
    }

    private func list(_ text: String, where isKnown: (String) -> Bool) -> [String]? {
        let names = text.split(separator: " ").map(String.init)
        return names.isEmpty || !names.allSatisfy(isKnown) ? nil : names
    }

    private func date(_ text: String) -> String? {
        let isDay = CivilDate(text) != nil && text.utf8.count == 10
        let isMonth = text.utf8.count == 7 && CivilDate(text + "-01") != nil
        let isYear = text.utf8.count == 4 && CivilDate(text + "-01-01") != nil
        return isDay || isMonth || isYear ? text : nil
    }

    private func check(_ text: String) -> Check? {
        guard let day = CivilDate(text), text.count > 11 else { return nil }
        return Check(day: day, by: String(text.dropFirst(11)))
    }

    private func source(_ text: String) -> SourcedPage? {
        let parts = text.split(separator: " ").map(String.init)
        guard parts.count == 2, let link = https(parts[0]), let day = CivilDate(parts[1]) else { return nil }
        return SourcedPage(link: link, day: day)
    }

    /// An https page of one of the row's own hosts.
    private func page(_ text: String) -> String? {
        guard let link = https(text), let host = WebHost(of: link) else { return nil }
        let hosts = (plain["hosts"] ?? "").split(separator: " ").map(String.init)
        return hosts.contains(host.name) ? link : nil
    }

    private func https(_ text: String) -> String? { WebHost(of: text) == nil ? nil : text }

    /// One line in one script: letters of two that look alike are a trick.
    static func isPlain(_ text: String) -> Bool {
        let letters = text.unicodeScalars.filter { $0.properties.isAlphabetic }
        return letters.allSatisfy { $0.value < 0x250 } && !text.contains { $0.isNewline }
            && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .format }
    }
}

/// The host of an https address in plain letters, without user, port or punycode.
struct WebHost {
    let name: String

    init?(of link: String) {
        guard link.hasPrefix("https://"), link.utf8.count <= 300, link.utf8.allSatisfy({ 33...126 ~= $0 })
        else {
            return nil
        }
        let host = link.dropFirst(8).prefix { !"/?#".contains($0) }
        let isPlain = host.utf8.allSatisfy { 97...122 ~= $0 || 48...57 ~= $0 || $0 == 45 || $0 == 46 }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard isPlain, labels.count > 1, labels.allSatisfy({ !$0.isEmpty && !$0.hasPrefix("xn--") }),
            labels.last?.allSatisfy(\.isLetter) == true
        else { return nil }
        name = String(host)
    }
}

extension StringProtocol {
    fileprivate func trimming(while isSpace: (Character) -> Bool) -> String {
        var text = self[...]
        while let first = text.first, isSpace(first) { text = text.dropFirst() }
        while let last = text.last, isSpace(last) { text = text.dropLast() }
        return String(text)
    }
}
