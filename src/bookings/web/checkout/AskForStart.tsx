import type { QuoteAnswer } from '#bookings/rules/request-wire.ts'
import { Checkbox } from '#design/ui/choices/Checkbox.tsx'
import { formatDeadline } from '#foundation/rules/time/time.ts'
import { copy } from './copy.ts'

const words = copy.consent

interface AskForStartProps {
  coolingOff: QuoteAnswer['coolingOff']
  asked: boolean
  onChange: (asked: boolean) => void
}

/** Only where storage would begin inside the cooling-off days. */
export function AskForStart({ coolingOff, asked, onChange }: AskForStartProps) {
  if (!coolingOff?.beginsWithin) return null
  return (
    <Checkbox
      label={words.start}
      description={words.startAbout(formatDeadline(new Date(coolingOff.until)))}
      checked={asked}
      onChange={event => onChange(event.target.checked)}
    />
  )
}
