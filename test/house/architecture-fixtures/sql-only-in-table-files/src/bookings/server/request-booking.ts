import { sql } from 'kysely' // breach
import { Pool } from 'pg' // breach
import type { ClientConfig } from 'pg'
import type { Db } from '#foundation/server/database/open-database.ts'

export async function requestBooking(db: Db, pool: Pool): Promise<ClientConfig> {
  await db.selectFrom('booking').execute() // breach
  await db.insertInto('booking').execute() // breach
  await db.updateTable('booking').execute() // breach
  await db.deleteFrom('booking').execute() // breach
  await sql`select 1`.execute(db)
  const rows = await pool.query('select id from booking where id = $1', ['1']) // breach
  return pool.query(`update booking set state = ${rows}`) // breach
}

export const words = 'Select one of these, then insert a date.'
