import { expect, it } from 'vitest'
import { testApp } from '#test/app-under-test.ts'
import { demoPassword } from './accounts.ts'
import { loadDemo } from './load-demo.ts'

it('has drivers, and a move that waits for one of them', async () => {
  const app = await testApp()
  await loadDemo(app.services)
  const person = { email: 'partner@holdall.test', password: demoPassword }
  const { token } = (await app.post('/auth/login', person)).body.data
  expect((await app.get('/drivers', { token })).body.data).toHaveLength(2)
  const { body } = await app.get('/booking', { token })
  const moved = body.data.filter(({ moving }: { moving: boolean }) => moving)
  expect(moved).toHaveLength(1)
  const move = await app.get(`/booking/${moved[0]._id}/move`, { token })
  expect(move.body.data.state).toBe('requested')
  await app.close()
}, 60_000)
