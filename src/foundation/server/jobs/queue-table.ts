import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

/** The longest wait of a job that is due, in seconds; 0 when none waits. */
export async function longestWaitOfJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as seconds
    from jobs.job where state in ('created', 'retry') and start_after <= now()
  `.execute(db)
  return rows[0]?.seconds ?? 0
}
