import { Switch } from '#design/ui/choices/Switch.tsx'
import { MonthPicker } from '#design/ui/pickers/MonthPicker.tsx'
import { BookingDates } from '../book-now/BookingDates.tsx'
import { copy } from './copy.ts'
import type { Checkout } from './use-checkout.ts'

const words = copy.rolling

/** Only a start where the booking has no end. */
export function CheckoutDates({ checkout }: { checkout: Checkout }) {
  const { choice, mayRoll, rolling, setOpenEnded } = checkout
  const { label, months } = choice.offer.words.shortestRental
  return (
    <div className="grid gap-5">
      {mayRoll && (
        <Switch
          spread
          label={words.label}
          description={words.about(months > 1 ? label : null)}
          checked={rolling}
          onChange={event => setOpenEnded(event.target.checked)}
        />
      )}
      {rolling ? <FirstMonth checkout={checkout} /> : <BookingDates choice={choice} />}
    </div>
  )
}

function FirstMonth({ checkout: { choice, isForDates } }: { checkout: Checkout }) {
  const { start, end, setDates, firstMonth, latest } = choice
  return (
    <MonthPicker
      label={words.firstMonth}
      value={start}
      onChange={month => setDates({ start: month, end })}
      min={firstMonth}
      max={latest.start.slice(0, 7)}
      help={words.wholeMonths}
      error={isForDates ? words.notThen : undefined}
    />
  )
}
