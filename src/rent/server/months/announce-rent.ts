import { findAnyone } from '#accounts/server/account/find-person.ts'
import {
  type BookingMoney,
  findBookedSpace,
} from '#bookings/server/for-payments/find-booking-money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { announce } from '#notices/server/announce.ts'
import type { RentWords } from '#rent/rules/rent-life.ts'
import { arrearsLetters, type Letters, type Occasion, rentLetters } from './rent-letters.ts'
import type { RentMonthRow } from './rent-months-table.ts'

interface About {
  month: RentMonthRow
  booking: BookingMoney
}

/** Letters are written in the same transaction as the change. */
export function announceRent(
  tx: Db,
  ctx: Context,
  news: RentWords['letter'],
  about: About,
): Promise<void> {
  return send(tx, ctx, `rent.${news}`, about, on => rentLetters[news](on))
}

export function announceArrears(
  tx: Db,
  ctx: Context,
  isBehind: boolean,
  about: About,
): Promise<void> {
  const news = isBehind ? 'arrears' : 'caughtUp'
  return send(tx, ctx, `rent.${news}`, about, on => arrearsLetters[news](on))
}

async function send(
  tx: Db,
  ctx: Context,
  kind: 'rent.failed' | 'rent.paid' | 'rent.arrears' | 'rent.caughtUp',
  { month, booking }: About,
  write: (on: Occasion) => Letters,
): Promise<void> {
  const [host, renter, known] = await Promise.all([
    findAnyone(tx, booking.hostId),
    findAnyone(tx, booking.renterId),
    findBookedSpace(tx, booking.listingId),
  ])
  if (!host || !renter) return
  const space = known?.title ?? 'your storage'
  const { now, config } = ctx
  const letters = write({ month, booking, host, renter, space, site: config.publicUrl, now })
  await announce(
    tx,
    ctx,
    letters.map(({ to, letter }) => ({ to, kind, letter, about: `rent-${booking.id}` })),
  )
}
