import { identifyViewer } from '#accounts/server/sessions/identify.ts'
import { fail, failField } from '#foundation/rules/errors.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Context, Services } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { photograph, readPicture } from '#foundation/server/media/read-picture.ts'
import type { Audience } from '#foundation/server/media/serve-media.ts'
import { mediaPath, nameInPath } from '#foundation/server/media/stores/media-name.ts'
import { ownThread, sideOf } from '../thread/own-thread.ts'
import { findThread } from '../thread/threads-table.ts'
import {
  dropUnsentPictures,
  insertMessagePicture,
  markPictureSent,
  messagePicturesKnown,
} from './message-pictures-table.ts'

export const messagePictureRule = photograph('picture')

/** Answers the address of the picture. */
export async function uploadMessagePicture(
  ctx: Context,
  threadId: string,
  request: Request,
): Promise<string> {
  const { personId, thread } = await ownThread(ctx, threadId)
  if (thread.blocked_by !== null) return fail('thread_closed')
  const { name, bytes } = await readPicture(request, messagePictureRule)
  await insertMessagePicture(ctx.db, {
    name,
    thread_id: threadId,
    owner_id: personId,
    created_at: ctx.now,
  })
  await ctx.media.put(name, bytes)
  return mediaPath(name)
}

interface Used {
  threadId: string
  personId: string
  messageId: string
  pictures: readonly string[]
}

/** Only pictures that the sender has uploaded for this conversation. */
export async function attachPictures(
  tx: Db,
  { threadId, personId, messageId, pictures }: Used,
): Promise<void> {
  for (const path of pictures) {
    const name = nameInPath(path)
    const row = { thread_id: threadId, owner_id: personId, message_id: messageId }
    const isTheirs = name && (await markPictureSent(tx, { ...row, name }))
    if (!isTheirs) failField('pictures', 'Please upload the pictures first.')
  }
}

/** Before it is sent only its sender sees it. */
export async function guardMessagePictures(
  services: Services,
  request: Request,
  name: string,
): Promise<Audience | undefined> {
  const [picture] = await messagePicturesKnown(services.db, [name])
  if (!picture) return undefined
  const viewer = await identifyViewer(services, request)
  if (!viewer) return 'nobody'
  if (viewer.id === picture.owner_id) return 'asker'
  if (picture.message_id === null) return 'nobody'
  const thread = await findThread(services.db, picture.thread_id)
  const isTheirs = thread !== undefined && sideOf(thread, viewer.id) !== undefined
  const isForOperator = viewer.role === 'admin' && thread?.reported_at
  return isTheirs || isForOperator ? 'asker' : 'nobody'
}

export async function messagePicturesInUse(db: Db, names: readonly string[]): Promise<string[]> {
  return (await messagePicturesKnown(db, names)).map(({ name }) => name)
}

export async function tidyMessagePictures({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await dropUnsentPictures(db, after(clock.now(), -dayMs))
}
