import { Stepper } from '#design/ui/fields/Stepper.tsx'
import { formatPence, penceFromPounds, roundPence } from '#foundation/rules/money.ts'
import { percentText } from '#foundation/rules/percent-text.ts'
import { usePolicy } from '#foundation/web/policy/use-policy.ts'
import { rateWords } from '#listings/rules/editing/completeness.ts'
import { highestPounds } from '#listings/rules/limits.ts'
import { priceFrom } from '#listings/rules/price-from.ts'
import { poundsText } from '../../money-text.ts'
import { FormSection } from '../editor/FormSection.tsx'
import type { StepForm } from '../editor/step-form.ts'
import { wholePence } from '../money-typed.ts'
import { copy } from './copy.ts'
import { PriceSuggestionPanel } from './PriceSuggestionPanel.tsx'

const words = copy.pricing

export function RatesSection({ form }: { form: StepForm }) {
  const { answers, change, wordsFor } = form
  // The stepper has no upper limit, because these words say more than its own.
  const wrong = (rate: 'monthlyRate' | 'hourlyRate') =>
    (answers[rate] ?? 0) > highestPounds ? rateWords[rate] : wordsFor(rate)
  return (
    <FormSection name="rates" form={form} heading={words.ratesHeading}>
      <div className="grid gap-5 sm:grid-cols-2">
        <div>
          <Stepper
            label={words.monthly}
            before="£"
            step={5}
            value={answers.monthlyRate ?? 0}
            error={wrong('monthlyRate')}
            onChange={rate => change({ monthlyRate: wholePence(rate) })}
          />
          <RateMeaning pounds={answers.monthlyRate} rate="monthly" />
        </div>
        <div>
          <Stepper
            label={words.hourly}
            before="£"
            step={0.5}
            value={answers.hourlyRate ?? 0}
            error={wrong('hourlyRate')}
            onChange={rate => change({ hourlyRate: wholePence(rate) })}
          />
          <RateMeaning pounds={answers.hourlyRate} rate="hourly" />
        </div>
      </div>
      <PriceSuggestionPanel form={form} />
    </FormSection>
  )
}

interface RateMeaningProps {
  pounds: number | null
  rate: 'monthly' | 'hourly'
}

function RateMeaning({ pounds, rate }: RateMeaningProps) {
  const policy = usePolicy()
  if (!pounds) return null
  const pence = penceFromPounds(pounds)
  const per = rate === 'monthly' ? words.month : words.hour
  const withTax = priceFrom({ monthly: pence, hourly: pence }, policy)[rate]
  const earned = roundPence(pence * (1 - policy.commissionRate))
  return (
    <p className="mt-2 text-ink-soft text-sm tabular-nums">
      {words.withTax(poundsText(withTax), per)}
      <span className="block">
        {words.earned(formatPence(earned), per, percentText(policy.commissionRate))}
      </span>
    </p>
  )
}
