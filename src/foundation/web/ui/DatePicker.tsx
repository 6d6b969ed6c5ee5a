import { lazy, Suspense, useRef } from 'react'
import { dateText } from './calendar-text.ts'
import { copy } from './copy.ts'
import { Field, type FieldProps } from './Field.tsx'
import { CalendarIcon } from './icons/ThingIcons.tsx'
import { PickerButton } from './PickerButton.tsx'
import { useOpened } from './useOpened.ts'

const load = () => import('./rich/CalendarPopover.tsx')
const CalendarPopover = lazy(load)

// Dates are "2026-03-03": a day on the calendar, without a zone.
export interface DatePickerProps extends FieldProps {
  value: string | null
  onChange: (isoDate: string) => void
  min?: string
  max?: string
  isUnavailable?: (isoDate: string) => boolean
  placeholder?: string
  disabled?: boolean
  id?: string
}

export function DatePicker({
  value,
  onChange,
  min,
  max,
  isUnavailable,
  placeholder = copy.chooseDate,
  disabled,
  ...field
}: DatePickerProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const { open, everOpened, show, hide } = useOpened()
  return (
    <Field {...field}>
      {control => (
        <>
          <PickerButton
            ref={trigger}
            control={control}
            icon={<CalendarIcon />}
            text={value && dateText(value)}
            placeholder={placeholder}
            disabled={disabled}
            aria-expanded={open}
            onClick={show}
            onPointerEnter={load}
            onFocus={load}
          />
          {everOpened && (
            <Suspense fallback={null}>
              <CalendarPopover
                label={placeholder}
                triggerRef={trigger}
                open={open}
                onClose={hide}
                {...{ value, onChange, min, max, isUnavailable }}
              />
            </Suspense>
          )}
        </>
      )}
    </Field>
  )
}
