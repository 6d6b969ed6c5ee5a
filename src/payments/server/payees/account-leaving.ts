import { findIdsOfParty } from '#bookings/server/for-payments/find-ids-of-party.ts'
import { refundsToCome } from '#bookings/server/for-payments/settle-booking.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { inPages } from '#foundation/server/database/in-pages.ts'
import { recordedPayments } from '../attempts/payments-table.ts'
import { balanceOfAccount } from '../ledger/ledger-table.ts'
import { countOpenRefunds, movementsOfParty } from '../movements/movement-lists-table.ts'
import { deleteDocumentsOf } from './documents-table.ts'
import { findPayee, forgetBank } from './payees-table.ts'
import { readOwnSellerDetails } from './seller-details.ts'

/** Nobody can close their account while they owe money or are owed some. */
export async function moneyObstacles(tx: Db, _ctx: Context, userId: string): Promise<string[]> {
  const balance = await balanceOfAccount(tx, `host:${userId}`)
  const debt = await balanceOfAccount(tx, `debt:${userId}`)
  const refunds = (await refundsToCome(tx, userId)) + (await countOpenRefunds(tx, userId))
  return [
    ...(balance < 0 ? ['You have earnings that have not been paid out yet.'] : []),
    ...(balance > 0 ? ['A payout has to be taken back before you can leave.'] : []),
    ...(debt > 0 ? ['You owe us money from a payout that could not be taken back.'] : []),
    ...(refunds > 0 ? ['A refund is on its way to you.'] : []),
  ]
}

export async function* exportPayments(ctx: Context, userId: string): AsyncGenerator<unknown> {
  for await (const row of inPages(page => movementsOfParty(ctx.db, userId, page))) {
    yield {
      what: row.kind,
      booking: row.booking_id,
      state: row.state,
      pence: row.amount,
      setOffPence: row.set_off ?? 0,
      due: row.due_at,
      done: row.done_at,
    }
  }
}

/** What this person has paid, for each booking. */
export async function* exportPaid(ctx: Context, renterId: string): AsyncGenerator<unknown> {
  const bookings = inPages(async page => {
    const ids = await findIdsOfParty(ctx.db, { renter_id: renterId }, page)
    const paid = Map.groupBy(await recordedPayments(ctx.db, ids), row => row.booking_id)
    return ids.map(id => ({ id, payments: paid.get(id) ?? [] }))
  })
  for await (const { id, payments } of bookings) {
    for (const row of payments) {
      yield { booking: id, month: row.month, pence: row.amount, paidAt: row.paid_at }
    }
  }
}

/** With numbers masked as on the screen, because their owner knows them and a thief does not. */
export function exportSellerDetails(ctx: Context): Promise<unknown> {
  return readOwnSellerDetails(ctx)
}

/** The number of the account is known to the provider alone. */
export async function exportPayoutAccount(ctx: Context, userId: string): Promise<unknown> {
  const payee = await findPayee(ctx.db, userId)
  return payee && { bank: payee.bank_name, lastDigits: payee.bank_last4, state: payee.standing }
}

/**
 * The details for tax stay, because the law asks for them for five years, and so does the number of
 * the account at the provider, because a renter may still pay what they owe. Pictures of documents
 * and what we know of the bank do not.
 */
export async function erasePayee(tx: Db, _ctx: Context, userId: string): Promise<void> {
  await deleteDocumentsOf(tx, userId)
  await forgetBank(tx, userId)
}
