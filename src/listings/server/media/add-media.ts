import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { readUpload, type UploadRule } from '#foundation/server/http/reading/read-upload.ts'
import { mediaLimitBytes, mostMedia } from '#listings/rules/limits.ts'
import { bytesOfHost } from '../listing/listing-media-table.ts'
import { findListing } from '../listing/listings-table.ts'
import type { SavedListing } from '../listing/save-listing.ts'
import { attachMedia } from './attach-media.ts'
import { keepFiles, makeMedia } from './make-media.ts'

export const mediaUpload: UploadRule = {
  field: 'media',
  maxBytes: mediaLimitBytes,
  tooLarge: 'Please upload a file smaller than 5 MB',
  also: ['id', 'key'],
}

const mostBytesOfHost = 500_000_000

/** Checks first whether the file could be kept, before reading it. */
export async function addMedia(ctx: Context, id: string, request: Request): Promise<SavedListing> {
  await refuseEarly(ctx, id)
  const { bytes, fields } = await readUpload(request, mediaUpload)
  if (fields.key !== undefined && fields.key !== 'media') {
    fail('malformed', { fields: [{ field: 'key', message: 'The key is "media".' }] })
  }
  if (fields.id !== undefined && fields.id !== id) {
    fail('malformed', { fields: [{ field: 'id', message: 'That is another listing.' }] })
  }
  const made = await makeMedia(bytes)
  await keepFiles(ctx, made)
  return attachMedia(ctx, id, made.row)
}

async function refuseEarly(ctx: Context, id: string): Promise<void> {
  const host = requirePerson(ctx)
  const row = await findListing(ctx.db, id)
  if (!row || row.host_id !== host.id) return fail('not_found')
  if (row.image.length >= mostMedia) fail('media_full')
  if ((await bytesOfHost(ctx.db, host.id)) >= mostBytesOfHost) fail('storage_full')
}
