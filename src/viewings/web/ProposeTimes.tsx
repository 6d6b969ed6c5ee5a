import { instantOf, londonMoment, momentFrom } from '#bookings/web/book-now/dates/london-clock.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { DateTimePicker } from '#design/ui/pickers/DateTimePicker.tsx'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { aheadMs, stepMs, timesAtMost, withinMs } from '#viewings/rules/viewing-terms.ts'
import { copy } from './copy.ts'

interface ProposeTimesProps {
  /** London times in the format of the picker. Null where nothing is chosen yet. */
  times: readonly (string | null)[]
  onChange: (times: readonly (string | null)[]) => void
}

export function ProposeTimes({ times, onChange }: ProposeTimesProps) {
  const now = serverNow()
  // Five minutes extra, because choosing takes some time.
  const min = momentFrom(after(now, aheadMs + 5 * minuteMs))
  const max = londonMoment(after(now, withinMs))
  const change = (at: number, next: string) =>
    onChange(times.map((time, index) => (index === at ? next : time)))
  return (
    <div className="grid gap-5">
      {times.map((time, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no id of their own
        <div key={index} className="grid grid-cols-1 gap-1">
          <DateTimePicker
            label={copy.time(index + 1)}
            help={index === 0 ? copy.timeHelp : undefined}
            value={time}
            onChange={next => change(index, next)}
            min={min}
            max={max}
            stepMinutes={stepMs / minuteMs}
            usualTime="10:00"
          />
          {index > 0 && (
            <Button
              variant="ghost"
              size="sm"
              className="justify-self-start"
              onClick={() => onChange(times.filter((_, other) => other !== index))}
            >
              {copy.remove(index + 1)}
            </Button>
          )}
        </div>
      ))}
      {times.length < timesAtMost && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange([...times, null])}
        >
          {copy.another}
        </Button>
      )}
    </div>
  )
}

/** The chosen times without repeats, as instants. */
export function chosenTimes(times: readonly (string | null)[]): string[] {
  const chosen = times.filter(time => time !== null)
  return [...new Set(chosen.map(time => instantOf(time).toISOString()))]
}
