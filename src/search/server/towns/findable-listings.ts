import type { Context } from '#foundation/server/context.ts'
import { newestIds } from './towns-table.ts'

/** A sitemap may hold 50,000 addresses, and towns and pages need some of them. */
const most = 40_000

export async function findableListings({ db }: Pick<Context, 'db'>): Promise<string[]> {
  return newestIds(db, most)
}
