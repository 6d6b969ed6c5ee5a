import { sql } from 'kysely'

export const all = db => db.selectFrom('booking').where(sql`true`)
