/// What the page of a history adds to the style of the reports. The picture is scrolled to the latest releases at first,
/// which the direction of its outermost box alone does. The colours of audiences can be told apart by people who
/// confuse red and green (Okabe and Ito's palette); events have forms of their own.
enum HistoryStyle {
  static let sheet: Markup = """
    :root {
      --saved: #c14d00; --find: #0072b2; --widgets: #007f5c; --siri: #b0578b; --ai: #b37a00; --lists: #3a8fc4;
      --span: #aeb7bf; --label: 15rem;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --saved: #f07f3c; --find: #4aa6e0; --widgets: #2fc79a; --siri: #df92c0; --ai: #edb23c; --lists: #8ccaf0;
        --span: #58626b;
      }
    }
    body { max-width: 84rem; }
    main { margin: 0 auto; max-width: 56rem; }
    nav { margin-bottom: .8rem; }
    nav label { display: inline-block; margin-bottom: .2rem; white-space: nowrap; }
    .savedShortcuts { fill: var(--saved); background: var(--saved); }
    .findAndVariables { fill: var(--find); background: var(--find); }
    .widgetsAndControls { fill: var(--widgets); background: var(--widgets); }
    .siriPhrases { fill: var(--siri); background: var(--siri); }
    .appleIntelligence { fill: var(--ai); background: var(--ai); }
    .discovery { fill: var(--lists); background: var(--lists); }
    .picture {
      background: var(--card); border: 1px solid var(--line); border-radius: .6rem; margin-bottom: 1rem;
      direction: rtl; max-height: 85vh; overflow: auto; position: relative;
    }
    .picture > div { direction: ltr; margin-left: 0; margin-right: auto; }
    .picture svg { display: block; flex: none; }
    .overview { align-items: end; color: var(--quiet); display: flex; font-size: .75rem; gap: .6rem; margin-bottom: .5rem; }
    .overview svg { border-bottom: 1px solid var(--quiet); flex: 1; height: 1.6rem; min-width: 0; }
    .overview rect { fill: var(--breaks); }
    .head, .lane { display: flex; width: max-content; }
    .head { background: var(--card); border-bottom: 1px solid var(--line); position: sticky; top: 0; z-index: 3; }
    .head .label { align-items: end; color: var(--quiet); display: flex; padding-bottom: 2rem; }
    .label {
      background: var(--card); border-right: 1px solid var(--line); flex: none; font-size: .8125rem; left: 0;
      line-height: 22px; overflow: hidden; padding: 0 .6rem 0 .8rem; position: sticky; text-overflow: ellipsis;
      white-space: nowrap; width: var(--label); z-index: 2;
    }
    .gone { color: var(--quiet); font-style: italic; }
    .rows { min-width: max-content; padding: .3rem 0; position: relative; }
    .rows .grid { height: calc(100% - .6rem); left: var(--label); position: absolute; top: .3rem; }
    .grid line { stroke: var(--line); stroke-dasharray: 2 3; }
    .lane { position: relative; }
    .lane:hover { background: color-mix(in srgb, var(--code) 60%, transparent); }
    .phrases .label::before { color: var(--quiet); content: "\(HistoryPicture.LaneGroup.phrases.glyph)"; }
    .widgets .label::before { color: var(--quiet); content: "\(HistoryPicture.LaneGroup.widgets.glyph)"; }
    .entities .label::before { color: var(--quiet); content: "\(HistoryPicture.LaneGroup.entities.glyph)"; }
    .others .label::before { color: var(--quiet); content: "\(HistoryPicture.LaneGroup.others.glyph)"; }
    .axis { stroke: var(--quiet); } .dot { fill: var(--span); } .felt { fill: var(--ink); }
    circle.beside { fill: var(--card); stroke: var(--quiet); }
    details.beside { color: var(--quiet); margin: 1rem 0; }
    .version, .year, .count { fill: var(--ink); font: 11px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
    .year { fill: var(--quiet); font-weight: 600; }
    .span { fill: var(--span); }
    .hit { fill: transparent; stroke: none; }
    a:focus .hit, a:hover .hit { fill: var(--code); }
    path.broke { fill: none; stroke: var(--breaks); stroke-width: 2.6; }
    path.degraded { fill: var(--degrades); stroke: var(--card); }
    path.hid { fill: var(--card); stroke: var(--hides); stroke-width: 2.2; }
    path.deprecated { fill: var(--card); stroke: var(--ink); stroke-width: 1.8; }
    path.retired { fill: var(--ink); stroke: var(--card); }
    path.renamed { fill: none; stroke: var(--ink); stroke-width: 1.8; }
    .legend { font-size: .8125rem; padding: .6rem 1rem; }
    .legend p { color: var(--quiet); margin: 0 0 .3rem; }
    .legend .scroll { display: none; } .legend .scroll.wide { display: inline; }
    .legend ul { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; list-style: none; margin: 0 0 .2rem; padding: 0; }
    .legend li { align-items: center; display: flex; gap: .4rem; }
    .legend i { border-radius: 2px; height: .7rem; width: .7rem; }
    .release h2 .rule { font-weight: 400; margin-left: .4rem; }
    .release article { border-radius: .3rem; margin: .6rem 0; padding: .5rem .9rem; }
    .release h3 { font-size: .9375rem; font-weight: 600; margin: .2rem 0; }
    .release article > p { margin: .2rem 0; }
    article:target, .release:target { outline: .2rem solid var(--hides); outline-offset: .1rem; scroll-margin: 1rem; }
    body:has(#show-intents:not(:checked)) .intents, body:has(#show-phrases:not(:checked)) .phrases,
    body:has(#show-widgets:not(:checked)) .widgets, body:has(#show-entities:not(:checked)) .entities,
    body:has(#show-others:not(:checked)) .others, body:has(#show-quiet:not(:checked)) .quiet.lane { display: none; }
    @media (max-width: 66rem) { .legend .scroll { display: inline; } }
    @media (max-width: 48rem) { :root { --label: 8.5rem; } .label { padding: 0 .4rem; } body { padding: 1rem .6rem; } }
    @media print {
      .picture { max-height: none; overflow: visible; zoom: var(--fit); } .head, .label { position: static; }
      nav, .screen { display: none; } article { break-inside: avoid; }
      .legend i { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    """
}
