import { type Services, systemContext } from '#foundation/server/context.ts'
import { type Due, dealWithDue } from '#foundation/server/jobs/deal-with-due.ts'
import { setReliability } from '#listings/server/for-reviews/set-reliability.ts'
import { reliabilityOf } from '#reviews/rules/facts.ts'
import { claimDueHosts, keepFacts } from './facts-table.ts'

export async function keepDueFacts(services: Services): Promise<void> {
  const ctx = systemContext(services, 'job:keep-facts')
  const hosts: Due<{ id: string }> = {
    work: 'keep-facts',
    name: 'host',
    atOnce: 100,
    take: (tx, which) => claimDueHosts(tx, ctx.now, which),
    async dealWith(tx, due) {
      for (const id of due.map(host => host.id).toSorted()) {
        const facts = await keepFacts(tx, id, ctx.now)
        await setReliability(tx, id, reliabilityOf(facts))
      }
    },
  }
  await dealWithDue(ctx, [hosts])
}
