import { expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { announceSandbox } from '#payments/server/announce-sandbox.ts'
import { lockObject } from '#payments/server/sandbox/sandbox-table.ts'
import { closeDispute, openDispute } from '#payments/server/sandbox/sessions.ts'
import { dayOf } from '#rent/rules/schedule/months.ts'
import { approvedListing } from '#test/factories.ts'
import { payLink } from '#test/money.ts'
import { ask, loggedIn, moveTo, rentStory, rollingBooking } from '#test/rent.ts'

const story = rentStory()

const work = () => ({
  now: story.app.clock.now(),
  publicUrl: story.app.services.config.publicUrl,
})

/** The renter's bank disputes the rent of December and of January. */
async function bothMonthsDisputed() {
  const { id } = await rollingBooking(story.app, story)
  await moveTo(story.app, after(dayOf('2026-12', 28), hourMs))
  const [december = '', january = ''] = await disputed(id)
  return { id, december, january }
}

/** The disputes about all that was paid, the first payment first. */
async function disputed(id: string): Promise<string[]> {
  const { rows } = await story.app.pool.query(
    'select charge_id from payment where booking_id = $1 order by month nulls first',
    [id],
  )
  const disputes: string[] = []
  for (const { charge_id: chargeId } of rows) {
    const opened = await transaction(story.app.db, async tx => {
      const charge = await lockObject(tx, chargeId)
      if (!charge) throw new Error('nothing was paid')
      return openDispute({ tx, ...work() }, charge)
    })
    disputes.push(opened.id)
  }
  await announceSandbox(story.app.services)
  return disputes
}

async function decide(dispute: string, status: 'won' | 'lost'): Promise<void> {
  await transaction(story.app.db, tx => closeDispute({ tx, ...work() }, dispute, status))
  await announceSandbox(story.app.services)
}

async function endedByPartner(id: string) {
  const partner = await loggedIn(story.app, story.host)
  const { body } = await story.app.patch(
    `/booking/${id}`,
    { approvalStatus: 'disapproved' },
    partner,
  )
  return body.code ?? body.status
}

it('a booking stays in dispute until its bank has given back every month', async () => {
  const { id, december, january } = await bothMonthsDisputed()
  await decide(december, 'won')
  expect(await ask(story.app, story.renter, `/booking/${id}/money`)).toMatchObject({
    disputed: true,
  })
  expect(await endedByPartner(id)).toBe('booking_disputed')
  await decide(january, 'won')
  expect(await ask(story.app, story.renter, `/booking/${id}/money`)).toMatchObject({
    disputed: false,
  })
})

it('a booking stays in dispute until its bank has decided about each month, also if it keeps one', async () => {
  const { id, december, january } = await bothMonthsDisputed()
  await decide(january, 'lost')
  expect(await endedByPartner(id)).toBe('booking_disputed')
  await decide(december, 'won')
  expect(await endedByPartner(id)).toBe('booking_needs_notice')
})

it('a term paid in parts gives back the months that no bank has taken', async () => {
  const { app, host, renter } = story
  const form = { services: [], storageNumber: 1, monthlyRate: 100, autoApprove: true }
  const { _id: storageListing } = await approvedListing(app, host, form)
  const term = { type: 'monthly', startDate: '2026-12', endDate: '2027-03', instalments: true }
  const asked = await app.post('/booking', { storageListing, ...term }, renter)
  const id = asked.body.data._id as string
  const { sessionId } = await payLink(app, renter, id)
  await app.post(`/dev/payments/${sessionId}`, { outcome: 'success', card: 'ok' })
  await moveTo(app, after(dayOf('2026-12', 28), hourMs))
  const [december = '', january = ''] = await disputed(id)
  await decide(december, 'lost')
  expect(await endedByPartner(id)).toBe('booking_disputed')
  await decide(january, 'won')
  expect(await endedByPartner(id)).toBe('success')
  await app.services.jobs.runAll()
  const { rows } = await app.pool.query(
    `select payment.month, refund.amount::int from money_movement as refund
     join payment on payment.id = payment_id
     where refund.booking_id = $1 and kind = 'refund'`,
    [id],
  )
  expect(rows).toEqual([{ month: '2027-01', amount: 107_50 }])
})
