import type { Services } from '#foundation/server/context.ts'
import type { Audience } from '#foundation/server/media/serve-media.ts'
import { picturesInUse } from './users-table.ts'

export async function guardProfilePictures(
  { db }: Pick<Services, 'db'>,
  _request: Request,
  name: string,
): Promise<Audience | undefined> {
  const [isInUse] = await picturesInUse(db, [name])
  return isInUse ? 'everybody' : undefined
}
