import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { databaseUrl } from '#test/database-url.ts'
import { approvedListing, type Person, signUp } from '#test/factories.ts'
import { installedPostgres } from '#test/installed-postgres.ts'
import { quietLog as log } from '#test/quiet-log.ts'
import {
  makePrivateFolder,
  serviceUser,
} from './foundation/server/database/embedded/service-user.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './foundation/server/database/embedded-postgres.ts'
import { migrate } from './foundation/server/database/migrate.ts'
import { connectDatabase, type Database } from './foundation/server/database/open-database.ts'
import { openReplicas, type Replicas } from './foundation/server/database/replicas.ts'

/** Real processes start here, which takes long on a crowded machine. */

const run = promisify(execFile)
const binaries = installedPostgres()
const baseBackup = join(binaries?.home ?? '', 'bin/pg_basebackup')
const canReplicate = binaries !== undefined && existsSync(baseBackup)
if (!canReplicate) {
  process.stdout.write('No replica is tried: this machine has no PostgreSQL with pg_basebackup.\n')
}

describe.runIf(canReplicate)('a streaming replica', () => {
  let folder: string
  let primary: EmbeddedPostgres
  let replica: ChildProcess
  let replicaAdmin: Client
  let database: Database
  let replicas: Replicas
  let app: TestApp
  let host: Person
  let id: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'holdall-replica-'))
    await chmod(folder, 0o755)
    if (!binaries) throw new Error('No PostgreSQL is installed')
    const dataDir = join(folder, 'primary')
    primary = await startEmbeddedPostgres({ dataDir, log, binaries })
    database = await connectDatabase(primary.connection, { log })
    const dir = fileURLToPath(new URL('../migrations', import.meta.url))
    await migrate(database.pool, { dir, log })
    await startReplica()
    const connection = { ...primary.connection, host: join(folder, 'replica') }
    const urls = ['postgres://nobody@127.0.0.1:1/nowhere', databaseUrl(connection)]
    const options = { urls, primary: database.pool, connections: 4, log }
    replicas = openReplicas({ ...options, everyMs: 3_600_000 })
    app = await testApp({}, { database, replicas })
    host = await signUp(app)
    id = (await approvedListing(app, host))._id
    await untilClose()
  })
  afterAll(async () => {
    await app.close()
    await replicas.close()
    await stopReplica()
    await database.close()
    await primary.stop()
    await rm(folder, { recursive: true, force: true })
  })

  async function startReplica(): Promise<void> {
    const home = join(folder, 'replica')
    const user = await serviceUser(join(folder, 'primary/postgres'))
    await makePrivateFolder(home, user)
    const cluster = join(home, 'cluster')
    const { host: at = '' } = primary.superuserConnection
    const from = [`--host=${at}`, '--username=postgres', `--pgdata=${cluster}`]
    const how = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync']
    await run(baseBackup, [...from, ...how], { ...user, cwd: '/' })
    const settings = [
      'listen_addresses=',
      `unix_socket_directories=${home}`,
      'max_connections=60',
      'fsync=off',
    ].flatMap(setting => ['-c', setting])
    replica = spawn(binaries?.postgres ?? '', ['-D', cluster, ...settings], {
      ...user,
      cwd: '/',
      stdio: 'ignore',
    })
    replicaAdmin = await connectedTo({
      ...primary.superuserConnection,
      host: home,
      database: 'holdall',
    })
  }

  async function connectedTo(connection: object): Promise<Client> {
    for (;;) {
      const client = new Client(connection)
      const isThere = await client.connect().then(
        () => true,
        () => false,
      )
      if (isThere) return client
      if (replica.exitCode !== null) throw new Error('The replica ended')
    }
  }

  async function stopReplica(): Promise<void> {
    await replicaAdmin.end()
    if (replica.exitCode !== null) return
    const ended = once(replica, 'exit')
    replica.kill('SIGINT')
    await ended
  }

  async function untilClose(): Promise<void> {
    do await replicas.check()
    while (!replicas.pick())
  }

  const rename = (title: string) =>
    database.pool.query(
      `update listing set card = jsonb_set(card::jsonb, '{storageTitle}', to_jsonb($2::text))::json
       where id = $1`,
      [id, title],
    )
  const titleFor = async (token?: string) =>
    (await app.get(`/users/listings/${id}`, { token })).body.data.storageTitle

  it('is what visitors read from, while whoever is signed in sees what they wrote', async () => {
    const before = await titleFor()
    await replicaAdmin.query('select pg_wal_replay_pause()')
    await rename('Written a moment ago')
    expect(await titleFor()).toBe(before)
    expect(await titleFor(host.token)).toBe('Written a moment ago')
    const found = await app.post('/users/listings', {})
    expect(found.body.data[0].storageTitle).toBe(before)
  })

  it('is left alone once it has fallen behind, and read from again when it has caught up', async () => {
    await rename('Written while it stood still')
    await replicas.check()
    await replicas.check()
    expect(replicas.pick()).toBeUndefined()
    expect(await titleFor()).toBe('Written while it stood still')
    await replicaAdmin.query('select pg_wal_replay_resume()')
    await untilClose()
    expect(await titleFor()).toBe('Written while it stood still')
  })

  it('is not missed when it is gone', async () => {
    expect(replicas.pick()).toBeDefined()
    await stopReplica()
    expect(await titleFor()).toBe('Written while it stood still')
    expect(replicas.pick()).toBeUndefined()
  })
})
