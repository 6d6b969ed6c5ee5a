import { Link } from '@tanstack/react-router'
import { Switch } from '#design/ui/choices/Switch.tsx'
import { ChevronDownIcon } from '#design/ui/icons/FrameIcons.tsx'
import { prohibitedGoods } from '#foundation/rules/text/prohibited-goods.ts'
import { AskForStart } from './AskForStart.tsx'
import { copy } from './copy.ts'
import type { Checkout } from './use-checkout.ts'

const words = copy.consent

export function Consent({ checkout }: { checkout: Checkout }) {
  const { consent, setConsent, startAsked, setStartAsked, quote } = checkout
  return (
    <div className="grid gap-2">
      <AskForStart
        coolingOff={quote?.coolingOff ?? null}
        asked={startAsked}
        onChange={setStartAsked}
      />
      <Switch
        label={words.label}
        checked={consent}
        onChange={event => setConsent(event.target.checked)}
      />
      <details className="group rounded-field bg-sunk px-4 text-sm">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-3 font-semibold [&::-webkit-details-marker]:hidden">
          {words.list}
          <ChevronDownIcon className="shrink-0 text-base transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <ul className="list-disc space-y-1.5 pb-4 pl-5 text-ink-soft">
          {prohibitedGoods.map(goods => (
            <li key={goods}>{goods}</li>
          ))}
        </ul>
      </details>
      <Link to="/terms-of-use" target="_blank" className="tall-link justify-self-start text-sm">
        {words.terms}
      </Link>
    </div>
  )
}
