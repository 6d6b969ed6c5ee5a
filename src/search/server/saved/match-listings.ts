import type { Services } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { alertTime } from '#search/rules/alert-time.ts'
import { wordsThatFind } from '#search/rules/words-that-find.ts'
import {
  claimListingNews,
  keepFinds,
  type ListingNews,
  searchesThatFind,
  searchTextOf,
} from './finds-table.ts'
import { planAlerts } from './saved-alerts-table.ts'

const batch = 20

export async function matchListings(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  stopping?: AbortSignal,
): Promise<void> {
  let done = batch
  while (done === batch && !stopping?.aborted) {
    done = await transaction(db, async tx => {
      const news = await claimListingNews(tx, batch)
      for (const one of news) await match(tx, one, clock.now())
      return news.length
    })
  }
}

async function match(tx: Db, news: ListingNews, now: Date): Promise<void> {
  const text = await searchTextOf(tx, news.listing_id)
  if (text === undefined) return
  const words = wordsThatFind(text)
  const readers = await searchesThatFind(tx, { listingId: news.listing_id, words, now })
  if (readers.length === 0) return
  const found = await keepFinds(tx, { ...news, readers, now })
  await planAlerts(tx, found, alerts => alertTime(alerts, now))
}
