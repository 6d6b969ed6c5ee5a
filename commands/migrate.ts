import { fileURLToPath } from 'node:url'
import { readConfig } from '#foundation/server/config.ts'
import { migrate } from '#foundation/server/database/migrations/migrate.ts'
import { openDatabase } from '#foundation/server/database/opening/open-database.ts'
import { createLog } from '#foundation/server/log.ts'
import { say, withProgress } from './shared/progress.ts'
import { loadSettings } from './shared/settings.ts'

loadSettings()
const config = readConfig(process.env)
const log = createLog('warn')

const database = await openDatabase({
  databaseUrl: config.DATABASE_URL,
  dataDir: config.dataDir,
  log,
})
try {
  const dir = fileURLToPath(new URL('../migrations', import.meta.url))
  const applied = await withProgress('Migrating', () => migrate(database.pool, { dir, log }))
  for (const name of applied) say(`  ${name}`)
  say(applied.length === 0 ? 'The database was up to date.' : 'The database is up to date.')
} finally {
  await database.close()
}
