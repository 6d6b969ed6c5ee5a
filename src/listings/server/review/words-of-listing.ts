import type { Db } from '#foundation/server/database/db.ts'
import { titleCase } from '#listings/rules/place/title-case.ts'
import { findListing } from '../listing/listings-table.ts'

/** What its partner wrote in it for everybody to read. */
export async function wordsOfListing(db: Db, id: string): Promise<string> {
  const row = await findListing(db, id)
  if (!row) return ''
  const { storage_title, street, area, description } = row
  return [storage_title, titleCase(`${street}, ${area}`), description].join('\n\n')
}
