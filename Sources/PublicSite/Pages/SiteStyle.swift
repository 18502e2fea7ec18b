/// The one stylesheet: system fonts, light and dark, print, and nothing that moves.
enum SiteStyle {
    static let css = frame + drawingStyle

    /// Another one for another stylesheet, so that caches may keep each for ever: FNV-1a, 64 bits.
    static let mark: String = {
        let sum = css.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let digits = String(sum, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }()

    private static let frame = """
        :root { color-scheme: light dark; --page: #ffffff; --ink: #1b1b1f; --soft: #55565e; --line: #8a8b94;
          --link: #0b4f9e; --card: #f3f4f7; --alarm: #8c1d18; --alarm-ink: #ffffff; }
        @media (prefers-color-scheme: dark) { :root { --page: #16171b; --ink: #ececf1; --soft: #b3b4bd;
          --line: #7d7e88; --link: #8fbcff; --card: #22242a; --alarm: #f2b8b5; --alarm-ink: #3b0907; } }
        * { box-sizing: border-box; }
        html { font: 100%/1.55 system-ui, sans-serif; background: var(--page); color: var(--ink); }
        body { margin: 0 auto; max-width: 46rem; padding: 0 1rem 2rem; overflow-wrap: anywhere; }
        body.embed { padding-top: .5rem; }
        a { color: var(--link); }
        a:focus-visible, [tabindex]:focus-visible, input:focus-visible, textarea:focus-visible {
          outline: 3px solid var(--link); outline-offset: 2px; }
        .skip { position: absolute; left: -99rem; }
        .skip:focus { position: static; display: inline-block; padding: .5rem; }
        .hotline { background: var(--alarm); color: var(--alarm-ink); padding: .6rem .8rem; border-radius: .4rem;
          font-weight: 600; }
        nav ul, .pages, .ways { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; }
        nav a, .pages a, .ways a, footer a { display: inline-block; min-height: 1.75rem; min-width: 1.75rem; padding: .2rem 0; }
        li { margin: .25rem 0; }
        nav a[aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
        h1 { font-size: 1.7rem; line-height: 1.2; }
        h2 { font-size: 1.25rem; margin-top: 2rem; }
        article h2, article h3 { font-size: 1rem; margin: 0; }
        article { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .8rem 1rem;
          margin: 1rem 0; }
        blockquote { margin: .5rem 0; padding: 0; }
        blockquote p { margin: .3rem 0; white-space: pre-line; }
        .facts { color: var(--soft); margin: .3rem 0 0; font-size: .9rem; }
        .wide { overflow-x: auto; margin: 1.5rem 0; }
        table { border-collapse: collapse; width: 100%; }
        caption { text-align: start; font-weight: 600; padding: .3rem 0; }
        th, td { text-align: start; padding: .4rem .6rem .4rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
        thead th { white-space: nowrap; color: var(--soft); font-weight: 600; }
        tbody th { font-weight: 400; }
        th, td { overflow-wrap: break-word; } code { overflow-wrap: anywhere; }
        h1, h2, h3 { overflow-wrap: break-word; }
        tbody th a { display: inline-block; min-height: 1.5rem; }
        label { display: block; }
        input, textarea { width: 100%; font: inherit; padding: .4rem; border: 1px solid var(--line); border-radius: .3rem;
          background: var(--page); color: var(--ink); }
        footer { margin-top: 3rem; border-top: 1px solid var(--line); color: var(--soft); }
        svg, img, video { max-width: 100%; height: auto; }
        @media (forced-colors: active) { article, .hotline { border: 1px solid; } }
        @media print { :root { --page: #fff; --ink: #000; --soft: #000; --card: #fff; } nav, .skip, .ways { display: none; }
          .hotline { border: 1px solid; background: none; color: #000; } a { color: #000; } }

        """
}
