import { useState } from 'react'
import { formatDay } from '#foundation/rules/time.ts'
import { Button } from '#foundation/web/ui/Button.tsx'
import { DatePicker } from '#foundation/web/ui/DatePicker.tsx'
import { FieldError } from '#foundation/web/ui/Field.tsx'
import { IconButton } from '#foundation/web/ui/IconButton.tsx'
import { CloseIcon, PlusIcon } from '#foundation/web/ui/icons/ActionIcons.tsx'
import { TextField } from '#foundation/web/ui/TextField.tsx'
import type { UnavailabilityPeriod } from '#listings/rules/wire.ts'
import { FormSection } from '../frame/FormSection.tsx'
import type { StepForm } from '../frame/step-form.ts'
import { ClosedDaysMonth } from './ClosedDaysMonth.tsx'
import { copy } from './copy.ts'
import { londonToday } from './london-today.ts'
import { inOrder, pickedDay } from './month-days.ts'

const longestReason = 200
const mostPeriods = 200

/** The row below the calendar is one period in the making; its reason and start are saved too. */
export function UnavailableSection({ form }: { form: StepForm }) {
  const { answers, change, wordsFor } = form
  const [today] = useState(londonToday)
  const [to, setTo] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const from = answers.unavailabilityDate?.slice(0, 10) ?? null
  const words = copy.unavailable
  const periods = answers.unavailabilityPeriods

  const choose = (dates: { from: string | null; to: string | null }) => {
    setProblem(undefined)
    setTo(dates.to)
    change({ unavailabilityDate: dates.from })
  }
  const add = () => {
    if (from === null || to === null) return setProblem(words.needsDates)
    if (to < from) return setProblem(words.backwards)
    if (periods.length >= mostPeriods) return setProblem(words.full)
    const reason = answers.unavailabilityReason?.trim() ?? ''
    const added = { startDate: from, endDate: to, reason }
    setTo(null)
    setProblem(undefined)
    change({
      unavailabilityPeriods: inOrder([...periods, added]),
      unavailabilityDate: null,
      unavailabilityReason: null,
    })
  }
  const remove = (period: UnavailabilityPeriod) =>
    change({ unavailabilityPeriods: periods.filter(one => one !== period) })

  const error = problem ?? wordsFor('unavailabilityPeriods')
  return (
    <FormSection name="unavailable" form={form} heading={words.heading} intro={words.intro}>
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <ClosedDaysMonth
          today={today}
          periods={periods}
          chosen={{ from, to }}
          onPick={day => choose(pickedDay(day, from, to))}
        />
        <div className="grid content-start gap-4">
          <div className="grid gap-4 min-[480px]:max-md:grid-cols-2">
            <DatePicker
              label={words.from}
              value={from}
              min={today}
              onChange={day => choose({ from: day, to })}
            />
            <DatePicker
              label={words.to}
              value={to}
              min={from ?? today}
              onChange={day => choose({ from, to: day })}
            />
          </div>
          <TextField
            label={words.reason}
            help={words.reasonHelp}
            optional
            maxLength={longestReason}
            value={answers.unavailabilityReason ?? ''}
            onChange={event => change({ unavailabilityReason: event.target.value || null })}
          />
          <div>
            <Button variant="secondary" icon={<PlusIcon />} onClick={add}>
              {words.add}
            </Button>
            {error && (
              <div role="alert">
                <FieldError id="unavailable-problem">{error}</FieldError>
              </div>
            )}
          </div>
        </div>
      </div>
      <PeriodList periods={periods} onRemove={remove} />
    </FormSection>
  )
}

interface PeriodListProps {
  periods: readonly UnavailabilityPeriod[]
  onRemove: (period: UnavailabilityPeriod) => void
}

function PeriodList({ periods, onRemove }: PeriodListProps) {
  const words = copy.unavailable
  if (periods.length === 0) return <p className="text-ink-soft text-sm">{words.none}</p>
  return (
    <ul aria-label={words.list} className="grid">
      {periods.map(period => (
        <li
          key={`${period.startDate} ${period.endDate} ${period.reason}`}
          className="flex min-h-14 items-center gap-4 border-hairline border-t py-1.5"
        >
          <span className="min-w-0 flex-1">
            <span className="block font-medium tabular-nums">{periodText(period)}</span>
            {period.reason && (
              <span className="wrap-anywhere block text-ink-soft text-sm">{period.reason}</span>
            )}
          </span>
          <IconButton
            label={words.remove(periodText(period))}
            icon={<CloseIcon />}
            onClick={() => onRemove(period)}
          />
        </li>
      ))}
    </ul>
  )
}

function periodText({ startDate, endDate }: UnavailabilityPeriod): string {
  const text = (day: string) => formatDay(new Date(day))
  return copy.unavailable.period(text(startDate), text(endDate))
}
