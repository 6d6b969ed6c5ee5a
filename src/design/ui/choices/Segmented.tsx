import { type ReactNode, useId } from 'react'
import { cx } from '../base/cx.ts'
import { labelClass } from '../fields/label-class.ts'

export interface SegmentedOption<V extends string> {
  value: V
  label: string
  icon?: ReactNode
}

export interface SegmentedProps<V extends string> {
  label: string
  hideLabel?: boolean
  iconsOnly?: boolean
  options: readonly SegmentedOption<V>[]
  value: V
  onChange: (value: V) => void
  className?: string
}

// Two or three choices side by side: hourly or monthly, list or map.
export function Segmented<V extends string>({
  label,
  hideLabel = false,
  iconsOnly = false,
  options,
  value,
  onChange,
  className,
}: SegmentedProps<V>) {
  const name = useId()
  return (
    <fieldset className={cx('min-w-0', className)}>
      <legend className={cx(labelClass, hideLabel && 'sr-only')}>{label}</legend>
      <div className="inline-flex w-full flex-wrap gap-1 rounded-[1.75rem] border border-hairline bg-sunk p-1">
        {options.map(option => (
          <label
            key={option.value}
            title={iconsOnly ? option.label : undefined}
            className={cx(
              'relative flex min-h-10 flex-auto cursor-pointer items-center justify-center gap-2 rounded-full',
              'border border-transparent px-3 py-1 text-center leading-tight font-semibold text-ink-soft text-sm',
              'transition-colors hover:text-ink has-checked:border-hairline has-checked:bg-surface',
              'dark:has-checked:bg-hairline has-checked:text-ink has-checked:shadow-soft',
              'has-focus-visible:outline-3 has-focus-visible:outline-focus forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] has-checked:forced-color-adjust-none',
              iconsOnly && 'min-w-11 px-2',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="absolute -inset-y-1 inset-x-0 cursor-pointer appearance-none outline-none"
            />
            {option.icon}
            <span className={cx(iconsOnly && 'sr-only')}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
