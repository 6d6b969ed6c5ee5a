import { identifyViewer } from '#accounts/server/sessions/identify.ts'
import type { Services } from '#foundation/server/context.ts'
import type { Audience } from '#foundation/server/media/serve-media.ts'
import { mediaKeyOf } from '#foundation/server/media/stores/media-name.ts'
import { mediaOwner } from '../listing/listing-media-table.ts'

/** Files of a public listing are for everybody, those of others for the host and operators. */
export async function guardListingMedia(
  services: Services,
  request: Request,
  name: string,
): Promise<Audience | undefined> {
  const owner = await mediaOwner(services.db, mediaKeyOf(name))
  if (!owner) return undefined
  if (owner.is_public) return 'everybody'
  const viewer = await identifyViewer(services, request)
  return viewer?.id === owner.host_id || viewer?.role === 'admin' ? 'asker' : 'nobody'
}
