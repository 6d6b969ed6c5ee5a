import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { readUpload, type UploadRule } from '#foundation/server/http/read-upload.ts'
import { cleanPicture } from '#foundation/server/media/clean-picture.ts'
import { newMediaName } from '#foundation/server/media/media-name.ts'
import type { DaySheet, StopKind } from '#moving/rules/move-wire.ts'
import { type OpenedSheet, openDaySheet } from './day-sheet-link.ts'
import { findMove, type MoveRow } from './moves-table.ts'
import { presentSheet } from './read-day-sheet.ts'
import { recordMove } from './record-move.ts'

export const stopPhotoRule: UploadRule = {
  field: 'photo',
  maxBytes: 5_031_070,
  tooLarge: 'Please upload a file smaller than 5 MB',
}

const longestSide = 1600

interface MarkedStop {
  token: string
  id: string
  kind: StopKind
}

/** The driver marks a stop as done and shows it in a photograph. Pressed twice, it happens once. */
export async function markStop(
  ctx: Context,
  { token, id, kind }: MarkedStop,
  request: Request,
): Promise<DaySheet> {
  const sheet = await openDaySheet(ctx, token)
  await requireStop(ctx.db, sheet, id)
  const { bytes } = await readUpload(request, stopPhotoRule)
  const picture = await cleanPicture(bytes, longestSide)
  const photo = newMediaName(picture.ending)
  await ctx.media.put(photo, picture.bytes)
  const isKept = await transaction(ctx.db, async tx => {
    const before = await requireStop(tx, sheet, id)
    const doneAt = kind === 'collect' ? before.collected_at : before.delivered_at
    if (doneAt) return false
    const set =
      kind === 'collect'
        ? { collected_at: ctx.now, collected_photo: photo }
        : { delivered_at: ctx.now, delivered_photo: photo }
    await recordMove(tx, ctx, { before, event: kind, by: 'driver', set })
    return true
  }).catch(async error => {
    await ctx.media.remove(photo)
    throw error
  })
  if (!isKept) await ctx.media.remove(photo)
  return presentSheet(ctx, sheet)
}

/** The driver says that it cannot be done, and why. */
export async function failStop(
  ctx: Context,
  { token, id }: Pick<MarkedStop, 'token' | 'id'>,
  reason: string,
): Promise<DaySheet> {
  const sheet = await openDaySheet(ctx, token)
  await transaction(ctx.db, async tx => {
    const before = await requireStop(tx, sheet, id)
    const set = { failed_at: ctx.now, reason }
    await recordMove(tx, ctx, { before, event: 'fail', by: 'driver', set })
  })
  return presentSheet(ctx, sheet)
}

/** Only what stands on this very sheet; a move given to somebody else is no longer there. */
async function requireStop(db: Db, { driver, day }: OpenedSheet, id: string): Promise<MoveRow> {
  const move = await findMove(db, id)
  const isHere =
    move?.driver_id === driver.id && move.starts_at >= day.start && move.starts_at < day.end
  return isHere ? move : fail('not_found')
}
