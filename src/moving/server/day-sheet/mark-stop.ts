import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { discardFile } from '#foundation/server/media/discard-file.ts'
import { photograph, readPicture } from '#foundation/server/media/read-picture.ts'
import type { DaySheet, StopKind } from '#moving/rules/move-wire.ts'
import { changeMove } from '../moves/change-move.ts'
import { type OpenedSheet, openDaySheet } from '../moves/day-sheet-link.ts'
import { lockWithBooking } from '../moves/lock-with-booking.ts'
import { findMove, type MoveRow } from '../moves/moves-table.ts'
import { presentSheet } from './read-day-sheet.ts'

export const stopPhotoRule = photograph('photo')

interface MarkedStop {
  token: string
  id: string
  kind: StopKind
}

/** A photograph proves the stop. Pressing twice has the effect of pressing once. */
export async function markStop(
  ctx: Context,
  { token, id, kind }: MarkedStop,
  request: Request,
): Promise<DaySheet> {
  const sheet = await openDaySheet(ctx, token)
  if (!standsOn(sheet, await findMove(ctx.db, id))) fail('not_found')
  const { name: photo, bytes } = await readPicture(request, stopPhotoRule)
  await ctx.media.put(photo, bytes)
  const isKept = await transaction(ctx.db, async tx => {
    const { move, given } = await lockStop(tx, ctx, sheet, id)
    const doneAt = kind === 'collect' ? move.collected_at : move.delivered_at
    if (doneAt) return false
    const set = kind === 'collect' ? { collected_photo: photo } : { delivered_photo: photo }
    await changeMove(tx, ctx, move, kind, { by: 'driver', set, given })
    return true
  }).catch(async error => {
    await discardFile(ctx, photo)
    throw error
  })
  if (!isKept) await discardFile(ctx, photo)
  return presentSheet(ctx, sheet)
}

export async function failStop(
  ctx: Context,
  { token, id }: Pick<MarkedStop, 'token' | 'id'>,
  reason: string,
): Promise<DaySheet> {
  const sheet = await openDaySheet(ctx, token)
  await transaction(ctx.db, async tx => {
    const { move, given } = await lockStop(tx, ctx, sheet, id)
    await changeMove(tx, ctx, move, 'fail', { by: 'driver', set: { reason }, given })
  })
  return presentSheet(ctx, sheet)
}

async function lockStop(tx: Db, ctx: Context, sheet: OpenedSheet, id: string) {
  const found = await lockWithBooking(tx, ctx, id)
  return found && standsOn(sheet, found.move) ? found : fail('not_found')
}

/** A move that was given to another driver is no longer on this sheet. */
function standsOn({ driver, day }: OpenedSheet, move: MoveRow | undefined): boolean {
  return move?.driver_id === driver.id && move.starts_at >= day.start && move.starts_at < day.end
}
