internal import CivicFacts

/// What is kept, getting it, and deleting it.
enum PrivacyWords: Wording {
    case kept, inPublic, share, exportComing, exportSoon, exportCaption, recordChecking, recordRefused,
        recordCaption,
        recordOfLeads, recordElsewhere,
        recordPhotos, recordNoPhotos, recordMorePhotos,
        deleteAsk, deleteRetry, deleteDone, labelAskDelete, labelDelete, labelExport

    var text: Text {
        switch self {
        case .kept:
            Text(
                en: """
                    I keep: your ZIP, language, reports, saved things and reminders. I do not keep your name, \
                    phone or address. Moderators see your reports, not who you are.
                    """,
                es: """
                    Guardo: código postal, idioma, reportes, guardados y recordatorios. No guardo su nombre, \
                    teléfono ni dirección. Los moderadores ven sus reportes, no quién es usted.
                    """)
        case .inPublic:
            Text(
                en: """
                    In public stand only the words that moderators let stand, the county and the hour. A place is \
                    named there only if a moderator chose that.
                    """,
                es: """
                    En público solo están las palabras que los moderadores dejan, el condado y la hora. Un lugar \
                    se nombra ahí solo si un moderador lo decidió.
                    """)
        case .share:
            Text(
                en: """
                    I do not send your data to the police or to immigration. A court can order the team to \
                    hand over what we keep. So we keep little.
                    """,
                es: """
                    No envío sus datos a la policía ni a migración. Un juez puede exigir al equipo lo que \
                    guardamos. Por eso guardamos poco.
                    """)
        case .exportComing:
            Text(
                en: "I am sending you one file with all I keep on you.",
                es: "Le envío un archivo con todo lo que guardo de usted.")
        case .exportSoon:
            Text(
                en: "You got that file a moment ago. Please ask again in ten minutes.",
                es: "Recibió ese archivo hace un momento. Pídalo otra vez en diez minutos.")
        case .exportCaption:
            Text(
                en: "All I keep on you. Only you should have this file.",
                es: "Todo lo que guardo de usted. Solo usted debe tener este archivo.")
        case .recordChecking:
            Text(
                en: "One moment. I check if you are a moderator.",
                es: "Un momento. Reviso si usted es moderador.")
        case .recordRefused:
            Text(
                en: "That file is for moderators. For your own data, type /privacy.",
                es: "Ese archivo es para moderadores. Para sus propios datos, escriba /privacy.")
        case .recordPhotos:
            Text(
                en: "Photos chosen for everybody, of reports {codes}.",
                es: "Fotos elegidas para todos, de los reportes {codes}.")
        case .recordNoPhotos:
            Text(
                en: "No photo of these reports was chosen.",
                es: "No se eligió ninguna foto de estos reportes.")
        case .recordMorePhotos:
            Text(
                en: "Of older reports: /export photos {n}.", es: "De reportes anteriores: /export photos {n}."
            )
        case .recordOfLeads:
            Text(
                en: "That file is for those who lead the team. For your own data, type /privacy.",
                es: "Ese archivo es para quienes dirigen el equipo. Para sus propios datos, escriba /privacy."
            )
        case .recordElsewhere:
            Text(
                en: "All reports come as a file in private: leads write /export to me in their own chat.",
                es:
                    "Todos los reportes llegan como archivo en privado: quien dirige me escribe /export en su chat."
            )
        case .recordCaption:
            Text(
                en:
                    "All reports, without names. There are /export json and /export geojson too. Keep it safe.",
                es:
                    "Todos los reportes, sin nombres. También hay /export json y /export geojson. Guárdelo bien."
            )
        case .deleteAsk:
            Text(
                en: """
                    This deletes your ZIP, settings, saved things, reminders and all your reports, also public \
                    ones. You cannot undo it. Delete all?
                    """,
                es: """
                    Esto borra su código postal, ajustes, guardados, recordatorios y todos sus reportes, también \
                    los públicos. No se puede deshacer. ¿Borrar todo?
                    """)
        case .deleteRetry:
            Text(
                en: "Tap the button, or type: yes delete. To keep everything, tap Back.",
                es: "Toque el botón o escriba: sí borrar. Para no borrar nada, toque Volver.")
        case .deleteDone:
            Text(
                en: """
                    Done. Your data is gone. Copies made by others may stay. You can write to me again any \
                    time.
                    """,
                es: """
                    Listo. Sus datos ya no están. Puede haber copias hechas por otros. Puede escribirme de \
                    nuevo cuando quiera.
                    """)
        case .labelAskDelete: Text(en: "Delete my data", es: "Borrar mis datos")
        case .labelDelete: Text(en: "Yes, delete", es: "Sí, borrar")
        case .labelExport: Text(en: "Get my data", es: "Recibir mis datos")
        }
    }
}
