import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { Disclosure } from '#design/ui/surfaces/Disclosure.tsx'
import { formatPence, pence } from '#foundation/rules/money.ts'
import { formatDay } from '#foundation/rules/time/time.ts'
import { monthWords } from '../rules/month-words.ts'
import type { ScheduleItem } from '../rules/wire.ts'
import { copy } from './copy.ts'

const tones = { due: 'neutral', paid: 'success', failed: 'danger', dropped: 'neutral' } as const

interface MonthsProps {
  months: readonly ScheduleItem[]
  /** No rent is taken for now. */
  isOnHold: boolean
}

/** Older months are folded away. */
export function MonthList({ months, isOnHold }: MonthsProps) {
  const shownAtMost = 8
  const older = months.slice(0, Math.max(0, months.length - shownAtMost))
  const recent = months.slice(older.length)
  return (
    <div className="@container grid grid-cols-1 gap-2">
      <h3 className="font-semibold text-base">{copy.months}</h3>
      {older.length > 0 && (
        <Disclosure label={copy.earlier(older.length)}>
          <Rows months={older} isOnHold={isOnHold} />
        </Disclosure>
      )}
      <Rows months={recent} isOnHold={isOnHold} />
    </div>
  )
}

function Rows({ months, isOnHold }: MonthsProps) {
  return (
    <ul className="grid divide-y divide-hairline">
      {months.map(month => (
        <Row key={month.month} month={month} isOnHold={isOnHold && month.state === 'due'} />
      ))}
    </ul>
  )
}

function Row({ month, isOnHold }: { month: ScheduleItem; isOnHold: boolean }) {
  const { state, amountPence } = month
  return (
    <li className="grid items-baseline gap-x-4 gap-y-1 py-2.5 @min-[20rem]:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-semibold">{monthWords(month.month)}</p>
        <p className="text-ink-soft text-sm">{aboutMonth(month)}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums @min-[20rem]:flex-nowrap">
        <Badge tone={tones[state]}>{isOnHold ? copy.onHold : copy.states[state]}</Badge>
        <span className="whitespace-nowrap">{formatPence(pence(amountPence))}</span>
      </p>
    </li>
  )
}

function aboutMonth({
  state,
  dueAt,
  paidAt,
  nextTryAt,
  wantsAuthentication,
}: ScheduleItem): string {
  if (state === 'paid') return copy.paid(formatDay(new Date(paidAt ?? dueAt)))
  if (state !== 'failed') return copy.due(formatDay(new Date(dueAt)))
  const due = copy.wasDue(formatDay(new Date(dueAt)))
  const again = nextTryAt ? copy.again(formatDay(new Date(nextTryAt))) : copy.notAgain
  return [due, wantsAuthentication && copy.wantsAuthentication, again].filter(Boolean).join(' ')
}
