/// The feed.
extension Spanish {
    static let feed: [Phrase: String] = [
        .feedHead: "Últimos reportes:",
        .feedLine: "Hace {age}, {place}: {text}",
        .feedEmpty: "Aún no hay reportes públicos.",
        .feedEnd: "Eso es todo por ahora.",
    ]
}
