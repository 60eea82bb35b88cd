export const ICONS = {
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  list: 'M4 6h16M4 12h16M4 18h10',
  flag: 'M6 21V4m0 0h12l-3 4 3 4H6',
  draw: 'M5 19L19 5M7 4v6M15 15c0-2 4-2 4 0s-4 2-4 5h4',
  puzzle: 'M5 9h4c-2-5 6-5 4 0h6v4c-5-2-5 6 0 4v3H5v-4c4 2 4-6 0-4z',
  close: 'M6 6l12 12M18 6L6 18',
  solution: 'M5 13l4 4L19 7',
  next: 'M5 5l8 7-8 7M17 5v14',
} as const

const STYLE = `
.chess-bar{position:absolute;display:flex;flex-wrap:wrap;gap:4px;justify-content:center;align-items:center}
.chess-bar[data-column]{flex-flow:column nowrap}
.chess-bar button,.chess-analysis .chess-tool{display:grid;place-items:center;inline-size:44px;block-size:44px;border-radius:50%;background:rgb(255 255 255/.14);color:#fff}
.chess-bar button:disabled{opacity:.4}
.chess-bar button:focus-visible,.chess-analysis :focus-visible,.chess-moves :focus-visible{outline:3px solid #3fe0cf;outline-offset:1px}
.chess-bar svg,.chess-tool svg{inline-size:22px;block-size:22px;fill:none;stroke:currentColor;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
.chess-side{position:absolute;overflow-y:auto;border-radius:12px;background:rgb(0 0 0/.28);color:#fff}
.chess-moves{display:grid;grid-template-columns:3em 1fr 1fr;align-content:start;margin:0;padding:4px;direction:ltr;font-size:.9375rem}
.chess-moves span{padding:6px;color:rgb(255 255 255/.72)}
.chess-moves button{min-block-size:32px;padding:4px 8px;border-radius:8px;text-align:start;color:inherit;font:inherit;font-weight:600}
.chess-moves button[aria-current]{background:#ffb63d;color:#2a1600}
.chess-moves .chess-opening{grid-column:1/-1;padding:6px 8px;color:#ffd86b}
.chess-moves [data-judged=inaccuracy]::after{content:' ?!';color:#ffd86b}
.chess-moves [data-judged=mistake]::after{content:' ?';color:#ffa24a}
.chess-moves [data-judged=blunder]::after{content:' ??';color:#ff7a6b}
.chess-moves button[aria-current]::after{color:inherit}
.chess-analysis{inline-size:min(560px,100%);max-inline-size:none;max-block-size:min(86svh,860px);margin:auto;padding:0;border:0;border-radius:20px;background:#0e2735;color:#f5f1e4;overscroll-behavior:contain}
.chess-analysis::backdrop{background:rgb(3 10 16/.62)}
@media(max-width:599px){.chess-analysis{margin-block-end:0;border-end-start-radius:0;border-end-end-radius:0}}
.chess-analysis header{position:sticky;inset-block-start:0;display:flex;align-items:center;justify-content:space-between;gap:12px;padding:12px 12px 8px 20px;background:#0e2735;z-index:1}
.chess-analysis h2{margin:0;font-size:1.25rem}
.chess-analysis h3{margin:0;font-size:1rem}
.chess-analysis section{display:grid;gap:10px;padding:6px 20px 16px}
.chess-analysis p{margin:0;color:#b4ccd1}
.chess-analysis .chess-row{display:flex;flex-wrap:wrap;gap:8px}
.chess-analysis .chess-act{min-block-size:44px;padding:8px 16px;border-radius:999px;background:#1f4a5e;color:#f5f1e4;font-weight:600}
.chess-analysis .chess-act[data-main]{background:#ffb63d;color:#2a1600}
.chess-analysis .chess-act:disabled{opacity:.5}
.chess-analysis textarea{inline-size:100%;min-block-size:96px;padding:10px;border:1px solid #6f95a2;border-radius:12px;background:#05121b;color:inherit;font:14px/1.4 monospace;resize:vertical;direction:ltr}
.chess-analysis [role=alert]{color:#ff9d90}
.chess-analysis progress{inline-size:100%;block-size:12px;accent-color:#3fe0cf}
.chess-analysis .chess-list{max-block-size:220px;overflow-y:auto;border-radius:12px;background:rgb(0 0 0/.28)}
.chess-graph{display:block;inline-size:100%;block-size:96px;border-radius:12px;background:#1b2a31;touch-action:manipulation;direction:ltr}
.chess-graph .light{fill:#f4e6cb}.chess-graph .now{stroke:#ffb63d;stroke-width:1.5;vector-effect:non-scaling-stroke}.chess-graph .even{stroke:#7a97a0;stroke-width:1;stroke-dasharray:3 3;vector-effect:non-scaling-stroke}
.chess-analysis dl{display:grid;grid-template-columns:1fr 1fr;gap:4px 16px;margin:0}
.chess-analysis dt{color:#b4ccd1}.chess-analysis dd{margin:0;text-align:end;font-weight:700;font-variant-numeric:tabular-nums}
.chess-line{direction:ltr;unicode-bidi:isolate}
`

/** Style sheet of what stands beside the canvas; added to the page once. */
export function dress() {
  if (document.adoptedStyleSheets.some((sheet) => sheet === worn)) return
  worn.replaceSync(STYLE)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, worn]
}
const worn = new CSSStyleSheet()
