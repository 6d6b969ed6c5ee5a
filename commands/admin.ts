import { join } from 'node:path'
import { Email } from '#accounts/rules/credentials.ts'
import { inviteAdmin } from '#accounts/server/people/invite-admin.ts'
import { openClock } from '#foundation/server/clock.ts'
import { type Services, systemContext } from '#foundation/server/context.ts'
import { loadKeys } from '#foundation/server/keys.ts'
import { nobodyListens } from '#foundation/server/live/live.ts'
import { localMedia } from '#foundation/server/media/stores/local-media.ts'
import { newId } from '#foundation/server/new-id.ts'
import { embeddedGazetteer } from '#foundation/server/places/embedded-gazetteer.ts'
import { openProvider } from '#foundation/server/provider/open-provider.ts'
import { say } from './shared/progress.ts'
import { withDatabase } from './shared/with-database.ts'

const [command, typed = ''] = process.argv.slice(2)
const email = Email.safeParse(typed)
if (command === 'create' && email.success) await invite(email.data)
else refuse('Usage: npm run admin -- create <email>')

async function invite(address: string): Promise<void> {
  await withDatabase(async ({ config, database: { db }, log }) => {
    const keys = loadKeys(config)
    const clock = openClock(config, db)
    await clock.catchUp()
    const services: Services = {
      config,
      log,
      clock,
      db,
      jobs: { wake: () => undefined, runAll: async () => undefined },
      keys,
      provider: openProvider(config, keys, noSandbox),
      media: localMedia(join(config.dataDir, 'media')),
      geocoder: embeddedGazetteer,
      live: nobodyListens,
    }
    const link = await inviteAdmin(systemContext(services, newId()), address)
    if (!link) return refuse('That email already belongs to somebody who is not an operator.')
    say(`Open this link within 30 minutes and choose a password:\n${link}`)
  })
}

/** Making an operator moves no money, so no sandbox is needed. */
async function noSandbox(): Promise<Response> {
  throw new Error('No payments here')
}

function refuse(words: string): void {
  process.stderr.write(`${words}\n`)
  process.exitCode = 1
}
