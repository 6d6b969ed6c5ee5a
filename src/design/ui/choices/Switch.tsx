import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../base/cx.ts'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode
  description?: ReactNode
  hideLabel?: boolean
  // Label left and switch right over the full width, for settings lists.
  spread?: boolean
  className?: string
}

export function Switch({
  label,
  description,
  hideLabel = false,
  spread = false,
  className,
  ...input
}: SwitchProps) {
  const id = useId()
  return (
    <label
      className={cx(
        'inline-flex min-h-11 cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed',
        spread && 'w-full flex-row-reverse justify-between',
        className,
      )}
    >
      <input
        {...input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is on
        role="switch"
        aria-describedby={description ? `${id}-description` : undefined}
        aria-labelledby={`${id}-label`}
        className={cx(
          'relative h-[min(1.75rem,8.75vw)] w-[min(3rem,15vw)] shrink-0 cursor-pointer appearance-none rounded-full border border-transparent',
          'bg-field-line transition-colors duration-200 checked:bg-green disabled:opacity-50',
          'before:absolute before:top-[3px] before:left-[3px] before:size-[min(1.25rem,6.25vw)] before:rounded-full',
          'before:bg-surface before:shadow-soft before:transition-transform before:duration-200',
          'checked:before:translate-x-[min(1.25rem,6.25vw)] forced-colors:border-[ButtonText]',
          'forced-colors:before:bg-[ButtonText] forced-colors:checked:bg-[Highlight]',
        )}
      />
      <span className={cx('min-w-0 leading-snug', hideLabel && 'sr-only')}>
        <span id={`${id}-label`} className="block font-semibold">
          {label}
        </span>
        {description && (
          <span id={`${id}-description`} className="block text-ink-soft text-sm">
            {description}
          </span>
        )}
      </span>
    </label>
  )
}
