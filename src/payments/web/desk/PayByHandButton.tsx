import { Button } from '#design/ui/actions/Button.tsx'
import { moneyText } from '../money-text.ts'
import { copy } from './copy.ts'
import type { OwedByHand } from './desk-api.ts'

const words = copy.byHand

interface PayByHandButtonProps {
  owed: OwedByHand
  onPress: (owed: OwedByHand) => void
}

export function PayByHandButton({ owed, onPress }: PayByHandButtonProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      className="whitespace-nowrap"
      aria-label={words.payOf(moneyText(owed.amountPence), owed.name)}
      onClick={() => onPress(owed)}
    >
      {words.pay}
    </Button>
  )
}
