import { useId } from 'react'
import { copy } from '../base/copy.ts'
import { Select } from '../choices/Select.tsx'
import type { FieldProps } from '../fields/Field.tsx'
import { Fieldset } from '../fields/Fieldset.tsx'
import { DatePicker } from './DatePicker.tsx'
import { hasOpenSlot, momentOn, type OpenMoments, openSlots, slotsToShow } from './time-slots.ts'

// Moments are "2026-03-03T14:00" in local time; the page knows the zone.
export interface DateTimePickerProps extends Omit<FieldProps, 'optional'>, OpenMoments {
  value: string | null
  onChange: (moment: string) => void
  min?: string
  max?: string
  stepMinutes?: number
  // The time when only a day was chosen.
  usualTime?: string
  disabled?: boolean
}

export function DateTimePicker({
  value,
  onChange,
  min,
  max,
  stepMinutes = 60,
  usualTime = '09:00',
  isOpen,
  suits,
  disabled,
  ...field
}: DateTimePickerProps) {
  const id = useId()
  const date = value?.slice(0, 10) ?? null
  const time = value?.slice(11, 16) ?? ''
  const limits = { min, max, isOpen, suits }
  const changeDate = (next: string) => {
    const moment = momentOn(next, time || usualTime, stepMinutes, limits)
    if (moment) onChange(moment)
  }
  const slots = date === null ? [] : slotsToShow(date, time, stepMinutes, limits)
  return (
    <Fieldset {...field}>
      <div className="flex flex-wrap gap-2">
        <DatePicker
          id={`${id}-date`}
          className="grow-3 basis-56"
          short
          label={copy.date}
          hideLabel
          placeholder={copy.date}
          value={date}
          onChange={changeDate}
          min={firstDay(min, stepMinutes)}
          max={max?.slice(0, 10)}
          {...(isOpen && { isUnavailable: day => !hasOpenSlot(day, stepMinutes, limits) })}
          {...{ disabled }}
        />
        <Select
          label={copy.chooseTime}
          className="grow basis-28"
          hideLabel
          value={time}
          onChange={event => date && onChange(`${date}T${event.target.value}`)}
          disabled={disabled || date === null}
          placeholder={date === null ? copy.chooseTime : undefined}
          options={slots.map(slot => ({ value: slot, label: slot }))}
        />
      </div>
    </Fieldset>
  )
}

// Late in the evening the first day may have no time left.
function firstDay(min: string | undefined, stepMinutes: number) {
  if (min === undefined) return undefined
  const day = min.slice(0, 10)
  if (openSlots(day, stepMinutes, { min }).length > 0) return day
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}
