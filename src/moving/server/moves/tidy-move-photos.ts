import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Services } from '#foundation/server/context.ts'
import { movePhotosKeptDays } from '#moving/rules/photos-kept.ts'
import { forgetPhotosBefore } from './move-photos-table.ts'

/** The sweep of the media takes the files that no move names any more. */
export async function tidyMovePhotos({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await forgetPhotosBefore(db, after(clock.now(), -movePhotosKeptDays * dayMs))
}
