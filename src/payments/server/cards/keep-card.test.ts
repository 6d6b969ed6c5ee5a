import { expect, it } from 'vitest'
import { rentStory, rollingBooking } from '#test/rent.ts'

const story = rentStory()

it('keeps the words that its holder agreed to when the bank gives the card another date', async () => {
  const { id } = await rollingBooking(story.app, story)
  const agreed = 'The words of that day.'
  await story.app.pool.query('update kept_card set consent = $2 where booking_id = $1', [
    id,
    agreed,
  ])
  await story.app.post(`/dev/cards/${id}`, { card: 'expires soon' })
  const { rows } = await story.app.pool.query('select * from kept_card where booking_id = $1', [id])
  expect(rows[0].expires).toBe('11/2026')
  expect(rows[0].consent).toBe(agreed)
})
