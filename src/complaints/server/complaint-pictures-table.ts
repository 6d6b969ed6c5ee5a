import { sql } from 'kysely'
import type { ComplaintSide } from '#complaints/rules/complaint-life.ts'
import type { Db } from '#foundation/server/database/db.ts'

export interface ComplaintPictureRow {
  name: string
  booking_id: string
  owner_id: string
  complaint_id: string | null
  side: ComplaintSide | null
  place: number
  created_at: Date
}

const table = (db: Db) => db.$extendTables<{ complaint_picture: ComplaintPictureRow }>()

export async function insertComplaintPicture(
  db: Db,
  row: Pick<ComplaintPictureRow, 'name' | 'booking_id' | 'owner_id' | 'created_at'>,
): Promise<void> {
  await table(db)
    .insertInto('complaint_picture')
    .values({ ...row, complaint_id: null, side: null, place: 0 })
    .execute()
}

/** False unless this person uploaded it for this booking and has not shown it yet. */
export async function showPicture(
  tx: Db,
  shown: Pick<ComplaintPictureRow, 'name' | 'booking_id' | 'owner_id' | 'place'> & {
    complaint_id: string
    side: ComplaintSide
  },
): Promise<boolean> {
  const { name, booking_id, owner_id, ...set } = shown
  const row = await table(tx)
    .updateTable('complaint_picture')
    .set(set)
    .where('name', '=', name)
    .where('booking_id', '=', booking_id)
    .where('owner_id', '=', owner_id)
    .where('complaint_id', 'is', null)
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}

export async function picturesOfComplaints(
  db: Db,
  ids: readonly string[],
): Promise<ComplaintPictureRow[]> {
  return table(db)
    .selectFrom('complaint_picture')
    .selectAll()
    .where('complaint_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('place')
    .execute()
}

export async function complaintPicturesKnown(
  db: Db,
  names: readonly string[],
): Promise<ComplaintPictureRow[]> {
  return table(db)
    .selectFrom('complaint_picture')
    .selectAll()
    .where('name', '=', sql<string>`any(${[...names]}::text[])`)
    .execute()
}

/** Only the rows; a later sweep deletes the files. */
export async function dropOldPictures(
  db: Db,
  { unusedBefore, closedBefore }: { unusedBefore: Date; closedBefore: Date },
): Promise<void> {
  await table(db)
    .deleteFrom('complaint_picture')
    .where(
      sql<boolean>`(complaint_id is null and created_at < ${unusedBefore})
        or exists (
          select from complaint where complaint.id = complaint_id and closed_at < ${closedBefore}
        )`,
    )
    .execute()
}

export async function deletePicturesOf(tx: Db, userId: string): Promise<void> {
  await table(tx).deleteFrom('complaint_picture').where('owner_id', '=', userId).execute()
}
