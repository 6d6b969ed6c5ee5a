import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { sideBySide } from '../outbox/send-due.ts'
import type { MailCarrier } from './send-due-mail.ts'

/**
 * Each step has its own time limit, so that one server that is away does not hold up the others.
 */
const patience = {
  dnsTimeout: 5000,
  connectionTimeout: 5000,
  greetingTimeout: 5000,
  socketTimeout: 10_000,
  idleTimeout: 2000,
}

/**
 * Without a mail server letters wait in the outbox until there is one. In demo mode nobody needs to
 * carry them, because /dev/outbox shows them. When the connection breaks, the server may already
 * have the letter: only the outbox tries again, and not at once.
 */
export function createMailCarrier(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'demo'>,
): MailCarrier | undefined {
  if (!config.SMTP_URL) return config.demo ? { deliver: async () => {} } : undefined
  const pool = { pool: true as const, maxConnections: sideBySide, maxRequeues: 0 }
  const transport = createTransport(
    { url: config.SMTP_URL, ...pool, ...patience },
    { from: config.MAIL_FROM },
  )
  return {
    async deliver(mail, signal) {
      await transport.sendMail({
        to: mail.to_address,
        subject: mail.subject,
        text: mail.text_body,
        html: mail.html_body,
        headers: unsubscribing(mail.unsubscribe_url),
        attachments: calendarFiles(mail.calendar),
        messageId: `<${mail.id}@holdall>`,
        signal,
      })
    },
  }
}

function calendarFiles(calendar: string | null) {
  if (calendar === null) return []
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH'
  return [{ filename: 'holdall.ics', content: calendar, contentType }]
}

/** RFC 8058: the mail program shows a button, and pressing it makes one call. */
function unsubscribing(url: string | null): Record<string, string> {
  if (url === null) return {}
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
