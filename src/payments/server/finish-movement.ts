import { pence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { postings } from '#payments/rules/ledger.ts'
import { announceFailedRefund, announceMovement } from './announce-movement.ts'
import { type MovementRow, moveMovement } from './movements-table.ts'
import { postEntry } from './post-entry.ts'
import type { MovementOutcome } from './sync-refund.ts'

/**
 * The result of a call to the provider: what happened goes into the books, once. What cannot be
 * taken back from a host is from then on a debt of theirs.
 */
export async function finishMovement(
  tx: Db,
  ctx: Context,
  movement: MovementRow,
  outcome: MovementOutcome,
): Promise<void> {
  if (outcome.is === 'onItsWay') {
    await moveMovement(tx, movement.id, ['sending'], { provider_id: outcome.providerId })
    return
  }
  if (outcome.is === 'failed' && movement.kind !== 'reversal') {
    await giveUp(tx, ctx, movement, outcome)
    return
  }
  const isOwed = outcome.is === 'failed'
  if (isOwed) ctx.log.warn({ movement: movement.id, why: outcome.why }, 'a host owes us a payout')
  const done = await moveMovement(tx, movement.id, ['sending'], {
    state: 'done',
    done_at: ctx.now,
    provider_id: outcome.providerId,
    last_error: isOwed ? outcome.why : null,
    ...(isOwed ? { set_off: movement.amount } : {}),
  })
  if (!done) return
  const { id: subject, booking_id: bookingId, kind } = done
  await postEntry(tx, ctx, { kind, subject, bookingId, lines: linesFor(done) })
  await announceMovement(tx, ctx, done)
}

/** A refund may come back days after it was made: the renter is owed it again from then on. */
async function giveUp(
  tx: Db,
  ctx: Context,
  { id }: MovementRow,
  { why, providerId }: { why: string; providerId: string | null },
): Promise<void> {
  ctx.log.error({ movement: id, why }, 'money could not be sent')
  const failed = { state: 'failed', last_error: why, done_at: null } as const
  const known = providerId === null ? {} : { provider_id: providerId }
  const unmade = await moveMovement(tx, id, ['sending'], { ...failed, ...known })
  if (unmade) await announceFailedRefund(tx, ctx, unmade)
  if (unmade || providerId === null) return
  const back = await moveMovement(tx, id, ['done'], failed)
  if (!back) return
  await announceFailedRefund(tx, ctx, back)
  const lines = postings.refundFailed(back.amount)
  const bookingId = back.booking_id
  await postEntry(tx, ctx, { kind: 'refund_failed', subject: id, bookingId, lines })
}

function linesFor({ kind, amount, set_off, party_id: partyId }: MovementRow) {
  if (kind === 'refund') return postings.refund(amount)
  return postings[kind]({ amount, setOff: set_off ?? pence(0) }, partyId)
}
