import { expect, it } from 'vitest'
import { pence } from '#foundation/rules/money.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { announceSandbox } from '#payments/server/announce-sandbox.ts'
import { refundPart } from '#payments/server/sending/refund-part.ts'
import { dayOf } from '#rent/rules/schedule/months.ts'
import { ask, moveTo, rentStory, rollingBooking } from '#test/rent.ts'

const story = rentStory()

/** December is paid on the page and January from the kept card. */
async function twoMonthsPaid() {
  const { id } = await rollingBooking(story.app, story)
  await moveTo(story.app, after(dayOf('2026-12', 28), hourMs))
  const { rows } = await story.app.pool.query(
    'select intent_id from payment where booking_id = $1 and month is null',
    [id],
  )
  return { id, intentOfDecember: String(rows[0].intent_id) }
}

async function giveBack(id: string, amount: number) {
  const ctx = systemContext(story.app.services, 'test')
  const part = { subject: crypto.randomUUID(), reason: 'dispute' } as const
  await transaction(story.app.db, tx => refundPart(tx, ctx, id, pence(amount), part))
}

it('counts for the month whose payment it was, and for no other', async () => {
  const { id, intentOfDecember } = await twoMonthsPaid()
  const refund = { payment_intent: intentOfDecember, amount: 50_00 }
  await story.app.services.provider.stripe.refunds.create(refund)
  await announceSandbox(story.app.services)
  const receipt = (month: string) =>
    ask(story.app, story.renter, `/booking/${id}/receipt?month=${month}`)
  expect(await receipt('2026-12')).toMatchObject({
    keptPence: 58_00,
    refunds: [{ amountPence: 50_00 }],
  })
  expect(await receipt('2027-01')).toMatchObject({ keptPence: 108_00, refunds: [] })
})

it('leaves what may be given back of the other months as it was', async () => {
  const { id, intentOfDecember } = await twoMonthsPaid()
  const refund = { payment_intent: intentOfDecember, amount: 50_00 }
  await story.app.services.provider.stripe.refunds.create(refund)
  await announceSandbox(story.app.services)
  await giveBack(id, 108_00)
  await story.app.services.jobs.runAll()
  const { rows } = await story.app.pool.query(
    `select amount::int, set_off::int, state from money_movement
     where booking_id = $1 and kind = 'refund'`,
    [id],
  )
  expect(rows).toEqual([{ amount: 108_00, set_off: 0, state: 'done' }])
})
