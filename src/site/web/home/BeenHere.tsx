import { lazy, Suspense, useSyncExternalStore } from 'react'

const WelcomeBack = lazy(() => import('./WelcomeBack.tsx'))

/** Whoever comes for the first time is spared the code. */
export function BeenHere() {
  const wasHere = useSyncExternalStore(neverChanges, hasTraces, () => false)
  return wasHere ? (
    <Suspense fallback={null}>
      <WelcomeBack />
    </Suspense>
  ) : null
}

const neverChanges = () => () => undefined

function hasTraces(): boolean {
  try {
    const { searches, hearts, session } = {
      searches: localStorage.getItem('holdall.searches'),
      hearts: localStorage.getItem('holdall.hearts'),
      session: document.documentElement.dataset.session,
    }
    return Boolean(searches || hearts || session)
  } catch {
    return false
  }
}
