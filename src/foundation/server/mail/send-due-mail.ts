import type { Services } from '../context.ts'
import { type Outbox, type Round, sendDue } from '../outbox/send-due.ts'
import { waitingIn } from '../outbox/waiting-table.ts'
import type { MailRow } from './outbox-table.ts'

export interface MailCarrier {
  /** Must end when the signal says so. */
  deliver(
    mail: Pick<
      MailRow,
      'id' | 'to_address' | 'subject' | 'text_body' | 'html_body' | 'unsubscribe_url' | 'calendar'
    >,
    signal: AbortSignal,
  ): Promise<void>
}

const outbox: Outbox<MailRow> = { name: 'mail', ...waitingIn('outbox_mail') }

export async function sendDueMail(
  services: Services,
  carrier: MailCarrier | undefined,
  round?: Round,
): Promise<void> {
  if (!carrier) return
  await sendDue(services, outbox, (mail, signal) => carrier.deliver(mail, signal), round)
}
