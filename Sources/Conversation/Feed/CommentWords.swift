/// What is said about comments.
enum CommentWords: Wording {
    case head, none, line, ask, isComment, long, link, many, sent, withdrawAsk, withdrawn, labelComments,
        labelComment

    var text: Text {
        switch self {
        case .head: Text(en: "Comments on report {code}:", es: "Comentarios al reporte {code}:")
        case .none:
            Text(
                en: "No comments on report {code} yet.",
                es: "Aún no hay comentarios al reporte {code}.")
        case .line: Text(en: "{when}:", es: "{when}:")
        case .ask:
            Text(
                en: """
                    What do you want to say about report {code}? Up to {max} characters. A person checks it \
                    first. Your name is not shown.
                    """,
                es: """
                    ¿Qué quiere decir sobre el reporte {code}? Hasta {max} letras. Una persona lo revisa antes. \
                    Su nombre no se muestra.
                    """)
        case .isComment:
            Text(
                en: "Send this as a comment on report {code}?",
                es: "¿Envío esto como comentario al reporte {code}?")
        case .long:
            Text(
                en: "That is {n} characters. A comment has up to {max}. Please make it shorter.",
                es: "Son {n} letras. Un comentario tiene hasta {max}. Hágalo más corto, por favor.")
        case .link:
            Text(
                en: "I do not take links in comments. Please say it in words.",
                es: "No acepto enlaces en los comentarios. Dígalo con palabras, por favor.")
        case .many:
            Text(
                en: "{n} of your comments still wait. Please wait until a person has checked them.",
                es: "{n} de sus comentarios aún esperan. Espere a que una persona los revise.")
        case .sent:
            Text(
                en: "Sent as comment {code}. A person checks it first.",
                es: "Enviado como comentario {code}. Una persona lo revisa antes.")
        case .withdrawAsk:
            Text(
                en: "Take comment {code} back? It goes at once.",
                es: "¿Retirar el comentario {code}? Se quita de inmediato.")
        case .withdrawn: Text(en: "Comment {code} is taken back.", es: "El comentario {code} está retirado.")
        case .labelComments: Text(en: "Comments", es: "Comentarios")
        case .labelComment: Text(en: "Write a comment", es: "Comentar")
        }
    }
}
