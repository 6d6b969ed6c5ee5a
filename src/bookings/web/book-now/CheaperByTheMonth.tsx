import { Button } from '#design/ui/actions/Button.tsx'
import { monthText } from '#design/ui/pickers/calendar-text.ts'
import { Alert } from '#design/ui/states/Alert.tsx'
import { formatPence } from '#foundation/rules/money.ts'
import { rescueFocus } from '#foundation/web/rescue-focus.ts'
import { type ByTheMonth, byTheMonth } from './dates/by-the-month.ts'
import { copy } from './dates-copy.ts'
import type { BookNow } from './use-book-now.ts'

/** Somebody who chose weeks of hours should see that months cost less. */
export default function CheaperByTheMonth({ choice }: { choice: BookNow }) {
  const { start, end, offer, now, chooseMonths } = choice
  if (start === null || end === null) return null
  const months = byTheMonth({ type: 'hourly', start, end }, offer, now)
  if (!months) return null
  const change = () => {
    chooseMonths({ start: months.start, end: months.end })
    rescueFocus()
  }
  return (
    <Alert
      live
      tone="warning"
      title={copy.byTheMonth(formatPence(months.total), monthsText(months))}
      action={
        <Button variant="secondary" onClick={change}>
          {copy.switchToMonthly}
        </Button>
      }
    />
  )
}

function monthsText({ start, end }: ByTheMonth): string {
  if (start === end) return monthText(start)
  return copy.monthUntil(monthText(start), monthText(end))
}
