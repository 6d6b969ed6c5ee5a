import { secondMs } from '#foundation/rules/time/lengths.ts'
import { nameOfSecret } from '#foundation/web/offline/seal-summary.ts'
import { type ReadableSummary, readSummaries } from '#foundation/web/offline/summaries-store.ts'
import { openSealedRecord } from '#foundation/web/session/sealed-record.ts'

async function showSummaries(): Promise<void> {
  const summaries = await summariesHere()
  const place = document.getElementById('summaries')
  if (summaries.length === 0 || !place) return
  const heading = element('h2', 'Kept on this device')
  place.replaceChildren(heading, ...summaries.map(drawn))
}

/** A day sheet is decrypted with the secret of its link, everything else with the session. */
async function summariesHere(): Promise<ReadableSummary[]> {
  const secret = /^\/day-sheet\/([^/]+)$/.exec(location.pathname)?.[1]
  if (secret) {
    const name = await nameOfSecret(decodeURIComponent(secret))
    return (await readSummaries(decodeURIComponent(secret))).filter(
      summary => summary.name === name,
    )
  }
  const record = await openSealedRecord()
  if (!record) return []
  const summaries = await readSummaries(record.token)
  const asked = summaries.filter(({ name }) => name === location.pathname)
  return asked.length > 0 ? asked : summaries
}

const triesEveryMs = 5 * secondMs

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
})

function drawn({ title, parts, keptAt }: ReadableSummary): HTMLElement {
  const article = document.createElement('article')
  const kept = element('p', `As it was on ${moment.format(keptAt)}`)
  kept.className = 'kept'
  article.append(element('h2', title), kept)
  for (const { heading, facts } of parts) {
    const list = document.createElement('dl')
    for (const { name, value, phone } of facts) {
      const answer = element('dd', value)
      if (phone) answer.replaceChildren(callLink(value, phone))
      list.append(element('dt', name), answer)
    }
    article.append(element('h3', heading), list)
  }
  return article
}

function callLink(value: string, phone: string): HTMLElement {
  const link = element('a', value)
  link.setAttribute('href', `tel:${phone.replace(/[^+\d]/g, '')}`)
  return link
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

/** Reloading without a connection would only show this page again, scrolled to its top. */
async function reloadIfReached(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(triesEveryMs)
    const { status } = await fetch('/healthz', { cache: 'no-store', signal })
    // During an upgrade a proxy answers in our place, and its page has no summaries.
    if (status >= 500) return false
    reload()
    return true
  } catch {
    return false
  }
}

let leftAt = Number.NEGATIVE_INFINITY
// Also a press on a telephone number leaves, and the page stays: only what is tried next comes back.
addEventListener('beforeunload', () => {
  leftAt = performance.now()
})

/** Whoever is on the way to another page is not brought back to this one. */
function reload(): void {
  if (performance.now() - leftAt > triesEveryMs) location.reload()
}

async function tryAgain(): Promise<void> {
  const state = document.getElementById('state')
  if (state) state.textContent = ''
  if (!(await reloadIfReached()) && state) state.textContent = 'Still no connection.'
}

document.getElementById('again')?.addEventListener('click', () => void tryAgain())
addEventListener('online', () => void reloadIfReached())
// No event tells that our side is back while the device was online all the time.
setInterval(() => void reloadIfReached(), triesEveryMs)
showSummaries().catch(() => undefined)
