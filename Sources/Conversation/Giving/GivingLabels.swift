internal import Charities

/// Buttons about charities.
enum GivingLabels: Wording {
    case charities, topics, near, anywhere, check, give, done, drop, inAWeek, mine

    var text: Text {
        switch self {
        case .charities: Text(en: "Charities", es: "Organizaciones")
        case .topics: Text(en: "Topics", es: "Temas")
        case .near: Text(en: "Near me", es: "Cerca de mí")
        case .anywhere: Text(en: "Anywhere", es: "En cualquier lugar")
        case .check: Text(en: "What was checked", es: "Qué se revisó")
        case .give: Text(en: "Give", es: "Donar")
        case .done: Text(en: "Done", es: "Hecho")
        case .drop: Text(en: "Drop it", es: "Quitarla")
        case .inAWeek: Text(en: "Remind me in a week", es: "Recordar en una semana")
        case .mine: Text(en: "My giving", es: "Mis donaciones")
        }
    }
}

/// What charities are about.
enum CharityTagWords: Wording {
    case food, disaster, health, children, malaria, nutrition, vaccination, medicine, water, cash, deworming,
        education, knowledge, housing, animals

    init(_ tag: CharityTag) {
        self =
            switch tag {
            case .food: .food
            case .disaster: .disaster
            case .health: .health
            case .children: .children
            case .malaria: .malaria
            case .nutrition: .nutrition
            case .vaccination: .vaccination
            case .medicine: .medicine
            case .water: .water
            case .cash: .cash
            case .deworming: .deworming
            case .education: .education
            case .knowledge: .knowledge
            case .housing: .housing
            case .animals: .animals
            }
    }

    var text: Text {
        switch self {
        case .food: Text(en: "Food", es: "Comida")
        case .disaster: Text(en: "Disaster", es: "Desastres")
        case .health: Text(en: "Health", es: "Salud")
        case .children: Text(en: "Children", es: "Infancia")
        case .malaria: Text(en: "Malaria", es: "Malaria")
        case .nutrition: Text(en: "Nutrition", es: "Nutrición")
        case .vaccination: Text(en: "Vaccines", es: "Vacunas")
        case .medicine: Text(en: "Medicine", es: "Medicina")
        case .water: Text(en: "Water", es: "Agua")
        case .cash: Text(en: "Cash", es: "Dinero directo")
        case .deworming: Text(en: "Deworming", es: "Desparasitación")
        case .education: Text(en: "Education", es: "Educación")
        case .knowledge: Text(en: "Knowledge", es: "Conocimiento")
        case .housing: Text(en: "Housing", es: "Vivienda")
        case .animals: Text(en: "Animals", es: "Animales")
        }
    }
}
