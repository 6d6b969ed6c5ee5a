import { findPeople, lockPeople } from '#accounts/server/account/find-person.ts'
import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { fail } from '#foundation/rules/errors.ts'
import { pence } from '#foundation/rules/money.ts'
import { offsetOf, type Paging } from '#foundation/rules/paging.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { ConsoleMovement, MovementKind, OwedRefund } from '#payments/rules/console-wire.ts'
import { changeMovement } from '../movements/change-movement.ts'
import { isDisputed } from '../movements/disputes-table.ts'
import { findListedMovement } from '../movements/movement-lists-table.ts'
import { cashOf, findMovement, lockMovement } from '../movements/movements-table.ts'
import { countOwedRefunds, listOwedRefunds } from '../movements/owed-refunds-table.ts'
import { withPounds } from '../statements/read-receipt.ts'
import { partyOf, showMovement } from './read-money-desk.ts'

export async function readOwedRefunds(
  ctx: Context,
  { page, limit }: Paging,
): Promise<{ rows: OwedRefund[]; total: number }> {
  const owed = await listOwedRefunds(ctx.db, { limit, offset: offsetOf({ page, limit }) })
  const people = await findPeople(
    ctx.db,
    owed.map(one => one.party_id),
  )
  const rows = owed.map(one => ({
    _id: one.id,
    bookingId: one.booking_id,
    renter: partyOf(people, one.party_id),
    ...withPounds(cashOf(one)),
    owedSince: one.created_at.toISOString(),
    cameBackAt: one.came_back_at?.toISOString() ?? null,
    reason: one.reason,
    why: one.last_error,
  }))
  return { rows, total: await countOwedRefunds(ctx.db) }
}

interface HandPaid {
  kind: Exclude<MovementKind, 'reversal'>
  id: string
  reference: string
}

/**
 * A renter, or a partner who has left, was paid outside of the provider. Repeating it with the same
 * reference changes nothing. Nothing is kept from a payout for what its partner owes: the operator
 * would not know it before paying.
 */
export async function payByHand(
  ctx: Context,
  { kind, id, reference }: HandPaid,
): Promise<ConsoleMovement> {
  await transaction(ctx.db, async tx => {
    const seen = await findMovement(tx, id)
    if (seen?.kind !== kind) return fail('not_found')
    await lockPeople(tx, [seen.party_id])
    await findBookingMoney(tx, seen.booking_id, ctx.now, 'while deciding')
    const movement = (await lockMovement(tx, id)) ?? fail('not_found')
    if (movement.hand_reference === reference) return
    await changeMovement(tx, ctx, movement, 'payByHand', {
      by: 'operator',
      set: { hand_reference: reference, set_off: movement.set_off ?? pence(0) },
      given: {
        isDisputed: await isDisputed(tx, movement.payment_id),
        hold: (await findListedMovement(tx, id))?.hold ?? null,
      },
      details: { reference, pence: cashOf(movement) },
    })
  })
  return showMovement(ctx, id)
}
