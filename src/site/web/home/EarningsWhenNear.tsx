import { Suspense } from 'react'
import { ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { WhenNear } from '#listings/web/public/WhenNear.tsx'
import { home } from './drawn-home.ts'

const Earnings = lazyPart(async () => {
  const { Earnings } = await import('./Earnings.tsx')
  return { default: Earnings }
})

/** Stands far down the page, so its code comes when somebody is about to see it. */
export function EarningsWhenNear() {
  return (
    // Outside, so that what the server drew stays until the code has come.
    <Suspense fallback={null}>
      <WhenNear before={<ServerDrawn of={home.earnings} with={{}} />}>
        <Earnings />
      </WhenNear>
    </Suspense>
  )
}
