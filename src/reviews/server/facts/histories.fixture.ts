import { randomInt, randomUUID } from 'node:crypto'
import { dayMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'

const ends = [
  'open',
  'at once',
  'approved',
  'denied',
  'closed',
  'approved by operator',
  'denied by operator',
  'withdrawn',
  'expired',
] as const

export interface History {
  id: string
  host: string
  asked: Date
  end: (typeof ends)[number]
  minutes: number
  isPaid: boolean
  cancelledBy: 'renter' | 'host' | 'operator' | null
}

export function generatedHistories(count: number, hosts: readonly string[], now: Date): History[] {
  return Array.from({ length: count }, (_, index) => {
    const end = ends[randomInt(ends.length)] ?? 'open'
    const isApproved = end === 'at once' || end.startsWith('approved')
    const isPaid = isApproved && randomInt(3) > 0
    const by = [null, null, 'renter', 'host', 'operator'] as const
    return {
      id: randomUUID(),
      host: hosts[index % hosts.length] ?? '',
      asked: after(now, -randomInt(1, 420) * dayMs - randomInt(1440) * minuteMs),
      end,
      minutes: randomInt(1, 4000),
      isPaid,
      cancelledBy: isPaid ? (by[randomInt(by.length)] ?? null) : null,
    }
  })
}

const answers = {
  approved: ['approved', 'host', 'approved'],
  denied: ['denied', 'host', 'disapproved'],
  closed: ['closed', 'host', 'disapproved'],
  'approved by operator': ['approved', 'operator', 'approved'],
  'denied by operator': ['denied', 'operator', 'disapproved'],
  withdrawn: ['withdrawn', 'renter', 'cancelled'],
  expired: ['expired', 'clock', 'expired'],
} as const

export function eventsOf({ id, asked, end, minutes, isPaid, cancelledBy }: History) {
  const at = (minute: number) => after(asked, minute * minuteMs)
  const event = (minute: number, name: string, by: string, from: string | null, to: string) => ({
    ...{ booking_id: id, at: at(minute), event: name, by, from, to },
  })
  const first = event(0, 'requested', 'renter', null, end === 'at once' ? 'approved' : 'pending')
  const answer = end === 'at once' || end === 'open' ? [] : [answers[end]]
  return [
    first,
    ...answer.map(([name, by, to]) => event(minutes, name, by, 'pending', to)),
    ...(isPaid ? [event(minutes + 1, 'paid', 'provider', 'approved', 'paid')] : []),
    ...(cancelledBy ? [event(minutes + 2, 'cancelled', cancelledBy, 'paid', 'cancelled')] : []),
  ]
}

/** Counts what the database counts in another way, to check it. */
export function recount(histories: readonly History[], now: Date) {
  const yearAgo = new Date(now)
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1)
  const theirs = ['at once', 'approved', 'denied', 'closed']
  const judged = histories.filter(
    ({ asked, end }) => asked > yearAgo && (theirs.includes(end) || end === 'expired'),
  )
  const inTime = judged.filter(({ end }) => theirs.includes(end))
  return {
    requests: judged.length,
    answered: inTime.length,
    answer_minutes: median(inTime.map(({ end, minutes }) => (end === 'at once' ? 0 : minutes))),
    paid: judged.filter(({ isPaid }) => isPaid).length,
    cancelled: judged.filter(({ cancelledBy }) => cancelledBy === 'host').length,
    kept: inTime.filter(({ cancelledBy }) => cancelledBy !== 'host').length,
  }
}

function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other)
  const [low, high] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ]
  if (low === undefined || high === undefined) return null
  const middle = (low + high) / 2
  // PostgreSQL rounds halves of a float to the even number.
  return middle % 1 === 0.5 ? 2 * Math.round(middle / 2) : Math.round(middle)
}
