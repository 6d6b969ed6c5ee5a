import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Postman } from './send-due-mail.ts'

/** Without a mail server the outbox itself is the destination: /dev/outbox shows it. */
export function createPostman(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>): Postman {
  if (!config.SMTP_URL) return { deliver: async () => {} }
  const transport = createTransport(config.SMTP_URL, { from: config.MAIL_FROM })
  return {
    async deliver(mail) {
      await transport.sendMail({
        to: mail.to_address,
        subject: mail.subject,
        text: mail.text_body,
        html: mail.html_body,
        messageId: `<${mail.id}@holdall>`,
      })
    },
  }
}
