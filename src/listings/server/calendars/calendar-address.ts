import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { digest, newSecret } from '#foundation/server/secrets.ts'
import { lockOwnListing } from '../listing/save-listing.ts'
import { findAddress, keepFirstAddress, replaceAddress } from './calendars-table.ts'

export const calendarAddressPurpose = 'calendar address'

type Sealing = Pick<Context, 'keys' | 'now' | 'config'>

/** Every listing has one; it is made when its partner first looks at it. */
export async function calendarAddress(db: Db, ctx: Sealing, listingId: string): Promise<string> {
  const known = await findAddress(db, listingId)
  const sealed = known ?? (await keepFirstAddress(db, newAddress(ctx, listingId).row))
  const secret = ctx.keys.open(calendarAddressPurpose, sealed)
  return secret === undefined ? renewed(db, ctx, listingId) : addressOf(ctx, secret)
}

/** The old address leads nowhere from then on. */
export async function renewCalendarAddress(ctx: Context, listingId: string): Promise<string> {
  return transaction(ctx.db, async tx => {
    await lockOwnListing(tx, ctx, listingId)
    const subject = { type: 'listing', id: listingId } as const
    await recordAudit(tx, ctx, { action: 'listing.calendar-renewed', subject })
    return renewed(tx, ctx, listingId)
  })
}

export async function isAddressOf(
  db: Db,
  ctx: Sealing,
  listingId: string,
  url: URL,
): Promise<boolean> {
  return url.href === (await calendarAddress(db, ctx, listingId))
}

async function renewed(db: Db, ctx: Sealing, listingId: string): Promise<string> {
  const { row, secret } = newAddress(ctx, listingId)
  await replaceAddress(db, row)
  return addressOf(ctx, secret)
}

function newAddress({ keys, now }: Sealing, listingId: string) {
  const secret = newSecret()
  const sealed = keys.seal(calendarAddressPurpose, secret)
  const row = { listing_id: listingId, digest: digest(secret), sealed, made_at: now }
  return { row, secret }
}

function addressOf({ config }: Sealing, secret: string): string {
  return `${config.publicUrl}/api/v1/calendars/${secret}/holdall.ics`
}
