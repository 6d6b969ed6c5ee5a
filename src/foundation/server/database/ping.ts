import { sql } from 'kysely'
import type { Db } from './db.ts'

export async function isAnswering(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
