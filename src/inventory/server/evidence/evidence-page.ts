import { formatPence, pence } from '#foundation/rules/money.ts'
import { formatDeadline, formatMoment } from '#foundation/rules/time/time.ts'
import { escapeHtml } from '#foundation/server/mail/mail-frame.ts'
import { type Evidence, type EvidenceLink, faultWords } from '#inventory/rules/evidence-wire.ts'
import { eventWords, kindWords, sideWords, stateWords } from '#inventory/rules/inventory-words.ts'
import type { ItemRecord } from '#inventory/rules/wire.ts'
import { evidenceStyle } from './evidence-style.ts'

const moment = (at: string) => escapeHtml(formatMoment(new Date(at)))
const deadline = (at: string) => escapeHtml(formatDeadline(new Date(at)))
const worth = (amount: number | null) => (amount === null ? '' : formatPence(pence(amount)))

/** One page to print, drawn here so that it can be kept as a file and needs no script. */
export function evidencePage(evidence: Evidence): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(evidence.space)} - evidence | Holdall</title>
<style>${evidenceStyle}</style>
</head>
<body>
<main>
${back(evidence)}
<article>
${head(evidence)}
${itemsTable(evidence)}
<h2>What the two sides recorded</h2>
${evidence.records.toReversed().map(record).join('\n') || '<p>Nothing yet.</p>'}
<h2>The chain of hashes</h2>
${chain(evidence)}
</article>
</main>
</body>
</html>`
}

function back({ as, bookingId }: Evidence): string {
  if (as === 'operator') return ''
  return `<p class="screen"><a href="/inventory/${bookingId}">Back to the things of this booking</a></p>`
}

function head({ bookingId, space, renter, partner, ...evidence }: Evidence): string {
  const facts = [
    ['Space', escapeHtml(space)],
    ['Renter', escapeHtml(renter)],
    ['Partner', escapeHtml(partner)],
    ['From', moment(evidence.startDate)],
    ...ending(evidence),
    ['Booking', `<code>${bookingId}</code>`],
    ['Checked', `${moment(evidence.checkedAt)} (UK time)`],
  ]
  return `<p class="brand">Holdall</p>
<h1>Evidence of what was stored</h1>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>
${verdict(evidence)}
${earlier(evidence)}`
}

function ending({ endDate, cancelledAt }: Pick<Evidence, 'endDate' | 'cancelledAt'>): string[][] {
  const end = cancelledAt === null ? 'Until' : 'Agreed until'
  return [
    ...(endDate === null ? [] : [[end, deadline(endDate)]]),
    ...(cancelledAt === null ? [] : [['Cancelled', moment(cancelledAt)]]),
  ]
}

function earlier({ extendsBooking }: Pick<Evidence, 'extendsBooking'>): string {
  if (extendsBooking === null) return ''
  return `<p>This booking goes on from an earlier one. <a href="/api/v1/booking/${extendsBooking}/evidence">The evidence of that one</a> says what was handed over then.</p>`
}

function verdict({ whole, links, missing }: Pick<Evidence, 'whole' | 'links' | 'missing'>): string {
  if (whole) {
    const words =
      links.length > 0
        ? `Whole: all ${links.length} links fit, computed anew just now.`
        : 'Nothing was recorded yet, so there is nothing to check.'
    return `<p class="verdict">${words}</p>`
  }
  const faults = [
    ...links.flatMap(({ number, fault }) =>
      fault ? [`Link ${number} is broken. ${faultWords[fault]}.`] : [],
    ),
    ...missing.map(number => `Link ${number} is missing.`),
  ]
  return `<div class="verdict broken">${faults.map(words => `<p>${words}</p>`).join('')}</div>`
}

function itemsTable({ items }: Evidence): string {
  if (items.length === 0) return '<h2>The list</h2>\n<p>Nothing is listed.</p>'
  const rows = items.map(
    item =>
      `<tr><td class="number">${item.number}</td><td class="name">${escapeHtml(item.name)}${item.removedAt ? ` <span class="soft">(taken off the list on ${moment(item.removedAt)})</span>` : ''}</td><td class="number">${item.count}</td><td class="number">${item.stored}</td><td class="number">${worth(item.declaredValuePence)}</td></tr>`,
  )
  return `<h2>The list</h2>
<div class="scroll" tabindex="0" role="region" aria-label="The list"><table><thead><tr><th class="number" scope="col">No.</th><th scope="col">Thing</th><th class="number" scope="col">Listed</th><th class="number" scope="col">In the space</th><th class="number" scope="col">Declared value</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function record(one: ItemRecord): string {
  const { kind, by, state, happenedAt, recordedAt, link, before, objection, lines } = one
  const was = before
    ? `<p class="soft">Before: ${before.count} × ${escapeHtml(before.name)} ${worth(before.declaredValuePence)}</p>`
    : ''
  const objected = objection
    ? `<p class="words"><strong>Objection:</strong> ${escapeHtml(objection)}</p>`
    : ''
  const deleted =
    lines.length === 0 ? '<p class="soft">What was written here has been deleted.</p>' : ''
  return `<section class="record">
<h3>${kindWords[kind]} on ${moment(happenedAt)}</h3>
<p class="soft">${stateWords[state]}. Recorded by the ${sideWords[by]} on ${moment(recordedAt)}, link ${link}.</p>
${was}${objected}${deleted}
<ul>${lines.map(recordLine).join('')}</ul>
</section>`
}

function recordLine(line: ItemRecord['lines'][number]): string {
  const { count, number, name, note, pictures, listPictures } = line
  const shown = [...pictures, ...listPictures].map(
    (path, index) =>
      `<li><a href="${path}"><img src="${path}" alt="Picture ${index + 1} of ${escapeHtml(name)}" loading="lazy"></a></li>`,
  )
  return `<li><strong>${count} × ${escapeHtml(name)}</strong> (no. ${number})${note ? `<p class="words">${escapeHtml(note)}</p>` : ''}${shown.length > 0 ? `<ul class="pictures">${shown.join('')}</ul>` : ''}</li>`
}

function chain({ links }: Evidence): string {
  if (links.length === 0) return '<p>It begins with the first hand-over that is recorded.</p>'
  return `<p>Each link is hashed together with the hash before it (SHA-256). Whoever changes one afterwards breaks it. Each confirmation names the hash of what was confirmed.</p>
<ol class="chain">${links.map(oneLink).join('')}</ol>
<p class="soft">To check it yourself, ask for this address as JSON: <code>hash</code> is SHA-256 over the bytes of the hash before it, followed by <code>line</code>; <code>digest</code> is SHA-256 of <code>content</code>; each picture has the SHA-256 of its file.</p>`
}

function oneLink({ number, kind, event, by, at, hash, digest, pictures, fault }: EvidenceLink) {
  const seen = pictures.map(({ sha256 }) => `<dt>Picture</dt><dd><code>${sha256}</code></dd>`)
  return `<li class="link" id="link-${number}"><h3>${number}. ${kindWords[kind]}: ${eventWords[event]} by the ${sideWords[by]}</h3>
<p class="soft">${moment(at)}</p>
<dl><dt>Hash</dt><dd><code>${hash}</code></dd><dt>Content</dt><dd><code>${digest}</code></dd>${seen.join('')}</dl>
${fault ? `<strong class="fault">${faultWords[fault]}</strong>` : ''}</li>`
}
