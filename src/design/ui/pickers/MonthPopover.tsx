import { type ReactNode, useState } from 'react'
import { ListBox, ListBoxItem, type Selection } from 'react-aria-components/ListBox'
import { copy } from '../base/copy.ts'
import { cx } from '../base/cx.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/VisitorIcons.tsx'
import { monthText, shortMonths } from './calendar-text.ts'
import { isMonthAllowed, monthsOfYear, yearOf } from './month-math.ts'
import { PickerPopover, type PickerPopoverProps, turnButtonClass } from './PickerPopover.tsx'

export interface MonthPopoverProps extends PickerPopoverProps {
  value: string | null
  onChange: (isoMonth: string) => void
  min: string
  max?: string
}

export default function MonthPopover({ value, onChange, min, max, ...popover }: MonthPopoverProps) {
  const [year, setYear] = useState(yearOf(value ?? min))
  const months = monthsOfYear(year)
  const choose = (month: string) => {
    onChange(month)
    popover.onClose()
  }
  return (
    <PickerPopover {...popover}>
      <div className="flex items-center justify-between">
        <YearButton
          label={copy.previousYear}
          icon={<ChevronLeftIcon />}
          isAtEnd={year <= yearOf(min)}
          onPress={() => setYear(year - 1)}
        />
        <p aria-live="polite" className="font-display font-semibold text-lg tabular-nums">
          {year}
        </p>
        <YearButton
          label={copy.nextYear}
          icon={<ChevronRightIcon />}
          isAtEnd={max !== undefined && year >= yearOf(max)}
          onPress={() => setYear(year + 1)}
        />
      </div>
      <ListBox
        aria-labelledby={popover.labelledBy}
        autoFocus="first"
        layout="grid"
        selectionMode="single"
        escapeKeyBehavior="none"
        selectedKeys={value === null ? [] : [value]}
        disabledKeys={months.filter(month => !isMonthAllowed(month, min, max))}
        onSelectionChange={keys => choose(chosen(keys) ?? value ?? min)}
        className="grid grid-cols-3 gap-1.5 p-1 outline-none"
      >
        {months.map((month, index) => (
          <ListBoxItem key={month} id={month} textValue={monthText(month)} className={monthClass}>
            <span>
              {shortMonths[index]}
              <span className="sr-only"> {year}</span>
            </span>
          </ListBoxItem>
        ))}
      </ListBox>
    </PickerPopover>
  )
}

interface YearButtonProps {
  label: string
  icon: ReactNode
  isAtEnd: boolean
  onPress: () => void
}

/** It keeps the focus at an end: without it Escape would not close the months. */
function YearButton({ label, icon, isAtEnd, onPress }: YearButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : onPress}
      className={turnButtonClass}
    >
      {icon}
    </button>
  )
}

// Choosing the same month again gives an empty selection; the month then stays.
function chosen(keys: Selection) {
  const [key] = keys === 'all' ? [] : keys
  return key === undefined ? undefined : String(key)
}

const monthClass = cx(
  'grid h-12 cursor-pointer place-items-center rounded-field hover:bg-green-soft',
  'data-selected:bg-green data-selected:font-semibold data-selected:text-on-green',
  'data-disabled:cursor-default data-disabled:bg-transparent data-disabled:text-ink-faint',
  'data-disabled:opacity-50 forced-colors:data-selected:bg-[Highlight]',
)
