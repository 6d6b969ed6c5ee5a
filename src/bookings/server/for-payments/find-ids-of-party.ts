import type { Db } from '#foundation/server/database/db.ts'
import type { PageAfter } from '#foundation/server/database/in-pages.ts'
import { bookingsOfParty } from '../reading/booking-lists-table.ts'

type Party = Parameters<typeof bookingsOfParty>[1]

/** For nouns that keep things by booking, a page at a time. */
export async function findIdsOfParty(db: Db, party: Party, page: PageAfter): Promise<string[]> {
  return (await bookingsOfParty(db, party, page)).map(({ id }) => id)
}
