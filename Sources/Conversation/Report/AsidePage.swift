internal import CivicFacts

/// What was said beside an open report, and is no part of it unless its writer says so.
protocol HoldsAside: FactsPage {
    var aside: Piece? { get }
}

/// Small talk, or a question that nothing here answers: it is not added unasked.
struct AsidePage: HoldsAside {
    static let name = "rep.aside"
    static let formerly: String? = nil

    var aside: Piece?
    /// It asks; else it only keeps company.
    let isAsked: Bool

    var isOfPlace: Bool { isAsked }

    func told(_ view: View) -> Prompt {
        guard isAsked else { return view.prompt([view.text(AsideWords.here)], [[.addAside]]) }
        let state = view.states.count == 1 ? view.states.first : nil
        let office =
            state.map {
                view.text(HowWords.state, [.state: view.name(of: $0.postal), .official: $0.office.url])
            }
        let lines = [view.text(AsideWords.unknown)] + (office.map { [$0] } ?? [])
        return view.prompt(lines, [[.addAside], [.howTopics]])
    }
}

/// Around it.
enum AsideWords: Wording {
    case here, hereAlone, unknown

    var text: Text {
        switch self {
        case .here:
            Text(
                en: "OK. I did not add that to your report.", es: "Está bien. Eso no lo agregué a su reporte."
            )
        case .hereAlone:
            Text(en: "OK. Write any time.", es: "Está bien. Escriba cuando quiera.")
        case .unknown:
            Text(
                en: "I have no answer to just that. Ask the person in charge there, or call {hotline}.",
                es: "No tengo respuesta justo a eso. Pregunte a la persona a cargo, o llame al {hotline}.")
        }
    }
}
