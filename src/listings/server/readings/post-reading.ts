import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail, failField } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { parse } from '#foundation/server/http/reading/read-input.ts'
import { readUpload, type UploadRule } from '#foundation/server/http/reading/read-upload.ts'
import { newId } from '#foundation/server/new-id.ts'
import { mediaLimitBytes } from '#listings/rules/limits.ts'
import { monthOf, placeInSeries } from '#listings/rules/readings/series.ts'
import { type OwnRecord, ReadingForm } from '#listings/rules/readings/wire.ts'
import { findListing, type ListingRow } from '../listing/listings-table.ts'
import { mediaUrl } from '../listing/own-media.ts'
import { lockOwnListing } from '../listing/save-listing.ts'
import { keepFiles, makePicture } from '../media/make-media.ts'
import { keepDryRecord } from './keep-dry-record.ts'
import { recordOf } from './read-readings.ts'
import {
  correctReading,
  dropReminders,
  insertReading,
  lastReading,
  type ReadingPicture,
  type ReadingRow,
} from './readings-table.ts'
import { remindAt } from './remind-at.ts'

export const readingUpload: UploadRule = {
  field: 'picture',
  maxBytes: mediaLimitBytes,
  tooLarge: 'Please upload a file smaller than 5 MB',
  also: ['percent', 'celsius', 'readOn', 'note'],
}

/** A second one for the same month corrects the first, for two days. */
export async function postReading(ctx: Context, id: string, request: Request): Promise<OwnRecord> {
  await refuseEarly(ctx, id)
  const { bytes, fields } = await readUpload(request, readingUpload)
  const form = parse(ReadingForm, fields)
  // A day that is refused leaves no files. It is decided once more under the lock.
  correctedBy(await lastReading(ctx.db, id), form.readOn, ctx.now)
  const made = await makePicture(bytes)
  await keepFiles(ctx, made)
  return postMade(ctx, id, form, made.row)
}

/** The files of the picture must be stored already. */
export async function postMade(
  ctx: Context,
  id: string,
  form: ReadingForm,
  picture: ReadingPicture,
): Promise<OwnRecord> {
  return transaction(ctx.db, async tx => {
    const listing = await lockOwnListing(tx, ctx, id)
    if (listing.state !== 'approved') fail('reading_not_possible')
    const last = await lastReading(tx, id)
    const corrected = correctedBy(last, form.readOn, ctx.now)
    await dropReminders(tx, id)
    await write(tx, ctx, { listing, form, picture, corrected })
    await recordAudit(tx, ctx, {
      action: corrected ? 'listing.reading-corrected' : 'listing.reading-posted',
      subject: { type: 'listing', id },
      details: {
        humidity: form.percent,
        month: monthOf(form.readOn),
        name: mediaUrl(picture),
      },
    })
    await keepDryRecord(tx, ctx, listing)
    return recordOf(tx, ctx, listing)
  })
}

async function refuseEarly(ctx: Context, id: string): Promise<void> {
  const row = await findListing(ctx.db, id)
  if (row?.host_id !== requirePerson(ctx).id) return fail('not_found')
  if (row.state !== 'approved') fail('reading_not_possible')
}

function correctedBy(
  last: ReadingRow | undefined,
  readOn: string,
  now: Date,
): ReadingRow | undefined {
  const posted = last && { readOn: last.read_on, postedAt: last.posted_at }
  const place = placeInSeries(posted, readOn, now)
  if (place === 'stands') return fail('reading_stands')
  if (typeof place === 'object') return failField('readOn', place.refusedDay)
  return place === 'correction' ? last : undefined
}

interface Writing {
  listing: ListingRow
  form: ReadingForm
  picture: ReadingPicture
  corrected: ReadingRow | undefined
}

async function write(
  tx: Db,
  { now }: Context,
  { listing, form, picture, corrected }: Writing,
): Promise<void> {
  const row: ReadingRow = {
    id: corrected?.id ?? newId(now),
    listing_id: listing.id,
    percent: form.percent,
    celsius: form.celsius ?? null,
    read_on: form.readOn,
    note: form.note ?? '',
    picture_key: picture.key,
    picture,
    posted_at: corrected?.posted_at ?? now,
    corrected_at: corrected ? now : null,
    remind_at: remindAt(form.readOn),
    removed_at: null,
    removed_because: null,
    lat: listing.lat,
    lng: listing.lng,
  }
  await (corrected ? correctReading(tx, row) : insertReading(tx, row))
}
