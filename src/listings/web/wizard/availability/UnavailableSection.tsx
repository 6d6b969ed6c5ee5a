import { useState } from 'react'
import { Button } from '#design/ui/actions/Button.tsx'
import { IconButton } from '#design/ui/actions/IconButton.tsx'
import { FieldError } from '#design/ui/fields/Field.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { PlusIcon } from '#design/ui/icons/ActionIcons.tsx'
import { CloseIcon } from '#design/ui/icons/FrameIcons.tsx'
import { DatePicker } from '#design/ui/pickers/DatePicker.tsx'
import { lastDay } from '#foundation/rules/time/calendar.ts'
import { dayOfEnd, dayOfStart } from '#foundation/rules/time/day-or-instant.ts'
import { londonDate } from '#foundation/rules/time/london-date.ts'
import { formatDay } from '#foundation/rules/time/time.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { rescueFocus } from '#foundation/web/rescue-focus.ts'
import type { UnavailabilityPeriod } from '#listings/rules/wire.ts'
import { FormSection } from '../editor/FormSection.tsx'
import type { StepForm } from '../editor/step-form.ts'
import { ClosedDaysMonth } from './ClosedDaysMonth.tsx'
import { copy } from './copy.ts'
import { pickedDay, shownPeriods } from './month-days.ts'
import { usePeriodRow } from './use-period-row.ts'

const longestReason = 200

/** The row below the calendar counts as a period once both days are chosen. */
export function UnavailableSection({ form }: { form: StepForm }) {
  const { answers, wordsFor, halfPeriod, editor } = form
  const [today] = useState(() => londonDate(serverNow()))
  const [wantsDays, setWantsDays] = useState(false)
  const { row, isGiven, isFull, edit, begin, remove } = usePeriodRow(form)
  const { from, to, reason } = row
  const words = copy.unavailable
  const periods = answers.unavailabilityPeriods
  const { shut, booked } = shownPeriods(editor.listing, periods)

  const pick = (day: string) => {
    const picked = pickedDay(day, from, to)
    if (isGiven) begin(picked.from)
    else edit(picked)
  }
  const add = () => (from === null ? setWantsDays(true) : halfPeriod.pointOut())
  const clear = () => {
    setWantsDays(false)
    begin(null)
    rescueFocus()
  }
  const problem = from === null ? wantsDays && words.needsDates : isFull && words.full
  const error = problem || wordsFor('unavailabilityPeriods')
  return (
    <FormSection name="unavailable" form={form} heading={words.heading} intro={words.intro}>
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <ClosedDaysMonth {...{ today, shut, booked }} chosen={{ from, to }} onPick={pick} />
        <div className="grid content-start gap-4">
          <PeriodDays {...{ row, today, edit }} isHalf={halfPeriod.isPointedOut} />
          <TextField
            label={words.reason}
            help={words.reasonHelp}
            optional
            maxLength={longestReason}
            value={reason}
            onChange={event => edit({ reason: event.target.value })}
          />
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" icon={<PlusIcon />} onClick={isGiven ? clear : add}>
              {isGiven ? words.another : words.add}
            </Button>
            {!isGiven && from !== null && (
              <Button variant="ghost" onClick={clear}>
                {words.clear}
              </Button>
            )}
          </div>
          <p role="status" className="text-ink-soft text-sm empty:hidden">
            {isGiven && words.given}
          </p>
          {error && <PeriodFault>{error}</PeriodFault>}
        </div>
      </div>
      <PeriodList {...{ periods, shut }} onRemove={remove} />
    </FormSection>
  )
}

function PeriodFault({ children }: { children: string }) {
  return (
    <div role="alert">
      <FieldError id="unavailable-problem">{children}</FieldError>
    </div>
  )
}

interface PeriodDaysProps extends Pick<ReturnType<typeof usePeriodRow>, 'row' | 'edit'> {
  today: string
  /** Only one of two days is chosen, and Next was pressed. */
  isHalf: boolean
}

function PeriodDays({ row: { from, to }, today, edit, isHalf }: PeriodDaysProps) {
  const words = copy.unavailable
  return (
    <div className="grid gap-4 min-[480px]:max-md:grid-cols-2">
      <DatePicker
        label={words.from}
        value={from}
        min={today}
        max={lastDay}
        onChange={day => edit({ from: day })}
      />
      <DatePicker
        label={words.to}
        value={to}
        min={from ?? today}
        max={lastDay}
        error={isHalf ? words.half : undefined}
        onChange={day => edit({ to: day })}
      />
    </div>
  )
}

interface PeriodListProps {
  periods: readonly UnavailabilityPeriod[]
  /** With what other calendars close. */
  shut: readonly unknown[]
  onRemove: (period: UnavailabilityPeriod) => void
}

function PeriodList({ periods, shut, onRemove }: PeriodListProps) {
  const words = copy.unavailable
  if (periods.length === 0) {
    const none = shut.length > 0 ? words.noneOwn : words.none
    return <p className="text-ink-soft text-sm">{none}</p>
  }
  const remove = (period: UnavailabilityPeriod) => {
    onRemove(period)
    rescueFocus()
  }
  return (
    <ul aria-label={words.list} className="grid">
      {periods.map(period => (
        <li
          key={`${period.startDate} ${period.endDate} ${period.reason}`}
          className="flex min-h-14 items-center gap-4 border-hairline border-t py-1.5"
        >
          <span className="min-w-0 flex-1">
            <span className="block font-semibold tabular-nums">{periodText(period)}</span>
            {period.reason && (
              <span className="wrap-anywhere block text-ink-soft text-sm">{period.reason}</span>
            )}
          </span>
          <IconButton
            label={words.remove(periodText(period))}
            icon={<CloseIcon />}
            onClick={() => remove(period)}
          />
        </li>
      ))}
    </ul>
  )
}

function periodText({ startDate, endDate }: UnavailabilityPeriod): string {
  const text = (day: string) => formatDay(new Date(day))
  return copy.unavailable.period(text(dayOfStart(startDate)), text(dayOfEnd(endDate)))
}
