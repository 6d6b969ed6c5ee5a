import { expect, it, vi } from 'vitest'
import { systemContext } from '#foundation/server/context.ts'
import { rentStory, rollingBooking } from '#test/rent.ts'
import { syncMethod } from './sync-card.ts'

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

it('leaves a card alone that its holder chose while the old one was asked about', async () => {
  const { app } = story
  const { id } = await rollingBooking(app, story)
  const kept = async () =>
    (await app.pool.query('select method_id from kept_card where booking_id = $1', [id])).rows[0]
      .method_id
  const old = await kept()
  const { paymentMethods } = app.services.provider.stripe
  const found = await paymentMethods.retrieve(old)
  const asked = vi.spyOn(paymentMethods, 'retrieve').mockImplementationOnce(async () => {
    await app.pool.query(`update kept_card set method_id = 'pm_new' where booking_id = $1`, [id])
    return found
  })
  await syncMethod(systemContext(app.services, 'test'), old)
  expect(asked).toHaveBeenCalledOnce()
  expect(await kept()).toBe('pm_new')
})
