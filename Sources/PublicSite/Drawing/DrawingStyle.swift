/// The rules of the stylesheet for maps and charts: one hue, dark from light by the system's wish, and words that can be read on all of it.
let drawingStyle =
    DrawingStyle.light + DrawingStyle.dark + DrawingStyle.phone + DrawingStyle.forced
    + DrawingStyle.print

private enum DrawingStyle {
    static let light = """
        figure.map{margin:1rem 0;max-width:64rem}
        figure.map>svg,svg.chart{display:block;width:100%;height:auto}
        figure.map>svg.state{max-height:40rem}
        svg.chart{max-width:40rem}
        .map path,.map rect{stroke:#55626e;stroke-width:1;stroke-linejoin:round}
        .map a:hover path,.map a:hover rect{stroke:#000;stroke-width:3}
        .s0{fill:#fff}.s1{fill:#deebf7}.s2{fill:#b5d0ea}.s3{fill:#85b0db}.s4{fill:#2a6cab}.s5{fill:#0b3d75}
        .map .none{fill:#e3e3e3;stroke-dasharray:3 2}
        .map pattern path{stroke:#55626e;stroke-width:1.5}
        .map text{font:12px sans-serif;text-anchor:middle;fill:#111}
        .country text{font-size:14px}
        .map .labels{pointer-events:none}
        .map .over{fill:#fff}
        .map .name{font-weight:700}
        .key{list-style:none;margin:.3rem 0;padding:0;display:flex;flex-wrap:wrap;gap:.3rem 1.2rem}
        .key svg{vertical-align:-.15em}
        .chart text{font:12px sans-serif;fill:#111}
        .chart .end{text-anchor:end}.chart .tick{text-anchor:middle}
        .chart .name{font-weight:700}
        .chart .bar{fill:#2a6cab}
        .chart .grid{stroke:#c4ccd4}.chart .axis{stroke:#55626e}

        """

    static let dark = """
        @media screen and (prefers-color-scheme:dark){
        .map path,.map rect{stroke:#93a1ae}
        .map a:hover path,.map a:hover rect{stroke:#fff}
        .s0{fill:#15181c}.s1{fill:#18324d}.s2{fill:#1d4a75}.s3{fill:#2a6cab}.s4{fill:#7fb3e3}.s5{fill:#d3e7f9}
        .map .none{fill:#3a3a3a}
        .map pattern path{stroke:#93a1ae}
        .map text,.chart text{fill:#f2f2f2}
        .map .over{fill:#111}
        .chart .bar{fill:#7fb3e3}
        .chart .grid{stroke:#3d4650}.chart .axis{stroke:#93a1ae}
        }

        """

    /// Numbers would be too small to read there; the table has them. The boxes keep their names.
    static let phone = """
        @media (max-width:37rem){
        .map .inside,.map tspan+tspan{display:none}
        .map .name{font-size:24px}
        }

        """

    /// The reader's own two colours: steps are how much of the one is on the other, words have a rim.
    static let forced = """
        @media (forced-colors:active){
        .map path,.map rect,.map pattern path{stroke:CanvasText}
        .s0,.map .none{fill:Canvas}
        .s1,.s2,.s3,.s4,.s5,.chart .bar{fill:CanvasText}
        .s1{fill-opacity:.1}.s2{fill-opacity:.2}.s3{fill-opacity:.35}.s4{fill-opacity:.5}.s5{fill-opacity:.7}
        .map text,.map .over,.chart text{fill:CanvasText;stroke:Canvas;stroke-width:3px;paint-order:stroke}
        .chart .grid,.chart .axis{stroke:CanvasText}
        }

        """

    static let print = """
        @media print{figure.map,svg.chart{break-inside:avoid}}

        """
}
