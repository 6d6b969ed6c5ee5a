import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type Services, systemContext } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { type Due, dealWithDue } from '#foundation/server/jobs/deal-with-due.ts'
import { eachInTurn } from '#foundation/server/jobs/each-in-turn.ts'
import { mediaKeyOf } from '#foundation/server/media/stores/media-name.ts'
import { deletedMediaKeptDays } from '#listings/rules/limits.ts'
import { dropUnusedMedia, keysOnRecord } from '../listing/listing-media-table.ts'
import type { ListingRow } from '../listing/listings-table.ts'
import { saveListings } from '../listing/save-listing.ts'
import { lockDeletedWithMedia } from './deleted-media-table.ts'

/** Answers ids of listings; another noun knows them. */
type InDispute = (db: Db) => Promise<readonly string[]>

/** None within a day of its upload, because a form that is open may still name it. */
export async function tidyListingMedia(services: Services, inDispute: InDispute): Promise<void> {
  await eachInTurn([
    () => emptyDeletedListings(services, inDispute),
    () => dropUnusedMedia(services.db, after(services.clock.now(), -dayMs)),
  ])
}

/** A listing is deleted only once its bookings are over, so nobody needs its pictures for long. */
async function emptyDeletedListings(services: Services, inDispute: InDispute): Promise<void> {
  const ctx = systemContext(services, 'job:sweep-media')
  const deletedBefore = after(ctx.now, -deletedMediaKeptDays * dayMs)
  const waiting = await inDispute(ctx.db)
  const deleted: Due<ListingRow> = {
    work: 'empty-deleted-listings',
    name: 'listing',
    atOnce: 50,
    take: (tx, { atMost, except }) =>
      lockDeletedWithMedia(tx, deletedBefore, { atMost, except: [...except, ...waiting] }),
    async dealWith(tx, rows) {
      const changes = rows.map(before => {
        const approved_content = before.approved_content && {
          ...before.approved_content,
          image: [],
        }
        return { before, after: { ...before, image: [], approved_content } }
      })
      await saveListings(tx, ctx, changes)
    },
  }
  await dealWithDue(ctx, [deleted])
}

/** In every size, not only those named in the listing. */
export async function listingMediaInUse(db: Db, names: readonly string[]): Promise<string[]> {
  const known = new Set(await keysOnRecord(db, [...new Set(names.map(mediaKeyOf))]))
  return names.filter(name => known.has(mediaKeyOf(name)))
}
