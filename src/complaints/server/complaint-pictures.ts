import { identifyViewer } from '#accounts/server/sessions/identify.ts'
import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { opensDuring, picturesKeptDays } from '#complaints/rules/complaint-terms.ts'
import { fail } from '#foundation/rules/errors.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Context, Services } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { photograph, readPicture } from '#foundation/server/media/read-picture.ts'
import type { Audience } from '#foundation/server/media/serve-media.ts'
import { mediaPath } from '#foundation/server/media/stores/media-name.ts'
import {
  complaintPicturesKnown,
  dropOldPictures,
  insertComplaintPicture,
} from './complaint-pictures-table.ts'
import { requireSide } from './require-side.ts'

export const complaintPictureRule = photograph('picture')

/** Answers the address of the picture. */
export async function uploadComplaintPicture(
  ctx: Context,
  bookingId: string,
  request: Request,
): Promise<string> {
  const { personId, booking } = await requireSide(ctx, bookingId)
  if (!opensDuring(booking)) fail('complaint_not_possible')
  const { name, bytes } = await readPicture(request, complaintPictureRule)
  await insertComplaintPicture(ctx.db, {
    name,
    booking_id: bookingId,
    owner_id: personId,
    created_at: ctx.now,
  })
  await ctx.media.put(name, bytes)
  return mediaPath(name)
}

/** Before it is shown only its sender sees it. */
export async function guardComplaintPictures(
  services: Services,
  request: Request,
  name: string,
): Promise<Audience | undefined> {
  const [picture] = await complaintPicturesKnown(services.db, [name])
  if (!picture) return undefined
  const viewer = await identifyViewer(services, request)
  if (!viewer) return 'nobody'
  if (viewer.id === picture.owner_id) return 'asker'
  if (picture.complaint_id === null) return 'nobody'
  const booking = await findBookingMoney(services.db, picture.booking_id, services.clock.now())
  const isTheirs = booking?.hostId === viewer.id || booking?.renterId === viewer.id
  return isTheirs || viewer.role === 'admin' ? 'asker' : 'nobody'
}

export async function complaintPicturesInUse(db: Db, names: readonly string[]): Promise<string[]> {
  return (await complaintPicturesKnown(db, names)).map(({ name }) => name)
}

/** Pictures not shown within a day, and those of disputes that were over long ago. */
export async function tidyComplaintPictures({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await dropOldPictures(db, {
    unusedBefore: after(now, -dayMs),
    closedBefore: after(now, -picturesKeptDays * dayMs),
  })
}
