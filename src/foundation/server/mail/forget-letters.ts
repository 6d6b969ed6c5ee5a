import { lettersKeptDays } from '#foundation/rules/notices/letters-kept.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Services } from '../context.ts'
import { deleteSentMails } from './outbox-table.ts'

const batch = 5000

/** They hold names, addresses and what people wrote to each other. What is not sent yet stays. */
export async function forgetOldLetters(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  stopping?: AbortSignal,
): Promise<void> {
  const sentBefore = after(clock.now(), -lettersKeptDays * dayMs)
  let forgotten = batch
  while (forgotten === batch && !stopping?.aborted) {
    forgotten = await deleteSentMails(db, { sentBefore, atMost: batch })
  }
}
