import { after, dayMs } from '#foundation/rules/time/time.ts'
import type { Services } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { mediaKeyOf } from '#foundation/server/media/stores/media-name.ts'
import { dropUnusedMedia, keysOnRecord } from '../listing/listing-media-table.ts'

/** A picture taken out of its listing may be put back for a day, since saving can be undone. */
export async function tidyListingMedia({ db, clock }: Services): Promise<void> {
  await dropUnusedMedia(db, after(clock.now(), -dayMs))
}

/** The files that a listing still refers to, every size of a picture included. */
export async function listingMediaInUse(db: Db, names: readonly string[]): Promise<string[]> {
  const known = new Set(await keysOnRecord(db, [...new Set(names.map(mediaKeyOf))]))
  return names.filter(name => known.has(mediaKeyOf(name)))
}
