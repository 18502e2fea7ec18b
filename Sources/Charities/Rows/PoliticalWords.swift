/// Words by which a row is refused: the bot takes reports on voting, so it lists nobody whose work that is.
enum PoliticalWords {
    /// Words that begin so, in a name or a mission.
    static let beginnings = [
        "vote", "voting", "votar", "votante", "votacion", "electi", "elector", "eleccion", "ballot",
        "boleta", "candidat", "democrac", "lobby", "cabilde", "legislat", "legislac", "republican",
        "referendum",
    ]
    /// Whole words, in a name or a mission.
    static let anywhere: Set<String> = [
        "pac", "pacs", "superpac", "gop", "dnc", "rnc", "dsa", "aipac", "nra", "maga", "senator",
        "senators", "senate", "senador", "senadora", "senado", "congressman", "congresswoman",
        "congresista", "diputado", "diputada", "governor", "gobernador", "gobernadora", "partisan",
        "partidista", "politician", "politicians", "politico", "politicos", "political", "politics",
        "democrat", "democrats", "democrata", "democratas", "conservatives", "libertarian", "libertarians",
        "recall", "proposition", "proposicion",
    ]
    /// In a name alone: a mission may speak of a campaign against measles, or of a party for children.
    static let ofNames: Set<String> = [
        "party", "parties", "partido", "partidos", "campaign", "campaigns", "campana", "campanas",
        "congress", "congreso",
    ]
}
