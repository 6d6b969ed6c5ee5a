import { type ReactNode, useId } from 'react'
import { cx } from '../base/cx.ts'
import type { FieldProps } from '../fields/Field.tsx'
import { Fieldset } from '../fields/Fieldset.tsx'

export interface RadioCardOption {
  value: string
  label: ReactNode
  description?: ReactNode
  icon?: ReactNode
  badge?: ReactNode
  disabled?: boolean
}

export interface RadioCardsProps extends Omit<FieldProps, 'optional'> {
  options: readonly RadioCardOption[]
  value: string | null
  onChange: (value: string) => void
  name?: string
  columns?: 1 | 2 | 3
}

const grids = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' }

export function RadioCards({
  options,
  value,
  onChange,
  name,
  columns = 2,
  ...field
}: RadioCardsProps) {
  const ownName = useId()
  return (
    <Fieldset {...field}>
      <div className={cx('@container grid grid-cols-1 gap-3', grids[columns])}>
        {options.map(option => (
          <label
            key={option.value}
            className={cx(
              'relative flex cursor-pointer items-start gap-3 rounded-card border border-field-line bg-surface p-4',
              'transition-colors hover:border-ink-soft',
              'has-checked:border-green has-checked:bg-green-soft has-checked:ring-1 has-checked:ring-green',
              'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
              'has-disabled:cursor-not-allowed has-disabled:border-hairline has-disabled:bg-sunk',
            )}
          >
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={cx(
                'mt-px size-[1.375rem] shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px]',
                'border-field-line bg-surface outline-none transition-[border-width,border-color]',
                'checked:border-[7px] checked:border-green disabled:cursor-not-allowed',
              )}
            />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold leading-snug">
                {option.label}
                {option.badge}
              </span>
              {option.description && (
                <span className="mt-1 block text-pretty text-ink-soft text-sm">
                  {option.description}
                </span>
              )}
            </span>
            {option.icon && (
              <span className="text-2xl text-ink-soft @max-[14rem]:hidden">{option.icon}</span>
            )}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
