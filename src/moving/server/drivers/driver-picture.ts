import { requirePerson } from '#accounts/server/account/require-person.ts'
import { failField } from '#foundation/rules/errors.ts'
import { after, dayMs } from '#foundation/rules/time/time.ts'
import type { Context, Services } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { readUpload, type UploadRule } from '#foundation/server/http/reading/read-upload.ts'
import { cleanPicture } from '#foundation/server/media/painting/clean-picture.ts'
import { mediaPath, newMediaName } from '#foundation/server/media/stores/media-name.ts'
import {
  dropUnusedDriverPictures,
  eraseDriversDeletedBefore,
  insertDriverPicture,
  ownsDriverPicture,
} from './drivers-table.ts'

/** 209,715.2 bytes are the stated limit, so the next whole byte is over it. */
export const driverPictureRule: UploadRule = {
  field: 'profilePicture',
  maxBytes: 209_715,
  tooLarge: 'image should not be more than 200KB',
}

const longestSide = 800
const keptAfterDeletion = 30 * dayMs

/** Answers the picture's address, which a driver is then saved with. */
export async function uploadDriverPicture(ctx: Context, request: Request): Promise<string> {
  const { id } = requirePerson(ctx)
  const { bytes } = await readUpload(request, driverPictureRule)
  const picture = await cleanPicture(bytes, longestSide)
  const name = newMediaName(picture.ending)
  await ctx.media.put(name, picture.bytes)
  await insertDriverPicture(ctx.db, { name, host_id: id, created_at: ctx.now })
  return mediaPath(name)
}

/** The name of an uploaded picture, or nothing; a partner shows only what they uploaded. */
export async function pictureNamed(
  tx: Db,
  hostId: string,
  path: string | null | undefined,
): Promise<string | null> {
  if (!path) return null
  const name = path.split('/').at(-1) ?? ''
  if (path === mediaPath(name) && (await ownsDriverPicture(tx, hostId, name))) return name
  return failField('profilePicture', 'Please upload the picture first.')
}

/** What a driver leaves behind is kept for 30 days after the partner deleted them. */
export async function tidyDrivers({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await eraseDriversDeletedBefore(db, after(clock.now(), -keptAfterDeletion))
  await dropUnusedDriverPictures(db, after(clock.now(), -dayMs))
}
