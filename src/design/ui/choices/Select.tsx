import type { ComponentProps } from 'react'
import { cx } from '../base/cx.ts'
import { controlClass, controlFrame, Field, type FieldProps, splitField } from '../fields/Field.tsx'
import { ChevronDownIcon } from '../icons/FrameIcons.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps
  extends Omit<ComponentProps<'select'>, 'className' | 'children'>,
    FieldProps {
  options: readonly SelectOption[]
  placeholder?: string
}

// The system's own list: the fastest on a phone, and complete on the keyboard.
export function Select(props: SelectProps) {
  const {
    frame,
    control: { options, placeholder, ...select },
  } = splitField(props)
  return (
    <Field {...frame}>
      {control => (
        <div className={cx(controlFrame, 'relative')}>
          <select
            {...select}
            {...control}
            className={cx(controlClass, 'cursor-pointer appearance-none pr-11')}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(option => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className="bg-surface text-ink"
              >
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute right-3.5 text-ink-soft" />
        </div>
      )}
    </Field>
  )
}
