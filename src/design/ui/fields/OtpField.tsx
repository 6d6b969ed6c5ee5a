import { useState } from 'react'
import { cx } from '../base/cx.ts'
import { Field, type FieldProps } from './Field.tsx'
import { otpDigits, otpLength } from './otp-digits.ts'

export interface OtpFieldProps extends FieldProps {
  value: string
  onChange: (digits: string) => void
  onComplete?: (digits: string) => void
  name?: string
  disabled?: boolean
  autoFocus?: boolean
  id?: string
}

const cells = Array.from({ length: otpLength }, (_, index) => index)

// One real input over six drawn boxes, so that paste, autofill and screen readers see one field.
export function OtpField({
  label,
  help,
  error,
  hideLabel,
  className,
  id,
  value,
  onChange,
  onComplete,
  ...input
}: OtpFieldProps) {
  const [focused, setFocused] = useState(false)
  const take = (text: string) => {
    const digits = otpDigits(text)
    onChange(digits)
    if (digits.length === otpLength && digits !== value) onComplete?.(digits)
  }
  return (
    <Field {...{ label, help, error, hideLabel, className, id }}>
      {control => (
        <div className="relative max-w-84">
          <div aria-hidden="true" className="grid grid-cols-6 gap-2">
            {cells.map(index => (
              <span
                key={index}
                className={cx(
                  'grid h-14 place-items-center rounded-field border bg-surface font-display',
                  'font-semibold text-xl tabular-nums',
                  error ? 'border-danger' : 'border-field-line',
                  focused &&
                    index === Math.min(value.length, otpLength - 1) &&
                    'outline-2 outline-focus',
                )}
              >
                {value[index]}
              </span>
            ))}
          </div>
          <input
            {...input}
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            onChange={event => take(event.target.value)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            className="absolute inset-0 size-full bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent forced-colors:opacity-0"
          />
        </div>
      )}
    </Field>
  )
}
