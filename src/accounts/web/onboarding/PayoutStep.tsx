import { currentPolicy } from '#foundation/rules/policy.ts'
import { Button } from '#foundation/web/ui/Button.tsx'
import { CheckIcon } from '#foundation/web/ui/icons/ActionIcons.tsx'
import { copy } from '../copy.ts'

const percent = new Intl.NumberFormat('en-GB', { style: 'percent' })
const facts = copy.onboarding.payoutFacts(
  percent.format(currentPolicy.commissionRate),
  currentPolicy.payoutDelayHours,
)

export function PayoutStep({ onBack, onDone }: { onBack: () => void; onDone: () => void }) {
  return (
    <div className="grid gap-5">
      <h3 className="text-xl">{copy.onboarding.payoutHeading}</h3>
      <ul className="grid gap-3">
        {facts.map(fact => (
          <li key={fact} className="flex items-start gap-2.5">
            <CheckIcon className="mt-0.5 text-green" />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{copy.onboarding.payoutLater}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDone}>{copy.onboarding.next}</Button>
        <Button variant="ghost" onClick={onBack}>
          {copy.onboarding.back}
        </Button>
      </div>
    </div>
  )
}
