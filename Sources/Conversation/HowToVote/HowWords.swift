/// How voting works.
enum HowWords: Wording {
    case head, law, state, noState, hotline, registered, mail, early, track, overseas, ids, help,
        provisional, citizen, naturalized, record, student, work, labelHow, labelRegistered, labelMail,
        labelEarly, labelTrack, labelOverseas, labelIDs, labelHelp, labelProvisional, labelCitizen,
        labelRecord, labelStudent, labelWork

    var text: Text {
        switch self {
        case .head:
            Text(
                en:
                    "I do not say who may vote: that is for your state. I show where to ask. What is it about?",
                es:
                    "No digo quién puede votar: eso lo dice su estado. Muestro dónde preguntar. ¿De qué se trata?"
            )
        case .law: Text(en: "The law: {text}.", es: "La ley: {text}.")
        case .state: Text(en: "Ask {state}: {official}", es: "Pregunte a {state}: {official}")
        case .noState: Text(en: "Find your state: {official}", es: "Busque su estado: {official}")
        case .hotline:
            Text(
                en: "Or call {hotline}. It is free and takes no side.",
                es: "O llame al {hotline}. Es gratis y no toma partido.")
        case .registered:
            Text(
                en: "I cannot see the list of voters. Your state can tell if you are on it.",
                es: "No puedo ver la lista de votantes. Su estado le dice si está en ella.")
        case .mail:
            Text(
                en:
                    "Each state has its own rules and dates for voting by mail (absentee). I do not have them here.",
                es: "Cada estado tiene sus reglas y fechas para votar por correo. No las tengo aquí.")
        case .early:
            Text(
                en: "Many states let you vote before the day. Each sets its own days and places.",
                es: "Muchos estados dejan votar antes del día. Cada uno pone sus días y lugares.")
        case .track:
            Text(
                en: "Only your election office knows where your ballot is. Many let you look it up.",
                es: "Solo su oficina electoral sabe dónde está su boleta. Muchas dejan buscarla.")
        case .overseas:
            Text(
                en:
                    "States must send a ballot to citizens abroad and in the military. Ask in time and it goes out 45 days before a federal election. One form asks for it, at fvap.gov.",
                es:
                    "El estado debe enviar una boleta a sus ciudadanos militares o fuera del país. Si la pide a tiempo, sale 45 días antes de una elección federal. Se pide con un papel de fvap.gov."
            )
        case .ids:
            Text(
                en:
                    "Each state says which ID it takes. You can be asked for one if you signed up by mail and vote for the first time. No ID with you? Ask about a provisional ballot.",
                es:
                    "Cada estado dice qué identificación acepta. Se la pueden pedir si se registró por correo y vota por primera vez. ¿No la trae? Pregunte por la boleta provisional."
            )
        case .help:
            Text(
                en:
                    "You can bring somebody you choose if you are blind, disabled, or cannot read or write. It cannot be your boss or union.",
                es:
                    "Puede traer a quien usted elija si no ve, tiene una discapacidad o no lee ni escribe. No puede ser su jefe ni su sindicato."
            )
        case .provisional:
            Text(
                en:
                    "Are you not on the list? You can ask for a provisional ballot: it is checked later. You must be told how to find out if it counts.",
                es:
                    "¿No está en la lista? Puede pedir una boleta provisional: se revisa después. Le deben decir cómo saber si cuenta."
            )
        case .citizen:
            Text(
                en:
                    "Only U.S. citizens can vote in federal elections. Voting when you are not allowed can get you in trouble. Not sure? Ask first.",
                es:
                    "Solo los ciudadanos de EE. UU. pueden votar en elecciones federales. Votar sin derecho puede traer problemas. ¿Dudas? Pregunte antes."
            )
        case .naturalized:
            Text(
                en: "Naturalized citizens can register like other citizens. Your state says how.",
                es:
                    "Quienes se naturalizaron pueden registrarse como los demás ciudadanos. Su estado dice cómo."
            )
        case .record:
            Text(
                en: "States have different rules after a conviction, and they change. Ask before you vote.",
                es: "Tras una condena, cada estado tiene sus reglas, y cambian. Pregunte antes de votar.")
        case .student:
            Text(
                en: "Home or school? Each state says what counts as home. You vote in one place only.",
                es:
                    "¿En casa o donde estudia? Cada estado dice qué cuenta como su casa. Se vota en un solo lugar."
            )
        case .work:
            Text(
                en: "Some states give time off work to vote. Each has its own rules.",
                es: "Algunos estados dan tiempo del trabajo para votar. Cada uno tiene sus reglas.")
        case .labelHow: Text(en: "Rules for voting", es: "Reglas para votar")
        case .labelRegistered: Text(en: "Am I registered?", es: "¿Estoy registrado?")
        case .labelMail: Text(en: "Vote by mail", es: "Votar por correo")
        case .labelEarly: Text(en: "Vote early", es: "Votar antes")
        case .labelTrack: Text(en: "Where is my ballot?", es: "¿Dónde está mi boleta?")
        case .labelOverseas: Text(en: "Abroad or military", es: "Fuera o militar")
        case .labelIDs: Text(en: "What ID?", es: "¿Qué identificación?")
        case .labelHelp: Text(en: "Help with voting", es: "Ayuda para votar")
        case .labelProvisional: Text(en: "Not on the list?", es: "¿No está en la lista?")
        case .labelCitizen: Text(en: "Citizens", es: "Ciudadanos")
        case .labelRecord: Text(en: "After a conviction", es: "Después de una condena")
        case .labelStudent: Text(en: "Students", es: "Estudiantes")
        case .labelWork: Text(en: "Time off work", es: "Permiso del trabajo")
        }
    }
}
