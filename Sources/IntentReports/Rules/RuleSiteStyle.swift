/// The style sheet of the documentation: light and dark after the reader's system, one column on a phone.
enum RuleSiteStyle {
  static let sheet = """
    :root {
      color-scheme: light dark;
      --ground: #fff; --raised: #f6f7f9; --ink: #1d2228; --quiet: #59636e; --line: #d9dee3; --link: #0b57b0;
      --breaks: #b3261e; --degrades: #8a5200; --hides: #1f5fa8; --notes: #59636e; --keyword: #9b2393; --string: #c41a16;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #14171a; --raised: #1e2226; --ink: #e6e9ec; --quiet: #9aa4ae; --line: #343a41; --link: #7db5f5;
        --breaks: #ff8a80; --degrades: #f0b354; --hides: #7db5f5; --notes: #9aa4ae; --keyword: #ff7ab2; --string: #ff8170;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 1rem; }
    body {
      margin: 0; background: var(--ground); color: var(--ink); overflow-wrap: break-word;
      font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
    }
    main { margin: 0 auto; max-width: 60rem; padding: 1rem 1.25rem 4rem; }
    a { color: var(--link); text-underline-offset: .15em; }
    h1 { font-size: 1.9rem; line-height: 1.2; margin: 1rem 0 .75rem; }
    h2 { border-top: 1px solid var(--line); font-size: 1.3rem; line-height: 1.3; margin: 2.25rem 0 .5rem; padding-top: 1.25rem; }
    .rule h2 { border: 0; font-size: 1.15rem; margin-top: 1.25rem; padding-top: 0; }
    .narrow { display: none; }
    h3 { font-size: 1.05rem; margin: 1.5rem 0 .25rem; }
    p, ul, ol { margin: .6rem 0; max-width: 46rem; }
    code, pre { font: .875em/1.55 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    code { background: var(--raised); border-radius: .25rem; overflow-wrap: anywhere; padding: .1em .3em; }
    pre {
      background: var(--raised); border: 1px solid var(--line); border-radius: .5rem; margin: .75rem 0; overflow-x: auto;
      padding: .75rem 1rem;
    }
    pre code { background: none; overflow-wrap: normal; padding: 0; }
    .wide { margin: .75rem 0; overflow-x: auto; }
    table { border-collapse: collapse; font-size: .925rem; min-width: 100%; }
    th, td { border-bottom: 1px solid var(--line); padding: .45rem .75rem .45rem 0; text-align: left; vertical-align: top; }
    thead th { color: var(--quiet); font-weight: 600; white-space: nowrap; }
    tbody th { font-weight: 400; }
    img { height: auto; max-width: 100%; }
    .caption { color: var(--quiet); font-size: .875rem; font-weight: 600; margin-bottom: 0; }
    .caption + pre { margin-top: .25rem; }
    .path, .meta { color: var(--quiet); font-size: .925rem; }
    .breaks b { color: var(--breaks); } .degrades b { color: var(--degrades); }
    .asks b { color: var(--breaks); }
    .hides b { color: var(--hides); } .notes b { color: var(--notes); }
    .effects { font-size: .875rem; } #rules td:last-child { white-space: nowrap; }
    #rules th span { color: var(--quiet); display: block; font-size: .8rem; }
    #filter { align-items: end; display: flex; flex-wrap: wrap; gap: .75rem 1rem; margin: 1rem 0; }
    #filter[hidden], tr[hidden] { display: none; }
    #filter label { color: var(--quiet); display: grid; font-size: .875rem; gap: .15rem; }
    #filter input, #filter select {
      background: var(--ground); border: 1px solid var(--line); border-radius: .35rem; color: var(--ink); font: inherit;
      height: 2.25rem; max-width: 100%; padding: .35rem .5rem;
    }
    #filter output { color: var(--quiet); font-size: .875rem; padding-bottom: .4rem; }
    .neighbours { border-top: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin-top: 3rem;
      padding-top: 1rem; }
    .site { border-bottom: 1px solid var(--line); }
    .site ul {
      display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: 0 auto; max-width: 60rem;
      padding: .75rem 1.25rem;
    }
    .site li:first-child { font-weight: 700; margin-right: .5rem; }
    .site a { text-decoration: none; } .site a:hover { text-decoration: underline; }
    .site [aria-current] { color: var(--ink); font-weight: 600; }
    .contents ul { columns: 14rem; list-style: none; margin: 1rem 0; max-width: none; padding: 0; }
    aside { border-left: .25rem solid var(--line); color: var(--quiet); margin: .75rem 0; padding-left: .75rem; }
    @media (max-width: 40rem) {
      h1 { font-size: 1.5rem; }
      #rules thead { display: none; }
      #rules, #rules tbody, #rules tr, #rules th, #rules td { display: block; padding: 0; }
      #rules tr { border-bottom: 1px solid var(--line); padding: .75rem 0; }
      #rules tr[hidden] { display: none; }
      #rules th, #rules td { border: 0; }
      #rules th span, .narrow { display: inline; }
    }
    @media print { .site, #filter, .neighbours { display: none; } main { max-width: none; } }
    """
}
