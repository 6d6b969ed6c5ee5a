import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { pence } from '#foundation/rules/money.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { signUp } from '#test/factories.ts'
import { approvedBooking, onboard, payLink } from '#test/money.ts'
import { storyOf } from '#test/story.ts'
import { refundPart } from '../sending/refund-part.ts'

const story = storyOf(async app => {
  const host = await signUp(app, { role: 'partner' })
  const renter = await signUp(app, { role: 'customer' })
  await onboard(app, host)
  return { host, renter }
})

it('writes to nobody who has left', async () => {
  const { app, host, renter } = story
  const jobs = () => app.services.jobs.runAll()
  const { id, start } = await approvedBooking(app, { host, renter }, { days: 1, hours: 48 })
  const { sessionId } = await payLink(app, renter, id)
  await app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
  await jobs()
  app.clock.moveTo(after(start, 50 * hourMs))
  await jobs()
  for (const { email, password } of [host, renter]) {
    const { token } = (await app.post('/auth/login', { email, password })).body.data
    const left = await app.post('/auth/delete-account', { password }, { token })
    expect(left.status).toBe(200)
  }
  const part = { subject: randomUUID(), reason: 'dispute' } as const
  const ctx = systemContext(app.services, 'test')
  await transaction(app.db, tx => refundPart(tx, ctx, id, pence(100), part))
  await jobs()
  const sent = `select state from money_movement where booking_id = $1 and kind = 'refund'`
  expect((await app.pool.query(sent, [id])).rows).toEqual([{ state: 'done' }])
  const lost = `select kind from outbox_mail where to_address like '%@deleted.invalid'`
  expect((await app.pool.query(lost)).rows).toEqual([])
})
