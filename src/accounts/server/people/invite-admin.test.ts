import { expect, it } from 'vitest'
import { systemContext } from '#foundation/server/context.ts'
import { testApp } from '#test/app-under-test.ts'
import { mailedCode, signUp } from '#test/factories.ts'
import { inviteAdmin } from './invite-admin.ts'

it('invites an operator by a link under which the password is chosen', async () => {
  const app = await testApp()
  const ctx = systemContext(app.services, 'test')
  const email = 'operator@people.test'
  const link = (await inviteAdmin(ctx, email)) ?? ''
  const token = link.slice(link.lastIndexOf('/') + 1)
  const login = { email, password: 'Steady-Hand-42!' }
  expect((await app.post('/auth/login', { email, password: ' ' })).status).toBe(401)
  const chosen = await app.patch(`/auth/reset-password/${token}`, { password: login.password })
  expect(chosen.status).toBe(200)
  const { body } = await app.post('/auth/login', login)
  expect(body.data.requires2fa).toBe(true)
  const { challengeId } = body.data
  const code = await mailedCode(app, email)
  const done = await app.post('/auth/2fa/verify', { challengeId, code })
  expect(done.body.data.user).toMatchObject({ role: 'admin', isVerified: true, enable2fa: true })
  expect(await inviteAdmin(ctx, email)).toMatch(/reset-password/)
  const partner = await signUp(app)
  expect(await inviteAdmin(ctx, partner.email)).toBeUndefined()
  await app.close()
})

it('keeps two-step login on for operators of a real site', async () => {
  const app = await testApp({ DEMO: '0' })
  const demo = await testApp({}, { database: app.database })
  const operator = await signUp(demo)
  await app.pool.query(`update users set role = 'admin', enable_2fa = true where id = $1`, [
    operator.user._id,
  ])
  const off = (at: typeof app) =>
    at.patch(`/users/${operator.user._id}`, { enable2fa: false }, { token: operator.token })
  expect((await off(app)).status).toBe(403)
  expect((await off(demo)).status).toBe(200)
  await demo.close()
  await app.close()
})
