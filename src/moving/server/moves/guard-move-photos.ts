import { identifyViewer } from '#accounts/server/sessions/identify.ts'
import type { Services } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { Audience } from '#foundation/server/media/serve-media.ts'
import { movesWithPhoto } from './move-photos-table.ts'

/** The photographs show private things, so only the two sides and the operator can see them. */
export async function guardMovePhotos(
  services: Services,
  request: Request,
  name: string,
): Promise<Audience | undefined> {
  const [move] = await movesWithPhoto(services.db, [name])
  if (!move) return undefined
  const viewer = await identifyViewer(services, request)
  const isTheirs = viewer?.id === move.host_id || viewer?.id === move.renter_id
  return isTheirs || viewer?.role === 'admin' ? 'asker' : 'nobody'
}

export async function movePhotosInUse(db: Db, names: readonly string[]): Promise<string[]> {
  return (await movesWithPhoto(db, names)).map(({ name }) => name)
}
