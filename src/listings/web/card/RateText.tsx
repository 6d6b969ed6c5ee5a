import { PriceText } from '#design/ui/surfaces/PriceText.tsx'
import { formatPence, penceFromPounds } from '#foundation/rules/money.ts'
import { copy } from './copy.ts'

interface RateTextProps {
  /** Pounds without tax; null in a draft. */
  rate: number | null
  withTax: number
  per: string
  size?: 'md' | 'lg'
  className?: string
}

/** The price with tax comes first, as on the map: it is what people pay. */
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
