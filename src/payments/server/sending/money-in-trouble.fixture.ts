import { afterAll, beforeAll, expect } from 'vitest'
import type { Pence } from '#foundation/rules/money.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { logInAgain, type Person, signUp } from '#test/factories.ts'
import { approvedBooking, balancesOf, payLink } from '#test/money.ts'
import { brokenInvariants } from '../books/invariants-table.ts'
import { lockObject } from '../sandbox/sandbox-table.ts'
import { closeDispute, openDispute } from '../sandbox/sessions.ts'

/** One program for the file; each story has a partner and a renter of its own. */
export function moneyInTrouble() {
  let app: TestApp
  let host: Person
  let renter: Person
  beforeAll(async () => {
    app = await testApp({ FLOOD_LIMIT: '100000' })
  })
  afterAll(() => app.close())

  const work = () => ({ now: app.clock.now(), publicUrl: app.services.config.publicUrl })
  const runJobs = () => app.services.jobs.runAll()
  return {
    get app() {
      return app
    },
    get host() {
      return host
    },
    get renter() {
      return renter
    },
    work,
    runJobs,
    async arrange() {
      await app.post('/dev/clock', { now: null })
      host = await signUp(app, { role: 'partner' })
      renter = await signUp(app, { role: 'customer' })
      return approvedBooking(app, { host, renter })
    },
    async payWithCard(bookingId: string, card: string) {
      const { url } = await payLink(app, renter, bookingId)
      const body = new URLSearchParams({ card })
      return app.app.request(new URL(url).pathname, { method: 'POST', body })
    },
    async money(id: string, person: Person) {
      return (await app.get(`/booking/${id}/money`, person)).body.data
    },
    async balance() {
      return (await app.get('/users/balance', host)).body.data
    },
    async cancelByHost(id: string) {
      await app.patch(
        `/booking/${id}`,
        { approvalStatus: 'disapproved' },
        await logInAgain(app, host),
      )
    },
    async refundsOf(bookingId: string): Promise<string[]> {
      const { rows } = await app.pool.query(
        `select state from money_movement where booking_id = $1 and kind = 'refund'`,
        [bookingId],
      )
      return rows.map(({ state }) => state)
    },
    /** The renter's bank disputes the payment. We hear of it when the jobs run. */
    async dispute(bookingId: string, amount?: Pence): Promise<string> {
      const charge = 'select charge_id as id from payment where booking_id = $1'
      const { rows } = await app.pool.query(charge, [bookingId])
      const opened = await transaction(app.db, async tx => {
        const found = (await lockObject(tx, rows[0].id)) ?? { id: '', object: '', created: 0 }
        return openDispute({ tx, ...work() }, found, amount)
      })
      return opened.id
    },
    async decide(status: 'won' | 'lost') {
      const { rows } = await app.pool.query(
        `select provider_id from dispute where state = 'open' order by opened_at desc limit 1`,
      )
      await transaction(app.db, tx => closeDispute({ tx, ...work() }, rows[0].provider_id, status))
      await runJobs()
    },
    async expectSoundBooks() {
      expect(await brokenInvariants(app.db)).toEqual([])
      const { total, clearing, provider } = await balancesOf(app)
      expect([total, clearing]).toEqual([0, provider])
    },
  }
}
