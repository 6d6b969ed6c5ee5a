import type { Person } from '#accounts/server/account/find-person.ts'
import { answerLinkMs } from '#bookings/rules/answer-link.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { digest, newSecret } from '#foundation/server/secrets.ts'
import { insertAnswerLink } from './answer-links-table.ts'
import type { BookingRow } from './bookings-table.ts'

/** Only a digest of the token is stored, so the database alone cannot answer requests. */
export async function makeAnswerLink(
  tx: Db,
  { now, config }: Pick<Context, 'now' | 'config'>,
  { id, host_id }: BookingRow,
  { email }: Person,
): Promise<string> {
  const token = newSecret()
  await insertAnswerLink(tx, {
    token_digest: digest(token),
    booking_id: id,
    host_id,
    mailbox_digest: digest(email),
    expires_at: after(now, answerLinkMs),
    used_at: null,
    answer: null,
  })
  return `${config.publicUrl}/answer-request/${token}`
}
