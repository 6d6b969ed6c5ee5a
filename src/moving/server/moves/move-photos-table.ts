import { sql } from 'kysely'
import { endOfStay } from '#bookings/server/for-payments/end-of-stay.ts'
import type { Db } from '#foundation/server/database/db.ts'

export const noPhotos = { collected_photo: null, delivered_photo: null }

/** Of stays that ended before then and are not in dispute. */
export async function forgetPhotosBefore(db: Db, before: Date): Promise<void> {
  await sql`
    update move_job set collected_photo = null, delivered_photo = null
    where (collected_photo is not null or delivered_photo is not null)
      and booking_id in (select id from booking where contested_at is null)
      and ${endOfStay(sql.ref('move_job.booking_id'))} < ${before}`.execute(db)
}

export async function movesWithPhoto(
  db: Db,
  names: readonly string[],
): Promise<{ name: string; host_id: string; renter_id: string }[]> {
  const { rows } = await sql<{ name: string; host_id: string; renter_id: string }>`
    select collected_photo as name, host_id, renter_id
    from move_job where collected_photo = any(${[...names]}::text[])
    union all
    select delivered_photo, host_id, renter_id
    from move_job where delivered_photo = any(${[...names]}::text[])`.execute(db)
  return rows
}
