import { Temporal } from 'temporal-polyfill'
import { afterEach } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { ScheduleItem } from '#rent/rules/wire.ts'
import type { TestApp, testApp } from './app-under-test.ts'
import type { Parties } from './bookings.ts'
import { approvedListing, type Person, signUp } from './factories.ts'
import { onboard, payLink } from './money.ts'
import { storyOf } from './story.ts'
import { expectComparedBooks } from './whole-books.ts'

interface Wishes {
  /** How many months from now it begins; 0 is the current month. */
  ahead?: number
  card?: 'ok' | 'declines later' | 'wants authentication' | 'expires soon'
  form?: Record<string, unknown>
}

/** A host with payouts and a renter, in November. The books must be whole after each test. */
export function rentStory({
  daysBack = 400,
  ...parts
}: { daysBack?: number } & Parameters<typeof testApp>[1] = {}) {
  const story = storyOf(async app => {
    app.clock.moveTo(new Date('2026-11-10T12:00:00Z'))
    const host = await signUp(app, { role: 'partner' })
    const renter = await signUp(app, { role: 'customer' })
    await onboard(app, host)
    return { host, renter }
  }, parts)
  afterEach(async () => {
    await story.app.services.jobs.runAll()
    await expectComparedBooks(story.app, after(story.app.clock.now(), -daysBack * dayMs))
  })
  return story
}

/** The London month so many months after the clock's, as 2026-12. */
export function monthAhead(app: TestApp, months: number): string {
  const now = Temporal.Instant.fromEpochMilliseconds(app.clock.now().getTime())
  const day = now.toZonedDateTimeISO('Europe/London').toPlainDate()
  return day.toPlainYearMonth().add({ months }).toString()
}

/** A rolling booking, approved at once, in a space of its own. */
export async function askedRolling(
  app: TestApp,
  { host, renter }: Parties,
  { ahead = 1, form = {} }: Wishes = {},
) {
  const space = { services: [], storageNumber: 1, monthlyRate: 100, hourlyRate: 10 }
  const offered = { ...space, autoApprove: true, rolling: true, ...form }
  const listing = await approvedListing(app, host, offered)
  const body = {
    storageListing: listing._id,
    startDate: monthAhead(app, ahead),
    endDate: null,
    rolling: true,
    type: 'monthly',
  }
  const asked = await app.post('/booking', body, renter)
  if (asked.status !== 201) throw new Error(`not booked: ${JSON.stringify(asked.body)}`)
  return { id: asked.body.data._id as string, booking: asked.body.data, listing, body }
}

/** The same, with its first month paid and the card kept. */
export async function rollingBooking(app: TestApp, parties: Parties, wishes: Wishes = {}) {
  const asked = await askedRolling(app, parties, wishes)
  const { sessionId } = await payLink(app, parties.renter, asked.id)
  const { card = 'ok' } = wishes
  await app.post(`/dev/payments/${sessionId}`, { outcome: 'success', card })
  return asked
}

/** Stories jump with `app.clock`, which sessions do not follow, so people log in again. */
export async function loggedIn(app: TestApp, { email, password }: Person) {
  return (await app.post('/auth/login', { email, password })).body.data as { token: string }
}

/** Moves the clock and runs everything that is due by then. */
export async function moveTo(app: TestApp, now: Date | string): Promise<void> {
  await app.post('/dev/clock', { now: new Date(now).toISOString() })
  await app.services.jobs.runAll()
}

/** What somebody reads there after logging in. */
export async function ask(app: TestApp, person: Person, path: string) {
  return (await app.get(path, await loggedIn(app, person))).body.data
}

export function schedule(app: TestApp, person: Person, id: string): Promise<ScheduleItem[]> {
  return ask(app, person, `/booking/${id}/schedule`)
}

/** Each month as "2026-12 £108 paid". */
export function inWords(months: readonly ScheduleItem[]): string[] {
  return months.map(({ month, amount, state }) => `${month} £${amount} ${state}`)
}

export async function giveNotice(app: TestApp, person: Person, id: string) {
  return app.post(`/booking/${id}/notice`, undefined, await loggedIn(app, person))
}

export async function takeBackNotice(app: TestApp, person: Person, id: string) {
  return app.delete(`/booking/${id}/notice`, await loggedIn(app, person))
}
