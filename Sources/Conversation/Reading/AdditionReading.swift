internal import Understanding

/// Words that add to what was told: "also the doors are locked", "I forgot to say …", "quiero agregar algo".
enum AdditionReading: Equatable {
    /// Only the wish: what is to be added comes next.
    case wish
    /// The words themselves are to be added.
    case told

    /// Nil where the text does not begin like an addition.
    init?(_ plain: Plain) {
        let words = plain.words.map(String.init)
        guard let opened = Self.openings.count(in: words) else { return nil }
        let rest = words[opened...]
        guard rest.allSatisfy(Self.fillers.contains) else {
            self = .told
            return
        }
        // A bare "also" says nothing.
        guard opened > 1 else { return nil }
        self = .wish
    }

    private static let openings = Openings([
        "also", "and also", "oh also", "oh and", "plus", "additionally", "one more thing", "another thing",
        "i forgot to say", "i forgot to tell you", "i forgot to mention", "i forgot to add", "forgot to say",
        "forgot to mention", "forgot to add", "forgot to tell you", "i forgot something",
        "i want to add", "i wanted to add", "i wanna add", "i would like to add", "id like to add",
        "i need to add", "i have to add", "can i add", "could i add", "may i add", "let me add",
        "please add", "add to my report", "add to the report", "add this to my report", "add that",
        "tambien", "y tambien", "ah y", "ademas", "y ademas", "otra cosa", "una cosa mas", "algo mas",
        "tampoco", "y tampoco", "ni tampoco", "and there", "and they", "and no", "y habia", "y no habia",
        "y hay",
        "y no hay",
        "quiero agregar", "quiero anadir", "quisiera agregar", "quisiera anadir", "queria agregar",
        "queria anadir", "necesito agregar", "puedo agregar", "puedo anadir", "me gustaria agregar",
        "me falto decir", "me falto contar", "falto decir", "se me olvido decir", "se me olvido contar",
        "se me olvido mencionar", "se me olvido algo", "se me olvido agregar", "olvide decir",
        "olvide mencionar", "olvide agregar", "olvide algo", "me olvide de decir", "me olvide de algo",
        "agregue que", "agrega que", "agregue q", "agrega q", "agrega tambien", "agregale que", "agregale q",
        "anade que", "anade q", "pon que tambien", "pon q tambien", "add also", "please add that",
        "agregar a mi reporte", "agregar al reporte",
    ])

    private static let fillers: Set<String> = [
        "something", "more", "a", "an", "one", "thing", "things", "to", "it", "my", "the", "report", "this",
        "please", "note", "details", "detail", "information", "info", "else", "words", "some", "photo",
        "photos", "picture", "pictures", "comment", "algo", "mas", "una", "un", "unas", "cosa", "cosas",
        "al", "mi", "el", "reporte", "informacion", "detalle", "detalles", "nota", "foto", "fotos", "por",
        "favor", "comentario", "datos", "otra", "esto",
    ]
}
