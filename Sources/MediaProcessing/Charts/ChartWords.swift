/// The few words that a picture adds to those of its figure.
struct ChartWords {
    let language: FigureLanguage

    private func say(_ english: String, _ spanish: String) -> String {
        switch language {
        case .english: english
        case .spanish: spanish
        }
    }

    /// The last bar, for people without a bar of their own.
    func other(_ people: Int, andRest hasRest: Bool) -> String {
        let english = people == 1 ? "1 person" : "\(people) people"
        let spanish = people == 1 ? "1 persona" : "\(people) personas"
        return say(
            "Other (\(english)\(hasRest ? " and write-ins" : ""))",
            "Resto (\(spanish)\(hasRest ? " y votos escritos" : ""))")
    }

    /// Below the bars of a small picture: who has none there.
    func more(_ people: Int, elected: Int) -> String {
        let english = "and \(people) more"
        let spanish = "y \(people) más"
        guard elected > 0 else { return say(english, spanish) }
        return say(
            "\(english); \(elected) of them won",
            "\(spanish); \(elected) también \(elected == 1 ? "ganó" : "ganaron")")
    }

    /// Why there are bars where a pie was asked for.
    func reason(_ reason: NoPie) -> String {
        switch reason {
        case .severalSeats:
            say("Bars, because more than one was elected.", "Barras, porque se eligió a más de una persona.")
        case .notCounted:
            say("Bars, because not all votes were counted.", "Barras, porque no se contaron todos los votos.")
        case .onlyOne: say("Bars, because only one has votes.", "Barras, porque solo una opción tiene votos.")
        case .noRoom:
            say("Bars, because a pie has no room for this.", "Barras, porque en un pastel no cabe todo.")
        }
    }

    func meaning(of mark: FigureMonth.Mark) -> String {
        switch mark {
        case .election: say("Election day", "Día de elección")
        case .deadline: say("Deadline", "Fecha límite")
        case .early: say("Early voting", "Voto anticipado")
        }
    }

    var today: String { say("Today", "Hoy") }

    /// From Sunday.
    var weekdays: [String] {
        switch language {
        case .english: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        case .spanish: ["dom", "lun", "mar", "mié", "jue", "vie", "sáb"]
        }
    }
}

/// Why a pie would say something that is not so.
enum NoPie {
    case severalSeats
    case notCounted
    case onlyOne
    case noRoom
}
