import type { Person } from '#accounts/server/account/find-person.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { takeBackPushes, tellByPush } from '#notices/server/push/tell-by-push.ts'
import { otherSide } from '../thread/own-thread.ts'
import type { ThreadRow } from '../thread/threads-table.ts'
import type { MessageRow } from './messages-table.ts'
import { presentMessage } from './present-message.ts'

/** What is hidden in the thread is hidden in the notification too. */
export async function tellByDevice(
  tx: Db,
  ctx: Context,
  { row, thread, people }: { row: MessageRow; thread: ThreadRow; people: Map<string, Person> },
): Promise<void> {
  if (row.sender === 'system') return
  const reader = otherSide(row.sender)
  const account = thread[`${reader}_id`]
  if (people.get(account)?.isSuspended) return
  const { text } = presentMessage(row, thread, reader)
  const from = people.get(thread[`${row.sender}_id`])?.firstName ?? 'Somebody'
  await tellByPush(tx, ctx, {
    account,
    title: `A message from ${from}`,
    body: text.trim() === '' ? 'A picture' : text,
    url: `/messages/${thread.id}`,
    tag: tagOf(thread.id),
  })
}

const tagOf = (threadId: string) => `thread-${threadId}`

/** Of all that either side wrote in these conversations. */
export function takeBackFromDevices(tx: Db, threadIds: readonly string[]): Promise<void> {
  return takeBackPushes(tx, threadIds.map(tagOf))
}
