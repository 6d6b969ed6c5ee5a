import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { pence } from '#foundation/rules/money.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { refundPart } from '#payments/server/sending/refund-part.ts'
import { dayOf } from '#rent/rules/schedule/months.ts'
import { loggedIn, moveTo, rentStory, rollingBooking } from '#test/rent.ts'

const story = rentStory()

const back = (id: string, amount: number) =>
  transaction(story.app.db, tx => {
    const part = { subject: randomUUID(), reason: 'dispute' } as const
    return refundPart(tx, systemContext(story.app.services, 'test'), id, pence(amount), part)
  })

async function backFor(id: string) {
  await story.app.services.jobs.runAll()
  const { rows } = await story.app.pool.query(
    `select payment.month, refund.amount::int from money_movement as refund
     join payment on payment.id = payment_id
     where refund.booking_id = $1 and kind = 'refund' and refund.state = 'done'
     order by payment.month, refund.created_at`,
    [id],
  )
  return rows
}

/** Paid for December, January and February, £108 each. */
async function threeMonthsPaid() {
  const { id } = await rollingBooking(story.app, story)
  for (const month of ['2026-12', '2027-01']) {
    await moveTo(story.app, after(dayOf(month, 28), hourMs))
  }
  return id
}

it('what goes on may give back more than the price of its first month', async () => {
  const id = await threeMonthsPaid()
  expect(await back(id, 108_00)).toBe(true)
  expect(await back(id, 50_00)).toBe(true)
  await expect(back(id, 108_01)).rejects.toMatchObject({ code: 'refund_too_large' })
  expect(await backFor(id)).toEqual([
    { month: '2027-01', amount: 50_00 },
    { month: '2027-02', amount: 108_00 },
  ])
})

it('and one later month that costs more than the first', async () => {
  const { id } = await rollingBooking(story.app, story, { ahead: 0 })
  const host = await loggedIn(story.app, story.host)
  const wish = { monthlyRate: 250, from: '2027-02' }
  expect((await story.app.post(`/booking/${id}/later-price`, wish, host)).status).toBe(201)
  for (const month of ['2026-11', '2026-12', '2027-01']) {
    await moveTo(story.app, after(dayOf(month, 28), hourMs))
  }
  expect(await back(id, 200_00)).toBe(true)
  expect(await backFor(id)).toEqual([{ month: '2027-02', amount: 200_00 }])
})
