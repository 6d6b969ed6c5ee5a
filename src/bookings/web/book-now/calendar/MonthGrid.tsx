import { cx } from '#design/ui/base/cx.ts'
import { monthText } from '#design/ui/pickers/calendar-text.ts'
import { calendarCopy } from './calendar-copy.ts'
import type { CalendarDay, CalendarMonth, DayState } from './day-states.ts'

const words = calendarCopy

/**
 * Not by colour alone: taken days are struck through, partly taken days half filled, others dashed.
 */
export const dayLook: Record<DayState, string> = {
  past: 'text-ink-faint',
  tooSoon: 'border border-field-line border-dashed text-ink-soft',
  free: 'bg-green-soft font-semibold text-green',
  partly: 'bg-[linear-gradient(135deg,var(--green-soft)_50%,var(--bone)_50%)] text-ink',
  taken: 'bg-bone text-ink-soft line-through',
}

export function MonthGrid({ month }: { month: CalendarMonth }) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-y-1 text-center">
      <caption className="pb-2 font-display font-semibold text-lg leading-11">
        {monthText(month.iso)}
      </caption>
      <thead>
        <tr>
          {words.weekdays.map((day, at) => (
            <th key={day} scope="col" className="pb-1 font-semibold text-ink-faint text-xs">
              <abbr title={words.weekdayNames[at]} className="no-underline">
                {day}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map(week => (
          <tr key={week.find(day => day !== null)?.iso}>
            {week.map((day, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the week is the key
              <td key={at} className="p-0">
                {day && <Day day={day} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ day: { iso, dayOfMonth, state } }: { day: CalendarDay }) {
  return (
    <time
      dateTime={iso}
      className={cx(
        'mx-auto grid aspect-square w-full max-w-10 place-items-center rounded-full text-sm tabular-nums',
        dayLook[state],
      )}
    >
      {dayOfMonth}
      <span className="sr-only">, {words[state]}</span>
    </time>
  )
}

function weeksOf({ lead, days }: CalendarMonth): (CalendarDay | null)[][] {
  const places = [...Array.from({ length: lead }, () => null), ...days]
  const weeks = Math.ceil(places.length / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => places[week * 7 + day] ?? null),
  )
}
