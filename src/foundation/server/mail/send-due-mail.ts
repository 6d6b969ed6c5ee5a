import { after, minuteMs } from '#foundation/rules/time.ts'
import type { Services } from '../context.ts'
import { claimDueMail, type MailRow, markMailSent, postponeMail } from './outbox-table.ts'

export interface Postman {
  deliver(
    mail: Pick<MailRow, 'id' | 'to_address' | 'subject' | 'text_body' | 'html_body'>,
  ): Promise<void>
}

const batch = 20

export async function sendDueMail(services: Services, postman: Postman): Promise<void> {
  const { db, clock, log } = services
  let claimed = batch
  while (claimed === batch) {
    const leaseUntil = after(clock.now(), 5 * minuteMs)
    const due = await claimDueMail(db, { now: clock.now(), leaseUntil, atMost: batch })
    claimed = due.length
    for (const mail of due) {
      try {
        await postman.deliver(mail)
        await markMailSent(db, mail.id, clock.now())
      } catch (error) {
        log.warn({ mail: mail.id, attempts: mail.attempts }, 'mail not delivered')
        const sendAfter = after(clock.now(), minuteMs * 2 ** Math.min(mail.attempts, 8))
        await postponeMail(db, { id: mail.id, sendAfter, error: nameOf(error) })
      }
    }
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 500) : 'unknown'
}
