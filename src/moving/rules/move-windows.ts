import { Temporal } from 'temporal-polyfill'
import { londonDate } from '#foundation/rules/time/london-date.ts'
import { fromLondon, inLondon } from '#foundation/rules/time/london-time.ts'
import { overlaps, type Period } from '#foundation/rules/time/time.ts'

/** Two hours each in London time: long enough to load, short enough to wait for. */
export const moveWindows = ['8-10', '10-12', '12-14', '14-16', '16-18', '18-20'] as const
export type MoveWindow = (typeof moveWindows)[number]

export interface MoveSlot {
  /** A day in London, such as `2026-12-01`. */
  date: string
  window: MoveWindow
}

export function slotPeriod({ date, window }: MoveSlot): Period {
  const [from, until] = window.split('-').map(Number) as [number, number]
  const day = Temporal.PlainDate.from(date)
  const at = (hour: number) => fromLondon(day.toPlainDateTime({ hour }))
  return { start: at(from), end: at(until) }
}

export function slotAt(start: Date): MoveSlot {
  const local = inLondon(start)
  const window = moveWindows.find(name => name.startsWith(`${local.hour}-`)) ?? '8-10'
  return { date: local.toPlainDate().toString(), window }
}

export function movingDays({ start, end }: Period): { first: string; last: string } {
  const lastMoment = new Date(end.getTime() - 1)
  return { first: londonDate(start), last: londonDate(lastMoment) }
}

/** The first window that ends after both the start of the booking and now. */
export function firstSlot(booked: Period, now: Date): MoveSlot {
  const { last } = movingDays(booked)
  const from = now > booked.start ? now : booked.start
  const [today = last] = [londonDate(from), last].sort()
  const open = moveWindows.find(window => slotPeriod({ date: today, window }).end > from)
  if (open) return { date: today, window: open }
  const next = Temporal.PlainDate.from(today).add({ days: 1 }).toString()
  return next <= last ? { date: next, window: '8-10' } : { date: today, window: '18-20' }
}

export type SlotFault = 'past' | 'outside'

export function slotFault(slot: MoveSlot, booked: Period, now: Date): SlotFault | undefined {
  const { first, last } = movingDays(booked)
  if (slot.date < first || slot.date > last) return 'outside'
  return slotPeriod(slot).end <= now ? 'past' : undefined
}

export function isFreeIn(busy: readonly Period[], period: Period): boolean {
  return busy.every(other => !overlaps(other, period))
}
