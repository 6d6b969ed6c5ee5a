import {
  type Caller,
  type Permission,
  permissions,
  scopeOf,
} from '#foundation/rules/permissions.ts'
import { escapeHtml } from '../mail/mail-frame.ts'
import { plainPageHeaders } from './answering/plain-page.ts'
import type { Route } from './route.ts'

const style = `
:root { color-scheme: light dark; --paper: #fbf8f2; --ink: #17262b; --line: #17262b1a; --green: #0e5a4a }
@media (prefers-color-scheme: dark) { :root { --paper: #10191c; --ink: #f1ede4; --line: #ffffff22; --green: #6fc3ae } }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
h2 { margin: 2.5rem 0 .5rem }
h2::first-letter { text-transform: uppercase }
a { color: var(--green) }
table { border-collapse: collapse; width: 100% }
td, th { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
code { font: 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
td code { overflow-wrap: normal }
pre { padding: 1rem; border: 1px solid var(--line); border-radius: 8px; overflow-x: auto }
.scroll { overflow-x: auto }
`

/** A page for people; programs read openapi.json. `guide` is HTML. */
export function openApiPage(routes: readonly Route[], guide: string): Response {
  const groups = Map.groupBy(routes, route => route.path.split('/')[1] ?? '')
  const sections = [...groups].map(([name, group]) => section(name, group)).join('\n')
  const html = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Holdall API</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Holdall API</h1>
<p>Every call lives under <code>/api/v1</code>. Where its line says nothing else it takes JSON and
answers <code>{ status, message, data }</code>; what is refused is answered
<code>{ status: "error", error, message, code }</code>.
Send <code>Authorization: Bearer &lt;token&gt;</code> with every call that is not open to visitors:
the token of somebody who has logged in, or an API key.
The full contract is in <a href="/api/v1/openapi.json">openapi.json</a>.</p>
${guide}
${sections}
</main>
</body>
</html>`
  return new Response(html, { headers: plainPageHeaders(style) })
}

function section(name: string, routes: readonly Route[]): string {
  const rows = routes.map(
    ({ method, path, guarantees }) =>
      `<tr><td><code>${method} ${breakable(path)}</code></td><td>${escapeHtml(guarantees.summary)}${otherForms(guarantees)}</td><td>${escapeHtml(whoMay(guarantees.can))}</td><td>${scopeOf(guarantees.can) ?? ''}</td></tr>`,
  )
  return `<h2>${escapeHtml(name)}</h2>
<div class="scroll"><table><thead><tr><th>Call</th><th>What it does</th><th>Who may</th><th>Scope of a key</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
}

/** In a narrow column an address goes on below after a slash. */
function breakable(path: string): string {
  return escapeHtml(path).replaceAll('/', '/<wbr>')
}

function otherForms({ upload, sentAs }: Route['guarantees']): string {
  const file = upload && `The file is sent as multipart/form-data, in the field ${upload.field}.`
  const answer = sentAs && `The answer is ${sentAs}.`
  return [file, answer].map(words => (words ? `<br><small>${words}</small>` : '')).join('')
}

function whoMay(permission: Permission): string {
  const callers: readonly Caller[] = permissions[permission]
  return callers.includes('visitor') ? 'everyone' : callers.join(', ')
}
