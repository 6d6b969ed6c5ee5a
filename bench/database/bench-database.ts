import { fileURLToPath } from 'node:url'
import { migrate } from '#foundation/server/database/migrations/migrate.ts'
import { openDatabase } from '#foundation/server/database/opening/open-database.ts'
import { quietLog as log } from '#test/quiet-log.ts'
import { benchFolder, removeFolder } from '../servers/running-server.ts'

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

/** A temporary embedded database, with all our tables or empty, deleted when it is closed. */
export async function openBenchDatabase({
  connections = 2,
  statementTimeoutMs,
  isEmpty = false,
}: {
  connections?: number
  isEmpty?: boolean
  statementTimeoutMs?: number
} = {}) {
  const folder = await benchFolder()
  const limits = { connections, ...(statementTimeoutMs && { statementTimeoutMs }) }
  const database = await openDatabase({ dataDir: folder, log, ...limits })
  if (!isEmpty) await migrate(database.pool, { dir: migrations, log })
  const { user, host, database: name } = database.connection
  return {
    ...database,
    folder,
    /** For the program that runs beside it. */
    url: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(String(host))}`,
    async close() {
      await database.close()
      await removeFolder(folder)
    },
  }
}
