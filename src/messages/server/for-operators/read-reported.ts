import { findPeople } from '#accounts/server/account/find-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import { recordLook } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { findBookable } from '#listings/server/for-bookings/find-bookable.ts'
import { messagesAPage } from '#messages/rules/message-terms.ts'
import type { ReportedThread } from '#messages/rules/wire.ts'
import { findThread } from '../thread/threads-table.ts'
import { findMessages, messagesBefore } from '../writing/messages-table.ts'
import { presentWhole } from '../writing/present-message.ts'

/** The look is written to the audit log. */
export async function readReportedThread(
  ctx: Context,
  id: string,
  before: string | undefined,
): Promise<ReportedThread> {
  const thread = await findThread(ctx.db, id)
  if (!thread?.reported_at) return fail('not_found')
  await recordLook(ctx.db, ctx, { action: 'thread.read', subject: { type: 'thread', id } })
  const [known] = before === undefined ? [] : await findMessages(ctx.db, [before])
  if (before !== undefined && known?.thread_id !== id) return fail('not_found')
  const rows = await messagesBefore(ctx.db, {
    threadId: id,
    before: known?.number ?? thread.last_number + 1,
    atMost: messagesAPage + 1,
  })
  const people = await findPeople(ctx.db, [thread.renter_id, thread.partner_id])
  const party = (personId: string) => {
    const person = people.get(personId)
    const name = person && !person.isDeleted ? `${person.firstName} ${person.lastName}` : ''
    return { _id: personId, name: name || 'Former member' }
  }
  const listing = await findBookable(ctx.db, thread.listing_id)
  return {
    _id: id,
    listing: { _id: thread.listing_id, storageTitle: listing?.title ?? '' },
    renter: party(thread.renter_id),
    partner: party(thread.partner_id),
    messages: rows
      .slice(0, messagesAPage)
      .toReversed()
      .map(row => presentWhole(row, thread)),
    more: rows.length > messagesAPage,
  }
}
