import { rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { openDatabase } from '#foundation/server/database/opening/open-database.ts'
import { cards } from '#payments/server/sandbox/test-cards.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { testDatabase } from '#test/database.ts'
import { databaseUrl } from '#test/database-url.ts'
import { type Person, signUp } from '#test/factories.ts'
import { approvedBooking, onboard, payLink } from '#test/money.ts'
import { quietLog as log } from '#test/quiet-log.ts'
import { quickFolder } from '#test/servers/quick-folder.ts'
import { deploymentKey, runCommand } from '#test/servers/run-command.ts'
import { startServer } from '../../../bench/servers/running-server.ts'

async function pay(app: TestApp, renter: Person, bookingId: string): Promise<void> {
  const { pathname } = new URL((await payLink(app, renter, bookingId)).url)
  const body = new URLSearchParams({ card: cards.success })
  await app.app.request(pathname, { method: 'POST', body })
  await app.services.jobs.runAll()
}

describe('a backup', () => {
  let folder: string
  let backup: string
  let fresh: { DATA_DIR: string }
  let app: TestApp
  let renter: Person
  let picture: string
  let sums: unknown[]

  beforeAll(async () => {
    folder = await quickFolder('holdall-drill-')
    backup = join(folder, 'backup')
    fresh = { DATA_DIR: join(folder, 'fresh') }
    app = await testApp()
    const host = await signUp(app, { role: 'partner' })
    renter = await signUp(app, { role: 'customer', lastName: 'O"Line \\ (x,y)' })
    await onboard(app, host)
    for (const days of [1, 2]) {
      const booking = await approvedBooking(app, { host, renter }, { days, hours: 48 })
      await pay(app, renter, booking.id)
    }
    await app.post('/dev/clock', { now: after(app.clock.now(), 2 * dayMs + hourMs).toISOString() })
    await app.services.jobs.runAll()
    picture = await uploadPicture()
    sums = await everything(app)
  })
  afterAll(async () => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function uploadPicture(): Promise<string> {
    const create = { width: 400, height: 300, channels: 3 as const, background: '#0e5a4a' }
    const form = new FormData()
    const jpeg = await sharp({ create }).jpeg().toBuffer()
    form.append('profilePicture', new File([new Uint8Array(jpeg)], 'me.jpg'))
    const path = `/users/${renter.user._id}/upload`
    const login = { email: renter.email, password: renter.password }
    const { token } = (await app.post('/auth/login', login)).body.data
    return (await app.patch(path, form, { token })).body.data.profilePicture
  }

  /** The number and the content of the rows of each table. */
  async function everything({ pool }: Pick<TestApp, 'pool'>): Promise<unknown[]> {
    const { rows: tables } = await pool.query(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'sandbox') and tablename not in ('migration', 'rate_limit')
       order by name`,
    )
    const found: unknown[] = []
    for (const { name } of tables) {
      const { rows } = await pool.query(
        `select count(*) as rows, md5(string_agg(t::text, '|' order by t::text)) as hash
         from ${name} as t`,
      )
      found.push({ name, ...rows[0] })
    }
    return found
  }

  it('is made by one command while the program works', async () => {
    const settings = {
      DATABASE_URL: databaseUrl(app.database.connection),
      DATA_DIR: app.services.config.dataDir,
    }
    const { code, output } = await runCommand('backup', [backup], settings)
    expect(output).toMatch(/rows of \d+ tables are in/)
    expect(code).toBe(0)
    expect((await stat(backup)).mode & 0o777).toBe(0o700)
    const again = await runCommand('backup', [backup], settings)
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('EEXIST')])
  })

  it('becomes the same database in a fresh place, after everything is lost', async () => {
    const held = await app.pool.query('select sum(abs(pence))::bigint as pence from ledger_line')
    expect(held.rows[0].pence).toBeGreaterThan(0)
    await app.close()

    const { code, output } = await runCommand('restore', [backup], fresh)
    expect(output).toContain('The books are whole.')
    expect(code).toBe(0)

    const check = await runCommand('check', [], fresh)
    expect(check.output).toContain('ok    every ledger entry adds up to nothing')
    expect([check.code, check.output]).toEqual([0, expect.not.stringContaining('BROKEN')])

    const restored = await openDatabase({ dataDir: fresh.DATA_DIR, log })
    try {
      expect(await everything(restored)).toEqual(sums)
      expect((await restored.pool.query('select * from broken_audit_seal')).rows).toEqual([])
    } finally {
      await restored.close()
    }
  })

  it('is a place that the program starts on, with its people, bookings and pictures', async () => {
    const server = await startServer(fresh.DATA_DIR, { DEPLOYMENT_KEY: deploymentKey })
    try {
      const login = await fetch(`${server.url}/api/v1/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: renter.email, password: renter.password }),
      })
      const { data } = (await login.json()) as { data: { token: string } }
      const headers = { authorization: `Bearer ${data.token}` }
      const bookings = await fetch(`${server.url}/api/v1/booking`, { headers })
      expect(((await bookings.json()) as { data: unknown[] }).data).toHaveLength(2)
      expect((await fetch(server.url + picture)).headers.get('content-type')).toMatch(/^image/)
    } finally {
      await server.stop()
    }
  })

  it('is not restored over a database that somebody uses', async () => {
    const { code, output } = await runCommand('restore', [backup], fresh)
    expect([code, output]).toEqual([1, expect.stringContaining('This database is in use')])
  })

  it('is refused when it is not whole', async () => {
    const table = join(backup, 'tables', 'public.booking.gz')
    await truncate(table, (await stat(table)).size - 20)
    const empty = await testDatabase({ empty: true })
    const settings = { DATABASE_URL: databaseUrl(empty.connection), DATA_DIR: folder }
    const { code, output } = await runCommand('restore', [backup], settings)
    const { rows } = await empty.pool.query('select count(*) as people from users')
    await empty.close()
    expect(rows).toEqual([{ people: 0 }])
    expect([code, output]).toEqual([1, expect.stringMatching(/booking is (damaged|not whole)/)])
  })
})
