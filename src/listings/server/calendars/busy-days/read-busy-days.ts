import ICAL from 'ical.js'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { mostEvents } from '#listings/rules/calendars/calendar-terms.ts'
import type { ClosedDays } from '#listings/rules/calendars/closed-times.ts'
import { collectDays, type Days, dayOf } from './busy-stretches.ts'
import {
  type ChangeFromThen,
  changedBy,
  changeFromThen,
  changeOf,
  latestFirst,
  reachOf,
} from './changed-from-then.ts'
import { repeatsOf } from './event-repeats.ts'
import { lengthIn, type ReadTime, readTimes, type Time } from './event-times.ts'
import { countSteps, TooMuch } from './reading-budget.ts'
import { londonDayOf } from './zone-offsets.ts'

export interface CalendarText {
  text: string
  /** Events that we have given out for this listing come back from other calendars. */
  listing: string
  /** Both days belong to it: "2026-03-09". */
  from: string
  until: string
}

export type BusyDays = { days: ClosedDays[] } | { fault: 'no calendar' | 'too many' | 'too much' }

/** Whole days in London on which the calendar has anything that keeps its owner busy. */
export function readBusyDays({ text, listing, from, until }: CalendarText): BusyDays {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return { fault: 'no calendar' }
  if (beginnings(text, 'VEVENT') > mostEvents || beginnings(text, '') > 10 * mostEvents) {
    return { fault: 'too many' }
  }
  const window = { first: dayOf(from), last: dayOf(until) }
  const found = collectDays(window)
  const steps = countSteps()
  try {
    for (const calendar of calendarsIn(text)) {
      const events = calendar.getAllSubcomponents('vevent')
      const readTime = readTimes(calendar)
      const series = seriesIn(events, readTime, listing)
      for (const event of events) {
        const reading = { readTime, series, window, steps, isBusy: isBusy(event, listing) }
        for (const days of daysOf(event, reading)) found.add(days)
      }
    }
  } catch (error) {
    return { fault: error instanceof TooMuch ? 'too much' : 'no calendar' }
  }
  const days = found.stretches()
  return days ? { days } : { fault: 'too many' }
}

function beginnings(text: string, what: string): number {
  return text.match(new RegExp(`^BEGIN:${what}`, 'gim'))?.length ?? 0
}

function calendarsIn(text: string): ICAL.Component[] {
  const parsed: unknown[] = ICAL.parse(text)
  const all = Array.isArray(parsed[0]) ? parsed : [parsed]
  return all.map(one => new ICAL.Component(one as unknown[]))
}

function isBusy(event: ICAL.Component, listing: string): boolean {
  const says = (name: string, word: string) => textIn(event, name).toUpperCase() === word
  return !(
    says('transp', 'TRANSPARENT') ||
    says('status', 'CANCELLED') ||
    says('x-microsoft-cdo-busystatus', 'FREE') ||
    textIn(event, 'uid').startsWith(`${listing}.`)
  )
}

function textIn(event: ICAL.Component, name: string): string {
  return String(event.getFirstPropertyValue(name) ?? '').trim()
}

interface Series {
  /** Occurrences that have an event of their own. */
  moved: Time[]
  changes: ChangeFromThen[]
}

/** What other events say of a series, by its name. */
function seriesIn(events: readonly ICAL.Component[], readTime: ReadTime, listing: string) {
  const series = new Map<string, Series>()
  for (const event of events) {
    const original = event.getFirstProperty('recurrence-id')
    const [start] = readTime(event.getFirstProperty('dtstart'))
    if (!original) continue
    const uid = textIn(event, 'uid')
    const { moved, changes } = series.get(uid) ?? { moved: [], changes: [] }
    const lasts = start ? lengthOf(event, start, readTime) : 0
    const change = changeFromThen(event, readTime, { lasts, isBusy: isBusy(event, listing) })
    series.set(uid, {
      moved: [...moved, ...readTime(original)],
      changes: change ? [...changes, change] : changes,
    })
  }
  return series
}

interface Reading {
  readTime: ReadTime
  series: ReadonlyMap<string, Series>
  window: Days
  steps: ReturnType<typeof countSteps>
  isBusy: boolean
}

function* daysOf(event: ICAL.Component, reading: Reading): Generator<Days> {
  const { readTime, series, window, steps } = reading
  const [start] = readTime(event.getFirstProperty('dtstart'))
  if (!start) return
  const lasts = lengthOf(event, start, readTime)
  const isOwn = event.getFirstProperty('recurrence-id') !== null
  const others = (!isOwn && series.get(textIn(event, 'uid'))) || noOthers
  const { moved: leftOut } = others
  const changes = latestFirst(others.changes)
  if (!reading.isBusy && !changes.some(({ isBusy }) => isBusy)) return
  const reach = reachOf(changes)
  const asked = { event, start, lasts, window, steps, readTime, leftOut, reach }
  for (const usual of isOwn ? [{ ...start, lasts }] : repeatsOf(asked)) {
    const change = changeOf(usual, changes)
    const one = change ? changedBy(change, usual) : usual
    if (one.lasts <= 0 || !(change ?? reading).isBusy) continue
    yield one.isDay ? wholeDays(one.wall, one.lasts) : daysFrom(one.instant, one.lasts)
  }
}

const noOthers: Series = { moved: [], changes: [] }

function wholeDays(wall: number, lasts: number): Days {
  const first = Math.floor(wall / dayMs)
  return { first, last: first + Math.ceil(lasts / dayMs) - 1 }
}

function daysFrom(instant: number, lasts: number): Days {
  return { first: londonDayOf(instant), last: londonDayOf(instant + lasts - 1) }
}

/** In milliseconds. A day without an end is that one day; a time without one keeps nobody busy. */
function lengthOf(event: ICAL.Component, start: Time, readTime: ReadTime): number {
  const [end] = readTime(event.getFirstProperty('dtend'))
  const duration = lengthIn(event.getFirstPropertyValue('duration'))
  if (!start.isDay) return end ? end.instant - start.instant : duration
  const days = Math.ceil((end ? end.wall - start.wall : duration) / dayMs)
  return Math.max(days, 1) * dayMs
}
