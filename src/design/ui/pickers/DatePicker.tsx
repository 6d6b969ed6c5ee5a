import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { copy } from '../base/copy.ts'
import type { FieldProps } from '../fields/Field.tsx'
import { dateText, shortDateText } from './calendar-text.ts'
import { PopoverField } from './PopoverField.tsx'

const load = () => import('./CalendarPopover.tsx')
const CalendarPopover = lazyPart(load)
const preload = () => void load().catch(() => undefined)

// Dates are "2026-03-03": calendar days without a time zone.
export interface DatePickerProps extends FieldProps {
  value: string | null
  onChange: (isoDate: string) => void
  min?: string
  max?: string
  isUnavailable?: (isoDate: string) => boolean
  placeholder?: string
  disabled?: boolean
  short?: boolean
  id?: string
}

export function DatePicker({
  value,
  onChange,
  min,
  max,
  isUnavailable,
  placeholder = copy.chooseDate,
  short = false,
  ...field
}: DatePickerProps) {
  return (
    <PopoverField
      {...field}
      text={value && (short ? shortDateText(value) : dateText(value))}
      placeholder={placeholder}
      onNear={preload}
    >
      {popover => (
        <CalendarPopover {...popover} {...{ value, onChange, min, max, isUnavailable }} />
      )}
    </PopoverField>
  )
}
