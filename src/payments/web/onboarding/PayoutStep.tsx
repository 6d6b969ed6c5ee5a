import type { StepProps } from '#accounts/web/onboarding/Onboarding.tsx'
import { Button } from '#design/ui/actions/Button.tsx'
import { CheckIcon } from '#design/ui/icons/ActionIcons.tsx'
import { percentText } from '#foundation/rules/percent-text.ts'
import { usePolicy } from '#foundation/web/policy/use-policy.ts'
import { AccountStanding } from '../bank-details/PayoutAccountPanel.tsx'
import { copy } from './copy.ts'

export function PayoutStep({ onBack, onDone }: StepProps) {
  const { commissionRate, payoutDelayHours } = usePolicy()
  const facts = copy.facts(percentText(commissionRate), payoutDelayHours)
  return (
    <div className="grid gap-5">
      <h3 className="text-xl">{copy.heading}</h3>
      <ul className="grid gap-3">
        {facts.map(fact => (
          <li key={fact} className="flex items-start gap-2.5">
            <CheckIcon className="mt-0.5 text-green" />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
      <div className="rounded-card border border-hairline p-4 sm:p-5">
        <AccountStanding from="onboarding" />
      </div>
      <p className="text-ink-soft">{copy.later}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDone}>{copy.next}</Button>
        <Button variant="ghost" onClick={onBack}>
          {copy.back}
        </Button>
      </div>
    </div>
  )
}
