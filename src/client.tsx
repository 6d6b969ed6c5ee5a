import './foundation/web/zod-without-eval.ts'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reportRecovered } from './foundation/web/drawing/report-recovered.ts'
import { loadPart } from './foundation/web/parts/lazy-part.ts'
import { getRouter } from './router.tsx'

let drawnCards: Promise<typeof import('./listings/web/card/drawn-cards.ts')> | undefined

/** Loaded once: if two loads ended in the wrong order, a swipe would end before it began. */
function loadDrawnCards(): NonNullable<typeof drawnCards> {
  drawnCards ??= import('./listings/web/card/drawn-cards.ts')
  drawnCards.catch(() => {
    drawnCards = undefined
  })
  return drawnCards
}

// Cards drawn by the server have no code of their own; the first press on one loads it. Without it
// their links work and their buttons do not, so only a button that was pressed tells of it.
// Whoever presses it again because nothing happened still means the same.
const lastPress = new WeakMap<Element, Event>()
for (const kind of ['click', 'pointerdown', 'pointerup'] as const) {
  document.addEventListener(kind, event => {
    const target = event.target as Element
    if (!target.closest?.('article, [data-heart]')) return
    const button = kind === 'click' ? target.closest('button') : null
    if (button) lastPress.set(button, event)
    const code = button ? loadPart(loadDrawnCards) : loadDrawnCards()
    code.then(
      ({ onCardEvent }) => {
        if (!button || lastPress.get(button) === event) onCardEvent(event)
      },
      () => undefined,
    )
  })
}

// The router's own client: the framework's default entry brings the codec of server functions,
// 12 kB that a site which talks to its API in JSON never calls.
const router = getRouter()
const [knownRoutes] = router.getMatchedRoutes(location.pathname)
const isKnown = knownRoutes.at(-1)?.id !== '/_public/$'
if (isKnown) bringToLife()
else void learnLaterPage().then(bringToLife, bringToLife)

async function learnLaterPage(): Promise<void> {
  const asking = import('./foundation/web/api/ask-first-reads.ts').catch(() => undefined)
  // Without its route this page would be drawn anew as one that is not there.
  const learning = loadPart(router.options.context.learnRoutes)
  const [part] = await Promise.all([asking, learning])
  void part?.askForFirstReads(router)
}

function bringToLife(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
      { onRecoverableError: reportRecovered },
    )
  })
}
