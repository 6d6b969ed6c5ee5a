import { expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { dayOf } from '#rent/rules/schedule/months.ts'
import { again, anOperator, mailTo, strangerId } from '#test/factories.ts'
import { balancesOf, payLink } from '#test/money.ts'
import { ask, giveNotice, loggedIn, moveTo, rentStory, rollingBooking } from '#test/rent.ts'

const story = rentStory()

/** A month was never paid, the partner has ended the booking and deleted the account. */
async function leftWithRentOwed() {
  const { app, host } = story
  await anOperator(app)
  const { id } = await rollingBooking(app, story, { card: 'declines later' })
  await moveTo(app, after(dayOf('2026-12', 27), hourMs))
  for (const day of [1, 3, 6]) await moveTo(app, after(dayOf('2027-01', day), hourMs))
  expect((await giveNotice(app, host, id)).status).toBe(201)
  await moveTo(app, dayOf('2027-02', 15))
  const left = await app.post(
    '/auth/delete-account',
    { password: host.password },
    await loggedIn(app, host),
  )
  expect([left.status, left.body.message]).toEqual([200, expect.anything()])
  return id
}

async function payWhatIsOwed(id: string): Promise<void> {
  const { app, renter } = story
  const { sessionId } = await payLink(app, { ...renter, ...(await loggedIn(app, renter)) }, id)
  await app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
  await moveTo(app, after(app.clock.now(), 25 * hourMs))
}

const payee = async () => {
  const { rows } = await story.app.pool.query('select * from payee where user_id = $1', [
    story.host.user._id,
  ])
  return rows[0]
}

const payouts = async (id: string) => {
  const path = `/admin/money/movements?kind=payout&bookingId=${id}`
  return (await story.app.get(path, await again(story.app))).body.data
}

const waitingPayout = async (id: string) =>
  (await payouts(id)).find(({ state }: { state: string }) => state !== 'done')

// First, because the clock goes back before each test.
it('pays nobody by hand whom the provider pays, or who has not left', async () => {
  const { app } = story
  const operator = await anOperator(app)
  const { id } = await rollingBooking(app, story)
  const [planned] = await payouts(id)
  for (const payout of [planned._id, strangerId]) {
    const answer = await app.patch(`/admin/money/payouts/${payout}`, { reference: 'x' }, operator)
    expect(answer.status).toBe(404)
  }
  expect(await payouts(id)).toMatchObject([{ state: 'due', allowed: [] }])
})

it('still pays who has left what a renter brings later, and knows no bank of theirs', async () => {
  const id = await leftWithRentOwed()
  expect(await payee()).toMatchObject({ standing: 'ready', bank_name: null, bank_last4: null })
  await payWhatIsOwed(id)
  expect((await ask(story.app, story.renter, `/booking/${id}`)).rent.arrearsSince).toBeNull()
  expect(await payouts(id)).toMatchObject([
    { state: 'done', amount: 80, party: { _id: story.host.user._id } },
    { state: 'done', amount: 80 },
  ])
})

it('is paid by hand where the provider does not pay them, once and for good', async () => {
  const { app, host } = story
  const id = await leftWithRentOwed()
  await app.pool.query(`update payee set standing = 'refused' where user_id = $1`, [host.user._id])
  const mails = (await mailTo(app, host.email)).length
  await payWhatIsOwed(id)
  const waits = await waitingPayout(id)
  expect(waits).toMatchObject({ state: 'due', hold: 'hostLeft', allowed: ['payByHand'] })
  const operator = await again(app)
  const path = `/admin/money/payouts/${waits._id}`
  const before = await balancesOf(app)
  const presses = await Promise.all(
    ['FT-A', 'FT-B', 'FT-A'].map(reference => app.patch(path, { reference }, operator)),
  )
  const [paid] = (await payouts(id)).filter(({ handReference }: never) => handReference)
  const statuses = ['FT-A', 'FT-B', 'FT-A'].map(one => (one === paid.handReference ? 200 : 404))
  expect(presses.map(({ status }) => status)).toEqual(statuses)
  expect(paid).toMatchObject({ state: 'done', amount: 80, allowed: [], hold: null })
  expect(await balancesOf(app)).toEqual(before)
  const lines = await app.pool.query(
    `select account, pence from ledger_line join ledger_entry on entry_id = ledger_entry.id
     where key = 'payout_by_hand:' || $1 order by account`,
    [waits._id],
  )
  expect(lines.rows).toEqual([
    { account: `host:${host.user._id}`, pence: 8000 },
    { account: 'own_bank', pence: -8000 },
  ])
  expect(await mailTo(app, host.email)).toHaveLength(mails)
})

it('is not paid by hand before it is due, and says from when', async () => {
  const { app, host } = story
  const id = await leftWithRentOwed()
  await app.pool.query(`update payee set standing = 'refused' where user_id = $1`, [host.user._id])
  await payWhatIsOwed(id)
  const { _id } = await waitingPayout(id)
  const dueAt = after(app.clock.now(), 50 * hourMs)
  await app.pool.query('update money_movement set due_at = $2 where id = $1', [_id, dueAt])
  const early = await waitingPayout(id)
  expect(early).toMatchObject({ hold: 'hostLeft', dueAt: dueAt.toISOString(), allowed: [] })
  const pay = async () =>
    app.patch(`/admin/money/payouts/${_id}`, { reference: 'FT-1' }, await again(app))
  const refused = await pay()
  expect([refused.status, refused.body.code]).toEqual([409, 'payout_not_due'])
  expect(await waitingPayout(id)).toEqual(early)
  await moveTo(app, dueAt)
  expect(await waitingPayout(id)).toMatchObject({ allowed: ['payByHand'] })
  expect((await pay()).body.data).toMatchObject({ state: 'done', handReference: 'FT-1' })
})

it('is paid by hand as well where the provider refused it in the end', async () => {
  const { app } = story
  const id = await leftWithRentOwed()
  await app.pool.query(`update payee set standing = 'refused' where user_id = $1`, [
    story.host.user._id,
  ])
  await payWhatIsOwed(id)
  const { _id } = await waitingPayout(id)
  await app.pool.query(`update money_movement set state = 'failed' where id = $1`, [_id])
  expect(await waitingPayout(id)).toMatchObject({ allowed: ['retry', 'payByHand'] })
  const paid = await app.patch(
    `/admin/money/payouts/${_id}`,
    { reference: 'FT-1' },
    await again(app),
  )
  expect(paid.body.data).toMatchObject({ state: 'done', handReference: 'FT-1' })
})
