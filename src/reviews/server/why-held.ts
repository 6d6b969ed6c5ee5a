import { shareBrowser } from '#accounts/server/sessions/share-browser.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { shareBank } from '#payments/server/payees/share-bank.ts'
import { burstAtMost, burstHours } from '#reviews/rules/review-terms.ts'
import { countRecent, type ReviewRow } from './reviews-table.ts'

/** Null when the review need not wait for the operator. */
export async function whyHeld(tx: Db, review: ReviewRow, now: Date): Promise<string | null> {
  const { author_id: authorId, subject_id: subjectId } = review
  if (await shareBank(tx, authorId, subjectId)) {
    return 'The accounts of the two share a bank account.'
  }
  if (await shareBrowser(tx, authorId, subjectId)) {
    return 'The two have logged in from the same browser.'
  }
  const { written, received } = await countRecent(tx, { authorId, subjectId }, now)
  if (written >= burstAtMost) {
    return `Its writer wrote ${written} others within ${burstHours} hours.`
  }
  if (received >= burstAtMost) {
    return `${received} others about the same person were written within ${burstHours} hours.`
  }
  return null
}
