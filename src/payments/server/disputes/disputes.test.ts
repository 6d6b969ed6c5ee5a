import { describe, expect, it } from 'vitest'
import { formatPence, pence } from '#foundation/rules/money.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { mailTo } from '#test/factories.ts'
import { onboard, payLink } from '#test/money.ts'
import { type Body, readObject, updateObject } from '../sandbox/sandbox-table.ts'
import { create, emit, sandboxId, seconds } from '../sandbox/sandbox-work.ts'
import { closeDispute } from '../sandbox/sessions.ts'
import { cards } from '../sandbox/test-cards.ts'
import { moneyInTrouble } from '../sending/money-in-trouble.fixture.ts'

const story = moneyInTrouble()
const {
  arrange,
  runJobs,
  payWithCard,
  money,
  balance,
  cancelByHost,
  refundsOf,
  dispute,
  decide,
  expectSoundBooks,
  work,
} = story

describe('a disputed payment', () => {
  it('holds the payout, cannot be cancelled, and goes on once it is won', async () => {
    const { id, start, subtotal } = await arrange()
    await onboard(story.app, story.host)
    await payWithCard(id, cards.disputed)
    await story.app.post('/dev/clock', { now: after(start, 25 * hourMs).toISOString() })
    expect(await balance()).toMatchObject({ owed: subtotal * 0.8, paid: 0 })
    expect(await money(id, story.host)).toMatchObject({ disputed: true })
    expect((await mailTo(story.app, story.host.email)).map(mail => mail.subject).join()).toContain(
      'disputed',
    )
    const again = await story.app.post('/auth/login', {
      email: story.renter.email,
      password: story.renter.password,
    })
    const cancelled = await story.app.patch(`/booking/cancel/${id}`, undefined, {
      token: again.body.data.token,
    })
    expect(cancelled.body.code).toBe('booking_disputed')
    await expectSoundBooks()
    await decide('won')
    await runJobs()
    expect(await balance()).toMatchObject({ owed: 0, paid: subtotal * 0.8 })
    await expectSoundBooks()
  })

  it('takes the payout back, and pays it again once it is won', async () => {
    const { id, start, subtotal } = await arrange()
    await onboard(story.app, story.host)
    await payWithCard(id, cards.success)
    await story.app.post('/dev/clock', { now: after(start, 25 * hourMs).toISOString() })
    await dispute(id)
    await runJobs()
    expect(await balance()).toMatchObject({ owed: subtotal * 0.8, paid: 0 })
    await decide('won')
    await runJobs()
    expect(await balance()).toMatchObject({ owed: 0, paid: subtotal * 0.8 })
    await expectSoundBooks()
  })

  it('takes the payout back, and for good once it is lost', async () => {
    const { id, start, subtotal } = await arrange()
    await onboard(story.app, story.host)
    await payWithCard(id, cards.success)
    await story.app.post('/dev/clock', { now: after(start, 25 * hourMs).toISOString() })
    expect(await balance()).toMatchObject({ owed: 0, paid: subtotal * 0.8 })
    await dispute(id)
    await runJobs()
    expect(await balance()).toMatchObject({ owed: subtotal * 0.8, paid: 0 })
    await decide('lost')
    await runJobs()
    expect(await balance()).toMatchObject({ owed: 0, paid: 0 })
    expect((await newestLetter())?.text).toContain('so nothing of this payment is paid out')
    await expectSoundBooks()
  })

  it('of which the bank keeps a part leaves the partner a share, and says so', async () => {
    const { id, start, subtotal } = await arrange()
    await onboard(story.app, story.host)
    await payWithCard(id, cards.success)
    await story.app.post('/dev/clock', { now: after(start, 25 * hourMs).toISOString() })
    await dispute(id, pence(1000))
    await runJobs()
    await decide('lost')
    const letter = await newestLetter()
    await runJobs()
    const { owed, paid } = await balance()
    expect([owed, paid < subtotal * 0.8, paid > 0]).toEqual([0, true, true])
    expect(letter?.text).toContain(`What is left of your share, ${formatPence(pence(paid * 100))},`)
    await expectSoundBooks()
  })
})

/** About a dispute, to the partner. */
async function newestLetter() {
  const letters = await mailTo(story.app, story.host.email)
  return letters.find(({ subject }) => subject.includes('bank dispute'))
}

it('a bank that only asks holds nothing', async () => {
  const { id, start, subtotal } = await arrange()
  await onboard(story.app, story.host)
  await payWithCard(id, cards.success)
  await runJobs()
  const close = await inquiry(id)
  expect(await money(id, story.host)).toMatchObject({ disputed: false })
  await expectSoundBooks()
  await close()
  await story.app.post('/dev/clock', { now: after(start, 25 * hourMs).toISOString() })
  expect(await balance()).toMatchObject({ owed: 0, paid: subtotal * 0.8 })
  await expectSoundBooks()
})

