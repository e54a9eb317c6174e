/// The style sheet of the HTML report: light and dark after the reader's system, and black on white on paper.
enum HTMLStyle {
  static let sheet: Markup = """
    :root {
      color-scheme: light dark;
      --ground: #f6f7f8; --card: #ffffff; --ink: #1d2228; --quiet: #5b6570; --line: #dde1e5; --code: #f0f2f4; --link: #0b57b0;
      --gone: #fde7e5; --come: #e2f4e8;
      --breaks: #b3261e; --degrades: #8a5200; --hides: #1f5fa8; --notes: #5b6570; --passes: #1b6e3c;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #14171a; --card: #1d2125; --ink: #e6e9ec; --quiet: #9aa4ae; --line: #343a41; --code: #272c31; --link: #7db5f5;
        --gone: #4a2422; --come: #1d3d2a;
        --breaks: #ff8a80; --degrades: #f0b354; --hides: #7db5f5; --notes: #9aa4ae; --passes: #6fd08c;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; max-width: 56rem; padding: 2rem 1.25rem 3rem; background: var(--ground); color: var(--ink);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
      overflow-wrap: anywhere;
    }
    code, pre { font: .875em/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    code { background: var(--code); border-radius: .25rem; padding: .1em .3em; }
    pre {
      background: var(--code); border-radius: .4rem; margin: .4rem 0 0; padding: .6rem .8rem; white-space: pre-wrap;
    }
    header { border-left: .35rem solid var(--passes); margin-bottom: 1.5rem; padding-left: 1rem; }
    .gate { border: 1px solid var(--breaks); border-radius: .4rem; margin: 0 0 1rem; padding: .4rem .8rem; }
    .gate p { font-weight: 600; }
    .gate .fails { color: var(--breaks); }
    header.fails { border-color: var(--breaks); }
    header p { margin: .15rem 0; }
    h1 { font-size: 1.6rem; line-height: 1.2; margin: .1rem 0 .3rem; }
    .kind, .sources, .rule, footer { color: var(--quiet); font-size: .875rem; }
    .outcome { color: var(--passes); font-weight: 600; }
    .fails .outcome { color: var(--breaks); }
    .filters { display: flex; flex-wrap: wrap; gap: .5rem; margin-bottom: 1.25rem; }
    .contents { margin-bottom: 1.25rem; }
    .contents ul { list-style: none; margin: .25rem 0 0; padding: 0; }
    .contents li { padding: .1rem 0; }
    .contents:has(.badge) li { padding-left: 6rem; position: relative; }
    .contents .badge { left: 0; position: absolute; top: .3rem; }
    a { color: var(--link); text-underline-offset: .15em; }
    .anchor { color: var(--quiet); font-size: .8rem; font-weight: 400; text-decoration: none; }
    :target { outline: 2px solid var(--link); outline-offset: 2px; }
    nav label {
      background: var(--card); border: 1px solid var(--line); border-radius: 2rem; cursor: pointer; font-size: .875rem;
      padding: .2rem .8rem .2rem .6rem;
    }
    nav input { accent-color: var(--effect, var(--notes)); margin: 0 .25rem 0 0; vertical-align: -.1em; }
    .breaks { --effect: var(--breaks); } .degrades { --effect: var(--degrades); }
    .asks { --effect: var(--breaks); }
    .hides { --effect: var(--hides); } .notes { --effect: var(--notes); }
    article, section {
      background: var(--card); border: 1px solid var(--line); border-radius: .6rem; margin-bottom: 1rem;
      padding: 1rem 1.25rem;
    }
    section.group { background: none; border: 0; padding: 0; }
    .group > h2 { margin: 1.25rem 0 .5rem; }
    article { border-left: .35rem solid var(--effect); margin-bottom: .75rem; }
    .unmatched, [hidden] { display: none !important; }
    .search { align-items: center; display: inline-flex; gap: .4rem; }
    .search input { border: 1px solid var(--line); border-radius: .3rem; font: inherit; padding: 0 .4rem; width: 11rem; }
    button { background: var(--card); border: 1px solid var(--line); border-radius: .3rem; color: inherit; cursor: pointer;
      float: right; font: .8rem system-ui, sans-serif; margin: -.2rem -.4rem .2rem .6rem; padding: .1rem .6rem;
      user-select: none; }
    details > summary { cursor: pointer; }
    details > summary h2 { display: inline; }
    .fix { margin-top: .6rem; } .fix p { margin: .3rem 0; }
    .diff { overflow-x: auto; }
    .diff ins, .diff del { display: inline-block; min-width: 100%; text-decoration: none; }
    .diff ins { background: var(--come); } .diff del { background: var(--gone); }
    article.older { border-left-style: dotted; }
    article .rule { margin: 0; }
    .standing { font-size: .8rem; font-weight: 400; border: 1px solid var(--line); border-radius: 2rem; margin-left: .4rem; padding: .05rem .5rem; }
    article > p { margin: .4rem 0 .8rem; }
    .badge { color: var(--effect); font-weight: 700; margin-right: .4rem; text-transform: uppercase; font-size: .75rem; }
    h2, h3, h4 { font-size: 1.1rem; font-weight: 600; line-height: 1.3; margin: .2rem 0; }
    section h2, h3, h4 { font-size: 1rem; }
    h3 code, h4 code { font-weight: 600; }
    dl { display: grid; gap: .35rem 1rem; grid-template-columns: 8rem 1fr; margin: 0; }
    dt { color: var(--quiet); font-size: .875rem; }
    dd { margin: 0; min-width: 0; }
    ul { margin: .4rem 0 0; padding-left: 1.2rem; }
    .subject { border-top: 1px solid var(--line); margin-top: .8rem; padding-top: .6rem; }
    .subject p { margin: .2rem 0 .4rem; }
    .changes ul { list-style: none; padding: 0; }
    .changes li { padding-left: 1.2rem; text-indent: -1.2rem; } .changes pre { text-indent: 0; }
    .changes code { background: none; padding: 0; } .changes h3 { margin-top: .8rem; }
    body:has(#show-breaks:not(:checked)) .group.breaks, body:has(#show-degrades:not(:checked)) .group.degrades,
    body:has(#show-asks:not(:checked)) .group.asks,
    body:has(#show-hides:not(:checked)) .group.hides, body:has(#show-notes:not(:checked)) section.notes,
    body:has(#show-older:not(:checked)) article.older,
    body:has(#show-waived:not(:checked)) section.waived, body:has(#show-shipped:not(:checked)) section.shipped {
      display: none;
    }
    @media (max-width: 36rem) {
      dl { gap: 0; grid-template-columns: 1fr; } dd { margin-bottom: .7rem; }
      .contents:has(.badge) li { padding-left: 0; } .contents .badge { position: static; }
      pre { font-size: .8125em; padding: .6rem; }
    }
    @media print {
      :root {
        --ground: #fff; --card: #fff; --ink: #000; --quiet: #444; --line: #bbb; --code: #f4f4f4; --link: #000;
        --gone: #fff; --come: #fff;
        --breaks: #a01b14; --degrades: #7a4800; --hides: #174a85; --notes: #444; --passes: #155c31;
      }
      html { font-size: 10pt; }
      body { max-width: none; padding: 0; }
      .filters, button, .anchor { display: none !important; }
      .contents a { text-decoration: none; }
      article, section { box-decoration-break: clone; -webkit-box-decoration-break: clone; }
      dt, dd > code, li, pre { break-inside: avoid; }
      h2, h3, h4, dt { break-after: avoid; }
    }
    """
}
