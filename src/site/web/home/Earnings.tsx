import { lazy, Suspense } from 'react'
import { WhenNear } from '#listings/web/public/WhenNear.tsx'
import { Band } from '../parts/Band.tsx'
import { copy } from './copy.ts'

const EarningsEstimator = lazy(() => import('#search/web/earnings/EarningsEstimator.tsx'))

/** Stands far down the page, so its code comes when somebody is about to see it. */
export function Earnings() {
  return (
    <Band heading={copy.earnings.heading} lead={copy.earnings.lead}>
      <WhenNear before={<Waiting />}>
        <Suspense fallback={<Waiting />}>
          <EarningsEstimator />
        </Suspense>
      </WhenNear>
    </Band>
  )
}

function Waiting() {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <p className="max-w-measure text-ink-soft">{copy.earnings.waiting}</p>
      <div className="min-h-64 rounded-card border border-hairline bg-surface noscript:hidden" />
    </div>
  )
}
