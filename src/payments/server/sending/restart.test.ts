import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#foundation/server/database/embedded/embedded-postgres.ts'
import { postmasterState } from '#foundation/server/database/embedded/postmaster.ts'
import { migrate } from '#foundation/server/database/migrations/migrate.ts'
import { connectDatabase } from '#foundation/server/database/opening/open-database.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { type Person, signUp } from '#test/factories.ts'
import { approvedBooking, expectLegalEnd, onboard, payLink, recover } from '#test/money.ts'
import { quietLog as log } from '#test/quiet-log.ts'
import { quickFolder } from '#test/servers/quick-folder.ts'

const migrations = fileURLToPath(new URL('../../../../migrations', import.meta.url))
const bookings = 8

let folder: string
let server: EmbeddedPostgres
let app: TestApp
let host: Person
let renter: Person
beforeAll(async () => {
  folder = await quickFolder('holdall-restart-')
  server = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log })
  const database = await connectDatabase(server.connection, { log, connections: 10 })
  await migrate(database.pool, { dir: migrations, log })
  app = await testApp({ FLOOD_LIMIT: '100000' }, { database })
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
  await onboard(app, host)
})
afterAll(async () => {
  await app?.close()
  await app?.database.close()
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Kills the database server. With `before`, it kills the next one as soon as it has started. */
async function killDatabase(before?: number): Promise<number> {
  for (;;) {
    const state = await postmasterState(join(folder, 'data', 'postgres', '18'))
    if (state?.ready && state.pid !== before) {
      process.kill(state.pid, 'SIGKILL')
      return state.pid
    }
    await pause(25)
  }
}

/**
 * Repeats a request until it is done, as a person would. 409 means that it was done before the
 * answer was lost.
 */
async function insist(ask: () => Promise<{ status: number }>): Promise<void> {
  for (;;) {
    const { status } = await ask().catch(() => ({ status: 503 }))
    if (status === 200 || status === 409) return
    if (status < 500) throw new Error(`answered ${status}`)
    await pause(25)
  }
}

/**
 * 409 can also mean that the payment has arrived meanwhile. Then there is still something to
 * cancel.
 */
async function insistOnCancelling(id: string): Promise<void> {
  for (;;) {
    await insist(() => app.patch(`/booking/cancel/${id}`, undefined, renter))
    const asked = app.pool.query('select stage from booking where id = $1', [id])
    const { rows } = await asked.catch(() => ({ rows: [] }))
    if (rows[0]?.stage === 'cancelled') return
    await pause(25)
  }
}

it('loses nothing that was acknowledged when the database is killed twice under load', async () => {
  const made = []
  for (let count = 0; count < bookings; count += 1) {
    const booking = await approvedBooking(app, { host, renter }, { days: 1, hours: 20 + count })
    made.push({ booking, link: await payLink(app, renter, booking.id) })
  }
  let acknowledged = 0
  let killed: Promise<number[]> = Promise.resolve([])
  const acknowledge = () => {
    acknowledged += 1
    if (acknowledged !== 1 && acknowledged !== bookings) return
    killed = killed.then(async pids => [...pids, await killDatabase(pids.at(-1))])
  }
  const stories = made.map(async ({ booking, link }, index) => {
    await insist(() => app.post(`/dev/payments/${link.sessionId}`, { outcome: 'success' }))
    acknowledge()
    if (index % 2 === 1) return
    await insistOnCancelling(booking.id)
    acknowledge()
  })
  let isOver = false
  const working = (async () => {
    while (!isOver) await app.services.jobs.runAll().catch(() => pause(25))
  })()
  await Promise.all(stories)
  isOver = true
  await working
  expect(new Set(await killed).size).toBe(2)
  await recover(app)
  for (const [index, { booking }] of made.entries()) {
    await expectLegalEnd(app, booking.id)
    const { rows } = await app.pool.query('select stage from booking where id = $1', [booking.id])
    expect(rows).toEqual([{ stage: index % 2 === 1 ? 'paid' : 'cancelled' }])
  }
})
