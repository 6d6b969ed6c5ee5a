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

/** "£107.50 per month, with tax": what is paid stands in front, as on the map. */
export function RateText({ rate, withTax, per, size, className }: RateTextProps) {
  if (rate === null) return <p className={className}>{copy.noPrice}</p>
  return (
    <PriceText
      amount={formatPence(penceFromPounds(withTax))}
      per={per}
      note={copy.beforeTax(formatPence(penceFromPounds(rate)))}
      size={size}
      className={className}
    />
  )
}
