import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#foundation/server/database/embedded/embedded-postgres.ts'
import { serviceUser } from '#foundation/server/database/embedded/service-user.ts'
import { migrate } from '#foundation/server/database/migrations/migrate.ts'
import {
  connectDatabase,
  type Database,
} from '#foundation/server/database/opening/open-database.ts'
import { openReplicas, type Replicas } from '#foundation/server/database/opening/replicas.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { databaseUrl } from '#test/database-url.ts'
import { approvedListing, type Person, signUp } from '#test/factories.ts'
import { quietLog as log } from '#test/quiet-log.ts'
import { type BarePostgres, replicatingPostgres, startStandby } from '#test/servers/standby.ts'

const binaries = replicatingPostgres()

describe.runIf(binaries)('a streaming replica', () => {
  let folder: string
  let primary: EmbeddedPostgres
  let replica: BarePostgres
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
    const dir = fileURLToPath(new URL('../../../migrations', import.meta.url))
    await migrate(database.pool, { dir, log })
    const user = await serviceUser(join(dataDir, 'postgres'))
    replica = await startStandby(primary.superuserConnection, join(folder, 'replica'), {
      binaries,
      user,
    })
    const connection = { ...primary.connection, host: join(folder, 'replica') }
    const urls = ['postgres://nobody@127.0.0.1:1/nowhere', databaseUrl(connection)]
    const options = { urls, primary: database.connection, connections: 4, log }
    replicas = openReplicas({ ...options, everyMs: hourMs })
    app = await testApp({}, { database, replicas })
    host = await signUp(app)
    id = (await approvedListing(app, host))._id
    await untilClose()
  })
  afterAll(async () => {
    await app.close()
    await replicas.close()
    await replica.stop()
    await database.close()
    await primary.stop()
    await rm(folder, { recursive: true, force: true })
  })

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
    await replica.admin.query('select pg_wal_replay_pause()')
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
    await replica.admin.query('select pg_wal_replay_resume()')
    await untilClose()
    expect(await titleFor()).toBe('Written while it stood still')
  })

  it('is seen to fall behind also while all connections are in use', async () => {
    await replicas.check()
    await untilClose()
    await replica.admin.query('select pg_wal_replay_pause()')
    const { pool } = database
    const inUse = []
    while (inUse.length < (pool.options.max ?? 0)) inUse.push(await pool.connect())
    try {
      await inUse[0]?.query('update listing set card = card where id = $1', [id])
      await replicas.check()
      await replicas.check()
      expect(replicas.pick()).toBeUndefined()
    } finally {
      for (const client of inUse) client.release()
      await replica.admin.query('select pg_wal_replay_resume()')
    }
    await untilClose()
  })

  it('is not missed when it is gone', async () => {
    expect(replicas.pick()).toBeDefined()
    await replica.stop()
    expect(await titleFor()).toBe('Written while it stood still')
    expect(replicas.pick()).toBeUndefined()
  })
})
