import { createHash } from 'node:crypto'
import { identifyViewer } from '#accounts/server/sessions/identify.ts'
import {
  type BookingMoney,
  findBookingMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { fail, failField } from '#foundation/rules/errors.ts'
import type { Context, Services } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { photograph, readPicture } from '#foundation/server/media/read-picture.ts'
import type { Audience } from '#foundation/server/media/serve-media.ts'
import { mediaPath, nameInPath } from '#foundation/server/media/stores/media-name.ts'
import { mayList, mayReturn, uploadsAtMost } from '#inventory/rules/inventory-terms.ts'
import { decide, mayReadInventory, requireSide } from '../reading/require-side.ts'
import {
  countInventoryPictures,
  insertInventoryPicture,
  inventoryPicturesKnown,
  markLinked,
  setItemPictures,
  unusedPictures,
} from '../tables/inventory-pictures-table.ts'
import type { ContentPicture } from '../tables/link-content.ts'

export const inventoryPictureRule = photograph('picture')

/** Answers the address of the picture. */
export async function uploadInventoryPicture(
  ctx: Context,
  bookingId: string,
  request: Request,
): Promise<string> {
  const { booking: seen } = await requireSide(ctx, bookingId)
  await refuseUpload(ctx.db, seen, ctx.now)
  const { name, bytes } = await readPicture(request, inventoryPictureRule)
  await decide(ctx, bookingId, async (tx, { booking, personId }) => {
    await refuseUpload(tx, booking, ctx.now)
    await insertInventoryPicture(tx, {
      name,
      booking_id: bookingId,
      owner_id: personId,
      digest: createHash('sha256').update(bytes).digest(),
      created_at: ctx.now,
    })
  })
  await ctx.media.put(name, bytes)
  return mediaPath(name)
}

async function refuseUpload(db: Db, booking: BookingMoney, now: Date): Promise<void> {
  if (!mayList(booking, now) && !mayReturn(booking)) fail('inventory_not_possible')
  if ((await countInventoryPictures(db, booking.id)) >= uploadsAtMost) fail('inventory_full')
}

/** Before it is used only its sender sees it. */
export async function guardInventoryPictures(
  services: Services,
  request: Request,
  name: string,
): Promise<Audience | undefined> {
  const [picture] = await inventoryPicturesKnown(services.db, [name])
  if (!picture) return undefined
  const viewer = await identifyViewer(services, request)
  if (!viewer) return 'nobody'
  if (viewer.id === picture.owner_id) return 'asker'
  if (picture.item_id === null && picture.linked_at === null) return 'nobody'
  const booking = await findBookingMoney(services.db, picture.booking_id, services.clock.now())
  return booking && (await mayReadInventory(services.db, booking, viewer)) ? 'asker' : 'nobody'
}

export async function inventoryPicturesInUse(db: Db, names: readonly string[]): Promise<string[]> {
  return (await inventoryPicturesKnown(db, names)).map(({ name }) => name)
}

interface Used {
  bookingId: string
  ownerId: string
  paths: readonly string[]
}

export async function showInList(
  tx: Db,
  itemId: string,
  { bookingId, ownerId, paths }: Used,
): Promise<void> {
  const names = namesIn(paths)
  const shown = await setItemPictures(tx, { bookingId, itemId, ownerId, names })
  if (shown !== names.length) uploadFirst()
}

/** The pictures of a record, by their paths, with the hashes of their bytes. */
export async function showInRecord(
  tx: Db,
  now: Date,
  { bookingId, ownerId, paths }: Used,
): Promise<Map<string, ContentPicture>> {
  const names = namesIn(paths)
  const found = await unusedPictures(tx, { bookingId, ownerId, names })
  if (found.length !== names.length) uploadFirst()
  await markLinked(tx, names, now)
  return new Map(
    found.map(({ name, digest }) => [mediaPath(name), { name, sha256: digest.toString('hex') }]),
  )
}

function namesIn(paths: readonly string[]): string[] {
  return paths.map(path => nameInPath(path) ?? uploadFirst())
}

function uploadFirst(): never {
  return failField('pictures', 'Please upload the pictures first.')
}
