/// What is said about the grid over a photo.
enum BlackOutWords: Wording {
    case grid, part, shown, how, zoomHow, late

    var text: Text {
        switch self {
        case .grid:
            Text(
                en:
                    "Photo {n} of report {code}. Reply with the cells to black out, like B2 C3-D4. To look closer: zoom B2. Nothing brings them back.",
                es:
                    "Foto {n} del reporte {code}. Responda con las celdas a tapar, como B2 C3-D4. Para acercarse: zoom B2. Nada las recupera."
            )
        case .part:
            Text(
                en:
                    "Cell {text} of photo {n} of report {code}. Reply with its cells, like a1 c2-d3. Back to all: zoom.",
                es:
                    "Celda {text} de la foto {n} del reporte {code}. Responda con sus celdas, como a1 c2-d3. Volver a todo: zoom."
            )
        case .shown:
            Text(
                en: "Reply to the picture with its cells within 5 minutes.",
                es: "Responda a la imagen con sus celdas en 5 minutos.")
        case .how:
            Text(
                en: "Columns are A to H and rows 1 to 6, like: B2 C3-D4.",
                es: "Las columnas son A a H y las filas 1 a 6, como: B2 C3-D4.")
        case .late:
            Text(
                en: "Cells are for whoever has the grid before them. Ask for it anew: /mask {code} 1",
                es: "Las celdas son de quien tiene la cuadrícula. Pídala otra vez: /mask {code} 1")
        case .zoomHow:
            Text(en: "Say which cell, like: zoom B2.", es: "Diga qué celda, como: zoom B2.")
        }
    }
}
