import { fileURLToPath } from 'node:url'
import { Client, type ClientConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import type { EmbeddedPostgres } from '#foundation/server/database/embedded/embedded-postgres.ts'
import { migrate } from '#foundation/server/database/migrations/migrate.ts'
import { connectDatabase } from '#foundation/server/database/opening/open-database.ts'
import { quietLog as log } from '../quiet-log.ts'
import { installedPostgres } from '../servers/installed-postgres.ts'
import { startQuickPostgres } from '../servers/quick-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { superuser: ClientConfig; owner: string; template: string }
  }
}

/** Test files run in parallel, each with its own pool. */
const mostConnections = 300
const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** One temporary PostgreSQL for the whole run, with a migrated database to copy. */
export default async function startTestPostgres(project: TestProject) {
  const server = await start()
  await migrateTemplate(server).catch(async error => {
    await server.stop()
    throw error
  })
  project.provide('testDatabase', {
    superuser: server.superuserConnection,
    owner: server.user,
    template: server.database,
  })
  return server.stop
}

/** `TEST_DATABASE=installed` runs the same tests on the machine's own PostgreSQL version. */
function start(): Promise<EmbeddedPostgres> {
  const maxConnections = mostConnections
  if (process.env.TEST_DATABASE !== 'installed') return startQuickPostgres({ maxConnections })
  const binaries = installedPostgres()
  if (!binaries) throw new Error('No PostgreSQL 15 or later is installed on this machine')
  return startQuickPostgres({ maxConnections, binaries })
}

async function migrateTemplate(server: EmbeddedPostgres): Promise<void> {
  const { pool, close } = await connectDatabase(server.connection, { log })
  await migrate(pool, { dir: migrations, log }).finally(close)
  const superuser = new Client(server.superuserConnection)
  await superuser.connect()
  await superuser.query(`alter database ${server.database} with is_template true`)
  await superuser.end()
}
