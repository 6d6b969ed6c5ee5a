import { beginningOf } from '#foundation/rules/text/cut-text.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { PushNotice } from '#notices/rules/push-wire.ts'
import { deleteMessagesTagged, insertMessages } from './messages-table.ts'

export interface PushTo extends PushNotice {
  /** Whose devices get it. */
  account: string
}

type Telling = Pick<Context, 'now' | 'jobs'>

/** Stored in the caller's transaction; a job sends it once that has committed. */
export function tellByPush(tx: Db, ctx: Telling, notice: PushTo): Promise<void> {
  return tellAllByPush(tx, ctx, [notice])
}

export async function tellAllByPush(
  tx: Db,
  ctx: Telling,
  notices: readonly PushTo[],
): Promise<void> {
  if (notices.length === 0) return
  await insertMessages(tx, notices.map(cut), ctx.now, count => {
    if (count > 0) ctx.jobs.wake('send-push')
  })
}

/** What waits to be shown about these is shown to nobody. */
export async function takeBackPushes(tx: Db, tags: readonly string[]): Promise<void> {
  if (tags.length > 0) await deleteMessagesTagged(tx, tags)
}

const longestTitle = 120
const longestBody = 300

/** A locked screen shows two lines, and push services accept about 4,000 bytes. */
function cut({ account, title, body, url, tag }: PushTo): PushTo {
  return { account, title: head(title, longestTitle), body: head(body, longestBody), url, tag }
}

function head(text: string, most: number): string {
  const one = text.replace(/\s+/g, ' ').trim().toWellFormed()
  return one.length <= most ? one : `${beginningOf(one, most - 1)}…`
}
