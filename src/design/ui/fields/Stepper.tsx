import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { numberTyped } from '#foundation/rules/text/number-typed.ts'
import { copy } from '../base/copy.ts'
import { cx } from '../base/cx.ts'
import { MinusIcon, PlusIcon } from '../icons/ActionIcons.tsx'
import { controlFrame, Field, type FieldProps } from './Field.tsx'
import { faultOf, isCounted, type NumberBounds, stepBy } from './number-bounds.ts'

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
  error,
  ...field
}: StepperProps) {
  const bounds = { min, max, step }
  const { input, text, fault, type, leave, turn } = useTypedNumber(value, bounds, onChange)
  return (
    <Field {...field} error={fault ?? error}>
      {control => (
        <div className={cx(controlFrame, 'max-w-52')}>
          <StepButton
            label={copy.decrease(field.label)}
            disabled={disabled}
            isAtBound={value <= min}
            onPress={() => turn(-1)}
            icon={<MinusIcon />}
          />
          <span className="flex min-w-0 flex-1 items-center justify-center">
            {before && <span className="text-ink-soft">{before}</span>}
            <input
              {...control}
              ref={input}
              role="spinbutton"
              inputMode={isCounted(bounds) ? 'numeric' : 'decimal'}
              autoComplete="off"
              aria-valuenow={value}
              aria-valuetext={`${before ?? ''}${text}` || undefined}
              aria-valuemin={min}
              aria-valuemax={max}
              {...{ name, disabled }}
              value={text}
              onChange={event => type(event.target.value)}
              onBlur={leave}
              onKeyDown={event => pressKey(event, turn, leave)}
              className={cx(
                'field-sizing-content -my-px min-h-11 min-w-11 max-w-full bg-transparent',
                'px-1 text-center font-semibold tabular-nums outline-none',
              )}
            />
          </span>
          <StepButton
            label={copy.increase(field.label)}
            disabled={disabled}
            isAtBound={max !== undefined && value >= max}
            onPress={() => turn(1)}
            icon={<PlusIcon />}
          />
        </div>
      )}
    </Field>
  )
}

/**
 * A text and not the number field of the browser, which steps when somebody scrolls, and which
 * hides what it cannot read.
 */
function useTypedNumber(value: number, bounds: NumberBounds, onChange: (value: number) => void) {
  const [typed, setTyped] = useState<{ text: string; value: number }>()
  const input = useRef<HTMLInputElement>(null)
  // What was typed no longer counts once another number came from elsewhere.
  const text = typed?.value === value ? typed.text : String(value)
  const isEmpty = text.trim() === ''
  const fault = isEmpty ? undefined : faultOf(numberTyped(text), bounds)
  useEffect(() => input.current?.setCustomValidity(fault ?? ''), [fault])

  const type = (next: string) => {
    const number = numberTyped(next)
    const isTaken = number !== undefined && faultOf(number, bounds) === undefined
    setTyped({ text: next, value: isTaken ? number : value })
    if (isTaken) onChange(number)
  }
  const turn = (direction: 1 | -1) => {
    setTyped(undefined)
    onChange(stepBy(value, direction, bounds))
  }
  /** What was not taken stays, with the words that say why. */
  const leave = () => {
    if (fault === undefined) setTyped(undefined)
  }
  return { input, text, fault, type, leave, turn }
}

function pressKey(event: KeyboardEvent, turn: (by: 1 | -1) => void, leave: () => void) {
  const { key } = event
  if (key === 'Enter') leave()
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return
  event.preventDefault()
  turn(key === 'ArrowUp' ? 1 : -1)
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
