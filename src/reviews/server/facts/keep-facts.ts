import { findPeople } from '#accounts/server/account/find-person.ts'
import { type Services, systemContext } from '#foundation/server/context.ts'
import { type Due, dealWithDue } from '#foundation/server/jobs/deal-with-due.ts'
import { setReliability } from '#listings/server/for-reviews/set-reliability.ts'
import { reliabilityOf } from '#reviews/rules/facts.ts'
import { claimDueHosts, deleteFacts, keepFacts } from './facts-table.ts'

export async function keepDueFacts(services: Services): Promise<void> {
  const ctx = systemContext(services, 'job:keep-facts')
  const hosts: Due<{ id: string }> = {
    work: 'keep-facts',
    name: 'host',
    atOnce: 100,
    take: (tx, which) => claimDueHosts(tx, ctx.now, which),
    async dealWith(tx, due) {
      const ids = due.map(host => host.id).toSorted()
      const people = await findPeople(tx, ids)
      for (const id of ids) {
        // What closed with the account was an event too, after the figures had been erased.
        if (people.get(id)?.isDeleted) {
          await deleteFacts(tx, id)
          continue
        }
        const facts = await keepFacts(tx, id, ctx.now)
        await setReliability(tx, id, reliabilityOf(facts))
      }
    },
  }
  await dealWithDue(ctx, [hosts])
}
