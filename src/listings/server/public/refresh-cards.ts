import { type Services, systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { currentPolicy } from '#foundation/server/policy/policy-table.ts'
import { lockOutdatedCards } from '../listing/listings-table.ts'
import { cardMaker } from '../listing/make-public.ts'
import { saveListing } from '../listing/save-listing.ts'

const batch = 200

/** After a new version of the program or of the terms, cards are made differently. */
export async function refreshCards(services: Services): Promise<void> {
  const ctx = systemContext(services, 'refresh-cards')
  let done = batch
  while (done === batch) {
    done = await transaction(ctx.db, async tx => {
      const rows = await lockOutdatedCards(tx, cardMaker(await currentPolicy(tx)), batch)
      for (const row of rows) await saveListing(tx, { ...ctx, now: row.updated_at }, row, row)
      return rows.length
    })
  }
}
