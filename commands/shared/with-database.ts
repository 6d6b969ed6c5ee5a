import type { Config } from '#foundation/server/config.ts'
import { type Database, openDatabase } from '#foundation/server/database/opening/open-database.ts'
import { createLog, type Log } from '#foundation/server/log.ts'
import { readSettings } from './settings.ts'

interface Opened {
  config: Config
  database: Database
  log: Log
}

interface Options {
  /** Refuses to run while the program uses its embedded database. */
  alone?: boolean
}

/** Runs a command on the database of the settings and closes it afterwards. */
export async function withDatabase(
  work: (opened: Opened) => Promise<void>,
  { alone = false }: Options = {},
): Promise<void> {
  try {
    await open(work, alone)
  } catch (error) {
    const words = plainWords(error)
    if (!words) throw error
    process.stderr.write(`${words}\n`)
    process.exitCode = 1
  }
}

async function open(work: (opened: Opened) => Promise<void>, alone: boolean): Promise<void> {
  const config = readSettings()
  const log = createLog('warn')
  const { DATABASE_URL: databaseUrl, dataDir } = config
  const database = await openDatabase({ databaseUrl, dataDir, log, joinRunning: !alone })
  try {
    await work({ config, database, log })
  } finally {
    await database.close()
  }
}

const plainFaults = ['ConfigFault', 'DataDirInUse', 'DatabaseUnavailable']
const undefinedTable = '42P01'

/** The operator can correct these: the message is enough, without a stack. */
function plainWords(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && error.code === undefinedTable) {
    return 'There is no Holdall in this database yet: npm run migrate makes its tables.'
  }
  return plainFaults.includes(error.name) ? error.message : undefined
}
