import { Suspense } from 'react'
import { ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { WhenNear } from '#listings/web/public/WhenNear.tsx'
import { Band } from '../parts/Band.tsx'
import { usePolicyWords } from '../policy-words.ts'
import { copy } from './copy.ts'
import { home } from './drawn-home.ts'

const EarningsEstimator = lazyPart(async () => {
  const { EarningsEstimator } = await import('#search/web/earnings/EarningsEstimator.tsx')
  return { default: EarningsEstimator }
})

/** Stands far down the page, so its code comes when somebody is about to see it. */
export function Earnings() {
  const policy = usePolicyWords()
  return (
    <Band heading={copy.earnings.heading} lead={copy.earnings.lead}>
      <p className="-mt-4 mb-8 max-w-measure text-ink-soft">{copy.earnings.terms(policy)}</p>
      {/* Outside, so that what the server drew stays until the code has come. */}
      <Suspense fallback={null}>
        <WhenNear before={<ServerDrawn of={home.estimator} with={{}} />}>
          <EarningsEstimator />
        </WhenNear>
      </Suspense>
    </Band>
  )
}
