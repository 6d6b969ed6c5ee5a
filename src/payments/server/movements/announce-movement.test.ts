import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { pence } from '#foundation/rules/money.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { mailTo, signUp } from '#test/factories.ts'
import { approvedBooking, onboard, payLink } from '#test/money.ts'
import { storyOf } from '#test/story.ts'
import { finishMovement } from '../sending/finish-movement.ts'
import { refundPart } from '../sending/refund-part.ts'
import { changeMovement } from './change-movement.ts'
import { lockMovement } from './movements-table.ts'

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
  const lost = `select kind from outbox_mail where to_address like '%@deleted'`
  expect((await app.pool.query(lost)).rows).toEqual([])
})

it('tells the operator, and programs of its partner, of a payout that is refused', async () => {
  const { app, host, renter } = story
  const { id, start } = await approvedBooking(app, { host, renter }, { days: 1, hours: 48 })
  const { sessionId } = await payLink(app, renter, id)
  await app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
  await app.services.jobs.runAll()
  app.clock.moveTo(after(start, 25 * hourMs))
  await app.pool.query(
    `insert into webhook_address (id, account_id, url, events, secret_sealed, created_at)
     values ($1, $2, 'https://example.com', '{payout.failed,payout.paid}', '', now())`,
    [randomUUID(), host.user._id],
  )
  const sql = `select id from money_movement where booking_id = $1 and kind = 'payout'`
  const [payout] = (await app.pool.query(sql, [id])).rows
  const ctx = systemContext(app.services, 'test')
  await transaction(app.db, async tx => {
    const due = await lockMovement(tx, payout.id)
    if (!due) throw new Error('Nothing is owed')
    await changeMovement(tx, ctx, due, 'send', { by: 'clock' })
    const outcome = { is: 'failed', providerId: null, why: 'account_closed' } as const
    await finishMovement(tx, ctx, payout.id, outcome)
  })
  const told = await app.pool.query('select type, about from webhook_delivery')
  expect(told.rows).toEqual([{ type: 'payout.failed', about: payout.id }])
  const mails = await mailTo(app, app.services.config.SUPPORT_EMAIL)
  const refused = mails.filter(({ subject }) => subject.includes('did not go through'))
  expect(refused).toHaveLength(1)
  expect((await mailTo(app, host.email)).map(({ subject }) => subject).join()).not.toContain(
    'on its way to you',
  )
})
