import { describe, expect, it } from 'vitest'
import { formatPence, pence } from '#foundation/rules/money.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { anOperator, logInAgain, mailTo } from '#test/factories.ts'
import { onboard } from '#test/money.ts'
import { cards } from '../sandbox/test-cards.ts'
import { moneyInTrouble } from '../sending/money-in-trouble.fixture.ts'

const story = moneyInTrouble()
const { arrange, runJobs, payWithCard, money, balance, dispute, decide, expectSoundBooks } = story

/** Paid at once. The bank then takes all of it back for good, or a part. */
async function lost(part?: number) {
  const { id } = await arrange()
  await onboard(story.app, story.host)
  await payWithCard(id, cards.success)
  await runJobs()
  const { rows } = await story.app.pool.query('select total::int from booking where id = $1', [id])
  await dispute(id, part === undefined ? undefined : pence(part))
  await runJobs()
  expect((await cancel(id, 'host')).body.code).toBe('booking_disputed')
  await decide('lost')
  expect(await money(id, await logInAgain(story.app, story.host))).toMatchObject({
    disputed: false,
  })
  return { id, total: rows[0].total as number }
}

async function cancel(id: string, by: 'renter' | 'host' | 'operator') {
  const { app } = story
  if (by === 'renter') {
    return app.patch(`/booking/cancel/${id}`, undefined, await logInAgain(app, story.renter))
  }
  const person = by === 'host' ? await logInAgain(app, story.host) : await anOperator(app)
  return app.patch(`/booking/${id}`, { approvalStatus: 'disapproved', reason: 'Over.' }, person)
}

async function refundsOf(id: string): Promise<number[]> {
  await runJobs()
  const { rows } = await story.app.pool.query(
    `select amount::int from money_movement where booking_id = $1 and kind = 'refund'`,
    [id],
  )
  await expectSoundBooks()
  return rows.map(({ amount }) => amount)
}

async function letterToRenter() {
  const letters = await mailTo(story.app, story.renter.email)
  return letters.find(({ subject }) => subject.includes('cancelled'))?.text
}

describe('a booking whose payment a bank took back', () => {
  it.each(['host', 'renter', 'operator'] as const)('may be ended by the %s', async by => {
    const { id } = await lost()
    const { status, body } = await cancel(id, by)
    expect([status, body.code]).toEqual([200, undefined])
    expect(await refundsOf(id)).toEqual([])
    expect(await balance()).toMatchObject({ owed: 0, paid: 0 })
    expect(await letterToRenter()).toContain('what you paid has gone back to you already')
  })

  it('and that its partner then ends is no cancellation of theirs among the reviews', async () => {
    const shown = async (id: string) => {
      const { app, host } = story
      const { rows } = await app.pool.query('select listing_id from booking where id = $1', [id])
      const reviews = await app.get(`/users/listings/${rows[0].listing_id}/reviews`)
      const facts = await app.get('/users/facts', await logInAgain(app, host))
      return [reviews.body.data.length, facts.body.data.cancelled]
    }
    const all = await lost()
    expect((await cancel(all.id, 'host')).status).toBe(200)
    expect(await shown(all.id)).toEqual([0, 0])
    const part = await lost(1000)
    expect((await cancel(part.id, 'host')).status).toBe(200)
    expect(await shown(part.id), 'what was left was paid').toEqual([1, 1])
  })

  it('gives back what the bank left of it, and no more', async () => {
    const { id, total } = await lost(1000)
    expect((await cancel(id, 'host')).status).toBe(200)
    expect(await refundsOf(id)).toEqual([total - 1000])
    expect(await letterToRenter()).toContain(`You get ${formatPence(pence(total - 1000))} back`)
    const letters = await mailTo(story.app, story.host.email)
    expect(letters.find(({ subject }) => subject.includes('You have cancelled'))?.text).toContain(
      'gets everything back, without a fee. The bank has given back £10 of it already.',
    )
  })

  it('shows its renter the sum that is then given back, less the fee', async () => {
    const { id, total } = await lost(1000)
    const renter = await logInAgain(story.app, story.renter)
    const quote = (await story.app.get(`/booking/cancel/${id}`, renter)).body.data
    expect(quote.refund).toMatchObject({ amountPence: total - 3000, feePence: 2000 })
    expect(quote.words).toContain('what you paid, less the £10 your bank gave you, less the £20')
    expect((await cancel(id, 'renter')).status).toBe(200)
    expect(await refundsOf(id)).toEqual([total - 3000])
  })

  it('says nothing of the bank where too late a cancellation gives nothing back', async () => {
    const { id } = await lost(1000)
    const { rows } = await story.app.pool.query('select starts_at from booking where id = $1', [id])
    story.app.clock.moveTo(after(rows[0].starts_at, 50 * hourMs))
    expect((await cancel(id, 'renter')).status).toBe(200)
    expect(await refundsOf(id)).toEqual([])
    expect(await letterToRenter()).toContain('There is no refund this time.')
  })

  it('tells its renter where nothing is left', async () => {
    const { id } = await lost()
    const renter = await logInAgain(story.app, story.renter)
    const quote = (await story.app.get(`/booking/cancel/${id}`, renter)).body.data
    expect(quote.refund).toMatchObject({ amountPence: 0, feePence: 0 })
    expect(quote.words).toBe('What you paid has gone back to you already, so nothing is refunded.')
  })

  it('is on the receipt and among the money as given back by the bank', async () => {
    const { id, total } = await lost(1000)
    const renter = await logInAgain(story.app, story.renter)
    const operator = await anOperator(story.app)
    const receipt = async (reader: { token: string }) =>
      (await story.app.get(`/booking/${id}/receipt`, reader)).body.data
    const line = { label: 'Given back by your bank', amountPence: 1000 }
    expect(await receipt(renter)).toMatchObject({ refunds: [line], keptPence: total - 1000 })
    const { items, balancePence } = await money(id, renter)
    expect(items.at(-1)).toMatchObject({ kind: 'refund', state: 'done', ...line })
    expect(balancePence).toBe(total - 1000)
    const ofRenter = { ...line, label: 'Given back by the renter’s bank' }
    expect((await receipt(operator)).refunds).toMatchObject([ofRenter])
    expect((await money(id, await logInAgain(story.app, story.host))).items).not.toContainEqual(
      expect.objectContaining({ kind: 'refund' }),
    )
  })
})
