import { describe, expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { dayOf } from '#rent/rules/schedule/months.ts'
import { mailTo } from '#test/factories.ts'
import {
  ask,
  giveNotice,
  inWords,
  moveTo,
  rentStory,
  rollingBooking,
  schedule,
  takeBackNotice,
} from '#test/rent.ts'

const story = rentStory()

const dayIn = (month: string, day: number) => moveTo(story.app, after(dayOf(month, day), hourMs))
/** January is owed since the 6th, and the partner has given notice on the 20th. */
async function endedEarly() {
  const { id } = await rollingBooking(story.app, story, { card: 'declines later' })
  await dayIn('2026-12', 27)
  for (const day of [1, 3, 6, 20]) await dayIn('2027-01', day)
  const { body } = await giveNotice(story.app, story.host, id)
  expect(body.data.endsAt).toBe('2027-02-04T00:00:00.000Z')
  return id
}
const months = async (id: string) => inWords(await schedule(story.app, story.renter, id)).slice(1)

describe('the last month of what ends within it', () => {
  it('is asked for by its days, and its partner is paid for them', async () => {
    const id = await endedEarly()
    expect(await months(id)).toEqual(['2027-01 £108 failed', '2027-02 £11.57 due'])
    const letter = (await mailTo(story.app, story.renter.email)).find(({ subject }) =>
      subject.includes('storage at'),
    )
    expect(letter?.text).toContain('Rent is taken until that day and not after it. A month that')
    await dayIn('2027-01', 27)
    expect(await months(id)).toEqual(['2027-01 £108 failed', '2027-02 £11.57 failed'])
    await story.app.post(`/dev/cards/${id}`, { card: 'ok' })
    await story.app.services.jobs.runAll()
    expect(await months(id)).toEqual(['2027-01 £108 paid', '2027-02 £11.57 paid'])
    const receipt = await ask(story.app, story.renter, `/booking/${id}/receipt?month=2027-02`)
    expect(receipt).toMatchObject({ total: 11.57, endDate: '2027-02-04T00:00:00.000Z' })
    const lines = receipt.lines.map(({ amountPence }: { amountPence: number }) => amountPence)
    expect(lines.reduce((sum: number, one: number) => sum + one, 0)).toBe(11_57)
    await dayIn('2027-02', 3)
    const { rows } = await story.app.pool.query(
      `select sum(amount)::int as pence from money_movement
       where booking_id = $1 and kind = 'payout' and state = 'done'`,
      [id],
    )
    expect(rows).toEqual([{ pence: 240_00 - 80_00 + Math.round((80_00 * 3) / 28) }])
  })

  it('is whole again once the notice is taken back in time', async () => {
    const id = await endedEarly()
    expect((await takeBackNotice(story.app, story.host, id)).status).toBe(200)
    expect((await months(id)).slice(0, 2)).toEqual(['2027-01 £108 failed', '2027-02 £108 due'])
  })

  it('stays the last once it was asked for by its days', async () => {
    const id = await endedEarly()
    await dayIn('2027-01', 27)
    const refused = await takeBackNotice(story.app, story.host, id)
    expect([refused.status, refused.body.code]).toEqual([409, 'notice_not_possible'])
    expect(refused.body.error).toContain('the end stays as it is')
    expect((await months(id)).at(-1)).toBe('2027-02 £11.57 failed')
  })
})
