public import CivicFacts
internal import Understanding

/// What people ask about how to vote. The bot tells what federal law says and where their state's answer is; whether
/// somebody may vote it never says.
public enum HowTopic: String, Codable, Hashable, Sendable, CaseIterable {
    case registered, mail, early, track, overseas, ids, help, provisional, citizen, record, student, work

    /// The law behind what is told, by title and section of the U.S. Code; nil where nothing but the way is told.
    public var law: String? {
        switch self {
        case .overseas: "52 U.S.C. 20302"
        case .ids: "52 U.S.C. 21083"
        case .help: "52 U.S.C. 10508"
        case .provisional: "52 U.S.C. 21082"
        case .citizen: "18 U.S.C. 611"
        case .registered, .mail, .early, .track, .record, .student, .work: nil
        }
    }

    /// The form at Vote.org, a private group that helps with it; always named after the state's own page.
    public var voteOrg: OfficialLink? {
        switch self {
        case .registered: "https://www.vote.org/am-i-registered-to-vote/"
        case .mail: "https://www.vote.org/absentee-ballot/"
        case .early, .track, .overseas, .ids, .help, .provisional, .citizen, .record, .student, .work: nil
        }
    }

    /// The day to which these laws were looked up.
    public static let asOf = CivilDate(year: 2026, month: 11, day: 21)

    /// Where the told law comes from; nil where none is told.
    var origin: Provenance? {
        law.map { _ in
            Provenance(
                source: .usCode, asOf: Self.asOf.noon,
                official: self == .overseas ? "https://www.fvap.gov" : CivicSource.usCode.home)
        }
    }
}

extension HowTopic {
    /// What words ask about; nil where they do not tell. The order decides where several could be meant.
    init?(_ plain: Plain) {
        let topic = Self.marks.first { _, marks in
            marks.contains { mark in
                if mark.contains(" ") { return plain.text.contains(mark) }
                return plain.words.contains { mark.hasSuffix("=") ? $0 + "=" == mark : $0.hasPrefix(mark) }
            }
        }?.0
        guard let topic else { return nil }
        self = topic
    }

    /// Whether the words say that somebody is a citizen, naturalized or not, and nothing against it.
    static func isOfCitizen(_ plain: Plain) -> Bool {
        let isEnded = ["am not", "im not", "isnt", "yo no"].contains(where: plain.text.hasSuffix)
        return !isEnded && beingCitizen.contains(where: plain.text.contains)
            && !doubts.contains { " \(plain.text) ".contains(" \($0)") }
    }

    private static let beingCitizen = [
        "i am a citizen", "im a citizen", "i am a us citizen", "im a us citizen", "i am an american citizen",
        "became a citizen", "became a us citizen", "became an american citizen", "naturalized citizen",
        "naturalised citizen", "naturalized us citizen", "naturalized american", "was naturalized",
        "got naturalized",
        "am naturalized", "im naturalized", "soy ciudadan", "me hice ciudadan", "ciudadana naturalizada",
        "ciudadano naturalizado", "me naturalice", "soy naturalizad", "estoy naturalizad",
    ]

    /// Not a citizen, or not yet.
    private static let doubts = [
        "not a ", "not naturaliz", "not yet", "isnt ", "arent ", "non ", "noncitizen", "waiting to ",
        "in the process",
        "want to be", "how do i become", "how can i become", "get naturalized", "if i become", "if i get",
        "soon ",
        "will be a ", "will be naturalized", "will become", "going to be", "about to be", "next month",
        "next year",
        "next week", "green card", "no soy ", "no estoy ", "no me ", "todavia ", "aun no", "en proceso",
        "quiero ser",
        "quiero naturaliz", "si me hago", "si me naturaliz", "voy a ser", "pronto ", "proximo mes",
        "proximo ano",
        "residente ",
    ]

    /// Beginnings of words, whole words that end with `=`, and parts of a sentence.
    private static let marks: [(HowTopic, [String])] = [
        (
            .registered,
            [
                "am i registered", "am i signed up", "check my registration", "if i am registered",
                "if im registered", "registration status", "estoy registrad", "estoy inscrit",
                "revisar mi registro", "si estoy en la lista",
            ]
        ),
        (
            .record,
            [
                "felon", "prison", "jail", "parole", "probation", "convict", "criminal", "antecedente",
                "carcel",
                "delito", "condena", "presidio",
            ]
        ),
        (
            .citizen,
            [
                "citizen", "noncitizen", "naturaliz", "immigrant", "green card", "ciudadan", "inmigrante",
                "residente",
            ]
        ),
        (.student, ["student", "college", "campus", "university", "estudiante", "universidad", "estudio="]),
        (
            .overseas,
            [
                "oversea", "abroad", "militar", "army=", "navy=", "deploy", "extranjero", "ejercito", "fpca=",
                "uocava=",
            ]
        ),
        (
            .track,
            [
                "track", "rastre", "where is my mail ballot", "where is my ballot", "where is my absentee",
                "did my ballot", "was my ballot", "donde esta mi boleta", "llego mi boleta",
            ]
        ),
        (.provisional, ["provisional"]),
        (.work, ["time off", "off work", "my boss", "my job", "work=", "trabajo", "jefe=", "jefa="]),
        (
            .help,
            [
                "help me vote", "helps me", "assist", "wheelchair", "blind", "disab", "interpret", "translat",
                "ayudar a votar", "ayude a votar", "ayuda para votar", "ayudar", "discapaci", "ciego",
                "ciega",
                "silla de ruedas",
            ]
        ),
        (
            .ids,
            [
                "id=", "ids=", "identification", "identificacion", "license", "licencia", "passport",
                "pasaporte",
            ]
        ),
        (.early, ["early", "anticipad", "temprano", "antes del dia"]),
        (.mail, ["mail", "absentee", "abscentee", "correo", "coreo", "ausen", "in person", "en persona"]),
    ]
}
