import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { compiledOnce, Slot } from '#foundation/server/database/statements/compiled-once.ts'

export interface Visibility {
  host_id: string
  is_public: boolean
}

const visibility = compiledOnce<null, string, Visibility>(
  () => sql`
    select host_id, is_public from listing
    where id = ${new Slot<string>(id => id)} and deleted_at is null`,
)

export async function findVisibility(db: Db, id: string): Promise<Visibility | undefined> {
  const [found] = await visibility(db, null, id)
  return found
}
