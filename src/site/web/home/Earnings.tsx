import { EarningsEstimator } from '#search/web/earnings/EarningsEstimator.tsx'
import { Band } from '../parts/Band.tsx'
import { earningsCopy as copy } from './sections-copy.ts'

export function Earnings() {
  return (
    <Band heading={copy.heading} lead={copy.lead}>
      <p className="-mt-4 mb-8 max-w-measure text-ink-soft">{copy.towns}</p>
      <EarningsEstimator />
    </Band>
  )
}
