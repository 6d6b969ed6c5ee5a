import type { WebhookEvent } from '#connections/rules/webhook-events.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { atEnd } from '#foundation/server/database/transaction.ts'
import { newId } from '#foundation/server/new-id.ts'
import { queueHappenings } from './deliveries-table.ts'

export interface Happening {
  /** The partner whose addresses are told. */
  accountId: string
  event: WebhookEvent
  /** The id of the thing. It is read when it is sent, as its owner may see it then. */
  about: string
  /** Which part of the thing: a month of rent. */
  part?: string
}

type Telling = Pick<Context, 'now' | 'jobs'>

interface Waiting extends Happening {
  ctx: Telling
}

/**
 * Queued in the caller's transaction, so nothing is sent of what did not commit. Everything of one
 * transaction is one statement, sent at its end.
 */
export async function tellAddresses(tx: Db, ctx: Telling, happening: Happening): Promise<void> {
  const waiting = tx.isTransaction ? atEnd<Waiting>(tellAddresses, queue) : undefined
  if (waiting) waiting.push({ ...happening, ctx })
  else await queue(tx, [{ ...happening, ctx }])
}

async function queue(tx: Db, all: readonly Waiting[]): Promise<void> {
  const [first] = all
  if (!first) return
  const { now, jobs } = first.ctx
  const happened = all.map(({ accountId: account, event: type, about, part = null }) => ({
    id: newId(now),
    ...{ account, type, about, part },
  }))
  await queueHappenings(tx, happened, now, count => {
    if (count > 0) jobs.wake('send-webhooks')
  })
}
