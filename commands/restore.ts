import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyFolder } from '#foundation/server/database/backup/backup-folder.ts'
import { restore } from '#foundation/server/database/backup/restore.ts'
import { flushFolder, flushTree } from '#foundation/server/flush-folder.ts'
import { brokenInvariants } from '#payments/server/books/invariants-table.ts'
import { say, withProgress } from './shared/progress.ts'
import { withDatabase } from './shared/with-database.ts'

/** `npm run restore -- <folder>`: fills the empty database and data folder of the settings. */
const [given] = process.argv.slice(2)
if (!given) {
  process.stderr.write('Usage: npm run restore -- <folder of a backup>\n')
  process.exit(1)
}
const folder = resolve(given)
const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

await withDatabase(
  async ({ config, database, log }) => {
    const { dataDir, S3_BUCKET: bucket, DEPLOYMENT_KEY: givenKey } = config
    const { tables, madeAt, media, key } = await withProgress('Restoring', () =>
      restore(database.pool, { folder, migrations, log }),
    )
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    say(`${rows} rows of ${tables.length} tables are as they were at ${madeAt}.`)
    if (media && !bucket) {
      await copyFolder(join(folder, 'media'), join(dataDir, 'media'))
      await flushTree(join(dataDir, 'media'))
    }
    if (key && !givenKey) {
      const kept = await readFile(join(folder, 'deployment.key'))
      await writeFile(join(dataDir, 'deployment.key'), kept, { mode: 0o600, flush: true })
      await flushFolder(dataDir)
    }
    const broken = await brokenInvariants(database.db)
    for (const { name, subject } of broken) say(`BROKEN  ${name}: ${subject}`)
    say(broken.length === 0 ? 'The books are whole.' : 'The books were broken when it was made.')
    if (broken.length > 0) process.exitCode = 1
  },
  { alone: true },
)
