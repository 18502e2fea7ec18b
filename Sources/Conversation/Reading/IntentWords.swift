internal import Understanding

/// What is asked for in exact words or by a command.
extension Intent {
    /// Nil for everything that is not exactly one of the known phrases.
    init?(_ text: Plain) {
        let exact = Understanding.shared.exact
        guard let intent = exact[text.text] ?? exact[text.curt.text] else { return nil }
        self = intent
    }

    /// A command's meaning, by its name without the slash.
    init?(command: String) {
        guard let intent = Self.byCommand[command] else { return nil }
        self = intent
    }

    private static let byCommand: [String: Intent] = [
        "start": .menu, "menu": .menu, "report": .startReport, "reportar": .startReport, "mine": .myReports,
        "mis": .myReports, "me": .profile, "yo": .profile, "feed": .feed, "noticias": .feed, "help": .help,
        "ayuda": .help,
        "privacy": .privacy, "privacidad": .privacy, "delete": .deleteData, "forgetme": .deleteData,
        "borrar": .deleteData, "language": .language, "idioma": .language, "settings": .settings,
        "ajustes": .settings,
        "saved": .saved, "guardados": .saved, "charts": .charts,
        "english": .english, "espanol": .spanish, "zip": .changeZIP, "human": .human, "cancel": .cancel,
        "cancelar": .cancel, "back": .back, "volver": .back, "undo": .undo, "deshacer": .undo, "skip": .skip,
        "omitir": .skip, "done": .done, "listo": .done, "stop": .stop, "elections": .elections,
        "register": .registration, "results": .results, "reps": .representatives,
        "elecciones": .elections, "representantes": .representatives, "registro": .registration,
        "candidates": .candidates, "candidatos": .candidates, "ballot": .candidates, "boleta": .candidates,
        "measures": .measures, "medidas": .measures, "propositions": .measures, "info": .info,
        "guide": .guide, "guia": .guide,
        "mail": .mail, "correo": .mail, "rules": .rules, "reglas": .rules,
        "calendar": .calendar, "calendario": .calendar,
        "remind": .reminders, "reminders": .reminders, "recordar": .reminders, "recordatorios": .reminders,
    ]
}
