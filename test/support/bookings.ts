import { recordPayment } from '#bookings/server/for-payments/record-payment.ts'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { TestApp } from './app-under-test.ts'
import { approvedListing, mailTo, type Person, signUp } from './factories.ts'
import { storyOf } from './story.ts'

export interface Parties {
  host: Person
  renter: Person
}

interface Wishes {
  /** The fields of the listing. */
  form?: Record<string, unknown>
  days?: number
  hours?: number
}

/** A booking by the hour in a space of its own, just requested. */
export async function askedBooking(
  app: TestApp,
  { host, renter }: Parties,
  { form = {}, days = 3, hours = 60 }: Wishes = {},
) {
  const space = { services: [], storageNumber: 1, hourlyRate: 10, monthlyRate: 100, ...form }
  const listing = await approvedListing(app, host, space)
  const start = after(app.clock.now(), days * dayMs)
  const end = after(start, hours * hourMs)
  const body = {
    storageListing: listing._id,
    startDate: start.toISOString(),
    endDate: end.toISOString(),
    type: 'hourly',
  }
  const asked = await app.post('/booking', body, renter)
  if (asked.status !== 201) throw new Error(`not booked: ${asked.body.error}`)
  const { _id: id, price: total } = asked.body.data as { _id: string; price: number }
  return { id, total, listing, start, end, body }
}

/** Marks the booking as paid, as payments do when the money has arrived. */
export async function recordPaid(app: TestApp, id: string) {
  const ctx = systemContext(app.services, 'test')
  return transaction(app.db, tx => recordPayment(tx, ctx, id))
}

/** A story with a host, a renter, and a person who is not concerned. */
export function bookingStory() {
  const story = storyOf(async app => ({
    host: await signUp(app, { role: 'partner' }),
    renter: await signUp(app, { role: 'customer' }),
    stranger: await signUp(app, { role: 'partner' }),
  }))
  const deeds = {
    request: (form = {}) => askedBooking(story.app, story, { form }),
    read: async (id: string, person = story.renter) =>
      (await story.app.get(`/booking/${id}`, person)).body.data,
    answer: (id: string, approvalStatus: string, person = story.host) =>
      story.app.patch(`/booking/${id}`, { approvalStatus }, person),
    cancel: (id: string, person = story.renter) =>
      story.app.patch(`/booking/cancel/${id}`, undefined, person),
    pay: (id: string) => recordPaid(story.app, id),
    passTime: (to: Date) => story.app.post('/dev/clock', { now: to.toISOString() }),
    newestSubject: async (person: Person) => (await mailTo(story.app, person.email))[0]?.subject,
  }
  return { story, ...deeds }
}
