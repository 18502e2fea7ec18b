/// What moderators read about the words that everybody will read.
public enum PublicTextWords: Wording {
    case head, how, leftOut, cutHow, hideHow, noSentence, notThere, nothingLeft, tooMany, onCard, approved

    public var text: Text {
        switch self {
        case .head:
            Text(
                en: "Report {code}, as everybody would read it:",
                es: "Reporte {code}, como lo leerían todos:")
        case .how:
            Text(
                en: "Leave out: /cut {code} 2. Mask: /hide {code} a name. All again: /cut {code} undo.",
                es: "Quitar: /cut {code} 2. Tapar: /hide {code} un nombre. Todo otra vez: /cut {code} undo.")
        case .leftOut: Text(en: "(left out)", es: "(se quita)")
        case .cutHow:
            Text(
                en: "Give the report and its sentences: /cut 12 3, or /cut 12 undo.",
                es: "Dé el reporte y sus frases: /cut 12 3, o /cut 12 undo.")
        case .hideHow:
            Text(
                en: "Give the report and the words to mask: /hide 12 Mr. Jones, blue Ford.",
                es: "Dé el reporte y las palabras por tapar: /hide 12 Sr. Pérez, Ford azul.")
        case .noSentence:
            Text(
                en: "Report {code} has {max} sentences, and no sentence {n}. /text {code} shows them.",
                es: "El reporte {code} tiene {max} frases, y no hay frase {n}. /text {code} las muestra.")
        case .notThere:
            Text(
                en: "\"{text}\" does not stand in report {code}. /text {code} shows its words.",
                es: "\"{text}\" no está en el reporte {code}. /text {code} muestra sus palabras.")
        case .nothingLeft:
            Text(
                en: "Then nothing would be left of report {code}. Reject it instead.",
                es: "Entonces no quedaría nada del reporte {code}. Mejor rechácelo.")
        case .tooMany:
            Text(
                en: "At most {max} words can be masked. Leave whole sentences out instead.",
                es: "Se pueden tapar {max} palabras como máximo. Mejor quite frases enteras.")
        case .onCard:
            Text(
                en: "Public text: left out {n}, masked {max}",
                es: "Texto público: quitado {n}, tapado {max}")
        case .approved:
            Text(
                en: "Report {code} is approved. Undo that first, then put words back.",
                es: "El reporte {code} está aprobado. Primero deshágalo y luego devuelva palabras.")
        }
    }
}