describe('a dispute that is prevented', () => {
  it('because the bank was content holds nothing', async () => {
    const { id, start, subtotal } = await arrange()
    await onboard(story.app, story.host)
    await payWithCard(id, cards.success)
    await runJobs()
    await inquiry(id, { status: 'prevented', balance_transactions: [] })
    expect(await money(id, story.host)).toMatchObject({ disputed: false })
    await story.app.post('/dev/clock', { now: after(start, 25 * hourMs).toISOString() })
    expect(await balance()).toMatchObject({ owed: 0, paid: subtotal * 0.8 })
    await expectSoundBooks()
  })

  it('because the bank got the money is lost at once, and nothing is refunded again', async () => {
    const { id } = await arrange()
    await onboard(story.app, story.host)
    await payWithCard(id, cards.success)
    await runJobs()
    const given = (await readObject(story.app.db, await dispute(id))) ?? expect.unreachable()
    const balance_transactions = [{ amount: -Number(given.amount) }]
    await updateObject(story.app.db, { ...given, status: 'prevented', balance_transactions })
    await runJobs()
    const state = 'select state from dispute where booking_id = $1'
    expect((await story.app.pool.query(state, [id])).rows).toEqual([{ state: 'lost' }])
    expect(await money(id, story.host)).toMatchObject({ disputed: false })
    expect([await balance(), await refundsOf(id)]).toMatchObject([{ owed: 0, paid: 0 }, []])
    await expectSoundBooks()
  })
})

/** The renter's bank only asks: it takes nothing until that becomes a dispute. */
async function inquiry(bookingId: string, different: Partial<Body> = {}) {
  const { rows } = await story.app.pool.query(
    'select charge_id, intent_id, amount::int from payment where booking_id = $1',
    [bookingId],
  )
  const [{ charge_id: charge, intent_id: payment_intent, amount }] = rows
  const asked: Body = {
    id: sandboxId('dp'),
    object: 'dispute',
    amount,
    charge,
    created: seconds(story.app.clock.now()),
    currency: 'gbp',
    payment_intent,
    reason: 'general',
    status: 'warning_needs_response',
    ...different,
  }
  await transaction(story.app.db, async tx => {
    create({ tx, ...work() }, 'dispute', asked, charge)
    emit({ tx, ...work() }, 'charge.dispute.created', asked)
  })
  await runJobs()
  return async () => {
    const closed = { ...asked, status: 'warning_closed' }
    await transaction(story.app.db, async tx => {
      await updateObject(tx, closed)
      emit({ tx, ...work() }, 'charge.dispute.closed', closed)
    })
    await runJobs()
  }
}

it('a dispute about a payment that came too late costs the partner nothing', async () => {
  const { id } = await arrange()
  const { url } = await payLink(story.app, story.renter, id)
  const over = `update booking set expires_at = now() - interval '1 s' where id = $1`
  await story.app.pool.query(over, [id])
  const body = new URLSearchParams({ card: cards.disputed })
  await story.app.app.request(new URL(url).pathname, { method: 'POST', body })
  await runJobs()
  await decide('lost')
  for (let minutes = 1; minutes < 8; minutes += 1) {
    await story.app.post('/dev/clock', { now: after(story.app.clock.now(), hourMs).toISOString() })
  }
  expect(await balance()).toMatchObject({ owed: 0, paid: 0, debt: 0 })
  const dispute = 'select state from dispute where booking_id = $1'
  expect((await story.app.pool.query(dispute, [id])).rows).toEqual([{ state: 'lost' }])
  await expectSoundBooks()
})

describe('a dispute about a booking that was cancelled', () => {
  it('pays the partner nothing a second time when it is won', async () => {
    const { id, start, subtotal } = await arrange()
    await onboard(story.app, story.host)
    await payWithCard(id, cards.success)
    await story.app.post('/dev/clock', { now: after(start, 25 * hourMs).toISOString() })
    expect(await balance()).toMatchObject({ paid: subtotal * 0.8 })
    await cancelByHost(id)
    await runJobs()
    await runJobs()
    await dispute(id)
    await runJobs()
    await decide('won')
    await runJobs()
    expect(await balance()).toMatchObject({ owed: 0, paid: 0, upcoming: [] })
    await expectSoundBooks()
  })

  it('drops the refund when it is lost before the refund was even owed', async () => {
    const { id } = await arrange()
    await payWithCard(id, cards.success)
    await runJobs()
    await story.app.patch(`/booking/cancel/${id}`, undefined, story.renter)
    const lost = await dispute(id)
    await transaction(story.app.db, tx => closeDispute({ tx, ...work() }, lost, 'lost'))
    await runJobs()
    expect(await refundsOf(id)).toEqual(['dropped'])
    await expectSoundBooks()
  })
})
