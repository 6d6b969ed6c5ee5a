import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'

export async function knownReferences(
  db: Db,
  hostId: string,
  references: readonly string[],
): Promise<Set<string>> {
  if (references.length === 0) return new Set()
  const { rows } = await sql<{ reference: string }>`
    select reference from listing
    where host_id = ${hostId} and deleted_at is null
      and reference = any(${[...references]}::text[])`.execute(db)
  return new Set(rows.map(row => row.reference))
}

/** One import of a partner at a time, until the transaction ends. */
export async function waitForImport(tx: Db, hostId: string): Promise<void> {
  const name = `import ${hostId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}::text, 387))`.execute(tx)
}
