/// Sizes of a picture, made for a phone on which 1280 pixels are 360 points.
struct Style {
    let width: Int
    let margin: Int
    let titleSize: Int
    let lineSize: Int
    let noteSize: Int
    let heights: ClosedRange<Int>
    let densities: [Density]

    var inner: Int { width - 2 * margin }

    /// How close the rows stand.
    struct Density {
        let size: Int
        let bar: Int
        /// Between words and bar, and between rows.
        let gap: Int
        let space: Int
    }

    static let full = Style(
        width: 1280, margin: 52, titleSize: 58, lineSize: 40, noteSize: 30, heights: 720...1280,
        densities: [
            Density(size: 46, bar: 56, gap: 10, space: 44), Density(size: 44, bar: 44, gap: 8, space: 36),
            Density(size: 42, bar: 34, gap: 6, space: 28), Density(size: 40, bar: 28, gap: 5, space: 22),
            Density(size: 38, bar: 24, gap: 4, space: 16), Density(size: 36, bar: 18, gap: 3, space: 12),
            Density(size: 36, bar: 12, gap: 2, space: 8),
        ])

    static let small = Style(
        width: 640, margin: 28, titleSize: 42, lineSize: 30, noteSize: 28, heights: 480...900,
        densities: [
            Density(size: 38, bar: 32, gap: 4, space: 22), Density(size: 36, bar: 24, gap: 3, space: 14),
            Density(size: 36, bar: 16, gap: 2, space: 8),
        ])

    /// The thickness of outlines and of the gaps between slices.
    static let line = 4
    static let edge = 3
}
