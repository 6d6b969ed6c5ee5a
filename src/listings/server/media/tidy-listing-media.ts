import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Services } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { mediaKeyOf } from '#foundation/server/media/stores/media-name.ts'
import { dropUnusedMedia, keysOnRecord } from '../listing/listing-media-table.ts'

/** None within a day of its upload, because a form that is open may still name it. */
export async function tidyListingMedia({ db, clock }: Services): Promise<void> {
  await dropUnusedMedia(db, after(clock.now(), -dayMs))
}

/** In every size, not only those named in the listing. */
export async function listingMediaInUse(db: Db, names: readonly string[]): Promise<string[]> {
  const known = new Set(await keysOnRecord(db, [...new Set(names.map(mediaKeyOf))]))
  return names.filter(name => known.has(mediaKeyOf(name)))
}
