import { useState } from 'react'
import { copy } from '../base/copy.ts'
import { cx } from '../base/cx.ts'
import { MinusIcon, PlusIcon } from '../icons/ActionIcons.tsx'
import { controlFrame, Field, type FieldProps } from './Field.tsx'
import { type NumberBounds, numberTyped, stepBy } from './number-bounds.ts'

export interface StepperProps extends Omit<FieldProps, 'label'>, Partial<NumberBounds> {
  label: string
  value: number
  onChange: (value: number) => void
  // A sign before the number, such as "£".
  before?: string
  name?: string
  disabled?: boolean
  id?: string
}

export function Stepper({
  value,
  onChange,
  min = 0,
  max,
  step = 1,
  before,
  name,
  disabled,
  ...field
}: StepperProps) {
  // The text lives on its own while it is typed, so that it can be empty for a moment.
  const [typed, setTyped] = useState<string | null>(null)
  const bounds = { min, max, step }
  const type = (text: string) => {
    setTyped(text)
    const number = numberTyped(text, bounds)
    if (number !== null) onChange(number)
  }
  return (
    <Field {...field}>
      {control => (
        <div className={cx(controlFrame, 'max-w-52')}>
          {/* At a bound the button stays focusable, so that the keyboard does not lose its place. */}
          <button
            type="button"
            aria-label={copy.decrease(field.label)}
            disabled={disabled}
            aria-disabled={value <= min || undefined}
            onClick={() => onChange(stepBy(value, -1, bounds))}
            className={buttonClass}
          >
            <MinusIcon />
          </button>
          <span className="flex min-w-0 flex-1 items-center justify-center">
            {before && <span className="text-ink-soft">{before}</span>}
            <input
              {...control}
              type="number"
              inputMode="decimal"
              name={name}
              min={min}
              max={max}
              step="any"
              disabled={disabled}
              value={typed ?? value}
              onChange={event => type(event.target.value)}
              onBlur={() => setTyped(null)}
              className={cx(
                'plain-number field-sizing-content -my-px min-h-11 min-w-11 max-w-full bg-transparent',
                'px-1 text-center font-semibold tabular-nums outline-none',
              )}
            />
          </span>
          <button
            type="button"
            aria-label={copy.increase(field.label)}
            disabled={disabled}
            aria-disabled={(max !== undefined && value >= max) || undefined}
            onClick={() => onChange(stepBy(value, 1, bounds))}
            className={buttonClass}
          >
            <PlusIcon />
          </button>
        </div>
      )}
    </Field>
  )
}

const buttonClass =
  '-my-px grid size-11 shrink-0 place-items-center rounded-field text-ink-soft hover:text-ink focus-visible:-outline-offset-3 disabled:cursor-not-allowed disabled:opacity-35 aria-disabled:cursor-not-allowed aria-disabled:opacity-35'
