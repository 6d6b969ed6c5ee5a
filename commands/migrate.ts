import { fileURLToPath } from 'node:url'
import { migrate } from '#foundation/server/database/migrations/migrate.ts'
import { say, withProgress } from './shared/progress.ts'
import { withDatabase } from './shared/with-database.ts'

const dir = fileURLToPath(new URL('../migrations', import.meta.url))

await withDatabase(
  async ({ database, log }) => {
    const applied = await withProgress('Migrating', () => migrate(database.pool, { dir, log }))
    for (const name of applied) say(`  ${name}`)
    say(applied.length === 0 ? 'The database was up to date.' : 'The database is up to date.')
  },
  { alone: true },
)
