/// The labels of all deeds; each stands in its deed's file.
struct DeskLabels: Wording {
    let text: Text

    static var allCases: [DeskLabels] {
        (Actions.onReports.map { $0.label } + [CallNext.label]).map(DeskLabels.init)
    }
}
