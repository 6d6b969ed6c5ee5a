import { join } from 'node:path'
import { Email } from '#accounts/rules/credentials.ts'
import { inviteAdmin } from '#accounts/server/people/invite-admin.ts'
import { openClock } from '#foundation/server/clock.ts'
import { type Config, readConfig } from '#foundation/server/config.ts'
import { type Services, systemContext } from '#foundation/server/context.ts'
import { DataDirInUse } from '#foundation/server/database/embedded/data-dir-lock.ts'
import { recordedPlacement } from '#foundation/server/database/embedded/placement.ts'
import {
  connectDatabase,
  type Database,
  openDatabase,
} from '#foundation/server/database/opening/open-database.ts'
import { loadKeys } from '#foundation/server/keys.ts'
import { nobodyListens } from '#foundation/server/live/live.ts'
import { createLog, type Log } from '#foundation/server/log.ts'
import { localMedia } from '#foundation/server/media/stores/local-media.ts'
import { newId } from '#foundation/server/new-id.ts'
import { embeddedGazetteer } from '#foundation/server/places/embedded-gazetteer.ts'
import { openProvider } from '#foundation/server/provider/open-provider.ts'

const usage = 'Usage: npm run admin -- create <email>'

async function main(): Promise<void> {
  const [command, typed = ''] = process.argv.slice(2)
  const email = Email.safeParse(typed)
  if (command !== 'create' || !email.success) return refuse(usage)
  const config = readConfig(process.env)
  const log = createLog('error')
  const database = await reach(config, log)
  try {
    const keys = loadKeys(config)
    const clock = openClock(config, database.db)
    await clock.catchUp()
    const services: Services = {
      config,
      log,
      clock,
      db: database.db,
      jobs: { wake: async () => undefined, runAll: async () => undefined },
      keys,
      provider: openProvider(config, keys, noSandbox),
      media: localMedia(join(config.dataDir, 'media')),
      geocoder: embeddedGazetteer,
      live: nobodyListens,
    }
    const link = await inviteAdmin(systemContext(services, newId()), email.data)
    if (!link) return refuse('That email already belongs to somebody who is not an operator.')
    process.stdout.write(`Open this link within 30 minutes and choose a password:\n${link}\n`)
  } finally {
    await database.close()
  }
}

/** Making an operator moves no money. */
async function noSandbox(): Promise<Response> {
  throw new Error('No payments here')
}

/** The program may be running on its own database; then that one is shared. */
async function reach(config: Config, log: Log): Promise<Database> {
  const options = { databaseUrl: config.DATABASE_URL, dataDir: config.dataDir, log }
  try {
    return await openDatabase(options)
  } catch (error) {
    const placement = error instanceof DataDirInUse && (await recordedPlacement(config.dataDir))
    if (!placement) throw error
    const role = 'holdall'
    const address = { host: placement.socketDir, port: 5432, user: role, database: role }
    return connectDatabase(address, { log, connections: 2 })
  }
}

function refuse(words: string): void {
  process.stderr.write(`${words}\n`)
  process.exitCode = 1
}

await main()
