import { type ReactNode, useId } from 'react'
import { cx } from '../base/cx.ts'
import { FieldError, type FieldProps } from './Field.tsx'
import { labelClass } from './label-class.ts'

export interface FieldsetProps extends Omit<FieldProps, 'optional'> {
  children: ReactNode
}

// Several controls for one question: the legend asks it, and the notes belong to the group.
export function Fieldset({ label, help, error, hideLabel, className, children }: FieldsetProps) {
  const id = useId()
  const describedBy = cx(error ? `${id}-error` : null, help ? `${id}-help` : null)
  return (
    <fieldset
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
      className={cx('min-w-0', className)}
    >
      <legend className={cx(labelClass, hideLabel && 'sr-only')}>{label}</legend>
      {help && (
        <p id={`${id}-help`} className="-mt-1 mb-2.5 text-ink-soft text-sm">
          {help}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
