import { type ReactNode, useState } from 'react'
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
  const bounds = { min, max, step }
  const { typed, type, forget } = useTypedNumber(bounds, onChange)
  return (
    <Field {...field}>
      {control => (
        <div className={cx(controlFrame, 'max-w-52')}>
          <StepButton
            label={copy.decrease(field.label)}
            disabled={disabled}
            isAtBound={value <= min}
            onPress={() => onChange(stepBy(value, -1, bounds))}
            icon={<MinusIcon />}
          />
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
              onBlur={forget}
              className={cx(
                'plain-number field-sizing-content -my-px min-h-11 min-w-11 max-w-full bg-transparent',
                'px-1 text-center font-semibold tabular-nums outline-none',
              )}
            />
          </span>
          <StepButton
            label={copy.increase(field.label)}
            disabled={disabled}
            isAtBound={max !== undefined && value >= max}
            onPress={() => onChange(stepBy(value, 1, bounds))}
            icon={<PlusIcon />}
          />
        </div>
      )}
    </Field>
  )
}

/** The text is separate from the number while somebody types, so that it can be empty. */
function useTypedNumber(bounds: NumberBounds, onChange: (value: number) => void) {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    const number = numberTyped(text, bounds)
    if (number !== null) onChange(number)
  }
  return { typed, type, forget: () => setTyped(null) }
}

interface StepButtonProps {
  label: string
  disabled: boolean | undefined
  isAtBound: boolean
  onPress: () => void
  icon: ReactNode
}

/** At its limit the button stays focusable, so that keyboard users do not lose the focus. */
function StepButton({ label, disabled, isAtBound, onPress, icon }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      aria-disabled={isAtBound || undefined}
      onClick={onPress}
      className={buttonClass}
    >
      {icon}
    </button>
  )
}

const buttonClass =
  '-my-px grid size-11 shrink-0 place-items-center rounded-field text-ink-soft hover:text-ink focus-visible:-outline-offset-3 disabled:cursor-not-allowed disabled:opacity-35 aria-disabled:cursor-not-allowed aria-disabled:opacity-35'
