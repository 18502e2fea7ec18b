/// El perfil y los ajustes.
extension Spanish {
    static let profile: [Phrase: String] = [
        .profile: "Usted: {place}. Reportes: {n}. Me gusta: {likes}. Guardados: {max}.",
        .settings: """
        Idioma: {language}. Código postal: {zip}. Gráficas: {kind}. Avisos: {state}. Recordatorios: {n}.
        """,
        .settingNone: "sin código postal",
        .settingOn: "sí",
        .settingOff: "no",
        .chartAsk: "¿Cómo muestro los resultados?",
        .chartBars: "barras",
        .chartPie: "pastel",
        .chartText: "solo texto",
        .chartSet: "Bien: {kind}.",
        .noticesOn: "Los avisos están activos. Le digo cuando se decida un reporte suyo.",
        .noticesOff: "Sin avisos. No le escribo primero. Vea \"mis reportes\" para saber más.",
        .stopWhich: "¿Parar este reporte o parar todos mis mensajes?",
        .stopAsk: "¿Parar todos mis mensajes? Guardo sus reportes y ajustes.",
        .stopped: """
        Bien. No le escribiré primero otra vez. Guardo sus reportes y ajustes. Escríbame cuando \
        quiera. Para recibir avisos, escriba "ajustes".
        """,
        .mineCommentLine: "Comentario {code} al reporte {n}, {date}: {state}.",
        .historyLine: "{date}: {text}",
        .deedSent: "enviado",
        .deedNoted: "usted agregó algo",
        .deedPhoto: "se agregó una foto",
        .deedAsked: "un moderador le preguntó",
        .deedAnswered: "usted respondió",
        .deedApproved: "publicado",
        .deedRejected: "no publicado",
        .deedReopened: "se revisa otra vez",
        .deedWithdrawn: "retirado",
        .settingsSecond: "Segundo código postal: {place}.",
        .secondAsk:
            "¿Qué segundo código postal? Puede ser el de su escuela. Lo uso para representantes y leyes.",
        .secondSet:
            "Listo, su segundo código postal es {place}. Representantes y leyes ya cubren ese y {zip}. Para quitarlo, escriba \"quitar mi segundo código\".",
        .secondSame: "Ese ya es el código postal de su casa: {place}.",
        .secondGone: "Listo, olvidé {place}.",
        .secondNone: "No tengo un segundo código postal suyo.",
        .labelSecondZIP: "Segundo código",
        .labelDropSecondZIP: "Quitarlo",
    ]
}
