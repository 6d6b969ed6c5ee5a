import { findPeople } from '#accounts/server/account/find-person.ts'
import {
  findBookedSpaces,
  findBookingsMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { type Context, type Services, systemContext } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { dealWithDue, type Which } from '#foundation/server/jobs/deal-with-due.ts'
import { type Announcement, announce } from '#notices/server/announce.ts'
import { reviewTime } from '#reviews/rules/review-terms.ts'
import { askingLetter } from '../review-letters.ts'
import { authorsOfBookings } from '../reviews-table.ts'
import { claimBookingsToAsk, type ToAsk } from './due-reviews-table.ts'

/** The second mail goes out this long before the time is over. */
const lastCallHours = 72

export async function askForReviews(services: Services): Promise<void> {
  const ctx = systemContext(services, 'job:ask-for-reviews')
  const toAsk = {
    work: 'ask-for-reviews',
    name: 'booking',
    atOnce: 100,
    take: (tx: Db, which: Which) =>
      claimBookingsToAsk(tx, { ...which, now: ctx.now, lastCallHours }),
    dealWith: (tx: Db, asked: readonly ToAsk[]) => ask(tx, ctx, asked),
  }
  await dealWithDue(ctx, [toAsk])
}

async function ask(tx: Db, ctx: Context, asked: readonly ToAsk[]): Promise<void> {
  const ids = asked.map(({ id }) => id)
  const bookings = await findBookingsMoney(tx, ids, ctx.now)
  const all = [...bookings.values()]
  const people = await findPeople(
    tx,
    all.flatMap(({ hostId, renterId }) => [hostId, renterId]),
  )
  const spaces = await findBookedSpaces(
    tx,
    all.map(({ listingId }) => listingId),
  )
  const written = await authorsOfBookings(tx, ids)
  const asking = asked.flatMap(({ id, is_last: isLast }): Announcement[] => {
    const booking = bookings.get(id)
    const time = booking && reviewTime(booking)
    if (!time) return []
    return (['renter', 'host'] as const).flatMap(side => {
      const person = people.get(side === 'renter' ? booking.renterId : booking.hostId)
      const other = people.get(side === 'renter' ? booking.hostId : booking.renterId)
      const hasWritten = written.has(`${id} ${side}`)
      // Whoever is suspended could not log in to write it.
      if (!person || person.isSuspended || hasWritten) return []
      const space = spaces.get(booking.listingId)?.title ?? 'the space'
      const occasion = { bookingId: id, space, site: ctx.config.publicUrl }
      const letter = askingLetter(occasion, { side, person, other, until: time.end, isLast })
      return letter ? [{ to: person, kind: 'review.asked', letter, about: `review-${id}` }] : []
    })
  })
  await announce(tx, ctx, asking)
}
