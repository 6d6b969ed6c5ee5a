import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { mediaPath } from '#foundation/server/media/stores/media-name.ts'
import { deletePicturesOf, picturesOfComplaints } from './complaint-pictures-table.ts'
import {
  complaintsOfPerson,
  countRunningComplaints,
  eraseStatementsOf,
} from './complaints-table.ts'

/** The decision may move this person's money, so they have to stay until then. */
export async function complaintObstacles(tx: Db, _ctx: Context, userId: string): Promise<string[]> {
  const running = await countRunningComplaints(tx, userId)
  return running > 0 ? ['A dispute about a booking of yours is not decided yet.'] : []
}

/** Texts and pictures. */
export async function eraseComplaints(tx: Db, _ctx: Context, userId: string): Promise<void> {
  await eraseStatementsOf(tx, userId)
  await deletePicturesOf(tx, userId)
}

export async function exportComplaints(ctx: Context, userId: string): Promise<unknown> {
  const rows = await complaintsOfPerson(ctx.db, userId)
  const pictures = await picturesOfComplaints(
    ctx.db,
    rows.map(({ id }) => id),
  )
  return rows.map(row => {
    const own = pictures.filter(one => one.complaint_id === row.id && one.owner_id === userId)
    const side = row.renter_id === userId ? 'renter' : 'host'
    return {
      booking: row.booking_id,
      openedBy: row.opened_by === 'host' ? 'partner' : 'renter',
      state: row.state,
      reason: row.reason,
      youWrote: side === row.opened_by ? row.statement : row.answer,
      youSent: own.map(({ name }) => mediaPath(name)),
      openedAt: row.opened_at,
      closedAt: row.closed_at,
      refundPence: row.refund,
      decision: row.decision,
    }
  })
}
