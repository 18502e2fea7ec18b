/// Cómo votar: la ley en palabras cortas, y dónde está la respuesta del estado.
extension Spanish {
    static let how: [Phrase: String] = [
        .voteOrg: "Vote.org también ayuda. Es un grupo privado y guarda lo que usted escribe: {url}",
        .regSeveral: "Su código postal está en más de un estado. Las fechas límite están en esas páginas.",
        .howHead:
            "No digo quién puede votar: eso lo dice su estado. Muestro dónde preguntar. ¿De qué se trata?",
        .howLaw: "La ley: {text}.",
        .howState: "Pregunte a {state}: {official}",
        .howNoState: "Busque su estado: {official}",
        .howHotline: "O llame al {hotline}. Es gratis y no toma partido.",
        .howRegistered: "No puedo ver la lista de votantes. Su estado le dice si está en ella.",
        .howMail: "Cada estado tiene sus reglas y fechas para votar por correo. No las tengo aquí.",
        .howEarly: "Muchos estados dejan votar antes del día. Cada uno pone sus días y lugares.",
        .howTrack: "Solo su oficina electoral sabe dónde está su boleta. Muchas dejan buscarla.",
        .howOverseas:
            "El estado debe enviar una boleta a sus ciudadanos militares o fuera del país. Si la pide a tiempo, sale 45 días antes de una elección federal. Se pide con un papel de fvap.gov.",
        .howIDs:
            "Cada estado dice qué identificación acepta. Se la pueden pedir si se registró por correo y vota por primera vez. ¿No la trae? Pregunte por la boleta provisional.",
        .howHelp:
            "Puede traer a quien usted elija si no ve, tiene una discapacidad o no lee ni escribe. No puede ser su jefe ni su sindicato.",
        .howProvisional:
            "¿No está en la lista? Puede pedir una boleta provisional: se revisa después. Le deben decir cómo saber si cuenta.",
        .howCitizen:
            "Solo los ciudadanos de EE. UU. pueden votar en elecciones federales. Votar sin derecho puede traer problemas. ¿Dudas? Pregunte antes.",
        .howNaturalized:
            "Quienes se naturalizaron pueden registrarse como los demás ciudadanos. Su estado dice cómo.",
        .howRecord: "Tras una condena, cada estado tiene sus reglas, y cambian. Pregunte antes de votar.",
        .howStudent:
            "¿En casa o donde estudia? Cada estado dice qué cuenta como su casa. Se vota en un solo lugar.",
        .howWork: "Algunos estados dan tiempo del trabajo para votar. Cada uno tiene sus reglas.",
        .labelHow: "Reglas para votar",
        .labelHowRegistered: "¿Estoy registrado?",
        .labelHowMail: "Votar por correo",
        .labelHowEarly: "Votar antes",
        .labelHowTrack: "¿Dónde está mi boleta?",
        .labelHowOverseas: "Fuera o militar",
        .labelHowIDs: "¿Qué identificación?",
        .labelHowHelp: "Ayuda para votar",
        .labelHowProvisional: "¿No está en la lista?",
        .labelHowCitizen: "Ciudadanos",
        .labelHowRecord: "Después de una condena",
        .labelHowStudent: "Estudiantes",
        .labelHowWork: "Permiso del trabajo",
    ]
}
