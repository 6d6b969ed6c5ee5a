import type { z } from 'zod'
import { lookUpPerson } from '#accounts/server/people/search-people.ts'
import { liftSuspension, suspendUser } from '#accounts/server/people/suspend-user.ts'
import { followSuspension } from '#bookings/server/deciding/follow-suspension.ts'
import { askAgain } from '#complaints/server/ask-again.ts'
import { beginAnew } from '#connections/server/webhooks/begin-anew.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { hideListingsOfHost } from '#listings/server/leaving/hide-listings-of-host.ts'
import { mailWhatWaited } from '#messages/server/telling/mail-what-waited.ts'
import type { KnownPerson, Suspension } from '#moderation/rules/wire.ts'
import { closeLinksSoon } from '#payments/server/paying/close-links-soon.ts'
import { mailFindsThatWaited } from '#search/server/saved/mail-finds-that-waited.ts'
import { closeViewingsOfSuspended } from '#viewings/server/close-viewings.ts'
import { refuseUnknownCase } from './reports/refuse-unknown-case.ts'

/** Their listings are hidden in the same transaction, so that nobody books them in between. */
export async function suspendPerson(
  ctx: Context,
  id: string,
  { suspended, reason = '', caseNumber }: z.infer<typeof Suspension>,
): Promise<KnownPerson> {
  const bookingIds = await transaction(ctx.db, async tx => {
    const within = { ...ctx, db: tx }
    await refuseUnknownCase(tx, caseNumber)
    const isNews = suspended
      ? await suspendUser(within, id, { reason, caseNumber })
      : await liftSuspension(within, id)
    if (!isNews) return []
    await hideListingsOfHost(within, id, suspended)
    if (!suspended) await askAgain(tx, within, id)
    const live = await followSuspension(tx, within, id, suspended)
    if (suspended) await closeViewingsOfSuspended(tx, within, id)
    else {
      await mailFindsThatWaited(tx, within, id)
      await mailWhatWaited(tx, id)
      await beginAnew(tx, id)
    }
    return live
  })
  // Outside, because payments are locked before conversations. A check a while later finds them too.
  if (suspended) await closeLinksSoon(ctx, bookingIds)
  return (await lookUpPerson(ctx, id)) ?? fail('not_found')
}
