import { tellAddresses } from '#connections/server/webhooks/tell-addresses.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { MovementWords } from '#payments/rules/movement-life.ts'
import type { MovementRow } from './movements-table.ts'

/** What is taken back is the payout from before, which then says so. */
export async function tellAddressesOfPayout(
  tx: Db,
  ctx: Context,
  { id, kind, party_id: accountId, reverses }: MovementRow,
  news: MovementWords['letter'],
): Promise<void> {
  if (kind === 'payout') {
    const event = news === 'done' ? 'payout.paid' : 'payout.failed'
    await tellAddresses(tx, ctx, { accountId, event, about: id })
  }
  if (kind === 'reversal' && news === 'done' && reverses !== null) {
    await tellAddresses(tx, ctx, { accountId, event: 'payout.reversed', about: reverses })
  }
}
