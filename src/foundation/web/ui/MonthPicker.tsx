import { lazy, Suspense, useRef } from 'react'
import { monthText } from './calendar-text.ts'
import { copy } from './copy.ts'
import { Field, type FieldProps } from './Field.tsx'
import { CalendarIcon } from './icons/ThingIcons.tsx'
import { PickerButton } from './PickerButton.tsx'
import { useOpened } from './useOpened.ts'

const load = () => import('./rich/MonthPopover.tsx')
const MonthPopover = lazy(load)

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
  disabled,
  ...field
}: MonthPickerProps) {
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
            text={value && monthText(value)}
            placeholder={placeholder}
            disabled={disabled}
            aria-expanded={open}
            onClick={show}
            onPointerEnter={load}
            onFocus={load}
          />
          {everOpened && (
            <Suspense fallback={null}>
              <MonthPopover
                label={placeholder}
                triggerRef={trigger}
                open={open}
                onClose={hide}
                {...{ value, onChange, min, max }}
              />
            </Suspense>
          )}
        </>
      )}
    </Field>
  )
}
