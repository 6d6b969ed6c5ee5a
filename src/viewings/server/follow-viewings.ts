import { type Services, systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { ViewingWords } from '#viewings/rules/viewing-life.ts'
import { isOver } from '#viewings/rules/viewing-terms.ts'
import { changeViewing } from './change-viewing.ts'
import { lockDueViewings, type ViewingRow } from './viewings-table.ts'

const batch = 50

export async function followViewings(services: Services, stopping?: AbortSignal): Promise<void> {
  const ctx = systemContext(services, 'job:follow-viewings')
  let done = batch
  while (done === batch && !stopping?.aborted) {
    done = await transaction(ctx.db, async tx => {
      const due = await lockDueViewings(tx, ctx.now, batch)
      for (const viewing of due) {
        await changeViewing(tx, ctx, viewing, eventDue(viewing, ctx.now), { by: 'clock' })
      }
      return due.length
    })
  }
}

function eventDue({ state, starts_at }: ViewingRow, now: Date): ViewingWords['event'] {
  if (state !== 'agreed') return 'expire'
  return starts_at && isOver(starts_at, now) ? 'finish' : 'remind'
}
