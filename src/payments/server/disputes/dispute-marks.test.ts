import { expect, it } from 'vitest'
import { pence } from '#foundation/rules/money.ts'
import { anOperator, logInAgain } from '#test/factories.ts'
import { onboard } from '#test/money.ts'
import { cards } from '../sandbox/test-cards.ts'
import { moneyInTrouble } from '../sending/money-in-trouble.fixture.ts'

const story = moneyInTrouble()
const { arrange, runJobs, payWithCard, dispute, decide, refundsOf, expectSoundBooks } = story

/** Paid at once; then the renter's bank asks for £10 of it. */
async function disputed(): Promise<string> {
  const { id } = await arrange()
  await onboard(story.app, story.host)
  await payWithCard(id, cards.success)
  await runJobs()
  await dispute(id, pence(1000))
  await runJobs()
  return id
}

async function anOlderVersionWrites(id: string, set: string): Promise<void> {
  await story.app.pool.query(`update booking set ${set} where id = $1`, [id])
  await runJobs()
}

async function cancel(id: string) {
  const { app, host } = story
  const refusal = { approvalStatus: 'disapproved', reason: 'Over.' }
  return app.patch(`/booking/${id}`, refusal, await logInAgain(app, host))
}

it('is shown in the console until the bank has decided', async () => {
  const id = await disputed()
  const listed = async () => {
    const { body } = await story.app.get(`/admin/bookings?q=${id}`, await anOperator(story.app))
    return body.data
  }
  expect(await listed()).toMatchObject([{ _id: id, disputed: true }])
  await decide('lost')
  expect(await listed()).toMatchObject([{ _id: id, disputed: false }])
})

it('that an older version saw open is open, although the one before it was lost', async () => {
  const id = await disputed()
  await anOlderVersionWrites(id, 'bank_decided_at = now()')
  expect((await cancel(id)).body.code).toBe('booking_disputed')
  await decide('lost')
  expect((await cancel(id)).status).toBe(200)
  await runJobs()
  await expectSoundBooks()
})

it('that an older version saw lost is decided, and what was lost is known', async () => {
  const id = await disputed()
  await decide('lost')
  await anOlderVersionWrites(id, 'bank_decided_at = null, lost_to_bank = 0')
  expect((await cancel(id)).status).toBe(200)
  await runJobs()
  expect(await refundsOf(id)).toHaveLength(1)
  await expectSoundBooks()
})

it('that an older version saw won is over', async () => {
  const id = await disputed()
  await decide('won')
  await anOlderVersionWrites(id, 'disputed = true')
  expect((await cancel(id)).status).toBe(200)
  await runJobs()
  await expectSoundBooks()
})
