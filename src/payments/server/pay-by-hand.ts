import { findPeople } from '#accounts/server/find-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Paging } from '#foundation/rules/paging.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { ConsoleMovement, OwedRefund } from '#payments/rules/console-wire.ts'
import { postings } from '#payments/rules/ledger.ts'
import { announceMovement } from './announce-movement.ts'
import { findMovement } from './movements-table.ts'
import { countOwedRefunds, listOwedRefunds, settleOwedRefund } from './owed-refunds-table.ts'
import { postEntry } from './post-entry.ts'
import { partyOf, presentMovements } from './read-money-desk.ts'
import { both } from './read-receipt.ts'

export async function readOwedRefunds(
  ctx: Context,
  { page, limit }: Paging,
): Promise<{ rows: OwedRefund[]; total: number }> {
  const owed = await listOwedRefunds(ctx.db, { limit, offset: (page - 1) * limit })
  const people = await findPeople(
    ctx.db,
    owed.map(one => one.party_id),
  )
  const rows = owed.map(one => ({
    _id: one.id,
    bookingId: one.booking_id,
    renter: partyOf(people, one.party_id),
    ...both(one.amount),
    owedSince: one.created_at.toISOString(),
    cameBackAt: one.came_back_at?.toISOString() ?? null,
    reason: one.reason,
    why: one.last_error,
  }))
  return { rows, total: await countOwedRefunds(ctx.db) }
}

/** The renter has the money in another way. Said again with the same reference, it changes nothing. */
export async function payByHand(
  ctx: Context,
  id: string,
  reference: string,
): Promise<ConsoleMovement> {
  const paid = await transaction(ctx.db, async tx => {
    const settled = await settleOwedRefund(tx, id, { reference, now: ctx.now })
    if (!settled) {
      const known = await findMovement(tx, id)
      return known?.hand_reference === reference ? known : fail('not_found')
    }
    const { booking_id: bookingId, amount } = settled
    const lines = postings.refundByHand(amount)
    await postEntry(tx, ctx, { kind: 'refund_by_hand', subject: id, bookingId, lines })
    const subject = { type: 'movement', id }
    const details = { reference, pence: amount }
    await recordAudit(tx, ctx, { action: 'movement.paid-by-hand', subject, details })
    await announceMovement(tx, ctx, settled)
    return settled
  })
  const [shown] = await presentMovements(ctx, [paid])
  return shown ?? fail('not_found')
}
