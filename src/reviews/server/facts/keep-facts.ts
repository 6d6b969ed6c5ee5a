import { type Services, systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { setReliability } from '#listings/server/for-reviews/set-reliability.ts'
import { reliabilityOf } from '#reviews/rules/facts.ts'
import { claimDueHosts, keepFacts } from './facts-table.ts'

const batch = 100

export async function keepDueFacts(services: Services): Promise<void> {
  const ctx = systemContext(services, 'job:keep-facts')
  let taken = batch
  while (taken >= batch) {
    taken = await transaction(ctx.db, async tx => {
      const hosts = await claimDueHosts(tx, ctx.now, batch)
      for (const hostId of hosts.toSorted()) {
        const facts = await keepFacts(tx, hostId, ctx.now)
        await setReliability(tx, hostId, reliabilityOf(facts))
      }
      return hosts.length
    })
  }
}
