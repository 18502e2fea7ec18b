/// What is said about introductions of givers to each other.
enum MeetingWords: Wording {
    case ask, how, sent, none, waiting, searching, nobody, met, rules, letterAsk, letter, carried, notNow,
        tooMany, ended, stopped, reported, approved, rejected, reopened, retracted, ownLine, withdrawAsk,
        withdrawn, setting, labelMeet, labelWrite, labelStop, labelReport

    var text: Text {
        switch self {
        case .ask:
            Text(
                en: "Meet another giver to {name}? Write one sentence for them, up to {max} characters.",
                es: "¿Conocer a otra persona que donó a {name}? Escríbale una frase, hasta {max} letras.")
        case .how:
            Text(
                en: """
                    A person checks it first. Somebody who asked for this as well reads it, and you read \
                    theirs. Then you write to each other through me for {n} days. I pass on no names.
                    """,
                es: """
                    Una persona la revisa antes. La lee alguien que también lo pidió, y usted lee la suya. \
                    Después se escriben por medio de mí durante {n} días. No paso nombres.
                    """)
        case .sent: Text(en: "Sent as introduction {code}.", es: "Enviada como presentación {code}.")
        case .none:
            Text(
                en: "You have no introduction now. After a gift you can meet another giver.",
                es:
                    "Ahora no tiene una presentación. Tras una donación puede conocer a otra persona que dona."
            )
        case .waiting:
            Text(
                en: "A person checks your sentence. Then I look for another giver to {name}.",
                es: "Una persona revisa su frase. Después busco a otra persona que donó a {name}.")
        case .searching:
            Text(
                en: "I look for another giver to {name}. You will hear from me.",
                es: "Busco a otra persona que donó a {name}. Le aviso.")
        case .nobody:
            Text(
                en: "I found nobody to introduce you to. Your sentence is gone.",
                es: "No encontré a nadie para presentarle. Su frase ya no está.")
        case .met: Text(en: "Another giver to {name} says:", es: "Otra persona que donó a {name} dice:")
        case .rules:
            Text(
                en: """
                    You can write to each other through me until {when}. Leave out names, numbers and places. \
                    You can stop at any time.
                    """,
                es: """
                    Pueden escribirse por medio de mí hasta el {when}. No escriba nombres, números ni lugares. \
                    Puede parar cuando quiera.
                    """)
        case .letterAsk:
            Text(
                en: "What do you want to say to them? Up to {max} characters. Nobody checks it before.",
                es: "¿Qué quiere decirle? Hasta {max} letras. Nadie lo revisa antes.")
        case .letter:
            Text(en: "The other giver to {name} writes:", es: "La otra persona que donó a {name} escribe:")
        case .carried: Text(en: "Sent to them.", es: "Enviado.")
        case .notNow:
            Text(
                en: "They cannot get it now, and I keep nothing. Please try again later, by day.",
                es: "Ahora no puede recibirlo, y no guardo nada. Inténtelo más tarde, de día.")
        case .tooMany:
            Text(
                en: "I carry no more messages in this introduction.",
                es: "No llevo más mensajes en esta presentación.")
        case .ended: Text(en: "The introduction is over.", es: "La presentación terminó.")
        case .stopped:
            Text(
                en: "The introduction is over. Your sentence is gone.",
                es: "La presentación terminó. Su frase ya no está.")
        case .reported:
            Text(
                en: "A person looks at what they wrote. The introduction is over.",
                es: "Una persona mira lo que le escribieron. La presentación terminó.")
        case .approved:
            Text(
                en: "Introduction {code} is checked. I look for another giver now.",
                es: "La presentación {code} está revisada. Ahora busco a otra persona.")
        case .rejected:
            Text(
                en: "Introduction {code} is not passed on. Why: {reason}.",
                es: "La presentación {code} no se pasa. Motivo: {reason}.")
        case .reopened:
            Text(
                en: "Introduction {code} is being checked again.",
                es: "La presentación {code} se revisa otra vez.")
        case .retracted:
            Text(
                en: "We took introduction {code} back. Why: {reason}.",
                es: "Retiramos la presentación {code}. Por qué: {reason}.")
        case .ownLine:
            Text(
                en: "Introduction {code} on {name}, {date}: {state}.",
                es: "Presentación {code} sobre {name}, {date}: {state}.")
        case .withdrawAsk:
            Text(
                en: "Take introduction {code} back? It goes at once.",
                es: "¿Retirar la presentación {code}? Se quita de inmediato.")
        case .withdrawn:
            Text(en: "Introduction {code} is taken back.", es: "La presentación {code} está retirada.")
        case .setting: Text(en: "Introduction to a giver: on", es: "Presentación a quien dona: sí")
        case .labelMeet: Text(en: "Meet another giver", es: "Conocer a alguien")
        case .labelWrite: Text(en: "Write to them", es: "Escribirle")
        case .labelStop: Text(en: "Stop introduction", es: "Parar presentación")
        case .labelReport: Text(en: "Report them", es: "Denunciar")
        }
    }
}
