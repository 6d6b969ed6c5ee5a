import type { Fact, Letter } from './letter.ts'

const ink = '#17262B'
const paper = '#FBF8F2'
const green = '#0E5A4A'
const faint = '#5B686C'
const headingFont = "'Bricolage Grotesque', Georgia, serif"
const textFont = "'Instrument Sans', -apple-system, 'Segoe UI', Roboto, Arial, sans-serif"

/** A title without spaces must not make a letter wider than a phone; a label keeps its words. */
const breaking = 'overflow-wrap:anywhere;word-break:break-word'
const keeping = 'overflow-wrap:normal;word-break:normal'
/** On a phone a fact stands under its label, where there is room for its words. */
const onPhones =
  '@media (max-width:480px){.page{padding:16px 8px!important}.card{padding:20px!important}.facts td{display:block;padding:0!important}.facts td+td{padding-bottom:10px!important}}'

/** Tables and inline styles, because mail programs understand little else. */
export function mailFrame(letter: Letter): string {
  const parts = [
    `<h1 style="margin:0 0 16px;font:600 26px/1.2 ${headingFont};color:${ink}">${escapeHtml(letter.heading)}</h1>`,
    ...letter.paragraphs.map(text => paragraph(text)),
    letter.code ? codeBox(letter.code) : '',
    letter.facts ? factTable(letter.facts) : '',
    ...(letter.choices ?? []).map(choice => button(choice)),
    actionOf(letter),
    letter.footnote ? paragraph(letter.footnote, faint, 14) : '',
  ]
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(letter.subject)}</title>
<style>${onPhones}</style>
</head>
<body style="margin:0;background:${paper};color:${ink}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(letter.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="page" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 20px;font:700 22px/1 ${headingFont};color:${green}">Holdall</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e7e3da;border-radius:12px;padding:32px;${breaking}">
${parts.filter(Boolean).join('\n')}
</td></tr>
<tr><td style="padding:20px 4px;font:13px/1.5 ${textFont};color:${faint};${breaking}">Holdall: space for your things, near you${letter.stop ? stopLink(letter.stop) : ''}</td></tr>
</table>
</td></tr></table>
</body>
</html>`
}

function paragraph(text: string, colour = ink, size = 16): string {
  return `<p style="margin:0 0 16px;font:${size}px/1.55 ${textFont};color:${colour}">${escapeHtml(text)}</p>`
}

function codeBox(code: string): string {
  return `<p style="margin:8px 0 24px;padding:16px;border-radius:8px;background:${paper};text-align:center;font:700 32px/1 ui-monospace,Menlo,monospace;letter-spacing:8px;color:${ink}">${escapeHtml(code)}</p>`
}

function factTable(facts: readonly Fact[]): string {
  const rows = facts.map(
    fact =>
      `<tr><td style="padding:6px 16px 6px 0;font:15px/1.4 ${textFont};color:${faint};vertical-align:top;${fact.url ? breaking : keeping}">${labelOf(fact)}</td><td style="padding:6px 0;font:600 15px/1.4 ${textFont};color:${ink}">${escapeHtml(fact.value)}</td></tr>`,
  )
  return `<table class="facts" role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join('')}</table>`
}

function labelOf({ label, url }: Fact): string {
  const text = escapeHtml(label)
  return url ? `<a href="${escapeHtml(url)}" style="color:${green}">${text}</a>` : text
}

function button(action: { label: string; url: string }): string {
  return `<p style="margin:8px 0 24px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:${green};color:#ffffff;font:600 16px/1 ${textFont};text-decoration:none">${escapeHtml(action.label)}</a></p>`
}

/** Beside choices it is only a link, so that the choices stand out. */
function actionOf({ action, choices }: Letter): string {
  if (!action) return ''
  return choices ? plainLink(action) : button(action)
}

function plainLink(action: { label: string; url: string }): string {
  return `<p style="margin:8px 0 24px;font:600 16px/1.55 ${textFont}"><a href="${escapeHtml(action.url)}" style="color:${green}">${escapeHtml(action.label)}</a></p>`
}

function stopLink({ label, page }: { label: string; page: string }): string {
  return `<br><a href="${escapeHtml(page)}" style="color:${faint}">${escapeHtml(label)}</a>`
}

export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}
