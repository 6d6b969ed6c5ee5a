import type { ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import type { FieldProps } from '../fields/Field.tsx'
import { Fieldset } from '../fields/Fieldset.tsx'
import { CheckIcon } from '../icons/ActionIcons.tsx'

export interface MultiSelectOption {
  value: string
  label: string
  icon?: ReactNode
}

export interface MultiSelectProps extends Omit<FieldProps, 'optional'> {
  options: readonly MultiSelectOption[]
  value: readonly string[]
  onChange: (value: string[]) => void
  name?: string
  disabled?: boolean
}

export function MultiSelect({
  options,
  value,
  onChange,
  name,
  disabled,
  ...field
}: MultiSelectProps) {
  const toggle = (option: string) =>
    onChange(value.includes(option) ? value.filter(one => one !== option) : [...value, option])
  return (
    <Fieldset {...field}>
      <div className="flex flex-wrap gap-2">
        {options.map(option => (
          <label
            key={option.value}
            className={cx(
              'relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border',
              'border-field-line bg-surface px-4 text-sm transition-colors hover:border-ink-soft',
              'has-checked:border-green has-checked:bg-green-soft has-checked:font-semibold',
              'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
              'has-disabled:cursor-not-allowed has-disabled:opacity-50',
            )}
          >
            <input
              type="checkbox"
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              disabled={disabled}
              onChange={() => toggle(option.value)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
            />
            <span className="text-ink-soft peer-checked:hidden">{option.icon ?? <Empty />}</span>
            <CheckIcon className="hidden text-green peer-checked:block" />
            {option.label}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}

const Empty = () => <span className="block size-[1.25em] rounded-full border border-field-line" />
