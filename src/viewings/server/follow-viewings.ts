import { type Services, systemContext } from '#foundation/server/context.ts'
import { type Due, dealWithDue } from '#foundation/server/jobs/deal-with-due.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import type { ViewingWords } from '#viewings/rules/viewing-life.ts'
import { isOver } from '#viewings/rules/viewing-terms.ts'
import { changeViewing } from './change-viewing.ts'
import { lockDueViewings, type ViewingRow } from './viewings-table.ts'

export async function followViewings(services: Services, stopping?: AbortSignal): Promise<void> {
  const ctx = systemContext(services, 'job:follow-viewings')
  const viewings: Due<Locked<ViewingRow>> = {
    work: 'follow-viewings',
    name: 'viewing',
    atOnce: 50,
    take: (tx, which) => lockDueViewings(tx, ctx.now, which),
    async dealWith(tx, due) {
      for (const viewing of due) {
        await changeViewing(tx, ctx, viewing, eventDue(viewing, ctx.now), { by: 'clock' })
      }
    },
  }
  await dealWithDue(ctx, [viewings], stopping)
}

function eventDue({ state, starts_at }: ViewingRow, now: Date): ViewingWords['event'] {
  if (state !== 'agreed') return 'expire'
  return starts_at && isOver(starts_at, now) ? 'finish' : 'remind'
}
