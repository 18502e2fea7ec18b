/// Whether a provisional ballot counts.
enum ProvisionalWords: Wording {
    case given, paper, withPaper, withoutPaper

    var text: Text {
        switch self {
        case .given:
            Text(
                en: "A provisional ballot goes into an envelope and is checked later. Have you voted on one?",
                es: "Una boleta provisional va en un sobre y se revisa después. ¿Ya votó con una?")
        case .paper:
            Text(
                en: "Did you get a paper that says how to look it up?",
                es: "¿Le dieron un papel que dice cómo consultarla?")
        case .withPaper:
            Text(
                en: """
                    Use the phone number or the site on that paper. It is free. It tells if your vote counted, \
                    and if not, why. I cannot see it.
                    The law: 52 U.S.C. 21082.
                    """,
                es: """
                    Use el teléfono o el sitio de ese papel. Es gratis. Dice si su voto contó y, si no, por qué. \
                    Yo no puedo verlo.
                    La ley: 52 U.S.C. 21082.
                    """)
        case .withoutPaper:
            Text(
                en: """
                    You should have got one. Ask your election office if your vote counted, and if not, why. \
                    It is free. Or call {hotline}. I cannot see it.
                    The law: 52 U.S.C. 21082.
                    """,
                es: """
                    Se lo debían dar. Pregunte a su oficina electoral si su voto contó y, si no, por qué. \
                    Es gratis. O llame al {hotline}. Yo no puedo verlo.
                    La ley: 52 U.S.C. 21082.
                    """)
        }
    }
}
