/// What is said about posts of givers.
enum GiftPostWords: Wording {
    case ask, askWithPhoto, notice, unsent, about, amount, amountByWord, amountHidden, gone, long, linkCut,
        onlyLink, many, sent, none, list, line, countOfComments, comments, noComments, askComment,
        approved, rejected, reopened, retracted, commentClosed, ownLine, commentLine, withdrawAsk, withdrawn,
        kept,
        labelWrite, labelShowAmount, labelHideAmount, labelSend, labelPosts, labelPost

    var text: Text {
        switch self {
        case .ask:
            Text(
                en:
                    "What do you want to say about your gift to {name}? Up to {max} characters, and one photo.",
                es: "¿Qué quiere decir de su donación a {name}? Hasta {max} letras, y una foto.")
        case .askWithPhoto:
            Text(
                en: "I have your photo. What do you want to say with it? Up to {max} characters.",
                es: "Tengo su foto. ¿Qué quiere decir con ella? Hasta {max} letras.")
        case .notice:
            Text(
                en: "A person checks it first. Your name is not shown.",
                es: "Una persona lo revisa antes. Su nombre no se muestra.")
        case .unsent:
            Text(
                en: "Your post. It is not sent yet. To change it, write it again.",
                es: "Su mensaje. Aún no se envió. Para cambiarlo, escríbalo otra vez.")
        case .about: Text(en: "About a gift to {name}", es: "Sobre una donación a {name}")
        case .amount: Text(en: "Amount: {cash}", es: "Cantidad: {cash}")
        case .amountByWord:
            Text(en: "Amount, by the giver's word: {cash}", es: "Cantidad, según quien dona: {cash}")
        case .amountHidden: Text(en: "Amount: not shown", es: "Cantidad: no se muestra")
        case .gone:
            Text(
                en: "You can write about a gift once it is given.",
                es: "Puede escribir de una donación cuando ya la hizo.")
        case .long:
            Text(
                en: "That is {n} characters. There is room for {max}. Please make it shorter.",
                es: "Son {n} letras. Caben {max}. Hágalo más corto, por favor.")
        case .linkCut: Text(en: "I took the link out.", es: "Quité el enlace.")
        case .onlyLink:
            Text(
                en: "I do not take links here. Please say it in words.",
                es: "No acepto enlaces aquí. Dígalo con palabras, por favor.")
        case .many:
            Text(
                en: "{n} of your posts still wait. Please wait until a person has checked them.",
                es: "{n} de sus mensajes aún esperan. Espere a que una persona los revise.")
        case .sent:
            Text(
                en: "Sent as post {code}. A person checks it first.",
                es: "Enviado como mensaje {code}. Una persona lo revisa antes.")
        case .none:
            Text(
                en: "No giver has written about {name} yet.", es: "Nadie ha escrito aún sobre {name}.")
        case .list:
            Text(
                en: "What givers write about {name}. A person checked each.",
                es: "Lo que se escribe sobre {name}. Una persona revisó cada mensaje.")
        case .line: Text(en: "Post {code}, {age} ago:", es: "Mensaje {code}, hace {age}:")
        case .countOfComments: Text(en: "Comments: {comments}.", es: "Comentarios: {comments}.")
        case .comments: Text(en: "Comments on post {code}:", es: "Comentarios al mensaje {code}:")
        case .noComments:
            Text(en: "No comments on post {code} yet.", es: "Aún no hay comentarios al mensaje {code}.")
        case .askComment:
            Text(
                en: """
                    What do you want to say about post {code}? Up to {max} characters. A person checks it \
                    first. Your name is not shown.
                    """,
                es: """
                    ¿Qué quiere decir sobre el mensaje {code}? Hasta {max} letras. Una persona lo revisa antes. \
                    Su nombre no se muestra.
                    """)
        case .approved:
            Text(
                en: "Post {code} is public now. Thank you.", es: "El mensaje {code} ya es público. Gracias.")
        case .rejected:
            Text(
                en: "Post {code} is not public. Why: {reason}.",
                es: "El mensaje {code} no se publicó. Motivo: {reason}.")
        case .reopened:
            Text(
                en: "Post {code} is being checked again.", es: "El mensaje {code} se revisa otra vez.")
        case .retracted:
            Text(
                en: "We took post {code} back. It is not public now. Why: {reason}.",
                es: "Retiramos el mensaje {code}. Ya no es público. Por qué: {reason}.")
        case .commentClosed:
            Text(
                en: "Post {n} is gone. So comment {code} is closed.",
                es: "El mensaje {n} ya no existe. Por eso el comentario {code} se cerró.")
        case .ownLine:
            Text(
                en: "Post {code} on {name}, {date}: {state}.",
                es: "Mensaje {code} sobre {name}, {date}: {state}.")
        case .commentLine:
            Text(
                en: "Comment {code} on post {n}, {date}: {state}.",
                es: "Comentario {code} al mensaje {n}, {date}: {state}.")
        case .withdrawAsk:
            Text(
                en: "Take post {code} back? It goes at once.",
                es: "¿Retirar el mensaje {code}? Se quita de inmediato.")
        case .withdrawn: Text(en: "Post {code} is taken back.", es: "El mensaje {code} está retirado.")
        case .kept:
            Text(
                en: "Also your posts about gifts, and introductions to other givers.",
                es: "También sus mensajes sobre donaciones y sus presentaciones.")
        case .labelWrite: Text(en: "Write about it", es: "Escribir sobre esto")
        case .labelShowAmount: Text(en: "Show the amount", es: "Mostrar cantidad")
        case .labelHideAmount: Text(en: "Hide the amount", es: "Ocultar cantidad")
        case .labelSend: Text(en: "Send post", es: "Enviar mensaje")
        case .labelPosts: Text(en: "Givers' posts", es: "Lo que se escribe")
        case .labelPost: Text(en: "Post {code}", es: "Mensaje {code}")
        }
    }
}
