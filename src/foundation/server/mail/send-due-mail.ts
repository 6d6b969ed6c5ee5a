import { after, minuteMs, secondMs } from '#foundation/rules/time/time.ts'
import type { Services } from '../context.ts'
import {
  claimDueMail,
  giveMailBack,
  type MailRow,
  markMailsSent,
  postponeMail,
} from './outbox-table.ts'

export interface Postman {
  /** Given up on when the signal says so. */
  deliver(
    mail: Pick<
      MailRow,
      'id' | 'to_address' | 'subject' | 'text_body' | 'html_body' | 'unsubscribe_url' | 'calendar'
    >,
    signal: AbortSignal,
  ): Promise<void>
}

interface Round {
  /** What has been begun is finished, and all the rest left to another process or the next start. */
  stopping?: AbortSignal | undefined
  longestMs?: number
}

export const sideBySide = 5
/** Twice as long as a letter may take, and still less than the lease: nobody sends it meanwhile. */
const batch = 2 * sideBySide
const leaseMs = minuteMs
const longestLetterMs = 20 * secondMs

export async function sendDueMail(
  services: Services,
  postman: Postman,
  { stopping, longestMs = longestLetterMs }: Round = {},
): Promise<void> {
  const { db, clock } = services
  let claimed = batch
  while (claimed === batch && !stopping?.aborted) {
    const now = clock.now()
    const due = await claimDueMail(db, { now, leaseUntil: after(now, leaseMs), atMost: batch })
    claimed = due.length
    const sent = markSent(services)
    const sendOn = async () => {
      while (due.length > 0 && !stopping?.aborted) {
        for (const mail of due.splice(0, 1)) {
          if (await isDelivered(services, postman, mail, longestMs)) sent.add(mail.id)
        }
      }
    }
    await Promise.all(Array.from({ length: sideBySide }, sendOn))
    await sent.written()
    if (due.length > 0) await giveMailBack(db, idsOf(due), clock.now())
  }
}

async function isDelivered(
  { db, clock, log }: Services,
  postman: Postman,
  mail: MailRow,
  longestMs: number,
): Promise<boolean> {
  try {
    await postman.deliver(mail, AbortSignal.timeout(longestMs))
    return true
  } catch (error) {
    log.warn({ mail: mail.id, attempts: mail.attempts }, 'mail not delivered')
    const sendAfter = after(clock.now(), minuteMs * 2 ** Math.min(mail.attempts - 1, 8))
    await postponeMail(db, { id: mail.id, sendAfter, error: nameOf(error) })
    return false
  }
}

/** Marks at once, and in one statement all that were delivered while the last one was written. */
function markSent({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const ids: string[] = []
  let writing: Promise<void> | undefined
  async function write(): Promise<void> {
    while (ids.length > 0) await markMailsSent(db, ids.splice(0), clock.now())
    writing = undefined
  }
  return {
    add(id: string) {
      ids.push(id)
      writing ??= write()
    },
    written: async () => writing,
  }
}

const idsOf = (mails: readonly MailRow[]) => mails.map(({ id }) => id)

function nameOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 500) : 'unknown'
}
