/// Dónde votar, y direcciones.
extension Spanish {
    static let polling: [Phrase: String] = [
        .addressForDistricts: "Envíe su dirección. Ella dice cuáles son sus distritos.",
        .addressForPolling:
            "Un código postal puede tener varios lugares de votación. Envíe su dirección para buscarlo.",
        .addressForBallot: "Un código postal puede tener varias boletas. Envíe su dirección para buscarla.",
        .addressOnce: "La uso una vez y no la guardo. También puede borrar aquí su mensaje.",
        .addressOr: "O búsquelo usted: {official}",
        .addressRetry: "Necesito una calle y un número, como 100 Main Street.",
        .addressRetryAgain: "Escriba número, calle y ciudad. O toque Cerrar, o llame al {hotline}.",
        .addressUnread: "No pude leer esa dirección.",
        .addressNone: "Nadie conoce esa dirección. Revise el número y la calle.",
        .addressSeveral: "Hay más de una dirección así. Agregue el código postal: {codes}.",
        .addressLost: "Perdí su dirección antes de usarla. Envíela otra vez, por favor.",
        .pollingPlace: "Vote en: {place}",
        .pollingEarly: "Vote antes en: {place}",
        .pollingDropOff: "Deje su boleta en: {place}",
        .pollingHours: "Abierto: {hours}",
        .pollingDays: "Días: {date}",
        .pollingUnofficial: "(Este lugar no viene de una oficina electoral.)",
        .pollingMailOnly: "Allí todos votan por correo.",
        .pollingOver: "No tengo un lugar para votar en otra después de esa.",
        .pollingCheck: "Los lugares pueden cambiar. Revise antes de ir: {official}",
        .pollingUnknown:
            "No tengo un lugar de votación para su dirección. Eso no significa que no haya uno en {state}.",
        .pollingLookup: "Búsquelo con su estado: {official} O llame al {hotline}.",
        .pollingLine:
            "Si está en la fila cuando cierran, no se vaya. Casi siempre puede votar. ¿Dudas? Llame al {hotline}.",
        .repsStateWanted: "Su dirección dice también quiénes son sus legisladores del estado.",
        .deskPrivate: "Eso es para un chat privado. Escríbame allí, por favor.",
        .labelPolling: "Dónde votar",
        .labelLine: "¿En la fila al cerrar?",
        .labelAddress: "Enviar mi dirección",
    ]
}
