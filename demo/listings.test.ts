import { expect, it } from 'vitest'
import { testApp } from '#test/app-under-test.ts'
import { loadDemo } from './load-demo.ts'
import { spacesToLet } from './spaces-to-let.ts'

it('fills the market with spaces of every type in many towns, most of them live', async () => {
  const app = await testApp()
  await loadDemo(app.services)
  const { rows } = await app.pool.query(
    'select state, available, is_public, storage_type, card from listing order by created_at',
  )
  expect(rows).toHaveLength(spacesToLet.length)
  expect(rows.length).toBeGreaterThanOrEqual(60)
  expect(new Set(spacesToLet.map(space => space.town)).size).toBeGreaterThanOrEqual(12)
  const live = rows.filter(row => row.is_public)
  expect(live.length).toBeGreaterThanOrEqual(50)
  expect(new Set(live.map(row => row.storage_type)).size).toBe(9)
  expect(new Set(rows.map(row => row.state))).toEqual(
    new Set(['approved', 'pending', 'rejected', 'draft']),
  )
  expect(live.some(row => !row.available)).toBe(true)
  for (const { card } of live) expect(card.mediaItems.length).toBeGreaterThanOrEqual(2)
  const { body } = await app.get('/users/featured-listing')
  expect(body.data).toHaveLength(3)
  const partner = { email: 'partner@holdall.test', password: 'Holdall1!' }
  const { body: login } = await app.post('/auth/login', partner)
  const { body: own } = await app.get('/listings', login.data)
  expect(own.data.length).toBeGreaterThanOrEqual(4)
  await app.close()
})
