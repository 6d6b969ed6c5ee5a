import { createHash } from 'node:crypto'
import { commonHeaders } from '#foundation/server/http/answering/security-headers.ts'
import { escapeHtml } from '#foundation/server/mail/mail-frame.ts'

const style = `
:root { color-scheme: light dark; --paper: light-dark(#fbf8f2, #121b1e); --surface: light-dark(#ffffff, #1a2529); --line: light-dark(rgb(23 38 43 / 0.14), rgb(241 236 226 / 0.18)); --field: light-dark(#818c8f, #6f7d80); --ink: light-dark(#17262b, #f1ece2); --soft: light-dark(#4a5a5f, #b7c0be); --green: light-dark(#0e5a4a, #66bda2); --on-green: light-dark(#ffffff, #06231c); --amber-soft: light-dark(#fcefd9, #3a2d16); --danger: light-dark(#b3261e, #f18f85); --danger-soft: light-dark(#fbe8e5, #42211e) }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.5 system-ui, sans-serif }
.test { margin: 0; padding: .6rem 1rem; background: var(--amber-soft); text-align: center; font-weight: 600 }
main { max-width: 30rem; margin: 0 auto; padding: 2rem 1rem 4rem }
.brand { display: flex; align-items: center; gap: .6rem; margin: 0 0 1.5rem; color: var(--soft) }
.brand svg { width: 2rem; height: 2rem }
h1 { margin: 0 0 .25rem; font-size: 1.45rem; line-height: 1.25; text-wrap: balance }
.amount { margin: 0 0 1.5rem; font-size: 2.2rem; font-weight: 600; font-variant-numeric: tabular-nums }
.card { padding: 1.25rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface) }
fieldset { margin: 0 0 1.25rem; padding: 0; border: 0 }
legend { margin-bottom: .5rem; padding: 0; font-weight: 600 }
label { display: flex; gap: .7rem; align-items: flex-start; padding: .7rem .25rem; border-top: 1px solid var(--line) }
label:first-of-type { border-top: 0 }
input { width: 1.25rem; height: 1.25rem; margin: .15rem 0 0; accent-color: var(--green); flex: none }
small { display: block; color: var(--soft); font-variant-numeric: tabular-nums }
button { display: block; width: 100%; min-height: 3rem; padding: .6rem 1rem; border: 1px solid var(--green); border-radius: .75rem; background: var(--green); color: var(--on-green); font: inherit; font-weight: 600; cursor: pointer }
button + button, form + form { margin-top: .75rem }
button.plain { border-color: var(--field); background: transparent; color: var(--ink) }
:focus-visible { outline: 3px solid var(--green); outline-offset: 2px }
.alert { margin: 0 0 1rem; padding: .8rem 1rem; border-radius: .75rem; background: var(--danger-soft); color: var(--danger); font-weight: 600 }
a { color: var(--green) }
p.small { color: var(--soft) }
`

const hash = createHash('sha256').update(style).digest('base64')

const mark = `<svg viewBox="0 0 48 48" aria-hidden="true"><path fill="none" stroke="var(--green)" stroke-width="4.8" d="M14.5 16v-3.5a9.5 9.5 0 0 1 19 0V16"/><path fill="var(--green)" d="M12 14.5h24c6 0 10 4 10 10V35c0 6-4 10-10 10H12C6 45 2 41 2 35V24.5c0-6 4-10 10-10z"/><path fill="none" stroke="var(--surface)" stroke-width="4.8" d="M14.5 14v32M33.5 14v32M14.5 27.5q9.5 6.5 19 0"/></svg>`

/** Works without scripts. The texts in `body` must be escaped already. */
export function sandboxPage(
  { title, publicUrl, status = 200 }: { title: string; publicUrl: string; status?: number },
  body: string,
): Response {
  const html = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} - Holdall sandbox</title>
<link rel="icon" href="/favicon.svg">
<style>${style}</style>
</head>
<body>
<header class="test">Test mode: no money moves</header>
<main>
<p class="brand">${mark}<span>Holdall sandbox</span></p>
${body}
</main>
</body>
</html>`
  return new Response(html, {
    status,
    headers: {
      ...commonHeaders,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      // Submitting the form leads back to the site, so the site's address must be allowed too.
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; form-action 'self' ${publicUrl}; frame-ancestors 'none'; base-uri 'none'`,
    },
  })
}
