/// What moderators read, and what voters hear from them.
extension Spanish {
    static let moderators: [Phrase: String] = [
        // From the moderators
        .question: """
        Un moderador pregunta sobre su reporte {code}: "{question}" Toque Responder o conteste \
        este mensaje.
        """,
        .answerAsk: "Escriba su respuesta sobre el reporte {code}.",
        .isAnswer: "¿Eso es para el moderador, sobre el reporte {code}?",
        .answerSent: "Gracias. El moderador tiene su respuesta sobre el reporte {code}.",
        .answerSkipped: "Bien. Le avisé al moderador.",
        .answerGone: "Esa pregunta está cerrada.",
        .approved: "El reporte {code} ya es público. Gracias.",
        .rejected:
            "El reporte {code} no se publicó. Motivo: {reason}. Puede corregirlo y enviar otro reporte, o tocar Apelar.",
        .reopened: "El reporte {code} se revisa otra vez. Le avisaré el resultado.",
        .banned:
            "No puede enviar reportes hasta el {date}.\nMotivo: {reason}. Sí puede leer y preguntar. Toque Apelar si es un error.",
        .unbanned: "Ya puede enviar reportes.",
        // The moderators' card and room
        .toastAskedQuietly: "Anotado. No quiere avisos: verá su pregunta cuando mire el reporte {code}.",
        .cardCommentHead: "Comentario {code} al reporte {n} · {state}",
        .cardCommentOn: "Sobre: {text}\nIdioma: {language}",
        .cardHead: "Reporte {code} · {state}",
        .cardUrgent: "URGENTE",
        .cardWaiting: "espera",
        .cardTaken: "lo tiene {name}",
        .cardApproved: "aprobado por {name}",
        .cardRejected: "no público, por {name}: {reason}",
        .cardWithdrawn: "retirado por su autor",
        .cardPlace: "Lugar: {place}",
        .cardTime: "Contado: {when} · Enviado: {date}",
        .cardFacts: "Tipo: {kind} · Idioma: {language} · Fotos: {n}",
        .cardEarlier: "Reportes anteriores de la misma persona: {n}",
        .cardLostPhotos: "Fotos que no se pudieron guardar: {n}",
        .cardUnreachable: "No se puede contactar a quien reportó.",
        .cardNote: "Agregado después: {text}",
        .cardQuestion: "{name} preguntó: {question}",
        .cardAnswer: "Respuesta: {text}",
        .cardPhotosAnswer: "La persona respondió con fotos.",
        .cardSkipped: "La persona omitió la pregunta.",
        .cardPending: "Sin respuesta todavía.",
        .cardUnanswered: "Sin respuesta en {n} horas.",
        .cardPhotos: "Fotos del reporte {code}",
        .matrixCardHelp:
            "Reaccione con un signo, o responda: !take, !approve, !reject motivo, !ask palabras, !ban 7, !undo.",
        .matrixEncrypted: """
        Este chat está cifrado de extremo a extremo y no puedo leer esos chats. Nada de lo que escribió aquí nos llegó. \
        Le invité a un chat que sí puedo leer (sin cifrar): acéptelo y escriba ahí, por favor.
        """,
        .matrixEncryptedForced: """
        Este chat está cifrado de extremo a extremo y no puedo leer esos chats. Nada de lo que escribió aquí nos llegó. \
        Escriba desde un chat sin cifrar, por favor, o llame al {hotline}.
        """,
        .matrixCrowded: """
        Hay más de dos personas en este chat, así que aquí no tomo reportes. Escríbame en un chat solo nuestro, por favor.
        """,
        .cardReasons: "¿Por qué no se publica?",
        .cardBans: "¿Por cuánto tiempo sin reportes de esta persona?",
        .buttonTake: "Tomar",
        .buttonApprove: "Aprobar",
        .buttonReject: "Rechazar",
        .buttonAsk: "Preguntar",
        .buttonBan: "Bloquear",
        .buttonUndo: "Deshacer",
        .buttonBack: "Volver",
        .reasonButtonNotVoting: "No trata del voto",
        .reasonButtonNoDetail: "Falta información",
        .reasonButtonPrivatePerson: "Persona privada",
        .reasonButtonCopied: "Copiado o spam",
        .reasonButtonUnsafe: "No es seguro",
        .reasonButtonUnchecked: "No se puede revisar",
        .banDay: "1 día",
        .banDays: "{n} días",
        .toastDone: "Hecho.",
        .toastTaken: "El reporte {code} es suyo por 15 minutos.",
        .toastTakenBy: "{name} lo tiene desde hace {age}. Aún puede decidir.",
        .toastApprovedBy: "Ya lo aprobó {name}, hace {age}.",
        .toastRejectedBy: "Ya lo decidió {name}, hace {age}: no público.",
        .toastWithdrawn: "Este reporte fue retirado por su autor.",
        .toastStale: "Esta tarjeta cambió. Mírela otra vez.",
        .toastUnknown: "No conozco ese botón.",
        .toastNoReport: "No existe el reporte {code}.",
        .toastRefused: "Solo los moderadores de esta sala pueden hacer eso.",
        .toastAnonymous: "Desactive \"Permanecer anónimo\" y toque otra vez.",
        .toastAsk: "Responda a la tarjeta con su pregunta. Llega a quien reportó.",
        .toastAsked: "Su pregunta llegó a quien envió el reporte {code}.",
        .toastAskLimit: "El reporte {code} ya tuvo {max} preguntas. Es el límite.",
        .toastAskOpen: "El reporte {code} tiene una pregunta sin respuesta.",
        .toastReopened: "El reporte {code} está abierto otra vez.",
        .toastTooLate: "Ya es tarde para deshacer el reporte {code}.",
        .toastNothingToUndo: "No hay nada que deshacer en el reporte {code}.",
        .toastBanned: "Sin reportes de esa persona por {n}.",
        .toastUnbanned: "Esa persona ya puede enviar reportes.",
        .deskHelp: """
        Comandos: /next, /queue, /find palabras, /stats, /status, /digest, /show 12, /take 12, /approve 12, \
        /reject 12 motivo, /ask 12 palabras, /verify 12 fuente, /correct 12 palabras, \
        /retract 12 motivo, /group 12 7, /ungroup 12, /mask 12 1 A1 B2, /ban 12 7 spam, /unban 12, /undo 12. \
        Responder a una tarjeta es preguntar a quien reportó.
        """,
        .deskReasons: "Dé un motivo: {reasons}.",
        .deskNumber: "Diga qué reporte, por ejemplo: {command} 12.",
        .deskHere: "Aquí está la tarjeta del reporte {code}.",
        .deskQueueEmpty: "No hay reportes en espera.",
        .deskAskWords: "Escriba también la pregunta, por ejemplo: /ask 12 ¿Qué puerta?",
    ]
}
