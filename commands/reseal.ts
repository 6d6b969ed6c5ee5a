import { loadKeys } from '#foundation/server/keys.ts'
import { resealColumn } from '#foundation/server/sealed-columns-table.ts'
import { sealedColumns } from '../src/sealed-columns.ts'
import { say } from './shared/progress.ts'
import { withDatabase } from './shared/with-database.ts'

/** `npm run reseal`: afterwards OTHER_DEPLOYMENT_KEY is needed only for codes made before. */
await withDatabase(async ({ config, database }) => {
  const keys = loadKeys(config)
  for (const column of sealedColumns) {
    const { resealed, unreadable } = await resealColumn(database.db, keys, column)
    const name = `${column.table}.${column.column}`
    say(`  ${name.padEnd(28)} ${resealed} sealed anew, ${unreadable} opened by neither key`)
    if (unreadable > 0) process.exitCode = 1
  }
})
