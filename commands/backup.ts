import { join, resolve } from 'node:path'
import { readConfig } from '#foundation/server/config.ts'
import { backUp } from '#foundation/server/database/backup/back-up.ts'
import { openDatabase } from '#foundation/server/database/opening/open-database.ts'
import { createLog } from '#foundation/server/log.ts'
import { say, withProgress } from './shared/progress.ts'
import { loadSettings } from './shared/settings.ts'

/** `npm run backup -- <folder>`: also while the program runs, and whichever database it uses. */
loadSettings()
const config = readConfig(process.env)
const { DATABASE_URL: databaseUrl, dataDir } = config
const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
const folder = resolve(process.argv[2] ?? join('backups', stamp))

const log = createLog('warn')
const database = await openDatabase({
  databaseUrl,
  dataDir,
  log,
  connections: 2,
  joinRunning: true,
})
try {
  const { tables, media, key } = await withProgress('Backing up', () =>
    backUp(database.pool, {
      folder,
      ...(config.S3_BUCKET ? {} : { mediaFolder: join(dataDir, 'media') }),
      ...(config.DEPLOYMENT_KEY ? {} : { keyFile: join(dataDir, 'deployment.key') }),
    }),
  )
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  say(`${rows} rows of ${tables.length} tables are in ${folder}`)
  if (media) say('The pictures and films are in it too.')
  if (config.S3_BUCKET)
    say(`The files in the bucket ${config.S3_BUCKET} are not: see its versions.`)
  say(key ? 'It holds the key of this deployment: guard it like one.' : 'It holds no keys.')
} finally {
  await database.close()
}
