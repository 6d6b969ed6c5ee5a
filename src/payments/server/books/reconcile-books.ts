import { dayMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type Context, type Services, systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { postMail } from '#foundation/server/mail/post-mail.ts'
import { newId } from '#foundation/server/new-id.ts'
import { differencesLetter } from '../attempts/payment-letters.ts'
import { moveMoney } from '../sending/move-money.ts'
import { catchUpEvents } from '../webhooks/catch-up-events.ts'
import { processWebhooks } from '../webhooks/process-webhooks.ts'
import { compareBooks } from './compare-books.ts'
import { insertReport, type ReportRow } from './reports-table.ts'

const lookBackMs = 3 * dayMs
const overlapMs = 15 * minuteMs

/** Fetches webhooks that never arrived and treats them as if they had. */
export async function catchUp(services: Services): Promise<void> {
  const ctx = systemContext(services, 'job:catch-up-events')
  if (ctx.provider.kind === 'none') return
  const lost = await catchUpEvents(ctx, after(ctx.now, -overlapMs))
  if (lost > 0) await processWebhooks(services)
}

/** First repairs what can be repaired, then reports the remaining differences to the operator. */
export async function reconcileBooks(services: Services): Promise<ReportRow | undefined> {
  const ctx = systemContext(services, 'job:reconcile-books')
  if (ctx.provider.kind === 'none') return undefined
  const since = after(ctx.now, -lookBackMs)
  const repaired = await catchUpEvents(ctx, since)
  await processWebhooks(services)
  await moveMoney(services).catch(err => {
    ctx.log.error({ err }, 'the books are compared before all money was moved')
  })
  const { compared, differences } = await compareBooks(ctx, since)
  const report = { id: newId(ctx.now), at: ctx.now, compared, repaired, differences }
  await keep(ctx, report)
  return report
}

async function keep(ctx: Context, report: ReportRow): Promise<void> {
  await transaction(ctx.db, async tx => {
    await insertReport(tx, report)
    const { length } = report.differences
    if (length === 0) return
    ctx.log.error({ differences: length }, 'the books differ')
    const letter = differencesLetter(length, ctx.config.publicUrl)
    await postMail(tx, ctx, { to: ctx.config.SUPPORT_EMAIL, kind: 'payment.differences', letter })
  })
}
