/// The feed.
extension English {
    static let feed: [Phrase: String] = [
        .feedHead: "Latest reports:",
        .feedLine: "{age} ago, {place}: {text}",
        .feedEmpty: "No public reports yet.",
        .feedEnd: "That is all for now.",
    ]
}
