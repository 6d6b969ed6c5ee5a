import { EarningsEstimator } from '#search/web/earnings/EarningsEstimator.tsx'
import { Band } from '../parts/Band.tsx'
import { usePolicyWords } from '../policy-words.ts'
import { earningsCopy as copy } from './sections-copy.ts'

export function Earnings() {
  const policy = usePolicyWords()
  return (
    <Band heading={copy.heading} lead={copy.lead}>
      <p className="-mt-4 mb-8 max-w-measure text-ink-soft">{copy.terms(policy)}</p>
      <EarningsEstimator />
    </Band>
  )
}
