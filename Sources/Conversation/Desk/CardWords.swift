/// What stands on the moderators' card.
public enum CardWords: Wording {
    case head, commentHead, alerted, commentOn, commentOnNothing, language, place, time, facts, earlier,
        lostPhotos,
        unreachable, heldBack, far, note, noteAdded, added, assumed, question, answer, photosAnswer, skipped,
        pending, unanswered,
        photos, reasons, retractions, bans, whyBan, before, appeal, ban, verified, source, correction,
        group, alike, alikePlace, alikePhoto, masked

    public var text: Text {
        switch self {
        case .head: Text(en: "Report {code} · {state}", es: "Reporte {code} · {state}")
        case .commentHead:
            Text(
                en: "Comment {code} on report {n} · {state}",
                es: "Comentario {code} al reporte {n} · {state}")
        case .commentOn: Text(en: "On report {n}:", es: "Sobre el reporte {n}:")
        case .language: Text(en: "Language: {language}", es: "Idioma: {language}")
        case .commentOnNothing:
            Text(
                en: "On report {n}, which is gone.", es: "Sobre el reporte {n}, que ya no existe.")
        case .place: Text(en: "Place: {place}", es: "Lugar: {place}")
        case .time: Text(en: "Told: {when} · Sent: {date}", es: "Contado: {when} · Enviado: {date}")
        case .facts:
            Text(
                en: "Kind: {kind} · Language: {language} · Photos: {n}",
                es: "Tipo: {kind} · Idioma: {language} · Fotos: {n}")
        case .alerted:
            Text(en: "First told of danger: {date}", es: "Peligro contado primero: {date}")
        case .earlier:
            Text(
                en: "Earlier reports by the same person: {n}",
                es: "Reportes anteriores de la misma persona: {n}")
        case .lostPhotos:
            Text(
                en: "Photos that could not be kept: {n}",
                es: "Fotos que no se pudieron guardar: {n}")
        case .unreachable:
            Text(
                en: "The reporter cannot be reached.",
                es: "No se puede contactar a quien reportó.")
        case .heldBack:
            Text(
                en: "This person has many open reports.",
                es: "Esta persona tiene muchos reportes abiertos.")
        case .far:
            Text(
                en: "The place is far from the reporter's own ZIP code.",
                es: "El lugar está lejos del código postal de quien reporta.")
        case .note: Text(en: "More:", es: "Más:")
        case .noteAdded: Text(en: "Added {when}:", es: "Agregado {when}:")
        case .added: Text(en: "added {when}", es: "agregado {when}")
        case .assumed: Text(en: "(assumed)", es: "(supuesto)")
        case .question: Text(en: "{name} asked:", es: "{name} preguntó:")
        case .answer: Text(en: "Answer:", es: "Respuesta:")
        case .photosAnswer:
            Text(
                en: "The reporter answered with photos.",
                es: "La persona respondió con fotos.")
        case .skipped: Text(en: "The reporter skipped the question.", es: "La persona omitió la pregunta.")
        case .pending: Text(en: "No answer yet.", es: "Sin respuesta todavía.")
        case .unanswered: Text(en: "No answer in {n} hours.", es: "Sin respuesta en {n} horas.")
        case .photos: Text(en: "Photos of report {code}", es: "Fotos del reporte {code}")
        case .reasons: Text(en: "Why is it not public?", es: "¿Por qué no se publica?")
        case .retractions:
            Text(
                en: "Why is it taken back? Everybody is told.",
                es: "¿Por qué se retira? Todos lo ven.")
        case .bans:
            Text(
                en: "No reports from this person for how long?",
                es: "¿Por cuánto tiempo sin reportes de esta persona?")
        case .whyBan: Text(en: "Why? The person is told.", es: "¿Por qué? La persona lo sabrá.")
        case .before:
            Text(
                en: "Decided before by {name}: {reason}. Somebody else decides now.",
                es: "Antes lo decidió {name}: {reason}. Ahora decide otra persona.")
        case .appeal: Text(en: "Appeal:", es: "Apelación:")
        case .ban:
            Text(
                en: "Banned by {name} until {date}: {reason}. Somebody else decides about the appeal.",
                es: "Bloqueado por {name} hasta {date}: {reason}. Otra persona decide sobre la apelación.")
        case .verified:
            Text(
                en: "Verified by {name}, with a second source.",
                es: "Verificado por {name}, con otra fuente.")
        case .source: Text(en: "Source: {text}", es: "Fuente: {text}")
        case .correction:
            Text(
                en: "Correction by {name}, {date}: {text}",
                es: "Corrección de {name}, {date}: {text}")
        case .group:
            Text(
                en: "Stands for these reports too: {codes}",
                es: "Vale también por estos reportes: {codes}")
        case .alike:
            Text(
                en: "Looks like report {code}, sent {age} before.",
                es: "Se parece al reporte {code}, enviado {age} antes.")
        case .alikePlace:
            Text(
                en: "Looks like report {code}, sent {age} before, same place.",
                es: "Se parece al reporte {code}, enviado {age} antes, mismo lugar.")
        case .alikePhoto:
            Text(
                en: "Has the same photo as report {code}, sent {age} before.",
                es: "Tiene la misma foto que el reporte {code}, enviado {age} antes.")
        case .masked: Text(en: "Blacked out on photo {n}: {codes}", es: "Tapado en la foto {n}: {codes}")
        }
    }
}
