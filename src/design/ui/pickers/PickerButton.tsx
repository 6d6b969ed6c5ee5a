import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import { type ControlIds, controlFrame } from '../fields/Field.tsx'

export interface PickerButtonProps extends Omit<ComponentProps<'button'>, 'value'> {
  control: ControlIds
  icon: ReactNode
  text: string | null
  placeholder: string
}

// Looks like a field, says "Start date, Tue 3 March 2026" and opens something.
export function PickerButton({ control, icon, text, placeholder, ...button }: PickerButtonProps) {
  return (
    <button
      {...button}
      type="button"
      id={control.id}
      aria-haspopup="dialog"
      aria-labelledby={`${control.id}-label ${control.id}-value`}
      data-invalid={control['aria-invalid']}
      aria-describedby={control['aria-describedby']}
      className={cx(
        controlFrame,
        'gap-2.5 px-3.5 text-left focus-visible:border-focus focus-visible:outline-2',
        'focus-visible:-outline-offset-1 disabled:border-hairline disabled:bg-sunk disabled:text-ink-soft',
        'data-invalid:border-danger',
      )}
    >
      <span className="text-ink-soft">{icon}</span>
      <span
        id={`${control.id}-value`}
        className={cx('min-w-0 flex-1 py-1.5 leading-snug tabular-nums', !text && 'text-ink-faint')}
      >
        {text ?? placeholder}
      </span>
    </button>
  )
}
