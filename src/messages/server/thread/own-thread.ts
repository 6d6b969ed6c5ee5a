import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { findThread, type Side, type ThreadRow } from './threads-table.ts'

export interface OwnThread {
  thread: ThreadRow
  side: Side
  personId: string
}

/** The side of the conversation on which this person stands; nothing for strangers. */
export function sideOf(thread: ThreadRow, accountId: string): Side | undefined {
  if (thread.renter_id === accountId) return 'renter'
  return thread.partner_id === accountId ? 'partner' : undefined
}

export function otherSide(side: Side): Side {
  return side === 'renter' ? 'partner' : 'renter'
}

/** What belongs to strangers, and what a partner was never written in, is not there. */
export async function ownThread(ctx: Context, id: string): Promise<OwnThread> {
  const { id: personId } = requirePerson(ctx)
  const thread = await findThread(ctx.db, id)
  const side = thread && sideOf(thread, personId)
  if (!side || (side === 'partner' && thread.last_number === 0)) return fail('not_found')
  return { thread, side, personId }
}
