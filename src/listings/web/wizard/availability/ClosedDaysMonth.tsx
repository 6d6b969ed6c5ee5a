import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { IconButton } from '#design/ui/actions/IconButton.tsx'
import { cx } from '#design/ui/base/cx.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { dateText, monthText } from '#design/ui/pickers/calendar-text.ts'
import { addMonths } from '#design/ui/pickers/month-math.ts'
import { copy } from './copy.ts'
import { type Days, dayAfter, isClosed, weeksOf } from './month-days.ts'

interface ClosedDaysMonthProps {
  today: string
  /** Closed by the partner or by other calendars. */
  shut: readonly Days[]
  booked: readonly Days[]
  chosen: { from: string | null; to: string | null }
  onPick: (day: string) => void
}

const weekdays = [
  ['Mon', 'Monday'],
  ['Tue', 'Tuesday'],
  ['Wed', 'Wednesday'],
  ['Thu', 'Thursday'],
  ['Fri', 'Friday'],
  ['Sat', 'Saturday'],
  ['Sun', 'Sunday'],
] as const

const arrowSteps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}

/** Pressing two days fills in a period. */
export function ClosedDaysMonth(props: ClosedDaysMonthProps) {
  const { today, shut, booked, chosen, onPick } = props
  const headingId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const { focusDay, setFocusDay, month, turn, onKeyDown } = useFocusDay(today, grid)
  const words = copy.unavailable
  return (
    <div>
      <MonthTurner {...{ headingId, month, today }} onTurn={turn} />
      <table
        ref={grid}
        aria-labelledby={headingId}
        onKeyDown={onKeyDown}
        className="w-full table-fixed border-collapse text-center"
      >
        <caption className="sr-only">{words.calendar}</caption>
        <Weekdays />
        <tbody>
          {weeksOf(month).map(week => (
            <tr key={week[0]?.day}>
              {week.map(({ day, inMonth }) => (
                <td key={day} className="p-0.5">
                  {inMonth && (
                    <Day
                      day={day}
                      isPast={day < today}
                      isToday={day === today}
                      isClosed={isClosed(day, shut)}
                      isBooked={isClosed(day, booked)}
                      isChosen={isBetween(day, chosen)}
                      isFocus={day === focusDay}
                      onPress={() => {
                        setFocusDay(day)
                        onPick(day)
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend hasBooked={booked.length > 0} />
    </div>
  )
}

/** Tab reaches only one day; arrow keys move from there. */
function useFocusDay(today: string, grid: RefObject<HTMLTableElement | null>) {
  const [focusDay, setFocusDay] = useState(today)
  const month = focusDay.slice(0, 7)

  const turn = (by: 1 | -1) => {
    const first = `${addMonths(month, by)}-01`
    setFocusDay(first < today ? today : first)
  }
  const moveTo = (day: string) => {
    if (day < today) return
    setFocusDay(day)
    // The day may be in a month that is not drawn yet.
    requestAnimationFrame(() =>
      grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus(),
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowSteps[event.key]
    if (step === undefined) return
    event.preventDefault()
    moveTo(dayAfter(focusDay, step))
  }
  return { focusDay, setFocusDay, month, turn, onKeyDown }
}

interface MonthTurnerProps {
  headingId: string
  month: string
  today: string
  onTurn: (by: 1 | -1) => void
}

function MonthTurner({ headingId, month, today, onTurn }: MonthTurnerProps) {
  const words = copy.unavailable
  return (
    <div className="mb-2 flex items-center justify-between gap-2">
      <IconButton
        label={words.previousMonth}
        icon={<ChevronLeftIcon />}
        disabled={month <= today.slice(0, 7)}
        onClick={() => onTurn(-1)}
      />
      <p id={headingId} aria-live="polite" className="font-display font-semibold sm:text-lg">
        {monthText(month)}
      </p>
      <IconButton label={words.nextMonth} icon={<ChevronRightIcon />} onClick={() => onTurn(1)} />
    </div>
  )
}

function Weekdays() {
  return (
    <thead>
      <tr>
        {weekdays.map(([short, long]) => (
          <th key={short} scope="col" className="h-8 font-semibold text-ink-faint text-xs">
            <abbr title={long} className="no-underline">
              {short}
            </abbr>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Legend({ hasBooked }: { hasBooked: boolean }) {
  const words = copy.unavailable
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-sm">
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className={cx('size-4 rounded-sm', closedLook)} />
        {words.legend}
      </span>
      {hasBooked && (
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className={cx('size-4 rounded-sm', bookedLook)} />
          {words.legendBooked}
        </span>
      )}
      {words.pick}
    </p>
  )
}

interface DayProps {
  day: string
  isPast: boolean
  isToday: boolean
  isClosed: boolean
  isBooked: boolean
  isChosen: boolean
  /** True for the only day that Tab reaches. */
  isFocus: boolean
  onPress: () => void
}

function Day(props: DayProps) {
  const { day, isPast, isToday, isClosed, isBooked, isChosen, isFocus, onPress } = props
  const words = copy.unavailable
  const states = [
    isBooked && words.booked,
    isClosed && words.closed,
    isChosen && words.chosen,
  ].filter(Boolean)
  return (
    <button
      type="button"
      data-day={day}
      disabled={isPast}
      tabIndex={isFocus ? 0 : -1}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-label={[dateText(day), ...states].join(', ')}
      onClick={onPress}
      className={cx(
        'grid aspect-square w-full max-w-11 place-items-center justify-self-center rounded-field text-sm tabular-nums',
        'mx-auto border border-transparent disabled:text-ink-faint disabled:opacity-60',
        isToday && 'font-semibold ring-1 ring-hairline',
        isChosen
          ? 'bg-green font-semibold text-on-green'
          : isClosed
            ? closedLook
            : 'hover:bg-green-soft',
        isBooked && bookedLook,
      )}
    >
      {Number(day.slice(8))}
    </button>
  )
}

/** Not by colour alone: a bar below the number. */
const bookedLook = 'shadow-[inset_0_-4px_var(--amber)]'

const closedLook =
  'bg-kraft-soft bg-[repeating-linear-gradient(135deg,transparent_0_4px,var(--kraft)_4px_6px)]'

function isBetween(day: string, { from, to }: ClosedDaysMonthProps['chosen']): boolean {
  return from !== null && from <= day && day <= (to ?? from)
}
