/// What a charity is about: a fixed list, so that a search always has the same doors.
public enum CharityTag: String, Codable, Hashable, Sendable, CaseIterable {
    case food, disaster, health, children, malaria, nutrition, vaccination, medicine, water, cash, deworming,
        education, knowledge, housing, animals

    /// Words and phrases in both languages, as plain text has them, that mean it. A tag's own name is one.
    var synonyms: [String] {
        let words =
            switch self {
            case .food:
                "food, food bank, food banks, hunger, hungry, starving, meal, meals, groceries, pantry, comida, hambre, "
                    + "hambrientos, alimentos, banco de alimentos, bancos de alimentos, despensa, comedor, comedores"
            case .disaster:
                "disaster, disasters, earthquake, earthquakes, hurricane, hurricanes, flood, floods, wildfire, wildfires, "
                    + "tornado, emergency, relief, desastre, desastres, terremoto, terremotos, huracan, huracanes, "
                    + "inundacion, inundaciones, incendios, emergencia, emergencias, socorro"
            case .health:
                "health, global health, sick, disease, diseases, salud, enfermos, enfermedad, enfermedades"
            case .children:
                "children, child, kids, kid, babies, baby, orphans, infancia, ninos, ninas, nino, nina, bebes, huerfanos"
            case .malaria:
                "malaria, bed net, bed nets, bednet, bednets, mosquito net, mosquito nets, mosquito, mosquitoes, "
                    + "paludismo, mosquitero, mosquiteros, mosquitos"
            case .nutrition:
                "nutrition, malnutrition, vitamin, vitamins, vitamin a, nutricion, desnutricion, vitamina, vitaminas"
            case .vaccination:
                "vaccination, vaccinations, vaccine, vaccines, immunization, immunisation, shots for babies, vacuna, vacunas, vacunacion"
            case .medicine:
                "medicine, medicines, medical, doctors, doctor, hospital, hospitals, surgery, medicina, medicinas, "
                    + "medico, medicos, hospitales, cirugia"
            case .water:
                "water, clean water, drinking water, wells, sanitation, agua, agua potable, agua limpia, pozo, pozos"
            case .cash:
                "cash, cash transfer, cash transfers, money for the poor, poverty, poor people, dinero en efectivo, "
                    + "efectivo, pobreza, gente pobre, poor families, the poor, familias pobres, personas pobres"
            case .deworming: "deworming, deworm, worms, parasites, desparasitacion, lombrices, parasitos"
            case .education:
                "education, school, schools, teacher, teachers, classroom, classrooms, literacy, reading, students, "
                    + "lesson, lessons, learning, clases, lecciones, "
                    + "educacion, escuela, escuelas, maestros, maestras, alfabetizacion, estudiantes, book, books, libro, libros"
            case .knowledge:
                "knowledge, wikipedia, encyclopedia, free information, conocimiento, enciclopedia"
            case .housing:
                "housing, homes, house, houses, homeless, homelessness, shelter for people, vivienda, viviendas, casas, casa, "
                    + "sin hogar, sin techo"
            case .animals:
                "animals, animal, dogs, dog, cats, cat, pets, pet, puppies, animal shelter, animales, perros, perro, "
                    + "gatos, gato, mascotas, mascota, refugio de animales"
            }
        return [rawValue] + words.split(separator: ", ").map(String.init)
    }

    /// The tags by their words.
    static let byWords: [String: Set<CharityTag>] = {
        var found: [String: Set<CharityTag>] = [:]
        for tag in CharityTag.allCases {
            for words in tag.synonyms { found[words, default: []].insert(tag) }
        }
        return found
    }()

    /// The longest of their phrases, in words.
    static let longest = byWords.keys.map { $0.split(separator: " ").count }.max() ?? 1
}
