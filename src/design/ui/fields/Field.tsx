import { type ReactNode, useId } from 'react'
import { cx } from '../base/cx.ts'
import { WarningIcon } from '../icons/VisitorIcons.tsx'
import { labelClass } from './label-class.ts'

export interface FieldProps {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
  optional?: boolean
  hideLabel?: boolean
  className?: string
}

/** Splits props into those of the field's frame and those of its control. */
export function splitField<Props extends FieldProps & { id?: string | undefined }>(props: Props) {
  const { label, help, error, optional, hideLabel, className, id, ...control } = props
  return { frame: { label, help, error, optional, hideLabel, className, id }, control }
}

export interface ControlIds {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface FieldFrameProps extends FieldProps {
  id?: string
  children: (control: ControlIds) => ReactNode
}

export function Field({ label, optional, hideLabel, id, className, ...rest }: FieldFrameProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <div className={cx('min-w-0', className)}>
      <label
        id={`${controlId}-label`}
        htmlFor={controlId}
        className={cx(labelClass, hideLabel && 'sr-only')}
      >
        {label}
        {optional && <span className="font-normal text-ink-faint"> (optional)</span>}
      </label>
      <FieldNotes {...rest} id={controlId} />
    </div>
  )
}

// The error comes first in the description, because it is the most important.
function FieldNotes({
  id,
  help,
  error,
  children,
}: Omit<FieldFrameProps, 'label'> & { id: string }) {
  const describedBy = cx(error ? `${id}-error` : null, help ? `${id}-help` : null)
  return (
    <>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-ink-soft text-sm">
          {help}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 font-semibold text-danger text-sm">
      <WarningIcon className="mt-0.5" />
      <span>{children}</span>
    </p>
  )
}

// The frame of every text-like control; its focus ring follows the control inside.
export const controlFrame =
  'flex min-h-11 w-full items-center rounded-field border border-field-line bg-surface text-ink ' +
  'transition-colors duration-150 hover:border-ink-soft ' +
  'has-focus-visible:border-focus has-focus-visible:outline-2 has-focus-visible:outline-focus ' +
  'has-focus-visible:-outline-offset-1 has-aria-invalid:border-danger ' +
  'has-[input:disabled,select:disabled,textarea:disabled]:border-hairline ' +
  'has-[input:disabled,select:disabled,textarea:disabled]:bg-sunk ' +
  'has-[input:disabled,select:disabled,textarea:disabled]:text-ink-soft'

export const controlClass =
  '-my-px min-h-11 w-full min-w-0 flex-1 rounded-field bg-transparent px-3.5 text-base outline-none ' +
  'placeholder:text-ink-faint disabled:cursor-not-allowed'
