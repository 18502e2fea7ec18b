/// Buttons that stand below many questions.
enum CommonLabels: Wording {
    case skip, done, yes, no, back, cancel, undo, close, open, older, newer, more, less, startReport,
        showMine, showFeed, showInfo, showHelp, showPrivacy, chooseLanguage, changeZIP

    var text: Text {
        switch self {
        case .skip: Text(en: "Skip", es: "Omitir")
        case .done: Text(en: "Done", es: "Listo")
        case .yes: Text(en: "Yes", es: "Sí")
        case .no: Text(en: "No", es: "No")
        case .back: Text(en: "Back", es: "Volver")
        case .cancel: Text(en: "Cancel", es: "Cancelar")
        case .undo: Text(en: "Undo", es: "Deshacer")
        case .close: Text(en: "Close", es: "Cerrar")
        case .open: Text(en: "Report {code}", es: "Reporte {code}")
        case .older: Text(en: "Older", es: "Más antiguos")
        case .newer: Text(en: "Newer", es: "Más recientes")
        case .more: Text(en: "More", es: "Más")
        case .less: Text(en: "Back a page", es: "Página anterior")
        case .startReport: Text(en: "Report a problem", es: "Reportar un problema")
        case .showMine: Text(en: "My reports", es: "Mis reportes")
        case .showFeed: Text(en: "Latest reports", es: "Últimos reportes")
        case .showInfo: Text(en: "Voting info", es: "Sobre el voto")
        case .showHelp: Text(en: "Help", es: "Ayuda")
        case .showPrivacy: Text(en: "Privacy", es: "Privacidad")
        case .chooseLanguage: Text(en: "Language", es: "Idioma")
        case .changeZIP: Text(en: "Change ZIP", es: "Cambiar código")
        }
    }
}
