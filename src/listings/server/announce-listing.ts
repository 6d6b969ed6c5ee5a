import { findPerson } from '#accounts/server/find-person.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { postMail } from '#foundation/server/mail/post-mail.ts'
import type { DecidedStatus } from '#listings/rules/listing-states.ts'
import {
  approvedLetter,
  rejectedLetter,
  submittedLetter,
  suspendedLetter,
} from './listing-letters.ts'
import type { ListingRow } from './listings-table.ts'

type Announcing = Pick<Context, 'now' | 'jobs' | 'config'>

export async function announceSubmission(tx: Db, ctx: Announcing, row: ListingRow): Promise<void> {
  const host = await findPerson(tx, row.host_id)
  if (!host) return
  const letter = submittedLetter(about(ctx, row, host))
  await postMail(tx, ctx, { to: host.email, kind: 'listing-submitted', letter })
}

export async function announceDecision(
  tx: Db,
  ctx: Announcing,
  row: ListingRow,
  { status, reason }: { status: DecidedStatus; reason: string | undefined },
): Promise<void> {
  const host = await findPerson(tx, row.host_id)
  if (!host) return
  const facts = { ...about(ctx, row, host), reason, supportEmail: ctx.config.SUPPORT_EMAIL }
  const letter = {
    approved: approvedLetter,
    rejected: (all: typeof facts) => rejectedLetter({ ...all, reason: reason ?? '' }),
    suspended: suspendedLetter,
  }[status](facts)
  await postMail(tx, ctx, { to: host.email, kind: `listing-${status}`, letter })
}

function about({ config }: Announcing, row: ListingRow, host: { firstName: string }) {
  return {
    firstName: host.firstName,
    title: row.storage_title,
    publicUrl: config.publicUrl,
    listingId: row.id,
  }
}
