import { SendDialog } from '#accounts/web/form/SendDialog.tsx'
import { instantOf, londonMoment, momentFrom } from '#bookings/web/book-now/dates/london-clock.ts'
import { DateTimePicker } from '#design/ui/pickers/DateTimePicker.tsx'
import { dayMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { useTyped } from '#foundation/web/drafts/use-typed.ts'
import { readyWithinDays } from '../../rules/inventory-terms.ts'
import { copy } from '../copy.ts'

const words = copy.requests
const nothing: { moment: string | null } = { moment: null }

interface DateDialogProps {
  /** Under which the chosen date is kept until it is sent. */
  name: string
  send: (readyAt: string) => Promise<unknown>
  onClose: () => void
  onSent: () => unknown
}

export function DateDialog({ name, send, onClose, onSent }: DateDialogProps) {
  const form = useTyped(name, nothing)
  const { moment } = form.typed
  const now = serverNow()
  return (
    <SendDialog
      words={{ title: words.dateTitle, send: words.dateSend, sent: words.told }}
      form={form}
      ready={moment !== null}
      send={async () => moment !== null && (await send(instantOf(moment).toISOString()))}
      onClose={onClose}
      onSent={onSent}
    >
      <DateTimePicker
        label={words.dateField}
        help={words.dateHelp}
        value={moment}
        onChange={chosen => form.change({ moment: chosen })}
        // Five minutes extra, because choosing takes some time.
        min={momentFrom(after(now, 5 * minuteMs))}
        max={londonMoment(after(now, readyWithinDays * dayMs))}
        stepMinutes={30}
        usualTime="10:00"
      />
    </SendDialog>
  )
}
