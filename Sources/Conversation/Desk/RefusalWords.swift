/// Why something that a moderator wanted cannot be done.
enum RefusalWords: Wording {
    case approvedBy, rejectedBy, withdrawn, stale, unknown, noReport, refused, anonymous, askLimit, askOpen,
        tooLate, nothingToUndo, somebodyElse, clearNoBan, clearedBy, noAppeal,
        banOver, notBanned, verifiedAlready, notVerified, notPublic, correctLimit, retractedBy, groupNot,
        groupFull, isGrouped, orphaned, reportGone, parentNotPublic, notYetPublic, othersChoice, noPhotos,
        noSuchPhoto, unknownCommand, unknownSign, noChoice, surplus,
        bannedAlready

    var text: Text {
        switch self {
        case .approvedBy:
            Text(
                en: "Already approved by {name}, {age} ago.",
                es: "Ya lo aprobó {name}, hace {age}.")
        case .rejectedBy:
            Text(
                en: "Already decided by {name}, {age} ago: not public.",
                es: "Ya lo decidió {name}, hace {age}: no público.")
        case .withdrawn:
            Text(
                en: "This report was withdrawn by its author.",
                es: "Este reporte fue retirado por su autor.")
        case .stale:
            Text(
                en: "This card changed. Please look again.",
                es: "Esta tarjeta cambió. Mírela otra vez.")
        case .unknown: Text(en: "I do not know that button.", es: "No conozco ese botón.")
        case .noReport:
            Text(
                en: "There is no report {code}. /queue lists those that wait.",
                es: "No existe el reporte {code}. /queue muestra los que esperan.")
        case .refused:
            Text(
                en: "Only moderators of this room can do that.",
                es: "Solo los moderadores de esta sala pueden hacer eso.")
        case .anonymous:
            Text(
                en: "Turn off \"Remain anonymous\", then press again.",
                es: "Desactive \"Permanecer anónimo\" y toque otra vez.")
        case .askLimit:
            Text(
                en: "Report {code} has had {max} questions. That is the limit.",
                es: "El reporte {code} ya tuvo {max} preguntas. Es el límite.")
        case .askOpen:
            Text(
                en: "Report {code} still has a question without an answer.",
                es: "El reporte {code} tiene una pregunta sin respuesta.")
        case .tooLate:
            Text(
                en: "It is too late to undo report {code}.",
                es: "Ya es tarde para deshacer el reporte {code}.")
        case .nothingToUndo:
            Text(
                en: "There is nothing to undo on report {code}.",
                es: "No hay nada que deshacer en el reporte {code}.")
        case .somebodyElse:
            Text(
                en: "Somebody else must decide report {code}.",
                es: "Otra persona tiene que decidir el reporte {code}.")
        case .clearNoBan:
            Text(
                en: "Only the reports of somebody who is banned can be taken back.",
                es: "Solo se retiran los reportes de alguien bloqueado.")
        case .clearedBy:
            Text(
                en: "This report was taken back by {name}, with a ban.",
                es: "Este reporte lo retiró {name}, con un bloqueo.")
        case .noAppeal:
            Text(
                en: "There is no appeal against a ban here.",
                es: "Aquí no hay apelación contra un bloqueo.")
        case .banOver: Text(en: "This ban is over already.", es: "Este bloqueo ya terminó.")
        case .notBanned: Text(en: "This person is not banned.", es: "Esta persona no está bloqueada.")
        case .verifiedAlready:
            Text(
                en: "It is marked as verified already.",
                es: "Ya está marcado como verificado.")
        case .notVerified: Text(en: "It is not marked as verified.", es: "No está marcado como verificado.")
        case .notPublic: Text(en: "Report {code} is not public.", es: "El reporte {code} no es público.")
        case .correctLimit:
            Text(
                en: "Report {code} has {max} notes. That is the limit.",
                es: "El reporte {code} tiene {max} notas. Es el límite.")
        case .retractedBy:
            Text(
                en: "Already taken back by {name}, {age} ago.",
                es: "Ya lo retiró {name}, hace {age}.")
        case .groupNot:
            Text(
                en: "Report {code} cannot be put under report {n}.",
                es: "El reporte {code} no puede ir bajo el reporte {n}.")
        case .groupFull:
            Text(
                en: "There are too many in that group already.",
                es: "Ya hay demasiados en ese grupo.")
        case .isGrouped:
            Text(
                en: "This report stands under report {code}. Decide there, or ungroup it.",
                es: "Este reporte está bajo el reporte {code}. Decida allí, o desagrúpelo.")
        case .orphaned:
            Text(
                en: "This comment is closed. Its report is gone.",
                es: "Este comentario está cerrado. Su reporte ya no existe.")
        case .reportGone:
            Text(
                en:
                    "Nothing of report {code} is left. It was never sent, or its author had all data deleted.",
                es: "No queda nada del reporte {code}. Nunca se envió, o su autor pidió borrar sus datos.")
        case .parentNotPublic:
            Text(
                en: "Report {code} is not public, so nobody would see this comment.",
                es: "El reporte {code} no es público, así que nadie vería este comentario.")
        case .notYetPublic:
            Text(
                en: "It is not public yet. Undo it, or wait a minute.",
                es: "Aún no es público. Deshágalo o espere un minuto.")
        case .othersChoice:
            Text(
                en: "Somebody else opened these choices. Open them yourself, then give the number.",
                es: "Otra persona abrió estas opciones. Ábralas usted y luego dé el número.")
        case .noPhotos:
            Text(
                en: "Report {code} has no photos here.",
                es: "El reporte {code} no tiene fotos aquí.")
        case .unknownCommand:
            Text(
                en: "I do not know that command. /help lists those that I know.",
                es: "No conozco ese comando. /help muestra los que conozco.")
        case .unknownSign:
            Text(
                en: "That sign decides nothing here. The card says which ones do.",
                es: "Ese signo no decide nada aquí. La tarjeta dice cuáles sí.")
        case .noChoice:
            Text(en: "Choose 1 to {max}. Nothing was done.", es: "Elija de 1 a {max}. No se hizo nada.")
        case .bannedAlready:
            Text(
                en: "That person is banned already, until {date}. Nobody was told again.",
                es: "Esa persona ya está bloqueada hasta {date}. No se avisó otra vez.")
        case .surplus:
            Text(
                en: "I do not know what to do with \"{text}\". Nothing was done. Write: {command}",
                es: "No sé qué hacer con \"{text}\". No se hizo nada. Escriba: {command}")
        case .noSuchPhoto:
            Text(
                en: "Report {code} has {n} photos here.",
                es: "El reporte {code} tiene {n} fotos aquí.")
        }
    }
}
