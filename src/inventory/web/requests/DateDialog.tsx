import { useState } from 'react'
import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { instantOf, londonMoment, momentFrom } from '#bookings/web/book-now/dates/london-clock.ts'
import { DateTimePicker } from '#design/ui/pickers/DateTimePicker.tsx'
import { dayMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { readyWithinDays } from '../../rules/inventory-terms.ts'
import { copy } from '../copy.ts'
import { useReloadInventory } from '../queries.ts'

const words = copy.requests

interface DateDialogProps {
  send: (readyAt: string) => Promise<unknown>
  onClose: () => void
}

export function DateDialog({ send, onClose }: DateDialogProps) {
  const [moment, setMoment] = useState<string | null>(null)
  const reload = useReloadInventory()
  const now = serverNow()
  const submit = useAction(
    async () => {
      if (moment === null) return
      await send(instantOf(moment).toISOString())
      onClose()
      await reload()
    },
    { atForm: true },
  )
  return (
    <FormDialog
      title={words.dateTitle}
      submitLabel={words.dateSend}
      roomy
      ready={moment !== null}
      busy={submit.busy}
      fault={submit.fault}
      onClose={onClose}
      submit={submit.run}
    >
      <DateTimePicker
        label={words.dateField}
        help={words.dateHelp}
        value={moment}
        onChange={setMoment}
        // Five minutes extra, because choosing takes some time.
        min={momentFrom(after(now, 5 * minuteMs))}
        max={londonMoment(after(now, readyWithinDays * dayMs))}
        stepMinutes={30}
        usualTime="10:00"
      />
    </FormDialog>
  )
}
