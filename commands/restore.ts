import { copyFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '#foundation/server/config.ts'
import { copyFolder } from '#foundation/server/database/backup/backup-folder.ts'
import { restore } from '#foundation/server/database/backup/restore.ts'
import { openDatabase } from '#foundation/server/database/opening/open-database.ts'
import { createLog } from '#foundation/server/log.ts'
import { brokenInvariants } from '#payments/server/books/invariants-table.ts'
import { say, withProgress } from './shared/progress.ts'
import { loadSettings } from './shared/settings.ts'

/** `npm run restore -- <folder>`: into the empty database and data folder that the settings name. */
loadSettings()
const config = readConfig(process.env)
const { DATABASE_URL: databaseUrl, dataDir } = config
const [given] = process.argv.slice(2)
if (!given) {
  process.stderr.write('Usage: npm run restore -- <folder of a backup>\n')
  process.exit(1)
}
const folder = resolve(given)
const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

const log = createLog('warn')
const database = await openDatabase({ databaseUrl, dataDir, log, connections: 2 })
try {
  const { tables, madeAt, media, key } = await withProgress('Restoring', () =>
    restore(database.pool, { folder, migrations, log }),
  )
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  say(`${rows} rows of ${tables.length} tables are as they were at ${madeAt}.`)
  if (media && !config.S3_BUCKET) await copyFolder(join(folder, 'media'), join(dataDir, 'media'))
  if (key && !config.DEPLOYMENT_KEY) {
    await copyFile(join(folder, 'deployment.key'), join(dataDir, 'deployment.key'))
  }
  const broken = await brokenInvariants(database.db)
  for (const { name, subject } of broken) say(`BROKEN  ${name}: ${subject}`)
  say(broken.length === 0 ? 'The books are whole.' : 'The books were broken when it was made.')
  if (broken.length > 0) process.exitCode = 1
} finally {
  await database.close()
}
