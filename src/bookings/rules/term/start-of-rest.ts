import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { inLondon } from '#foundation/rules/time/london-time.ts'
import { after, type Period } from '#foundation/rules/time/time.ts'
import { daysToCollect } from '../days-to-collect.ts'
import { firstMoment } from './read-dates.ts'
import type { BookingType } from './term.ts'

/**
 * When what is left of a booking that has begun can begin elsewhere: hours with the next full one,
 * months now. Nobody pays a whole month for its last days, in which the things can stay where they
 * are.
 */
export function startOfRest(type: BookingType, { end }: Pick<Period, 'end'>, now: Date): Date {
  if (type === 'hourly') return new Date(Math.ceil(now.getTime() / hourMs) * hourMs)
  const nextMonth = firstMoment(inLondon(now).toPlainDate().toPlainYearMonth().add({ months: 1 }))
  const canWait = nextMonth <= after(now, daysToCollect * dayMs) && nextMonth < end
  return canWait ? nextMonth : now
}
