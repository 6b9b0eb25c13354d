/// The looks of the page.
enum WebStyle {
  /// The style sheet.
  static let text = """
    :root{color-scheme:light dark;\(PictureStyle.light)--accent:#0a5bc4;--accent-on:#fff;--wash:#eef2f7;--shadow:0 1px 2px #1f232814,0 8px 24px #1f23280f}
    @media(prefers-color-scheme:dark){:root:not([data-theme=light]){\(darkRoot)}}
    :root[data-theme=light]{color-scheme:light}
    :root[data-theme=dark]{color-scheme:dark;\(darkRoot)}
    \(PictureStyle.rules)
    *{box-sizing:border-box}
    body{margin:0;background:var(--wash);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans CJK SC","PingFang SC","Microsoft YaHei",sans-serif;-webkit-text-size-adjust:100%}
    [hidden]{display:none!important}
    html:has(#lang-en:checked) span[lang=zh-Hans],html:has(#lang-zh:checked) span[lang=en]{display:none}
    .hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    :not(.js) .scripted{display:none}html.js .scripted{display:revert}
    header,main,footer{max-width:1240px;margin:0 auto;padding:0 24px}
    header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:10px 20px;padding-top:18px;padding-bottom:14px}
    h1{font:650 20px/1.3 ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono","Noto Sans CJK SC",monospace;margin:0;overflow-wrap:anywhere}
    h1::before{content:"› ";color:var(--soft)}
    h2{font-size:13px;font-weight:650;letter-spacing:.02em;color:var(--soft);margin:0 0 10px}
    .choices{display:flex;flex-wrap:wrap;gap:8px}
    .choice{display:inline-flex;border:1px solid var(--rule);border-radius:9px;margin:0;padding:2px;background:var(--card)}
    html.js .choice.scripted{display:inline-flex}
    .choice input{position:absolute;opacity:0;width:1px;height:1px}
    .choice label{padding:3px 11px;border-radius:7px;font-size:13.5px;color:var(--soft);cursor:pointer}
    .choice input:checked+label{background:var(--paper);color:var(--ink);font-weight:600;box-shadow:0 0 0 1px var(--rule)}
    .choice input:focus-visible+label{outline:2px solid var(--accent);outline-offset:1px}
    main{display:grid;grid-template-columns:minmax(320px,468px) minmax(0,1fr);gap:20px;align-items:start}
    .stage,.panel{background:var(--paper);border:1px solid var(--rule);border-radius:16px;box-shadow:var(--shadow)}
    .stage{position:sticky;top:16px;padding:14px 18px 16px;max-height:calc(100vh - 32px);display:flex;flex-direction:column;overflow:auto}
    figure{margin:0;display:flex;justify-content:center;flex:none}
    #screen{display:block;width:100%;height:auto;aspect-ratio:var(--w)/var(--h);max-height:min(46vh,calc(var(--h)*1.35px));max-width:100%;min-height:0}
    .controls{flex:none}html.js .controls{display:block}
    .buttons{display:flex;flex-wrap:wrap;align-items:center;gap:6px;margin-top:4px}
    button{font:inherit;color:inherit}
    .buttons button{height:42px;min-width:42px;border:1px solid var(--rule);border-radius:10px;background:var(--card);cursor:pointer;display:inline-flex;align-items:center;justify-content:center;padding:0}
    .buttons button:hover{border-color:var(--line)}
    .buttons button:disabled{opacity:.42;cursor:default}
    .buttons+.buttons{margin-top:6px}.buttons svg{width:19px;height:19px;fill:currentColor;stroke:currentColor;stroke-width:2.2;stroke-linejoin:round;stroke-linecap:round}
    #play{background:var(--accent);border-color:var(--accent);color:var(--accent-on);min-width:56px}
    #play .stop{display:none}#play[aria-pressed=true] .start{display:none}#play[aria-pressed=true] .stop{display:inline}
    .buttons .worded{padding:0 12px;font-size:14px;font-weight:550;white-space:nowrap}
    #ask[aria-expanded=true]{box-shadow:inset 0 0 0 2px var(--asked)}
    .speed{display:inline-flex;align-items:center;margin-left:auto}
    .speed button{min-width:36px;font-size:18px}
    .speed output{min-width:46px;text-align:center;font-size:13.5px;color:var(--soft);font-variant-numeric:tabular-nums}
    :focus-visible{outline:2px solid var(--accent);outline-offset:2px}
    input[type=range]{width:100%;height:26px;margin:6px 0 2px;accent-color:var(--accent)}
    .now{margin-top:12px;border-top:1px solid var(--rule);padding-top:10px;min-height:92px;position:relative}
    #position{margin:0;position:absolute;right:0;top:12px;font-size:13px;color:var(--soft);font-variant-numeric:tabular-nums}
    .headline{margin:0 84px 4px 0;font-weight:600;font-size:17px;line-height:1.4}
    .detail{margin:2px 0;font-size:14.5px;color:var(--soft)}
    .detail .number,.line,pre,.keys{font-variant-numeric:tabular-nums}
    .keys{font-size:12.5px;color:var(--soft);margin:10px 0 0}
    #why{margin-top:10px;background:var(--card);border:1px solid var(--rule);border-radius:10px;padding:10px 12px;max-height:40vh;overflow:auto}
    pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:12px/1.6 ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono","Noto Sans CJK SC",monospace}
    .say{margin:12px 0 0;color:var(--soft)}
    .side{display:grid;grid-template-columns:minmax(0,1fr);gap:20px;min-width:0}
    .panel{padding:16px 18px}
    ol{list-style:none;margin:0;padding:0}
    .panel button{display:block;width:100%;text-align:left;border:0;background:none;border-radius:7px;padding:3px 8px;cursor:pointer}
    html:not(.js) .panel button{cursor:text;pointer-events:none}
    html.js .panel button:hover{background:var(--card)}
    html.js #log{max-height:430px;overflow:auto;overscroll-behavior:contain;margin:0 -8px}
    #log button{font:13.5px/1.6 ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono","Noto Sans CJK SC",monospace;display:flex;gap:10px}
    #log button::before{content:attr(data-frame);min-width:2.6em;text-align:right;color:var(--soft);opacity:.75;flex:none}
    #log .line{padding-left:calc(var(--depth)*14px);overflow-wrap:anywhere}
    #log [aria-current] ,#chain [aria-current]{background:var(--card);box-shadow:inset 3px 0 0 var(--asked);font-weight:600}
    .badge{font:600 11px/1 system-ui,sans-serif;font-style:normal;background:var(--hit);color:var(--on);padding:2px 7px;border-radius:99px;margin-left:6px;white-space:nowrap;vertical-align:1px}
    html.js .told{display:none}html:not(.js) .told.same .headline{display:none}
    .told{padding:0 8px 8px calc(2.6em + 18px)}.told .headline{font-size:15px;margin:0;font-weight:500}.told .detail{font-size:13.5px}
    .rest{padding:6px 10px;color:var(--soft)}
    #chain{counter-reset:none}
    #chain button{font-size:15px}
    #chain li+li button::before{content:"↑ ";color:var(--soft)}#chain li:first-child button::before{content:"● ";color:var(--hit)}
    .reason{margin:0 0 4px 30px;font-size:13px;color:var(--soft)}
    .name{color:var(--name)}.number{color:var(--number)}.key{color:var(--key)}.dim{color:var(--soft)}
    .hit:not(g,polygon){color:var(--hit);font-weight:600}.miss{color:var(--no);font-weight:600}.asked:not(g,polygon){color:var(--name)}
    .mapbox{display:grid;grid-template-columns:repeat(auto-fit,minmax(180px,1fr));gap:20px;align-items:start}
    .mapbox svg{width:100%;max-width:300px;height:auto;aspect-ratio:var(--w)/var(--h);max-height:70vh}
    .legend{list-style:none;margin:0 0 12px;padding:0;display:grid;gap:5px;font-size:14px}
    .swatch{display:inline-block;width:14px;height:14px;border-radius:4px;border:1px solid var(--line);vertical-align:-2px;margin-right:8px}
    .share{color:var(--soft);font-variant-numeric:tabular-nums}
    .remark{margin:2px 0;font-size:13px;color:var(--soft);white-space:pre-wrap}
    footer{padding-top:14px;padding-bottom:26px;color:var(--soft);font-size:13px}
    @media(max-width:860px){
    header,main,footer{padding-left:14px;padding-right:14px}
    header{padding-top:12px;padding-bottom:10px}h1{font-size:17px}
    main{grid-template-columns:minmax(0,1fr);gap:14px}
    .stage{position:static;max-height:none;padding:10px 12px 14px}
    #screen{max-height:46vh}
    .buttons{gap:6px}.buttons button{height:44px;flex:1 1 44px}.speed{margin-left:0;flex:1 1 120px}.speed output{min-width:34px}
    .buttons .worded{flex:1 1 auto;padding:0 9px;font-size:13.5px}
    .keys{display:none!important}
    .panel{padding:14px 12px}
    .mapbox{grid-template-columns:minmax(0,1fr)}.mapbox svg{max-height:52vh}
    .legend{grid-template-columns:1fr 1fr}
    html.js #log{max-height:50vh}
    }
    @media(prefers-reduced-motion:no-preference){.o,.s{transition:opacity .15s}html{scroll-behavior:smooth}}
    @media print{.controls,.choices,.keys{display:none!important}html.js #log{max-height:none}.stage{position:static;max-height:none}}
    """

  private static let darkRoot =
    PictureStyle.dark + "--accent:#6cb0ff;--accent-on:#06121f;--wash:#080b10;--shadow:none"
}
