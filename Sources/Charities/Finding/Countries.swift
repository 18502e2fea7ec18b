internal import Understanding

/// Countries in which charities of the file may work, in both languages.
package enum Countries {
    package static func isKnown(_ code: String) -> Bool { names[code] != nil }

    /// Nil for a code that is none of these.
    package static func name(of code: String) -> Bilingual? { names[code] }

    /// The country of these plain words.
    static func code(of words: String) -> String? { codes[words] }

    private static let codes: [String: String] = {
        var codes = [
            "usa": "US", "america": "US", "uk": "GB", "england": "GB", "congo": "CD", "gaza": "PS",
            "drc": "CD",
        ]
        for (code, name) in names {
            codes[Plain(name.en).text] = code
            codes[Plain(name.es).text] = code
        }
        return codes
    }()

    /// By their ISO 3166 codes.
    private static let names: [String: Bilingual] = [
        "US": Bilingual(en: "United States", es: "Estados Unidos"),
        "CA": Bilingual(en: "Canada", es: "Canadá"),
        "GB": Bilingual(en: "United Kingdom", es: "Reino Unido"),
        "MX": Bilingual(en: "Mexico", es: "México"),
        "GT": Bilingual(en: "Guatemala", es: "Guatemala"),
        "HN": Bilingual(en: "Honduras", es: "Honduras"),
        "SV": Bilingual(en: "El Salvador", es: "El Salvador"),
        "NI": Bilingual(en: "Nicaragua", es: "Nicaragua"),
        "HT": Bilingual(en: "Haiti", es: "Haití"),
        "DO": Bilingual(en: "Dominican Republic", es: "República Dominicana"),
        "CU": Bilingual(en: "Cuba", es: "Cuba"),
        "CO": Bilingual(en: "Colombia", es: "Colombia"),
        "VE": Bilingual(en: "Venezuela", es: "Venezuela"),
        "EC": Bilingual(en: "Ecuador", es: "Ecuador"),
        "PE": Bilingual(en: "Peru", es: "Perú"),
        "BO": Bilingual(en: "Bolivia", es: "Bolivia"),
        "BR": Bilingual(en: "Brazil", es: "Brasil"),
        "AR": Bilingual(en: "Argentina", es: "Argentina"),
        "PY": Bilingual(en: "Paraguay", es: "Paraguay"),
        "UA": Bilingual(en: "Ukraine", es: "Ucrania"),
        "PL": Bilingual(en: "Poland", es: "Polonia"),
        "TR": Bilingual(en: "Turkey", es: "Turquía"),
        "SY": Bilingual(en: "Syria", es: "Siria"),
        "LB": Bilingual(en: "Lebanon", es: "Líbano"),
        "JO": Bilingual(en: "Jordan", es: "Jordania"),
        "IQ": Bilingual(en: "Iraq", es: "Irak"),
        "YE": Bilingual(en: "Yemen", es: "Yemen"),
        "AF": Bilingual(en: "Afghanistan", es: "Afganistán"),
        "PK": Bilingual(en: "Pakistan", es: "Pakistán"),
        "IN": Bilingual(en: "India", es: "India"),
        "BD": Bilingual(en: "Bangladesh", es: "Bangladés"),
        "NP": Bilingual(en: "Nepal", es: "Nepal"),
        "LK": Bilingual(en: "Sri Lanka", es: "Sri Lanka"),
        "MM": Bilingual(en: "Myanmar", es: "Birmania"),
        "KH": Bilingual(en: "Cambodia", es: "Camboya"),
        "LA": Bilingual(en: "Laos", es: "Laos"),
        "VN": Bilingual(en: "Vietnam", es: "Vietnam"),
        "PH": Bilingual(en: "Philippines", es: "Filipinas"),
        "ID": Bilingual(en: "Indonesia", es: "Indonesia"),
        "PG": Bilingual(en: "Papua New Guinea", es: "Papúa Nueva Guinea"),
        "ET": Bilingual(en: "Ethiopia", es: "Etiopía"),
        "KE": Bilingual(en: "Kenya", es: "Kenia"),
        "UG": Bilingual(en: "Uganda", es: "Uganda"),
        "RW": Bilingual(en: "Rwanda", es: "Ruanda"),
        "TZ": Bilingual(en: "Tanzania", es: "Tanzania"),
        "MW": Bilingual(en: "Malawi", es: "Malaui"),
        "MZ": Bilingual(en: "Mozambique", es: "Mozambique"),
        "MG": Bilingual(en: "Madagascar", es: "Madagascar"),
        "ZM": Bilingual(en: "Zambia", es: "Zambia"),
        "ZW": Bilingual(en: "Zimbabwe", es: "Zimbabue"),
        "ZA": Bilingual(en: "South Africa", es: "Sudáfrica"),
        "AO": Bilingual(en: "Angola", es: "Angola"),
        "CD": Bilingual(en: "DR Congo", es: "RD Congo"),
        "CF": Bilingual(en: "Central African Republic", es: "República Centroafricana"),
        "CM": Bilingual(en: "Cameroon", es: "Camerún"),
        "NG": Bilingual(en: "Nigeria", es: "Nigeria"),
        "NE": Bilingual(en: "Niger", es: "Níger"),
        "TD": Bilingual(en: "Chad", es: "Chad"),
        "BF": Bilingual(en: "Burkina Faso", es: "Burkina Faso"),
        "ML": Bilingual(en: "Mali", es: "Malí"),
        "GH": Bilingual(en: "Ghana", es: "Ghana"),
        "TG": Bilingual(en: "Togo", es: "Togo"),
        "CI": Bilingual(en: "Ivory Coast", es: "Costa de Marfil"),
        "LR": Bilingual(en: "Liberia", es: "Liberia"),
        "SL": Bilingual(en: "Sierra Leone", es: "Sierra Leona"),
        "GN": Bilingual(en: "Guinea", es: "Guinea"),
        "SN": Bilingual(en: "Senegal", es: "Senegal"),
        "SD": Bilingual(en: "Sudan", es: "Sudán"),
        "SS": Bilingual(en: "South Sudan", es: "Sudán del Sur"),
        "SO": Bilingual(en: "Somalia", es: "Somalia"),
        "BI": Bilingual(en: "Burundi", es: "Burundi"),
        "BJ": Bilingual(en: "Benin", es: "Benín"),
        "PS": Bilingual(en: "Gaza and the West Bank", es: "Gaza y Cisjordania"),
    ]
}
