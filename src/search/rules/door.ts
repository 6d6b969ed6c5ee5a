import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import { line } from '#foundation/rules/text/text.ts'
import { DayOrInstant } from '#foundation/rules/time/dates.ts'
import { hourMs, inLondon } from '#foundation/rules/time/time.ts'

/** Each is priced as a booking is, so there is an end to it. */
export const mostPricedToDoor = 24

const oneLength = 'Please say for how many months, or for how many hours.'

/** From where things are collected and for how long they stay: what a price to the door needs. */
export const DoorWish = z
  .strictObject({
    from: line(300).nullish(),
    months: z.int().min(1).max(60).nullish(),
    hours: z.int().min(1).max(8760).nullish(),
    /** The month, or the hour, in which it begins: now where nothing is said. */
    start: z.union([DayOrInstant, z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)]).nullish(),
    /** Whether the partner is to collect; without it only rent and tax are added up. */
    moving: z.boolean().default(false),
  })
  .refine(({ months, hours }) => Boolean(months) !== Boolean(hours), {
    path: ['months'],
    message: oneLength,
  })
  .refine(({ moving, from }) => !moving || from, {
    path: ['from'],
    message: 'Please say where to collect from.',
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

/** The wish as a quote is asked for. */
export function doorTerm({ months, hours, start }: DoorWish, now: Date) {
  if (hours) return hourly(start ? new Date(start) : nextHour(now), hours)
  const first = start ? Temporal.PlainYearMonth.from(start.slice(0, 7)) : thisMonth(now)
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

function nextHour(now: Date): Date {
  return new Date(Math.ceil(now.getTime() / hourMs) * hourMs)
}

function thisMonth(now: Date): Temporal.PlainYearMonth {
  return inLondon(now).toPlainDate().toPlainYearMonth()
}
