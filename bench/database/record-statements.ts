import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolConfig } from 'pg'
import type { Db } from '#foundation/server/database/db.ts'
import type { Statement } from '../load/pgbench.ts'

/** The exact statements that the program sends while it does this. */
export async function recordStatements(
  connection: PoolConfig,
  run: (db: Db) => Promise<unknown>,
): Promise<Statement[]> {
  const sent: Statement[] = []
  const pool = new Pool({ ...connection, max: 1 })
  const db: Db = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      sent.push({ text: query.sql, values: query.parameters })
    },
  })
  await run(db)
  await db.destroy()
  return sent
}
