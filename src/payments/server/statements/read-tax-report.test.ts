import { expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { dayOf } from '#rent/rules/schedule/months.ts'
import { again, approvedListing, signUp } from '#test/factories.ts'
import { payLink } from '#test/money.ts'
import { loggedIn, moveTo, rentStory, rollingBooking } from '#test/rent.ts'

const story = rentStory()

it('counts the days that were paid for in each quarter, also where there is no end', async () => {
  await rollingBooking(story.app, story)
  await moveTo(story.app, after(dayOf('2026-12', 28), hourMs))
  await moveTo(story.app, after(dayOf('2027-01', 28), hourMs))
  expect(await daysLet(2026), 'December and January').toEqual(['62 2026 Q4'])
  expect(await daysLet(2027), 'February').toEqual(['28 2027 Q1'])
})

it('counts the days until we end what has no end, and none that were given back', async () => {
  const { id } = await rollingBooking(story.app, story)
  await moveTo(story.app, after(dayOf('2026-12', 28), hourMs))
  await moveTo(story.app, after(dayOf('2027-01', 28), hourMs))
  const operator = await again(story.app)
  const suspension = { suspended: true, reason: 'Complaints.' }
  await story.app.patch(`/admin/people/${story.host.user._id}`, suspension, operator)
  const end = { approvalStatus: 'disapproved', reason: 'The partner is suspended.' }
  expect((await story.app.patch(`/booking/${id}`, end, operator)).status).toBe(200)
  expect(await daysLet(2026), 'December and 28 days of January').toEqual(['59 2026 Q4'])
  expect(await daysLet(2027), 'nothing of February').toEqual(['0 2027 Q1'])
})

it('counts the days of a fixed term until its renter left without money back, and no others', async () => {
  const left = await halfAYear()
  await moveTo(story.app, new Date('2027-02-10T12:00:00Z'))
  const renter = await loggedIn(story.app, story.renter)
  await story.app.patch(`/booking/cancel/${left}`, undefined, renter)
  expect(await daysLet(2026), 'December, January and ten days').toEqual(['72 2026 Q4'])
})

it('counts no day of a fixed term that the partner ended, because all was given back', async () => {
  const ended = await halfAYear()
  await moveTo(story.app, new Date('2027-02-10T12:00:00Z'))
  const host = await loggedIn(story.app, story.host)
  await story.app.patch(`/booking/${ended}`, { approvalStatus: 'disapproved' }, host)
  expect(await daysLet(2026)).toEqual(['0 2026 Q4'])
})

it('counts no day of what was given back in two parts, the first by a decision', async () => {
  const { app, host, renter } = story
  const id = await halfAYear()
  await moveTo(app, new Date('2027-01-10T12:00:00Z'))
  const complaint = { reason: 'unsafe', text: 'Water came in on my boxes.', wish: 'refund_part' }
  const opened = await app.post(`/booking/${id}/dispute`, complaint, await loggedIn(app, renter))
  const answer = { text: 'The roof was mended on the same day.' }
  await app.post(`/booking/${id}/dispute/answer`, answer, await loggedIn(app, host))
  const decision = { refund: 50, reason: 'The boxes were wet, so a part of it goes back.' }
  const desk = `/admin/disputes/${opened.body.data._id}`
  expect((await app.patch(desk, decision, await again(app))).status).toBe(200)
  await moveTo(app, new Date('2027-02-10T12:00:00Z'))
  const end = { approvalStatus: 'disapproved' }
  expect((await app.patch(`/booking/${id}`, end, await loggedIn(app, host))).status).toBe(200)
  expect(await daysLet(2026)).toEqual(['0 2026 Q4'])
})

it('gives partners their own rows of it, with numbers masked', async () => {
  await rollingBooking(story.app, story)
  const other = await signUp(story.app, { role: 'partner' })
  const rowsFor = async (path: string, reader: { token: string }) => {
    const { body } = await story.app.get(`${path}?year=2026`, reader)
    return (body.data.csv as string).trim().split('\r\n').slice(1)
  }
  const whole = await rowsFor('/admin/money/tax-report', await again(story.app))
  const own = await rowsFor('/users/tax-report', story.host)
  const reported = whole.filter(row => row.includes(story.host.user._id))
  expect(own).toEqual(reported.map(row => row.replace('QQ123456C', '******56C')))
  expect(own).toHaveLength(1)
  expect(await rowsFor('/users/tax-report', other)).toEqual([])
})

/** From December to May, paid at once. */
async function halfAYear(): Promise<string> {
  const space = { services: [], storageNumber: 1, monthlyRate: 100, autoApprove: true }
  const listing = await approvedListing(story.app, story.host, space)
  const term = { type: 'monthly', startDate: '2026-12', endDate: '2027-05' }
  const body = { storageListing: listing._id, ...term }
  const { _id: id } = (await story.app.post('/booking', body, story.renter)).body.data
  const { sessionId } = await payLink(story.app, story.renter, id)
  await story.app.post(`/dev/payments/${sessionId}`, { outcome: 'success', card: 'ok' })
  return id
}

async function daysLet(year: number): Promise<string[]> {
  const operator = await again(story.app)
  const { body } = await story.app.get(`/admin/money/tax-report?year=${year}`, operator)
  const rows = (body.data.csv as string)
    .split('\r\n')
    .filter(row => row.includes(story.host.user._id))
  return rows.flatMap(row => /,(\d+),(\d{4} Q\d),/.exec(row)?.slice(1).join(' ') ?? [])
}
