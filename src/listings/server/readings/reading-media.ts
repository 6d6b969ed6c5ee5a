import { identifyViewer } from '#accounts/server/sessions/identify.ts'
import type { Services } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { Audience } from '#foundation/server/media/serve-media.ts'
import { mediaKeyOf } from '#foundation/server/media/stores/media-name.ts'
import { readingPictureOwner, readingPicturesKnown } from './readings-table.ts'

/** For everybody as the listing is; what was taken down is for the host and operators. */
export async function guardReadingPictures(
  services: Services,
  request: Request,
  name: string,
): Promise<Audience | undefined> {
  const owner = await readingPictureOwner(services.db, mediaKeyOf(name))
  if (!owner) return undefined
  if (owner.is_public) return 'everybody'
  const viewer = await identifyViewer(services, request)
  return viewer?.id === owner.host_id || viewer?.role === 'admin' ? 'asker' : 'nobody'
}

export async function readingPicturesInUse(db: Db, names: readonly string[]): Promise<string[]> {
  const known = new Set(await readingPicturesKnown(db, [...new Set(names.map(mediaKeyOf))]))
  return names.filter(name => known.has(mediaKeyOf(name)))
}
