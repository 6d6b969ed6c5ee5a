import { expect, it } from 'vitest'
import { partnerTabOf, partnerTabs, renterTabOf, renterTabs } from '#bookings/rules/tabs.ts'
import { testApp } from '#test/app-under-test.ts'
import { demoPassword } from './accounts.ts'
import { loadDemo } from './load-demo.ts'

it('has something under every tab of the partner and of the renter', async () => {
  const app = await testApp()
  await loadDemo(app.services)
  const bookingsOf = async (email: string) => {
    const { body } = await app.post('/auth/login', { email, password: demoPassword })
    return (await app.get('/booking', { token: body.data.token })).body.data
  }
  const hosted = await bookingsOf('partner@holdall.test')
  expect(new Set(hosted.map(partnerTabOf))).toEqual(new Set(partnerTabs))
  const rented = await bookingsOf('renter@holdall.test')
  expect(new Set(rented.map(renterTabOf))).toEqual(new Set(renterTabs))
  await app.close()
}, 60_000)
