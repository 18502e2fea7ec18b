internal import CivicFacts
internal import Understanding

/// What a voter wants bills about: words of a title, or of the policy area that Congress files a bill under.
struct BillSubject {
    /// Each word that tells something, by the beginnings of the English words that mean it.
    private let words: [[String]]
    /// Those among them that tell an area by themselves.
    private let strong: [[String]]

    init(_ topic: String) {
        let told = Plain(topic).words.filter { !Self.fillers.contains($0) }
        let meaning = { (word: String) in
            Self.meanings[word] ?? Self.meanings[Self.stem(word)] ?? [Self.stem(word)]
        }
        words = told.map(meaning)
        strong = told.filter { !Self.weak.contains($0) }.map(meaning)
    }

    /// Every word is in the title or the area, or one is all that the area needs: "health care" is Health.
    func fits(_ bill: Bill) -> Bool {
        guard !words.isEmpty else { return false }
        let area = Plain(bill.topic ?? "").words
        let all = Plain(bill.title).words + area
        return words.allSatisfy { Self.has($0, among: all) } || strong.contains { Self.has($0, among: area) }
    }

    private static func has(_ beginnings: [String], among words: [String]) -> Bool {
        words.contains { word in beginnings.contains(where: word.hasPrefix) }
    }

    /// Without the sign of a plural.
    private static func stem(_ word: String) -> String {
        word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
    }

    /// Words that several areas share.
    private static let weak: Set<String> = [
        "care", "social", "security", "seguro", "seguridad", "national", "nacional", "public", "rights",
        "derechos",
        "law", "government", "international",
    ]

    private static let fillers: Set<String> = [
        "the", "a", "an", "and", "or", "of", "for", "in", "on", "to", "my", "our", "us", "issues",
        "reform",
        "policy", "el", "la", "los", "las", "de", "del", "y", "o", "un", "una", "mi", "reforma", "publica",
    ]

    /// Titles of bills are in English, and some words have another name there.
    private static let meanings: [String: [String]] = [
        "healthcare": ["health"], "medicine": ["health", "medic", "drug"], "guns": ["gun", "firearm"],
        "gun": ["gun", "firearm"], "school": ["school", "education"], "education": ["education", "school"],
        "job": ["job", "labor", "employ"],
        "climate": ["climate", "environment"], "farm": ["farm", "agric"],
        "abortion": ["abortion", "reproduct"],
        "immigrant": ["immigra"], "voting": ["vot", "elect"], "salud": ["health"], "vivienda": ["hous"],
        "impuesto": ["tax"], "inmigracion": ["immigra"], "inmigrante": ["immigra"],
        "educacion": ["education", "school"], "escuela": ["school", "education"],
        "arma": ["gun", "firearm", "weapon"],
        "clima": ["climate", "environment"], "ambiente": ["environment"], "medio": ["environment"],
        "veterano": ["veteran"], "voto": ["vot", "elect"], "votar": ["vot", "elect"],
        "elecciones": ["elect", "vot"], "eleccion": ["elect", "vot"], "trabajo": ["labor", "employ", "job"],
        "empleo": ["labor", "employ", "job"], "energia": ["energy"], "agua": ["water"],
        "agricultura": ["agric", "farm"], "comercio": ["commerce", "trade"], "defensa": ["defense"],
        "policia": ["police", "enforcement"], "crimen": ["crime"], "aborto": ["abortion", "reproduct"],
        "transporte": ["transport"], "seguro": ["security", "insurance"],
        "seguridad": ["security", "safety"],
        "social": ["social"], "medicina": ["health", "medic", "drug"], "banco": ["bank", "financ"],
    ]
}
