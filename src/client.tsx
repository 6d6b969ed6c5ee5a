import './foundation/web/zod-without-eval.ts'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { askForFirstReads } from './foundation/web/api/first-reads.ts'
import { reportRecovered } from './foundation/web/report-recovered.ts'
import { getRouter } from './router.tsx'

// The router's own client: the framework's default entry brings the codec of server functions,
// 12 kB that a site which talks to its API in JSON never calls.
const loadDrawnCards = () => import('./listings/web/card/drawn-cards.ts')

/** Loaded once: if two loads ended in the wrong order, a swipe would end before it began. */
let drawnCards: ReturnType<typeof loadDrawnCards> | undefined

// Cards drawn by the server have no code of their own; the first press on one loads it.
for (const kind of ['click', 'pointerdown', 'pointerup'] as const) {
  document.addEventListener(kind, event => {
    if ((event.target as Element).closest?.('article, [data-heart]')) {
      drawnCards ??= loadDrawnCards()
      drawnCards.then(
        ({ onCardEvent }) => onCardEvent(event),
        () => {
          drawnCards = undefined
        },
      )
    }
  })
}

const router = getRouter()
const [knownRoutes] = router.getMatchedRoutes(location.pathname)
const isKnown = knownRoutes.at(-1)?.id !== '/_public/$'
if (isKnown) bringToLife()
else void router.options.context.learnRoutes().then(askAndBringToLife, bringToLife)

function askAndBringToLife(): void {
  const [routes, params] = router.getMatchedRoutes(location.pathname)
  const reads = routes.flatMap(({ options }) => options.staticData?.firstReads?.(params) ?? [])
  void askForFirstReads(reads)
  bringToLife()
}

function bringToLife(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
      { onRecoverableError: reportRecovered(location.pathname) },
    )
  })
}
