/** A sheet of paper on every screen, and nothing but the text when it is printed. */
export const evidenceStyle = `
:root { color-scheme: light dark; --paper: #fbf8f2; --sheet: #fff; --ink: #17262b; --soft: #4a5a5f; --line: #17262b26; --green: #0e5a4a; --good: #e4f2ec; --bad: #fbe6e2; --red: #8f2416 }
@media (prefers-color-scheme: dark) { :root { --paper: #10191c; --sheet: #18242a; --ink: #f1ede4; --soft: #b9c2c1; --line: #ffffff2b; --green: #7fd0bb; --good: #14352d; --bad: #45201b; --red: #f5b5a8 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { margin: 0 auto; max-width: 56rem; padding: clamp(1rem, 4vw, 3rem) }
article { overflow-wrap: anywhere; background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: clamp(1rem, 4vw, 2.5rem) }
h1 { margin: 0; font-size: clamp(1.6rem, 5vw, 2.2rem); line-height: 1.15 }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.25rem }
h3 { margin: 0; font-size: 1rem }
p, dl, ul, ol { margin: .5rem 0 }
a { color: var(--green) }
.brand { margin: 0 0 1rem; font-weight: 600; color: var(--green) }
dl { display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: .25rem 1rem }
dt, .soft { color: var(--soft) }
dd { margin: 0; overflow-wrap: anywhere }
.verdict { margin: 1.5rem 0 0; border-radius: 8px; padding: .75rem 1rem; font-weight: 600; background: var(--good) }
.verdict.broken, .fault { background: var(--bad); color: var(--red) }
.fault { display: block; margin-top: .5rem; border-radius: 6px; padding: .25rem .6rem; font-weight: 600 }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid var(--line); padding: .5rem .75rem .5rem 0; text-align: left; vertical-align: top }
th { color: var(--soft); font-weight: 600 }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: normal }
td.name { min-width: 9rem }
code { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
.record, .link { border-top: 1px solid var(--line); padding: 1rem 0; break-inside: avoid }
.record:first-of-type, .link:first-of-type { border-top: 0 }
.words { overflow-wrap: anywhere; white-space: pre-line }
.pictures { display: flex; flex-wrap: wrap; gap: .5rem; padding: 0; list-style: none }
.pictures img { display: block; width: 7rem; height: 7rem; border: 1px solid var(--line); border-radius: 8px; object-fit: cover }
ol.chain { padding: 0; list-style: none }
@media print {
  :root { --paper: #fff; --sheet: #fff; --ink: #000; --soft: #333; --line: #0003; --good: #fff; --bad: #fff; --red: #000 }
  body { font-size: 11pt }
  main, article { padding: 0; border: 0; max-width: none }
  .screen { display: none }
  .verdict { border: 1px solid #000 }
}
`
