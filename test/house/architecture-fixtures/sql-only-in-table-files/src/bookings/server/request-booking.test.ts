import { sql } from 'kysely'

export const count = db => sql`select count(*) from booking`.execute(db)
