import { expect, it } from 'vitest'
import type { TestApp } from '#test/app-under-test.ts'
import type { Person } from '#test/factories.ts'
import { rentStory, rollingBooking } from '#test/rent.ts'

let app: TestApp
let host: Person
let renter: Person

rentStory(cast => {
  app = cast.app
  host = cast.host
  renter = cast.renter
})

it('keeps the words that its holder agreed to when the bank gives the card another date', async () => {
  const { id } = await rollingBooking(app, { host, renter })
  const agreed = 'The words of that day.'
  await app.pool.query('update kept_card set consent = $2 where booking_id = $1', [id, agreed])
  await app.post(`/dev/cards/${id}`, { card: 'expires soon' })
  const { rows } = await app.pool.query('select * from kept_card where booking_id = $1', [id])
  expect(rows[0].expires).toBe('11/2026')
  expect(rows[0].consent).toBe(agreed)
})
