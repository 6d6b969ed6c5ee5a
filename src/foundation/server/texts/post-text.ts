import type { SendingKind } from '#foundation/rules/sendings/sendings.ts'
import { atOnce } from '#foundation/rules/time/time.ts'
import type { Context } from '../context.ts'
import type { Db } from '../database/db.ts'
import { newId } from '../new-id.ts'
import { canSendTexts } from './text-carrier.ts'
import { insertTexts } from './texts-table.ts'

export interface Text {
  account: string
  /** In E.164 form. */
  to: string
  kind: SendingKind
  body: string
}

/** Writes texts in the caller's transaction; a job sends them after the commit. */
export async function postTexts(
  tx: Db,
  ctx: Pick<Context, 'now' | 'jobs' | 'config'>,
  texts: readonly Text[],
): Promise<void> {
  if (texts.length === 0 || !canSendTexts(ctx.config)) return
  const { now } = ctx
  await insertTexts(
    tx,
    texts.map(({ account, to, kind, body }) => ({
      ...{ id: newId(now), account_id: account, kind, to_number: to, body },
      ...{ created_at: now, send_after: atOnce, sent_at: null, attempts: 0, last_error: null },
    })),
  )
  ctx.jobs.wake('send-texts')
}
