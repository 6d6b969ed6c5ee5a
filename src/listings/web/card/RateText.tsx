import { PriceText } from '#design/ui/surfaces/PriceText.tsx'
import { formatPence, penceFromPounds } from '#foundation/rules/money.ts'
import { copy } from './copy.ts'

interface RateTextProps {
  /** Pounds, as the host set it; null in a draft. */
  rate: number | null
  withTax: number
  per: string
  size?: 'md' | 'lg'
  className?: string
}

/** "£100 per month, £107.50 with tax": a price never stands alone. */
export function RateText({ rate, withTax, per, size, className }: RateTextProps) {
  if (rate === null) return <p className={className}>{copy.noPrice}</p>
  return (
    <PriceText
      amount={formatPence(penceFromPounds(rate))}
      per={per}
      note={copy.withTax(formatPence(penceFromPounds(withTax)))}
      size={size}
      className={className}
    />
  )
}
