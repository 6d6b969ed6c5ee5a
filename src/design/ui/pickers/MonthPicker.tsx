import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { copy } from '../base/copy.ts'
import type { FieldProps } from '../fields/Field.tsx'
import { monthText } from './calendar-text.ts'
import { PopoverField } from './PopoverField.tsx'

const load = () => import('./MonthPopover.tsx')
const MonthPopover = lazyPart(load)
const preload = () => void load().catch(() => undefined)

// Months are "2026-03".
export interface MonthPickerProps extends FieldProps {
  value: string | null
  onChange: (isoMonth: string) => void
  min: string
  max?: string
  placeholder?: string
  disabled?: boolean
  id?: string
}

export function MonthPicker({
  value,
  onChange,
  min,
  max,
  placeholder = copy.chooseMonth,
  ...field
}: MonthPickerProps) {
  return (
    <PopoverField
      {...field}
      text={value && monthText(value)}
      placeholder={placeholder}
      onNear={preload}
    >
      {popover => <MonthPopover {...popover} {...{ value, onChange, min, max }} />}
    </PopoverField>
  )
}
