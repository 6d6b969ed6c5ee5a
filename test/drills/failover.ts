import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#foundation/server/database/embedded/embedded-postgres.ts'
import {
  makePrivateFolder,
  serviceUser,
} from '#foundation/server/database/embedded/service-user.ts'
import { createLog } from '#foundation/server/log.ts'
import { anEmail, aPassword } from '#test/factories.ts'
import { newFolder, startProgram } from '#test/servers/running-program.ts'
import { replicatingPostgres, startBarePostgres, startStandby } from '#test/servers/standby.ts'
import { ask } from '../../bench/load/mixed-load.ts'
import type { Drill, DrillReport } from './shared/drill.ts'
import { inSeconds, timed } from './shared/timed.ts'

export const drill: Drill = {
  name: 'failover',
  title: 'Kills the primary under load and promotes its standby; nothing acknowledged is lost.',
  minutes: 5,
  run: failOver,
}

const writers = 4
const loadMs = 8000

async function failOver(report: DrillReport): Promise<void> {
  const binaries = replicatingPostgres()
  if (!binaries) return report.step('not tried: this machine has no PostgreSQL with pg_basebackup')
  report.step('starting a primary and a standby that has everything before it is acknowledged')
  const folder = await newFolder()
  const dataDir = join(folder, 'made')
  const made = await startEmbeddedPostgres({ dataDir, log: createLog('error'), binaries })
  await made.stop()
  const user = await serviceUser(join(dataDir, 'postgres'))
  const homes = [join(folder, 'first'), join(folder, 'second')] as const
  await makePrivateFolder(homes[0], user)
  const cluster = join(dataDir, 'postgres', String(binaries.major))
  const first = await startBarePostgres(cluster, homes[0], { binaries, user })
  const second = await startStandby({ host: homes[0] }, homes[1], { binaries, user })
  await first.admin.query(`alter system set synchronous_standby_names = '*'`)
  await first.admin.query('select pg_reload_conf()')

  const servers = new URLSearchParams({
    host: homes.join(','),
    port: '5432,5432',
    target_session_attrs: 'read-write',
  })
  const program = await startProgram({
    dataDir: join(folder, 'app'),
    settings: { DATABASE_URL: `postgres://holdall@localhost/holdall?${servers}`, DEMO: '1' },
  })

  report.step(`${writers} people after people sign up; the primary is killed`)
  const known: string[] = []
  let writtenAt = performance.now()
  let longestMs = 0
  let refused = 0
  let isOver = false
  const write = async () => {
    while (!isOver) {
      const token = await signUp(program.url)
      if (token === undefined) {
        refused += 1
        await pause(50)
        continue
      }
      known.push(token)
      longestMs = Math.max(longestMs, performance.now() - writtenAt)
      writtenAt = performance.now()
    }
  }
  const writing = Array.from({ length: writers }, write)
  await pause(loadMs)
  const before = known.length
  longestMs = 0
  first.process.kill('SIGKILL')
  const promotion = await timed(() => second.admin.query('select pg_promote()'))
  report.step(`the standby was promoted in ${inSeconds(promotion.ms)}`)
  await pause(loadMs)
  isOver = true
  await Promise.all(writing)

  const after = known.length - before
  report.expect('people sign up afterwards, without a restart', after > 0, after)
  report.expect('at most 5 s pass without a write', longestMs <= 5000, inSeconds(longestMs))
  report.step(`${refused} were told to come back meanwhile`)
  let lost = 0
  for (const token of known) {
    const { status } = await ask(`${program.url}/api/v1/users/me`, { token })
    // 403 means a known account whose email is not verified yet.
    if (status !== 403) lost += 1
  }
  report.expect(`none of ${known.length} who were acknowledged are lost`, lost === 0, lost)
  await program.stop()
  await second.stop()
}

/** The token of a new account, once the program has answered. */
async function signUp(url: string): Promise<string | undefined> {
  const body = {
    email: anEmail(),
    firstName: 'Amara',
    lastName: 'Lloyd',
    password: aPassword,
    role: 'customer',
  }
  const answer = await ask(`${url}/api/v1/auth/register`, { method: 'POST', body })
  return answer.status === 201 ? JSON.parse(answer.body).data.token : undefined
}
