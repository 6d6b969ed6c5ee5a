import { type CalendarDate, parseDate } from '@internationalized/date'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar'
import { cx } from '../base/cx.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/VisitorIcons.tsx'
import { PickerPopover, type PickerPopoverProps, turnButtonClass } from './PickerPopover.tsx'

export interface CalendarPopoverProps extends PickerPopoverProps {
  value: string | null
  onChange: (isoDate: string) => void
  min?: string
  max?: string
  isUnavailable?: (isoDate: string) => boolean
}

export default function CalendarPopover({
  value,
  onChange,
  min,
  max,
  isUnavailable,
  ...popover
}: CalendarPopoverProps) {
  const choose = (date: CalendarDate) => {
    onChange(date.toString())
    popover.onClose()
  }
  // What lies outside is not struck out, because nobody has taken it.
  const isInside = (day: string) => (!min || day >= min) && (!max || day <= max)
  const isTaken = (day: string) => isInside(day) && isUnavailable?.(day) === true
  return (
    <PickerPopover {...popover}>
      <Calendar
        aria-labelledby={popover.labelledBy}
        autoFocus
        value={value === null ? null : parseDate(value)}
        minValue={min === undefined ? undefined : parseDate(min)}
        maxValue={max === undefined ? undefined : parseDate(max)}
        isDateUnavailable={date => isTaken(date.toString())}
        onChange={choose}
      >
        <div className="flex items-center justify-between">
          <Button slot="previous" className={turnButtonClass}>
            <ChevronLeftIcon />
          </Button>
          <Heading className="text-lg" />
          <Button slot="next" className={turnButtonClass}>
            <ChevronRightIcon />
          </Button>
        </div>
        <CalendarGrid weekdayStyle="short" className="w-full table-fixed border-collapse">
          <CalendarGridHeader>
            {day => (
              <CalendarHeaderCell className="h-9 font-semibold text-ink-faint text-xs">
                {day}
              </CalendarHeaderCell>
            )}
          </CalendarGridHeader>
          <CalendarGridBody>
            {date => <CalendarCell date={date} className={dayClass} />}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </PickerPopover>
  )
}

const dayClass = cx(
  'mx-auto grid aspect-square w-full max-w-11 cursor-pointer place-items-center rounded-full text-sm tabular-nums',
  'hover:bg-green-soft data-outside-month:invisible data-disabled:cursor-default',
  'data-disabled:bg-transparent data-disabled:text-ink-faint data-disabled:opacity-50',
  'data-unavailable:cursor-not-allowed data-unavailable:bg-transparent data-unavailable:text-ink-faint',
  'data-unavailable:line-through data-today:font-semibold data-today:ring-1 data-today:ring-hairline',
  'data-selected:bg-green data-selected:font-semibold data-selected:text-on-green',
  'focus-visible:-outline-offset-1 forced-colors:data-selected:bg-[Highlight]',
)
