import type { Context } from '#foundation/server/context.ts'
import { newestIds } from './towns-table.ts'

/** A map of the site holds 50,000 addresses; towns and pages need some of them. */
const most = 40_000

/** The listings that search engines should know of. */
export async function findableListings({ db }: Pick<Context, 'db'>): Promise<string[]> {
  return newestIds(db, most)
}
