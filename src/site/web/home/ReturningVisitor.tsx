import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'

const WelcomeBack = lazyPart(() => import('./WelcomeBack.tsx'))

/** First-time visitors need not load this code. */
export function ReturningVisitor() {
  const [wasHere, setWasHere] = useState(false)
  useEffect(() => setWasHere(hasVisitedBefore()), [])
  return (
    wasHere && (
      <Suspense>
        <WelcomeBack />
      </Suspense>
    )
  )
}

function hasVisitedBefore(): boolean {
  try {
    return (
      'session' in document.documentElement.dataset ||
      ['searches', 'hearts'].some(name => `holdall.${name}` in localStorage)
    )
  } catch {
    return false
  }
}
