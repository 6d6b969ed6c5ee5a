import type { Db } from '#foundation/server/database/db.ts'
import { publicAddress } from '#listings/rules/place/public-address.ts'
import { findListing } from '../listing/listings-table.ts'

/** What its partner wrote in it for everybody to read. */
export async function wordsOfListing(db: Db, id: string): Promise<string> {
  const row = await findListing(db, id)
  if (!row) return ''
  const { storage_title, address, street, area, description } = row
  const place = publicAddress({ address, formattedAddress: { street, area } })
  return [storage_title, place.address, description].join('\n\n')
}
