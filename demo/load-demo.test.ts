import { expect, it } from 'vitest'
import { testApp } from '#test/app-under-test.ts'
import { mailTo } from '#test/factories.ts'
import { demoPassword } from './accounts.ts'
import { loadDemo } from './load-demo.ts'

it('fills an empty database once, with people who can log in at once', async () => {
  const app = await testApp()
  expect(await loadDemo(app.services)).toBe(true)
  expect(await loadDemo(app.services)).toBe(false)
  const roles = { partner: 'partner', renter: 'customer', admin: 'admin' }
  for (const [name, role] of Object.entries(roles)) {
    const email = `${name}@holdall.test`
    const { status, body } = await app.post('/auth/login', { email, password: demoPassword })
    expect(status).toBe(200)
    expect(body.data.user).toMatchObject({ role, isVerified: true })
  }
  expect(await mailTo(app, 'nobody@holdall.test')).toEqual([])
  await app.close()
})

it('leaves a real site empty', async () => {
  const app = await testApp({ DEMO: '0' })
  expect(await loadDemo(app.services)).toBe(false)
  await app.close()
})
