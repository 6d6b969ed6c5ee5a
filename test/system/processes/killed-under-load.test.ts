import { join } from 'node:path'
import { setImmediate as aTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { recordedPlacement } from '#foundation/server/database/embedded/placement.ts'
import { postmasterState } from '#foundation/server/database/embedded/postmaster.ts'
import { type Database, openDatabase } from '#foundation/server/database/opening/open-database.ts'
import { brokenInvariants } from '#payments/server/books/invariants-table.ts'
import { cards } from '#payments/server/sandbox/test-cards.ts'
import type { Person } from '#test/factories.ts'
import { quietLog as log } from '#test/quiet-log.ts'
import { ask, aWish, listingIds, newRenters, pick } from '../../../bench/load/mixed-load.ts'
import {
  benchFolder,
  type RunningServer,
  removeFolder,
  startServer,
} from '../../../bench/servers/running-server.ts'

const atOnce = 4

/** The real program on its own durable database, while people book and pay. */
describe('killed without warning while people book and pay', () => {
  let folder: string
  let server: RunningServer
  let database: Database
  let renters: Person[]
  let listings: string[]
  /** What somebody was told was done. */
  const booked: string[] = []
  const paid: string[] = []

  beforeAll(async () => {
    folder = await benchFolder()
    server = await startServer(folder, { DEMO: '1' })
    database = await besideIt()
    await database.pool.query(
      `update listing set auto_approve = true, booking_notice = 'none', booking_duration = '1-hour'`,
    )
    renters = await newRenters(server.url, 2)
    listings = await listingIds(server.url)
  })
  afterAll(async () => {
    await database.close()
    await server.stop()
    await removeFolder(folder)
  })

  const besideIt = () => openDatabase({ dataDir: folder, log, connections: 2, joinRunning: true })

  async function bookAndPay({ url }: RunningServer): Promise<void> {
    const api = `${url}/api/v1`
    const { token } = pick(renters) ?? {}
    const send = (path: string, body: unknown) =>
      ask(api + path, { method: 'POST', body, ...(token ? { token } : {}) })
    const booking = await send('/booking', aWish(pick(listings)))
    if (booking.status !== 201) return
    const { _id: bookingId } = JSON.parse(booking.body).data
    booked.push(bookingId)
    const link = await send('/booking/create-payment-link', { bookingId })
    if (link.status !== 201) return
    const { pathname } = new URL(JSON.parse(link.body).data.url)
    const body = new URLSearchParams({ card: cards.success })
    const page = await fetch(url + pathname, { method: 'POST', body, redirect: 'manual' })
    if (page.status === 303) paid.push(bookingId)
  }

  /** People go on, whatever the answer, until the program is gone. */
  async function crowd(running: RunningServer, isOver: () => boolean): Promise<void> {
    const one = async () => {
      while (!isOver()) {
        await bookAndPay(running).catch(() => undefined)
        await aTurn()
      }
    }
    await Promise.all(Array.from({ length: atOnce }, one))
  }

  async function untilBooked(more: number): Promise<void> {
    const wanted = booked.length + more
    await expect.poll(() => booked.length, { interval: 20 }).toBeGreaterThanOrEqual(wanted)
  }

  async function killDatabase(): Promise<void> {
    const placement = await recordedPlacement(folder)
    const { pid } = (await postmasterState(join(placement?.home ?? '', '18'))) ?? {}
    if (!pid) throw new Error('There is no database to kill')
    process.kill(pid, 'SIGKILL')
  }

  it('has everything that was acknowledged, and goes on by itself', async () => {
    let isOver = false
    const people = crowd(server, () => isOver)
    await untilBooked(15)
    await killDatabase()
    await untilBooked(10)
    await server.kill()
    isOver = true
    await people

    await database.close()
    server = await startServer(folder, { DEMO: '1' })
    database = await besideIt()
    const lost = await database.pool.query(
      `select id from unnest($1::uuid[]) as told (id)
       where not exists (select from booking where booking.id = told.id)`,
      [booked],
    )
    expect(lost.rows).toEqual([])
    expect(paid.length).toBeGreaterThan(0)
    const inAMinute = new Date(Date.now() + minuteMs).toISOString()
    await ask(`${server.url}/api/v1/dev/clock`, { method: 'POST', body: { now: inAMinute } })
    const unpaid = await database.pool.query(
      'select id from booking where id = any($1) and paid_at is null',
      [paid],
    )
    expect(unpaid.rows).toEqual([])
    expect(await brokenInvariants(database.db)).toEqual([])
    const before = booked.length
    // Chance may pick an hour that is taken.
    const tried = expect.poll(() => bookAndPay(server).then(() => booked.length))
    await tried.toBeGreaterThan(before)
  })
})
