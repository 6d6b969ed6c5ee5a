import type { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import { noPickupWords } from '#bookings/rules/price/service-refusals.ts'
import { firstMoment, instantOf, monthOf } from '#bookings/rules/term/read-dates.ts'
import { line } from '#foundation/rules/text/text.ts'
import { isInCalendar } from '#foundation/rules/time/calendar.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { inLondon } from '#foundation/rules/time/london-time.ts'

/** Each one is priced like a booking, which takes time. */
export const mostPricedToDoor = 24

/**
 * At most this many are sorted by their price to the door. If more are found, the nearest or those
 * with the lowest rent are taken.
 */
export const mostRanked = 240

const oneLength = 'Please say for how many months, or for how many hours.'

/** What a price to the door depends on. */
export const DoorWish = z
  .strictObject({
    from: line(300).nullish(),
    months: z.int().min(1).max(60).nullish(),
    hours: z.int().min(1).max(8760).nullish(),
    /** A month or an hour; left out, it begins now. */
    start: line(40).refine(isReadable, 'Please check when it begins.').nullish(),
    /** Whether the partner collects; otherwise the price is rent and tax only. */
    moving: z.boolean().default(false),
  })
  .refine(({ months, hours }) => Boolean(months) !== Boolean(hours), {
    path: ['months'],
    message: oneLength,
  })
  .refine(({ moving, from }) => !moving || from, {
    path: ['from'],
    message: noPickupWords,
  })
export type DoorWish = z.infer<typeof DoorWish>

export const DoorPrice = z.strictObject({
  total: z.number(),
  totalPence: z.int(),
  lines: z.array(
    z.strictObject({
      kind: z.string(),
      label: z.string(),
      amount: z.number(),
      amountPence: z.int(),
    }),
  ),
})
export type DoorPrice = z.infer<typeof DoorPrice>

export function isByDoor<Wish>(filter: {
  sort?: string | null | undefined
  door?: Wish | null | undefined
}): filter is { sort: 'door'; door: Wish } {
  return filter.sort === 'door' && Boolean(filter.door)
}

export function doorRate(wish: Pick<DoorWish, 'hours'> | null | undefined): 'hourly' | 'monthly' {
  return wish?.hours ? 'hourly' : 'monthly'
}

/** In the form in which a quote is asked for. */
export function doorTerm({ months, hours, start }: DoorWish, now: Date) {
  if (hours) return hourly((start && momentOf(start)) || nextHour(now), hours)
  const first = (start && monthOf(start)) || thisMonth(now)
  const last = first.add({ months: (months ?? 1) - 1 })
  return { type: 'monthly' as const, startDate: first.toString(), endDate: last.toString() }
}

function hourly(start: Date, hours: number) {
  const end = new Date(start.getTime() + hours * hourMs)
  return {
    type: 'hourly' as const,
    startDate: start.toISOString(),
    endDate: end.toISOString(),
  }
}

/** A month begins with its first moment. */
function momentOf(start: string): Date | undefined {
  const month = monthOf(start)
  return instantOf(start) ?? (month && firstMoment(month))
}

function isReadable(start: string): boolean {
  const moment = momentOf(start)
  return moment !== undefined && isInCalendar(moment)
}

function nextHour(now: Date): Date {
  return new Date(Math.ceil(now.getTime() / hourMs) * hourMs)
}

function thisMonth(now: Date): Temporal.PlainYearMonth {
  return inLondon(now).toPlainDate().toPlainYearMonth()
}
