/// A voter's own reports, linking and privacy.
extension Spanish {
    static let account: [Phrase: String] = [
        // Own reports
        .mineHead: "Sus reportes:",
        .mineLine: "Reporte {code}, {date}: {state}.",
        .mineEmpty: "Aún no tiene reportes.",
        .mineUnsent: "Tiene un reporte sin enviar.",
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
        // Privacy
        .privacy: """
        Guardo: código postal, idioma, reportes, guardados y recordatorios. No guardo su nombre, \
        teléfono ni dirección. Los moderadores ven sus reportes, no quién es usted.
        """,
        .privacyShare: """
        No envío sus datos a la policía ni a migración. Un juez puede exigir al equipo lo que \
        guardamos. Por eso guardamos poco.
        """,
        .exportComing: "Le envío un archivo con todo lo que guardo de usted.",
        .exportSoon: "Recibió ese archivo hace un momento. Pídalo otra vez en diez minutos.",
        .recordChecking: "Un momento. Reviso si usted es moderador.",
        .recordRefused: "Ese archivo es para moderadores. Para sus propios datos, escriba /privacy.",
        .recordCaption:
            "Todos los reportes, sin nombres. También hay /export json y /export geojson. Guárdelo bien.",
        .exportCaption: "Todo lo que guardo de usted. Solo usted debe tener este archivo.",
        .deleteAsk: """
        Esto borra su código postal, ajustes, guardados, recordatorios y todos sus reportes, también \
        los públicos. No se puede deshacer. ¿Borrar todo?
        """,
        .deleteRetry: "Toque el botón o escriba: sí borrar. Para no borrar nada, toque Volver.",
        .deleteDone: """
        Listo. Sus datos ya no están. Puede haber copias hechas por otros. Puede escribirme de \
        nuevo cuando quiera.
        """,
    ]
}
