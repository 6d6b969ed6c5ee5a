import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import type { PageAfter } from '#foundation/server/database/in-pages.ts'
import { type ListingRow, livingOrDeleted } from '../listing/listings-table.ts'

export async function pageOfHost(
  db: Db,
  hostId: string,
  { after, atMost }: PageAfter,
): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    select * from listing
    where host_id = ${hostId} and ${livingOrDeleted}
      and (${after ?? null}::uuid is null or id > ${after ?? null}::uuid)
    order by id limit ${atMost}`.execute(db)
  return rows
}
