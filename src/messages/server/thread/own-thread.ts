import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { findThread, type Side, type ThreadRow } from './threads-table.ts'

export interface OwnThread {
  thread: ThreadRow
  side: Side
  personId: string
}

/** Undefined for strangers. */
export function sideOf(thread: ThreadRow, accountId: string): Side | undefined {
  if (thread.renter_id === accountId) return 'renter'
  return thread.partner_id === accountId ? 'partner' : undefined
}

export function otherSide(side: Side): Side {
  return side === 'renter' ? 'partner' : 'renter'
}

/** Answered as not found for strangers, and for a partner until something is written. */
export async function ownThread(ctx: Context, id: string): Promise<OwnThread> {
  const { id: personId } = requirePerson(ctx)
  const thread = await findThread(ctx.db, id)
  const side = thread && sideOf(thread, personId)
  if (!side || (side === 'partner' && thread.last_number === 0)) return fail('not_found')
  return { thread, side, personId }
}
