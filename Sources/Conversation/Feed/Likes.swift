/// Likes: one a person and report.
enum Likes: Feature {
    static let choices: [any Press.Type] = [
        Like.self, Unlike.self, ShowLiked.self,
    ]
}
