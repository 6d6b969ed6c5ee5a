import { findUserByEmail } from '#accounts/server/account/users-table.ts'
import { readBookings } from '#bookings/server/reading/read-booking.ts'
import type { Services } from '#foundation/server/context.ts'
import { sendGoodsNotice } from '#rent/server/goods/goods-notices.ts'
import { personContext } from './person-context.ts'

/** The goods of a renter who owes rent. */
export interface GoodsLeft {
  host: string
  renter: string
  daysAgo: number
  goods: string
}

/** Sends the first of the two notices, and returns the time of it. */
export async function askToCollect(
  services: Services,
  { host, renter, goods }: GoodsLeft,
  now: Date,
): Promise<Date> {
  const [hostId, renterId] = await Promise.all(
    [host, renter].map(async email => (await findUserByEmail(services.db, email))?.id),
  )
  const ctx = personContext(services, hostId ?? '', 'partner', now)
  const { bookings } = await readBookings(ctx, { page: 1, limit: 50 })
  const owing = bookings.find(({ user, rent }) => user === renterId && rent?.arrearsSince)
  if (owing) await sendGoodsNotice(ctx, owing._id, { kind: 'collect', goods, sentBy: 'post' })
  return now
}
