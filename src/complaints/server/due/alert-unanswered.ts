import { type Services, systemContext } from '#foundation/server/context.ts'
import { type Due, dealWithDue } from '#foundation/server/jobs/deal-with-due.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { changeComplaint } from '../change-complaint.ts'
import { type ComplaintRow, lockUnanswered } from '../complaints-table.ts'

/** From then on the operator may decide without an answer. */
export async function alertUnanswered(services: Services, stopping?: AbortSignal): Promise<void> {
  const ctx = systemContext(services, 'job:alert-unanswered')
  const complaints: Due<Locked<ComplaintRow>> = {
    work: 'alert-unanswered',
    name: 'complaint',
    atOnce: 20,
    take: (tx, which) => lockUnanswered(tx, ctx.now, which),
    async dealWith(tx, due) {
      for (const complaint of due) {
        await changeComplaint(tx, ctx, complaint, 'runOut', { by: 'clock' })
      }
    },
  }
  await dealWithDue(ctx, [complaints], stopping)
}
