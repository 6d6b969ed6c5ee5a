import { PriceText } from '#design/ui/surfaces/PriceText.tsx'
import { formatPence, pence } from '#foundation/rules/money.ts'
import { copy } from './copy.ts'

export interface PricedToDoor {
  door?: { totalPence: number; lines: readonly { label: string; amountPence: number }[] } | null
  doorRefusal?: string | null
}

export function DoorText({
  door: { totalPence, lines },
  term,
  className,
}: {
  door: NonNullable<PricedToDoor['door']>
  term: string
  className?: string
}) {
  return (
    <div className={className}>
      <PriceText amount={formatPence(pence(totalPence))} per={term} note={copy.allIn} />
      <details className="relative z-10 mt-1 text-sm">
        <summary className="touch-target w-fit cursor-pointer font-semibold text-green">
          {copy.whatIsIn}
        </summary>
        <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
          {lines.map(({ label, amountPence }) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="text-right">{formatPence(pence(amountPence))}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
