import { findPeople, type Person } from '#accounts/server/account/find-person.ts'
import { mayMail } from '#foundation/rules/sendings/may-tell.ts'
import { sendingOf } from '#foundation/rules/sendings/sendings.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type Context, type Services, systemContext } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { type Due, dealWithDue } from '#foundation/server/jobs/deal-with-due.ts'
import { type Mail, postMails } from '#foundation/server/mail/post-mail.ts'
import { findBookables } from '#listings/server/for-bookings/find-bookable.ts'
import { hasBlocked } from '../thread/blocks.ts'
import { otherSide } from '../thread/own-thread.ts'
import { type Side, type ThreadRow, updateThread } from '../thread/threads-table.ts'
import { messagesFrom } from '../writing/messages-table.ts'
import { presentMessage } from '../writing/present-message.ts'
import { lockDueMail } from './due-mail-table.ts'
import { unreadLetter } from './unread-letter.ts'

const messagesInMail = 10
/**
 * While one of the two is suspended. Looked at again even so, because an older version that lets
 * somebody back in brings no mail forward.
 */
const putOffMs = dayMs
const kind = 'message.unread'
const sending = sendingOf(kind)

export async function mailUnread(services: Services, stopping?: AbortSignal): Promise<void> {
  const ctx = systemContext(services, 'job:mail-unread')
  const threadsOf = (side: Side): Due<ThreadRow> => ({
    work: `mail-unread-to-${side}`,
    name: 'thread',
    atOnce: 50,
    take: (tx, which) => lockDueMail(tx, { ...which, side, now: ctx.now }),
    dealWith: (tx, due) => mailSome(tx, ctx, side, due),
  })
  await dealWithDue(ctx, [threadsOf('renter'), threadsOf('partner')], stopping)
}

async function mailSome(
  tx: Db,
  ctx: Context,
  side: Side,
  due: readonly ThreadRow[],
): Promise<void> {
  const people = await findPeople(
    tx,
    due.flatMap(thread => [thread.renter_id, thread.partner_id]),
  )
  const listings = await findBookables(
    tx,
    due.map(thread => thread.listing_id),
  )
  const mails: Mail[] = []
  for (const thread of due) {
    const space = listings.get(thread.listing_id)?.title ?? 'a space'
    const mail = await mailAbout(tx, ctx, { thread, side, people, space })
    if (mail) mails.push(mail)
    await updateThread(tx, thread.id, {
      [`${side}_mail_due`]: isPutOff(thread, people) ? after(ctx.now, putOffMs) : null,
      ...(mail && { [`${side}_mailed_at`]: ctx.now }),
    })
  }
  await postMails(tx, ctx, mails)
}

function isPutOff(thread: ThreadRow, people: Map<string, Person>): boolean {
  return [thread.renter_id, thread.partner_id].some(id => people.get(id)?.isSuspended)
}

interface About {
  thread: ThreadRow
  side: Side
  people: Map<string, Person>
  space: string
}

async function mailAbout(
  tx: Db,
  ctx: Context,
  { thread, side, people, space }: About,
): Promise<Mail | undefined> {
  const reader = people.get(thread[`${side}_id`])
  const writer = people.get(thread[`${otherSide(side)}_id`])
  if (!reader || reader.isDeleted || reader.isSuspended || !mayMail(sending, reader)) {
    return undefined
  }
  // What was written stays in the conversation, but nobody is called to it.
  if (!writer || writer.isDeleted || writer.isSuspended || hasBlocked(thread, side)) {
    return undefined
  }
  const rows = await messagesFrom(tx, {
    threadId: thread.id,
    sender: otherSide(side),
    after: thread[`${side}_read`],
    atMost: messagesInMail + 1,
  })
  if (rows.length === 0) return undefined
  const letter = unreadLetter({
    threadId: thread.id,
    from: writer.firstName,
    space,
    messages: rows.slice(0, messagesInMail).map(row => presentMessage(row, thread, side)),
    more: rows.length > messagesInMail,
    site: ctx.config.publicUrl,
  })
  return { to: reader.email, kind, letter, wordsOf: writer._id }
}
