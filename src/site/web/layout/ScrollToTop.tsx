import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'

const ToTopButton = lazyPart(() => import('./ToTopButton.tsx'))

const threshold = 400

export function ScrollToTop() {
  const isFarDown = useSyncExternalStore(onScroll, isPastThreshold, () => false)
  return (
    isFarDown && (
      <Suspense fallback={null}>
        <ToTopButton />
      </Suspense>
    )
  )
}

function isPastThreshold(): boolean {
  return window.scrollY > threshold
}

function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}
