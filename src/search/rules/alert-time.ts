import { Temporal } from 'temporal-polyfill'
import { fromLondon, inLondon } from '#foundation/rules/time/london-time.ts'

export const alertRhythms = ['at once', 'daily', 'weekly', 'off'] as const
export type AlertRhythm = (typeof alertRhythms)[number]

const morning = new Temporal.PlainTime(8)
const monday = 1

/** Daily and weekly mails go out at eight in the morning. */
export function alertTime(alerts: AlertRhythm, now: Date): Date | null {
  if (alerts === 'off') return null
  if (alerts === 'at once') return now
  const local = inLondon(now).toPlainDateTime()
  const isEarly = Temporal.PlainTime.compare(local.toPlainTime(), morning) < 0
  const next = local.toPlainDate().add({ days: isEarly ? 0 : 1 })
  const daysToMonday = alerts === 'weekly' ? (7 + monday - next.dayOfWeek) % 7 : 0
  return fromLondon(next.add({ days: daysToMonday }).toPlainDateTime(morning))
}
