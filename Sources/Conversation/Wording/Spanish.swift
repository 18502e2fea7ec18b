internal import Understanding

/// What the sentences in Spanish need besides themselves.
enum Spanish {
    static let tongue = Tongue(
        code: "es", name: "Español", nameInEnglish: "Spanish", hotline: .spanish,
        calendar: CalendarWords(
            days: ["dom", "lun", "mar", "mié", "jue", "vie", "sáb"],
            months: ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"],
            date: "{weekday} {day} {month}", dateWithYear: "{weekday} {day} {month} {year}",
            clock: .twentyFour),
        or: "o", typing: .spanish,
        places: [
            "DC": "Distrito de Columbia", "VI": "Islas Vírgenes de EE. UU.", "MP": "Islas Marianas del Norte",
            "AS": "Samoa Americana", "MH": "Islas Marshall",
            "AA": "una dirección militar en el exterior (APO/FPO, Américas)",
            "AE": "una dirección militar en el exterior (APO/FPO, Europa)",
            "AP": "una dirección militar en el exterior (APO/FPO, Pacífico)", "HI": "Hawái", "LA": "Luisiana",
            "NC": "Carolina del Norte", "SC": "Carolina del Sur", "ND": "Dakota del Norte",
            "SD": "Dakota del Sur", "NH": "Nuevo Hampshire", "NJ": "Nueva Jersey", "NM": "Nuevo México",
            "NY": "Nueva York", "OR": "Oregón", "PA": "Pensilvania", "WV": "Virginia Occidental",
        ],
        parties: [
            "democratic": "Demócrata", "republican": "Republicano", "independent": "Independiente",
            "libertarian": "Libertario", "green": "Verde", "nonpartisan": "Sin partido",
        ], read: \.es, lexicon: .spanish)
}

extension Language {
    public static let spanish = Language(Spanish.tongue)
}
