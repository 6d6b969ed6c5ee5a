import { join, resolve } from 'node:path'
import { backUp } from '#foundation/server/database/backup/back-up.ts'
import { say, withProgress } from './shared/progress.ts'
import { withDatabase } from './shared/with-database.ts'

/**
 * `npm run backup -- <folder>`: works while the program runs, with the embedded or any other
 * database.
 */
const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
const folder = resolve(process.argv[2] ?? join('backups', stamp))

await withDatabase(async ({ config, database }) => {
  const { dataDir, S3_BUCKET: bucket, DEPLOYMENT_KEY: givenKey } = config
  const { tables, media, key } = await withProgress('Backing up', () =>
    backUp(database.pool, {
      folder,
      ...(bucket ? {} : { mediaFolder: join(dataDir, 'media') }),
      ...(givenKey ? {} : { keyFile: join(dataDir, 'deployment.key') }),
    }),
  )
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  say(`${rows} rows of ${tables.length} tables are in ${folder}`)
  if (media) say('The pictures and films are in it too.')
  if (bucket) say(`The files in the bucket ${bucket} are not: see its versions.`)
  say(key ? 'It holds the key of this deployment: guard it like one.' : 'It holds no keys.')
})
