import { requirePerson } from '#accounts/server/account/require-person.ts'
import { failField } from '#foundation/rules/errors.ts'
import { after, dayMs } from '#foundation/rules/time/time.ts'
import type { Context, Services } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { portrait, readPicture } from '#foundation/server/media/read-picture.ts'
import { mediaPath, nameInPath } from '#foundation/server/media/stores/media-name.ts'
import {
  dropUnusedDriverPictures,
  eraseDriversDeletedBefore,
  insertDriverPicture,
  ownsDriverPicture,
} from './drivers-table.ts'

const keptAfterDeletion = 30 * dayMs

/** Answers the picture's address, which a driver is then saved with. */
export async function uploadDriverPicture(ctx: Context, request: Request): Promise<string> {
  const { id } = requirePerson(ctx)
  const { name, bytes } = await readPicture(request, portrait)
  await ctx.media.put(name, bytes)
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
  const name = nameInPath(path)
  if (name && (await ownsDriverPicture(tx, hostId, name))) return name
  return failField('profilePicture', 'Please upload the picture first.')
}

/** What a driver leaves behind is kept for 30 days after the partner deleted them. */
export async function tidyDrivers({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await eraseDriversDeletedBefore(db, after(clock.now(), -keptAfterDeletion))
  await dropUnusedDriverPictures(db, after(clock.now(), -dayMs))
}
