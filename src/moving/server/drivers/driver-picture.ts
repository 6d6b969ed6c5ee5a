import { requirePerson } from '#accounts/server/account/require-person.ts'
import { failField } from '#foundation/rules/errors.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Context, Services } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { portrait, readPicture } from '#foundation/server/media/read-picture.ts'
import { mediaPath, nameInPath } from '#foundation/server/media/stores/media-name.ts'
import { driversKeptDays } from '#moving/rules/drivers-kept.ts'
import {
  dropUnusedDriverPictures,
  eraseDriversDeletedBefore,
  insertDriverPicture,
  ownsDriverPicture,
} from './drivers-table.ts'

/** Answers the address of the picture. Saving the driver sends it along. */
export async function uploadDriverPicture(ctx: Context, request: Request): Promise<string> {
  const { id } = requirePerson(ctx)
  const { name, bytes } = await readPicture(request, portrait)
  await ctx.media.put(name, bytes)
  await insertDriverPicture(ctx.db, { name, host_id: id, created_at: ctx.now })
  return mediaPath(name)
}

/** Refused unless this partner uploaded the picture, so nobody can use the pictures of others. */
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

export async function tidyDrivers({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await eraseDriversDeletedBefore(db, after(clock.now(), -driversKeptDays * dayMs))
  await dropUnusedDriverPictures(db, after(clock.now(), -dayMs))
}
