import { expect, it } from 'vitest'
import { partnerTabOf, partnerTabs, renterTabOf, renterTabs } from '#bookings/rules/tabs.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { brokenInvariants } from '#payments/server/invariants-table.ts'
import { testApp } from '#test/app-under-test.ts'
import { balancesOf } from '#test/money.ts'
import { demoPassword } from './accounts.ts'
import { loadDemo } from './load-demo.ts'

it('has something under every tab, and books that are whole', async () => {
  const app = await testApp()
  await loadDemo(app.services)
  const bookingsOf = async (email: string) => {
    const { body } = await app.post('/auth/login', { email, password: demoPassword })
    return (await app.get('/booking', { token: body.data.token })).body.data
  }
  const hosted = await bookingsOf('partner@holdall.test')
  expect(new Set(hosted.map(partnerTabOf))).toEqual(new Set(partnerTabs))
  const rented: Booking[] = await bookingsOf('renter@holdall.test')
  expect(new Set(rented.map(renterTabOf))).toEqual(new Set(renterTabs))

  const refunded = rented.find(({ paymentStatus, cancelledAt }) => paymentStatus && cancelledAt)
  const { token } = (
    await app.post('/auth/login', { email: 'renter@holdall.test', password: demoPassword })
  ).body.data
  const { items } = (await app.get(`/booking/${refunded?._id}/money`, { token })).body.data
  expect(items[0].kind, 'nothing goes back before it was paid').toBe('payment')

  expect(await brokenInvariants(app.db)).toEqual([])
  const { total, clearing, provider } = await balancesOf(app)
  expect([total, clearing]).toEqual([0, provider])
  const { body } = await app.post('/auth/login', {
    email: 'partner@holdall.test',
    password: demoPassword,
  })
  const as = { token: body.data.token }
  const { paid, owed } = (await app.get('/users/balance', as)).body.data
  expect(paid).toBeGreaterThan(0)
  expect(owed).toBeGreaterThan(0)
  await app.close()
}, 60_000)
