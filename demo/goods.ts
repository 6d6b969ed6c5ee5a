import { readBookings } from '#bookings/server/reading/read-bookings.ts'
import type { Services } from '#foundation/server/context.ts'
import { sendGoodsNotice } from '#rent/server/goods/goods-notices.ts'
import { idOf } from './people.ts'
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
  const renterId = await idOf(services, renter)
  const ctx = personContext(services, await idOf(services, host), 'partner', now)
  const { bookings } = await readBookings(ctx, { page: 1, limit: 50 })
  const owing = bookings.find(({ user, rent }) => user === renterId && rent?.arrearsSince)
  if (owing) await sendGoodsNotice(ctx, owing._id, { kind: 'collect', goods, sentBy: 'post' })
  return now
}
