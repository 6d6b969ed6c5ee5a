import { type Services, systemContext } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { type Due, dealWithDue } from '#foundation/server/jobs/deal-with-due.ts'
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

export async function matchListings(services: Services, stopping?: AbortSignal): Promise<void> {
  const ctx = systemContext(services, 'job:match-listings')
  const listings: Due<ListingNews & { id: string }> = {
    work: 'match-listings',
    name: 'listing',
    atOnce: 20,
    take: claimListingNews,
    async dealWith(tx, news) {
      for (const one of news) await match(tx, one, services.clock.now())
    },
  }
  await dealWithDue(ctx, [listings], stopping)
}

async function match(tx: Db, news: ListingNews, now: Date): Promise<void> {
  const { listing_id: listingId, freed } = news
  const text = await searchTextOf(tx, listingId)
  if (text === undefined) return
  const words = wordsThatFind(text)
  const readers = await searchesThatFind(tx, { listingId, words, freed, now })
  if (readers.length === 0) return
  const found = await keepFinds(tx, { ...news, readers, now })
  await planAlerts(tx, found, alerts => alertTime(alerts, now))
}
