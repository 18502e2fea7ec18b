/// What the bot says in Spanish: short words, short sentences, no side taken.
extension Catalogue {
    static let spanish: [Phrase: String] = [
        // Meeting
        .hello: """
        ¡Hola! Recibo reportes de problemas al votar. No tomo partido. Guardo su código postal y \
        su idioma. Escriba "borrar mis datos" cuando quiera.
        """,
        .zipAsk: "¿Cuál es su código postal? Tiene 5 números, como 30310. O toque Omitir.",
        .zipRetry: "Necesito 5 números, como 30310. ¿Cuál es su código postal?",
        .zipRetryAgain: """
        Todavía necesito 5 números. Puede tocar Omitir y seguir sin código. Para hablar con una \
        persona, llame al {hotline}.
        """,
        .zipUnknown: "No conozco el código {zip}. Revise los números, por favor.",
        .zipForeign: "Solo cubro códigos postales de EE. UU. Tienen 5 números.",
        .zipConfirm: "¿Quiso decir {zip}, {place}?",
        .zipKnown: "Listo: {zip}, {place}.",
        .zipNone: "No hay problema. Seguimos sin código postal. Algunas respuestas serán menos exactas.",
        .zipPoint: "Aún no puedo leer un código postal del mapa. Escriba los 5 números, por favor.",
        .menu: "¿Qué necesita? Puede reportar un problema o ver lo que otros reportan.",
        .welcomeBack: "Qué bueno que volvió.",
        .languageAsk: "¿Qué idioma? / Which language?",
        .languageSet: "Bien, español.",
        // Report
        .what: "¿Qué pasó? Cuénteme con sus palabras. También puede enviar fotos.",
        .whatRetry: "Necesito unas palabras sobre lo que vio. Por ejemplo: \"Solo sirve una máquina.\"",
        .whatRetryAgain:
            "Escriba unas palabras o envíe una foto. Para hablar con una persona, llame al {hotline}.",
        .helpNow: "¿Necesita ayuda ahora? Llame al {hotline}. Es gratis y no toma partido.",
        .dangerNow: "Si está en peligro, llame al 911.",
        .reviewNote: "Una persona revisa cada reporte antes de publicarlo. Su nombre no se muestra.",
        .startedFromText: "Empecé un reporte con sus palabras.",
        .startedFromPhoto: "Empecé un reporte con su foto.",
        .photosAsk:
            "¿Tiene fotos? Envíe hasta {max}. No muestre caras ni boletas llenas. Toque Listo u Omitir.",
        .photosRetry: "Envíe una foto o toque Listo para seguir. También puede escribir; lo agrego.",
        .photosCount: "Tiene {n} de {max} fotos. Toque Listo cuando sea todo.",
        .photosFull: "Puedo guardar {max} fotos. Guardé las primeras {max}.",
        .photoRemoved: "Quité la última foto.",
        .photoTwice: "Envió la misma foto dos veces. Guardé una.",
        .added: "Lo agregué a su reporte.",
        .placeAsk: "¿Dónde es? Diga el lugar o la calle.",
        .placeRetry: "Escriba el lugar en {max} letras como máximo. Por ejemplo: \"Escuela Lincoln\".",
        .placeRetryAgain: "Escriba un lugar o toque Omitir. Para hablar con una persona, llame al {hotline}.",
        .placePoint: "punto del mapa {point}",
        .placeNone: "sin lugar",
        .timeNone: "sin hora",
        .zipWhich: "¿Uso {zip} solo en este reporte o también como su código postal?",
        .timeAsk: "¿Cuándo pasó?",
        .timeRetry: "Elija: Ahora, Hoy o Antes de hoy. También puede escribir una hora como 8:30 am.",
        .timeRetryAgain: "Toque un botón o escriba una hora como 8:30 am. Si es más fácil, toque Hoy.",
        .timeFuture: "Esa hora aún no llega. ¿Cuándo pasó?",
        .confirm: "Revise, por favor.",
        .confirmAsk: "¿Lo envío?",
        .confirmRetry: "Toque Enviar, Cambiar o Cancelar. También puede escribir la palabra.",
        .confirmRetryAgain: """
        Su reporte está a salvo y aún no se envía. Escriba Enviar para enviarlo. Para hablar con \
        una persona, llame al {hotline}.
        """,
        .lineWhat: "Qué: {text}",
        .linePhotos: "Fotos: {n}",
        .linePlace: "Dónde: {place}",
        .lineTime: "Cuándo: {when}",
        .lineKind: "Tipo: {kind}",
        .editAsk: "¿Qué cambiamos?",
        .kindAsk: "¿Qué tipo de problema es?",
        .changed: "Cambiado.",
        .sent: """
        Enviado como reporte {code}. Una persona lo revisará. Le avisaré qué deciden. No puedo \
        prometer ayuda en el lugar.
        """,
        .already: "Ya tiene este reporte abierto. Sigamos.",
        .stillOpen: "Su reporte sigue abierto.",
        .tooLong: """
        Son {n} caracteres. Puedo guardar {max}. Guardé el comienzo. Si hace falta, envíe el \
        resto en una nota corta.
        """,
        .masked: """
        Veo un teléfono, un correo o un número de tarjeta. Lo voy a tapar. No incluya datos \
        privados de nadie.
        """,
        .lateAsk: "¿Agrego {n} al reporte {code}? ¿O empezamos otro reporte?",
        .lateAdded: "Agregado al reporte {code}. Una persona lo revisará.",
        .photoOne: "esta foto",
        .photoMany: "estas {n} fotos",
        .draftNudge: "Su reporte aún no se envía. Lo guardo 72 horas. ¿Quiere seguir?",
        .draftBack: "Tiene un reporte sin enviar, de {when}. ¿Sigue o lo borra?",
        .discarded: "Bien. No lo envié. Toque Deshacer en las próximas {hours} horas para recuperarlo.",
        .undone: "Aquí está de nuevo.",
        .tooMany: "Ya son {max} reportes hoy. Llame al {hotline} si es urgente.",
        .reportsOff: "No puede enviar reportes hasta el {date}. Sí puede leer reportes y pedir ayuda.",
        .questionAsk: "¿Le respondo eso ahora o lo agrego a su reporte?",
        // Photos that failed
        .photoNotAPicture: "Ese archivo no es una imagen, así que no lo guardé. Puede enviar una foto.",
        .photoUnsupportedFormat: """
        Aún no puedo leer ese tipo de imagen, así que no la guardé. Envíela como foto, no como \
        archivo.
        """,
        .photoBroken: "Esa imagen está dañada, así que no la guardé. Tómela de nuevo o envíe otra.",
        .photoTooLarge:
            "Esa imagen es demasiado grande, así que no la guardé. Envíela como foto, no como archivo.",
        .photoTookTooLong: """
        Leer esa imagen tardó demasiado, así que no la guardé. Envíe una captura de pantalla de ella \
        u otra foto.
        """,
        .photoOneOf: "Una de sus fotos no funcionó. Las demás se quedan.",
        .photoUnavailable: "No pude recibir una de sus fotos. Envíela otra vez, por favor.",
        .fileTooLarge:
            "Ese archivo pasa de {max} MB. No puedo recibirlo. Envíelo como foto, no como archivo.",
        // Own reports
        .mineHead: "Sus reportes:",
        .mineLine: "Reporte {code}, {date}: {state}.",
        .mineEmpty: "Aún no tiene reportes.",
        .mineGone: "No encuentro ese reporte entre los suyos.",
        .stateWaiting: "espera a que una persona lo revise",
        .stateQuestion: "un moderador le pregunta algo",
        .statePublic: "público",
        .stateNotPublic: "no se publicó",
        .stateWithdrawn: "retirado",
        .withdrawAsk: "¿Retirar el reporte {code}? Sale de la lista y de los moderadores enseguida.",
        .withdrawn: "El reporte {code} está retirado.",
        .withdrawnAlready: "El reporte {code} ya estaba retirado.",
        .noteAsk: "¿Qué agrego al reporte {code}?",
        .noteAdded: "Agregado al reporte {code}. Una persona lo verá.",
        // One account on two platforms
        .linkCode: """
        Su código es {code}. Escríbalo en su otro chat conmigo antes de {n} minutos: /link {code}. \
        Así los dos chats son uno. No se lo dé a nadie.
        """,
        .linkWrong: "Ese código no sirve o ya pasó su tiempo. Escriba /link en su otro chat para pedir otro.",
        .linkTooMany: "Demasiados códigos malos. Intente otra vez en una hora.",
        .linkSame: "Ese es este mismo chat. Escriba el código en su otro chat conmigo.",
        .linkTaken: "Uno de los dos chats ya está unido con otro. Escriba /unlink allí primero.",
        .linkNone: "Este chat no está unido con otro. Escriba /link para pedir un código.",
        .linked: """
        Listo. Los dos chats son uno ahora: reportes, código postal y ajustes. Para separarlos, \
        escriba /unlink.
        """,
        .linkedThere: "Este chat ahora está unido con un chat en {platform}. ¿No fue usted? Escriba /unlink.",
        .unlinked: "Los dos chats están separados otra vez. Sus reportes se quedan con el otro.",
        // Feed
        .feedHead: "Últimos reportes:",
        .feedLine: "Hace {age}, {place}: {text}",
        .feedEmpty: "Aún no hay reportes públicos.",
        .feedEnd: "Eso es todo por ahora.",
        // Facts about voting
        .factsNeedZIP: "Para eso necesito su código postal.",
        .factsSource: "Fuente: {source}, al {date}. Revise: {official}",
        .factsStale: "Puede estar atrasado. Revíselo allí, por favor.",
        .electionsHead: "Próximas elecciones para {place}:",
        .electionsLine: "{date}: {name}",
        .electionsGeneral: "Elección general federal",
        .electionsPartly:
            "Muestro elecciones federales. Pueden faltar locales, y pueden agregar fechas después.",
        .repsHead: "Le representan en el Congreso, {place}:",
        .repsSenator: "Senado: {name}.",
        .repsHouse: "Cámara, {place}: {name}.",
        .repsPhone: "Teléfono {n}.",
        .repsVacant: "{place}: este puesto está vacío ahora.",
        .repsEnded: "{place}: el período de {name} terminó. Aún no sé quién sigue.",
        .repsNotYet: "{place}: aún no se publica.",
        .repsDistrict: "distrito {n}",
        .repsAtLarge: "todo el estado",
        .repsMany: "Su código postal toca {n} distritos. Su dirección dice cuál es el suyo: {url}",
        .repsUnsettled: "Su código postal solo no dice su distrito. Búsquelo aquí: {url}",
        .repsUnknown: "No tengo ahora la lista del Congreso. Búsquela aquí: {official}",
        .repsSenate: "Senado",
        .repsNoSenate: "{place} no tiene senadores.",
        .regHead: "Para registrarse para votar en {state}:",
        .regCheck: "1) Vea si ya está en la lista: {url}",
        .regOnline: "2) Regístrese o corrija sus datos en línea: {url}",
        .regInfo: "2) Cómo registrarse: {url}",
        .regDeadlines: "3) Fechas límite, con las palabras de vote.gov (en inglés):",
        .regOnlineBy: "En línea: {text}",
        .regMailBy: "Por correo: {text}",
        .regInPersonBy: "En persona: {text}",
        .regNone: "{state} no tiene registro. Allí no hay que registrarse para votar.",
        .factsOverseas: "Ese código es militar o diplomático. Vea {official} para votar desde allí.",
        // Privacy
        .privacy: """
        Guardo: código postal, idioma y reportes. No guardo su nombre, teléfono ni dirección. \
        Los moderadores ven sus reportes, no quién es usted.
        """,
        .privacyShare: """
        No envío sus datos a la policía ni a migración. Un juez puede exigir al equipo lo que \
        guardamos. Por eso guardamos poco.
        """,
        .exportComing: "Le envío un archivo con todo lo que guardo de usted.",
        .exportSoon: "Recibió ese archivo hace un momento. Pídalo otra vez en diez minutos.",
        .exportCaption: "Todo lo que guardo de usted. Solo usted debe tener este archivo.",
        .deleteAsk: """
        Esto borra su código postal, ajustes y todos sus reportes, también los públicos. No se \
        puede deshacer. ¿Borrar todo?
        """,
        .deleteRetry: "Toque el botón o escriba: sí borrar. Para no borrar nada, toque Volver.",
        .deleteDone: """
        Listo. Sus datos ya no están. Puede haber copias hechas por otros. Puede escribirme de \
        nuevo cuando quiera.
        """,
        // Help and the rest
        .help: """
        Recibo reportes de problemas al votar. Escriba "reportar" para empezar. Escriba "mis \
        reportes" o "noticias" para leer. Pregunte "próxima elección", "mis representantes" o \
        "cómo me registro". Escriba "cancelar" para parar. Escriba "volver" para \
        regresar. Escriba "English" para cambiar el idioma.
        """,
        .helpHuman:
            "Para hablar con una persona sobre el voto, llame al {hotline}. En peligro, llame al 911.",
        .helpWhat: "Espero lo que vio, en palabras o fotos.",
        .helpPhotos: "Espero fotos. Toque Listo cuando no tenga más.",
        .helpPlace: "Espero el lugar.",
        .helpTime: "Espero la hora.",
        .helpConfirm: "Su reporte está listo. Nada se envía hasta que toque Enviar.",
        .helpZIP: "Espero su código postal. Puede tocar Omitir.",
        .notYet: "Aún no puedo responder eso. Los datos oficiales están en {official}. O llame al {hotline}.",
        .nothingToCancel: "No hay nada que parar ahora.",
        .closed: "Bien, cerrado.",
        .top: "Está en el inicio.",
        .lost: "No estoy seguro de lo que necesita. ¿Es alguna de estas?",
        .lostAgain: "Todavía no entiendo. Pruebe una de estas o llame al {hotline}.",
        .thanks: "Con gusto.",
        .onlyVoting: "Aquí solo puedo ayudar con el voto y las elecciones.",
        .noSide: "No tomo partido, así que no puedo elegir por usted.",
        .againstLaw: "No puedo ayudar con eso. Es contra la ley. Usted puede votar una vez, con su nombre.",
        .languageOffer: "¿Seguimos en español? Escriba: español.",
        .emergency:
            "Si está en peligro, llame al 911 ahora. Primero vaya a un lugar seguro. Me cuenta después.",
        .crisis: """
        Siento que sea tan difícil. No está solo o sola. Llame al 988 a cualquier hora. Si está \
        en peligro ahora, llame al 911.
        """,
        .stayInLine:
            "Si está en la fila cuando cierran, no se vaya. ¿No puede votar? Llame ahora al {hotline}.",
        .unsupported: "Puedo leer texto y ver fotos. No puedo usar {kind}. Escríbalo, por favor.",
        .emojiOnly: "No entendí eso. Use palabras, por favor.",
        .pointUnused: "Ahora no necesito un punto del mapa.",
        .oldButton: "Ese botón es antiguo. Aquí estamos ahora.",
        .editUsed: "Uso su texto nuevo.",
        .editNote: "Su reporte {code} ya se envió. Agregué su cambio como nota para revisión.",
        .editUnused: "Ahora no puedo usar ese cambio.",
        .slow: "Envía mucho a la vez. Espere un minuto, por favor.",
        .parkedAside: "Algo cambió de mi lado. Sus reportes están a salvo. Empecemos de nuevo.",
        .stopChoice: """
        Solo escribo cuando usted escribe o cuando una persona revisó su reporte. Para borrar \
        todo, escriba "borrar mis datos".
        """,
        // From the moderators
        .question: """
        Un moderador pregunta sobre su reporte {code}: "{question}" Toque Responder o conteste \
        este mensaje.
        """,
        .answerAsk: "Escriba su respuesta sobre el reporte {code}.",
        .isAnswer: "¿Eso es para el moderador, sobre el reporte {code}?",
        .answerSent: "Gracias. El moderador tiene su respuesta.",
        .answerSkipped: "Bien. Le avisé al moderador.",
        .answerGone: "Esa pregunta está cerrada.",
        .approved: "El reporte {code} ya es público. Gracias.",
        .rejected:
            "El reporte {code} no se publicó. Motivo: {reason}. Puede corregirlo y enviar otro reporte.",
        .reopened: "El reporte {code} se revisa otra vez. Le avisaré el resultado.",
        .banned: "No puede enviar reportes hasta el {date}. Sí puede leer reportes y pedir ayuda.",
        .unbanned: "Ya puede enviar reportes.",
        // Words inside sentences
        .kindLongLine: "fila larga",
        .kindTurnedAway: "no dejan votar",
        .kindMachine: "máquinas o material",
        .kindWrongInformation: "información falsa",
        .kindMoved: "cambio o cierre",
        .kindAccess: "idioma o acceso",
        .kindThreats: "presión o amenazas",
        .kindOther: "otra cosa",
        .reasonNotVoting: "no trata del voto",
        .reasonNoDetail: "falta información",
        .reasonPrivatePerson: "nombra o muestra a una persona privada",
        .reasonCopied: "parece copiado o enviado muchas veces",
        .reasonUnsafe: "no es seguro publicarlo",
        .reasonUnchecked: "no pudimos revisarlo",
        .useVoice: "mensajes de voz",
        .useVideo: "videos",
        .useSticker: "stickers",
        .useAnimation: "GIF",
        .useFile: "ese archivo",
        .useContact: "contactos",
        .usePoll: "encuestas",
        .useAudio: "archivos de audio",
        .useOther: "eso",
        .whenNow: "ahora, {when}",
        .whenToday: "hoy, {when}",
        .whenEarlier: "antes del {when}",
        .ageNow: "un momento",
        .ageMinute: "1 minuto",
        .ageMinutes: "{n} minutos",
        .ageHour: "1 hora",
        .ageHours: "{n} horas",
        .ageDay: "1 día",
        .ageDays: "{n} días",
        .languageEnglish: "inglés",
        .languageSpanish: "español",
        // The moderators' card and room
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
        .cardSkipped: "La persona omitió la pregunta.",
        .cardPending: "Sin respuesta todavía.",
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
        .toastBanned: "Sin reportes de esa persona por {n} días.",
        .toastUnbanned: "Esa persona ya puede enviar reportes.",
        .deskHelp: """
        Comandos: /queue, /show 12, /take 12, /approve 12, /reject 12 motivo, /ask 12 palabras, \
        /ban 12 7, /unban 12, /undo 12. Responder a una tarjeta es preguntar a quien reportó.
        """,
        .deskReasons: "Dé un motivo: {reasons}.",
        .deskNumber: "Diga qué reporte, por ejemplo: {command} 12.",
        .deskQueue: "Reportes que esperan: {n}. El más antiguo espera hace {age}: {codes}.",
        .deskHere: "Aquí está la tarjeta del reporte {code}.",
        .deskQueueEmpty: "No hay reportes en espera.",
        .deskAskWords: "Escriba también la pregunta, por ejemplo: /ask 12 ¿Qué puerta?",
        // Buttons
        .labelSkip: "Omitir",
        .labelDone: "Listo",
        .labelYes: "Sí",
        .labelNo: "No",
        .labelBack: "Volver",
        .labelCancel: "Cancelar",
        .labelUndo: "Deshacer",
        .labelClose: "Cerrar",
        .labelStartReport: "Reportar un problema",
        .labelShowMine: "Mis reportes",
        .labelShowFeed: "Últimos reportes",
        .labelShowHelp: "Ayuda",
        .labelShowPrivacy: "Privacidad",
        .labelChooseLanguage: "Idioma",
        .labelChangeZIP: "Cambiar código",
        .labelRemovePhoto: "Quitar última",
        .labelUsePlace: "Usar {place}",
        .labelZipOnce: "Este reporte",
        .labelZipHome: "También mi casa",
        .labelNow: "Ahora",
        .labelToday: "Hoy",
        .labelEarlier: "Antes de hoy",
        .labelSend: "Enviar",
        .labelChange: "Cambiar",
        .labelFieldWhat: "Qué",
        .labelFieldPhotos: "Fotos",
        .labelFieldPlace: "Dónde",
        .labelFieldTime: "Cuándo",
        .labelFieldKind: "Tipo",
        .labelMoreKinds: "Más",
        .labelResume: "Seguir",
        .labelDiscard: "Borrar",
        .labelOpen: "Reporte {code}",
        .labelOlder: "Más antiguos",
        .labelNewer: "Más recientes",
        .labelWithdraw: "Retirar",
        .labelNote: "Agregar nota",
        .labelAddLate: "Agregar",
        .labelNewReport: "Otro reporte",
        .labelAnswerNow: "Responder ahora",
        .labelAddToReport: "Agregar",
        .labelAnswer: "Responder",
        .labelSkipQuestion: "Omitir",
        .labelAskDelete: "Borrar mis datos",
        .labelExport: "Recibir mis datos",
        .labelDelete: "Sí, borrar",
    ]
}
