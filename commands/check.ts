import { readConfig } from '#foundation/server/config.ts'
import { openDatabase } from '#foundation/server/database/opening/open-database.ts'
import { createLog } from '#foundation/server/log.ts'
import { brokenInvariants, invariantNames } from './checking/invariants.ts'

/** Proves on any database that nothing has slipped between two nouns: `npm run check`. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const { DATABASE_URL: databaseUrl, dataDir } = config
  const database = await openDatabase({
    databaseUrl,
    dataDir,
    log: createLog('error'),
    joinRunning: true,
  })
  try {
    const broken = await brokenInvariants(database.db, new Date())
    for (const name of invariantNames) {
      const subjects = broken.filter(one => one.name === name).map(one => one.subject)
      const verdict = subjects.length === 0 ? '  ok    ' : 'BROKEN  '
      process.stdout.write(
        `${verdict}${name}\n${subjects.map(one => `          ${one}\n`).join('')}`,
      )
    }
    if (broken.length > 0) process.exitCode = 1
  } finally {
    await database.close()
  }
}

await main()
