import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client, type ClientConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { lockDataDir } from '#foundation/server/database/embedded/data-dir-lock.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#foundation/server/database/embedded/embedded-postgres.ts'
import { migrate } from '#foundation/server/database/migrations/migrate.ts'
import { connectDatabase } from '#foundation/server/database/opening/open-database.ts'
import { quietLog as log } from './quiet-log.ts'
import { installedPostgres } from './servers/installed-postgres.ts'
import { quickFolder, quickPlaces } from './servers/quick-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { superuser: ClientConfig; owner: string; template: string }
  }
}

const FOLDER = 'holdall-test-'
/** Test files run in parallel, each with its own pool. */
const MOST_CONNECTIONS = 300
const SETTLED_MS = minuteMs
const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))

/** One temporary PostgreSQL for the whole run, with a migrated database to copy. */
export default async function startTestPostgres(project: TestProject) {
  await removeAbandoned()
  const dataDir = await quickFolder(FOLDER)
  const server = await start(dataDir)
  const stop = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  await migrateTemplate(server).catch(async error => {
    await stop()
    throw error
  })
  project.provide('testDatabase', {
    superuser: server.superuserConnection,
    owner: server.user,
    template: server.database,
  })
  return stop
}

/** `TEST_DATABASE=installed` runs the same tests on the machine's own PostgreSQL version. */
function start(dataDir: string): Promise<EmbeddedPostgres> {
  const options = { dataDir, log, durable: false, maxConnections: MOST_CONNECTIONS }
  if (process.env.TEST_DATABASE !== 'installed') return startEmbeddedPostgres(options)
  const binaries = installedPostgres()
  if (!binaries) throw new Error('No PostgreSQL 15 or later is installed on this machine')
  return startEmbeddedPostgres({ ...options, binaries })
}

async function migrateTemplate(server: EmbeddedPostgres): Promise<void> {
  const { pool, close } = await connectDatabase(server.connection, { log })
  await migrate(pool, { dir: migrations, log }).finally(close)
  const superuser = new Client(server.superuserConnection)
  await superuser.connect()
  await superuser.query(`alter database ${server.database} with is_template true`)
  await superuser.end()
}

/**
 * Removes what killed runs left behind. A server of such a run ends within a minute, once its
 * folder is gone.
 */
async function removeAbandoned(): Promise<void> {
  for (const place of quickPlaces) {
    // A system without such a place has nothing in it.
    const names = await readdir(place).catch(() => [])
    for (const name of names.filter(one => one.startsWith(FOLDER))) {
      const dataDir = join(place, name)
      if (await isAbandoned(dataDir)) await rm(dataDir, { recursive: true, force: true })
    }
  }
}

/** A new folder may belong to a run that is about to lock it. */
async function isAbandoned(dataDir: string): Promise<boolean> {
  const { mtimeMs } = await stat(dataDir)
  if (Date.now() - mtimeMs < SETTLED_MS) return false
  return lockDataDir(dataDir).then(
    () => true,
    () => false,
  )
}
