import { readConfig } from '#foundation/server/config.ts'
import { openDatabase } from '#foundation/server/database/opening/open-database.ts'
import { loadKeys } from '#foundation/server/keys.ts'
import { createLog } from '#foundation/server/log.ts'
import { resealColumn } from '#foundation/server/sealed-columns-table.ts'
import { sealedColumns } from '../src/sealed-columns.ts'
import { say } from './shared/progress.ts'
import { loadSettings } from './shared/settings.ts'

/** `npm run reseal`: afterwards nothing needs OTHER_DEPLOYMENT_KEY but codes made before. */
loadSettings()
const config = readConfig(process.env)
const database = await openDatabase({
  databaseUrl: config.DATABASE_URL,
  dataDir: config.dataDir,
  log: createLog('warn'),
  joinRunning: true,
})
try {
  const keys = loadKeys(config)
  for (const column of sealedColumns) {
    const { resealed, unreadable } = await resealColumn(database.db, keys, column)
    const name = `${column.table}.${column.column}`
    say(`  ${name.padEnd(28)} ${resealed} sealed anew, ${unreadable} opened by neither key`)
    if (unreadable > 0) process.exitCode = 1
  }
} finally {
  await database.close()
}
