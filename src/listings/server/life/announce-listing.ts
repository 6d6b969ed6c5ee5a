import { findPerson } from '#accounts/server/account/find-person.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { postMail } from '#foundation/server/mail/post-mail.ts'
import type { ListingWords } from '#listings/rules/life/listing-life.ts'
import type { ListingRow } from '../listing/listings-table.ts'
import {
  approvedLetter,
  rejectedLetter,
  submittedLetter,
  suspendedLetter,
} from './listing-letters.ts'

type Announcing = Pick<Context, 'now' | 'jobs' | 'config'>

export async function announceListing(
  tx: Db,
  ctx: Announcing,
  row: ListingRow,
  news: ListingWords['letter'],
  closed: number,
): Promise<void> {
  const host = await findPerson(tx, row.host_id)
  if (!host) return
  const reason = row.decision_reason ?? undefined
  const facts = { ...about(ctx, row, host), reason, supportEmail: ctx.config.SUPPORT_EMAIL }
  const letter = {
    submitted: submittedLetter,
    approved: approvedLetter,
    rejected: (all: typeof facts) =>
      rejectedLetter({ ...all, reason: reason ?? '', isChange: false, closed }),
    'change-refused': (all: typeof facts) =>
      rejectedLetter({ ...all, reason: reason ?? '', isChange: true, closed }),
    suspended: suspendedLetter,
  }[news](facts)
  await postMail(tx, ctx, { to: host.email, kind: `listing-${news}`, letter })
}

function about({ config }: Announcing, row: ListingRow, host: { firstName: string }) {
  return {
    firstName: host.firstName,
    title: row.storage_title,
    publicUrl: config.publicUrl,
    listingId: row.id,
    available: row.available,
    isSuspended: row.host_suspended,
  }
}
