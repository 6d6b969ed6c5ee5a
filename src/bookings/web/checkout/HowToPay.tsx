import { Segmented } from '#design/ui/choices/Segmented.tsx'
import { formatPence, pence } from '#foundation/rules/money.ts'
import { copy } from './copy.ts'
import type { Checkout } from './use-checkout.ts'

const words = copy.inParts

/** Only for a fixed term of two months or more. */
export function HowToPay({ checkout }: { checkout: Checkout }) {
  const { instalmentPlan, instalments, setByInstalments } = checkout
  if (!instalmentPlan) return null
  const [first, monthly] = [instalmentPlan.firstPence, instalmentPlan.monthlyPence].map(amount =>
    formatPence(pence(amount)),
  )
  return (
    <div className="grid gap-2">
      <Segmented
        label={words.label}
        options={[
          { value: 'once', label: words.once },
          { value: 'parts', label: words.parts },
        ]}
        value={instalments ? 'parts' : 'once'}
        onChange={choice => setByInstalments(choice === 'parts')}
      />
      <p aria-live="polite" className="text-ink-soft text-sm">
        {instalments ? words.aboutParts(first ?? '', monthly ?? '') : words.aboutOnce}
      </p>
    </div>
  )
}
