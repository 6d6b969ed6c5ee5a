import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../base/cx.ts'
import { FieldError } from '../fields/Field.tsx'
import { CheckIcon } from '../icons/ActionIcons.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode
  description?: ReactNode
  error?: ReactNode
  className?: string
}

export function Checkbox({ label, description, error, className, ...input }: CheckboxProps) {
  const id = useId()
  const describedBy = cx(error ? `${id}-error` : null, description ? `${id}-description` : null)
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:opacity-60">
        <span className="relative mt-px grid shrink-0 place-items-center">
          <input
            {...input}
            type="checkbox"
            aria-labelledby={`${id}-label`}
            aria-describedby={describedBy || undefined}
            aria-invalid={error ? true : undefined}
            className={cx(
              'peer size-[1.375rem] cursor-pointer appearance-none rounded-[5px] border-[1.5px]',
              'border-field-line bg-surface transition-colors checked:border-green checked:bg-green',
              'hover:border-ink-soft aria-invalid:border-danger forced-colors:checked:bg-[Highlight]',
            )}
          />
          <CheckIcon
            strokeWidth="3"
            className="pointer-events-none absolute size-4 text-on-green opacity-0 peer-checked:opacity-100 forced-colors:text-[HighlightText]"
          />
        </span>
        <span className="leading-snug">
          <span id={`${id}-label`}>{label}</span>
          {description && (
            <span id={`${id}-description`} className="mt-0.5 block text-ink-soft text-sm">
              {description}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
