import { lettersKeptDays, lettersTriedDays } from '#foundation/rules/sendings/letters-kept.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Services } from '../context.ts'
import { deleteMailsNotTaken, deleteSentMails } from './outbox-table.ts'

const batch = 5000

/**
 * They hold names, addresses and what people wrote to each other. One that no mail server takes is
 * given up: by then it is no longer news, and its mailbox is not there.
 */
export async function forgetOldLetters(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  stopping?: AbortSignal,
): Promise<void> {
  const daysAgo = (days: number) => after(clock.now(), -days * dayMs)
  const sentBefore = daysAgo(lettersKeptDays)
  await inBatches(() => deleteSentMails(db, { sentBefore, atMost: batch }), stopping)
  const writtenBefore = daysAgo(lettersTriedDays)
  const givenUp = await inBatches(
    () => deleteMailsNotTaken(db, { writtenBefore, atMost: batch }),
    stopping,
  )
  if (givenUp > 0) log.warn({ letters: givenUp }, 'letters that nobody took were given up')
}

/** Answers how many there were. */
async function inBatches(remove: () => Promise<number>, stopping?: AbortSignal): Promise<number> {
  let all = 0
  let removed = batch
  while (removed === batch && !stopping?.aborted) {
    removed = await remove()
    all += removed
  }
  return all
}
