import type { ComplaintSide } from '#complaints/rules/complaint-life.ts'
import { failField } from '#foundation/rules/errors.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { nameInPath } from '#foundation/server/media/stores/media-name.ts'
import { showPicture } from './complaint-pictures-table.ts'
import type { ComplaintRow } from './complaints-table.ts'

interface Shown {
  complaint: ComplaintRow
  personId: string
  side: ComplaintSide
  pictures: readonly string[]
}

/** Only pictures that this person uploaded for this booking. */
export async function showPictures(
  tx: Db,
  { complaint, personId, side, pictures }: Shown,
): Promise<void> {
  for (const [place, path] of pictures.entries()) {
    const name = nameInPath(path)
    const isTheirs =
      name &&
      (await showPicture(tx, {
        name,
        booking_id: complaint.booking_id,
        owner_id: personId,
        complaint_id: complaint.id,
        side,
        place,
      }))
    if (!isTheirs) failField('pictures', 'Please upload the pictures first.')
  }
}
