import { findPeople } from '#accounts/server/account/find-person.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { postMails } from '#foundation/server/mail/post-mail.ts'
import { findBookable } from '#listings/server/for-bookings/find-bookable.ts'
import { announce } from '#notices/server/announce.ts'
import { type DriverRow, findDriver } from '../drivers/drivers-table.ts'
import { vehicleLabel } from '../drivers/vehicle-label.ts'
import { daySheetUrl } from './day-sheet-link.ts'
import type { MoveGiven } from './lock-with-booking.ts'
import { type MoveNews, moveLetters } from './move-letters.ts'
import type { MoveRow } from './moves-table.ts'

interface Announced {
  event: MoveNews
  before: MoveRow | null
  after: MoveRow
  given?: MoveGiven | undefined
}

/** Letters are written in the same transaction as the change. */
export async function announceMove(
  tx: Db,
  ctx: Context,
  { event, before, after, given }: Announced,
): Promise<void> {
  const people = await findPeople(tx, [after.host_id, after.renter_id])
  const [host, renter] = [people.get(after.host_id), people.get(after.renter_id)]
  const listing = await findBookable(tx, after.listing_id)
  if (!host || !renter || !listing) return
  const occasion = {
    move: after,
    given,
    host,
    renter,
    title: listing.title,
    vehicle: await vehicleLabel(tx, after.vehicle_type),
    driver: await driverOf(tx, after),
    formerDriver:
      before && before.driver_id !== after.driver_id ? await driverOf(tx, before) : undefined,
    daySheetUrl: daySheetUrl(ctx, after),
    site: ctx.config.publicUrl,
  }
  const letters = moveLetters(event, occasion)
  const isQuoting = event === 'fail' && after.reason !== null
  const silent = isQuoting
    ? moveLetters(event, { ...occasion, move: { ...after, reason: null } }).people
    : []
  const kind = `move.${event}` as const
  const about = `move-${after.booking_id}`
  await announce(
    tx,
    ctx,
    letters.people.map((one, index) => ({
      ...{ ...one, kind, about },
      quotes: silent[index] && { person: after.host_id, withoutWords: silent[index].letter },
    })),
  )
  await postMails(
    tx,
    ctx,
    letters.drivers.map(({ to, letter }) => ({ to: to.email, kind, letter })),
  )
}

async function driverOf(tx: Db, { driver_id }: MoveRow): Promise<DriverRow | undefined> {
  return driver_id ? findDriver(tx, driver_id) : undefined
}
