/// Whose an organisation is by a word in its name, in both languages, as plain text has them.
enum Demonyms {
    /// The country by the word.
    static let countries: [String: String] = {
        var countries: [String: String] = [:]
        for (code, words) in lists {
            for word in words.split(separator: " ") { countries[String(word)] = code }
        }
        return countries
    }()

    private static let lists = [
        "US": "american americana americano estadounidense", "CA": "canadian canadiense",
        "GB": "british britanica britanico english inglesa ingles scottish escocesa",
        "MX": "mexican mexicana mexicano", "GT": "guatemalan guatemalteca guatemalteco",
        "HN": "honduran hondurena hondureno", "SV": "salvadoran salvadorena salvadoreno",
        "NI": "nicaraguan nicaraguense", "HT": "haitian haitiana haitiano",
        "DO": "dominican dominicana dominicano",
        "CU": "cuban cubana cubano", "CO": "colombian colombiana colombiano",
        "VE": "venezuelan venezolana venezolano",
        "EC": "ecuadorian ecuatoriana ecuatoriano", "PE": "peruvian peruana peruano",
        "BO": "bolivian boliviana boliviano",
        "BR": "brazilian brasilena brasileno", "AR": "argentine argentinian argentina argentino",
        "CL": "chilean chilena chileno", "ES": "spanish espanola espanol", "DE": "german alemana aleman",
        "FR": "french francesa frances", "IT": "italian italiana italiano",
        "UA": "ukrainian ucraniana ucraniano",
        "IN": "indian", "KE": "kenyan keniana keniano", "PH": "philippine filipina filipino",
        "JP": "japanese japonesa japones", "CN": "chinese china chino",
        "AU": "australian australiana australiano",
        "IL": "israeli",
    ]
}
