import { expect, it, vi } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { systemContext } from '#foundation/server/context.ts'
import { dealWithDue } from '#foundation/server/jobs/deal-with-due.ts'
import { dayOf } from '#rent/rules/schedule/months.ts'
import { approvedListing, type Person, signUp } from '#test/factories.ts'
import { payLink } from '#test/money.ts'
import {
  ask,
  giveNotice,
  loggedIn,
  monthAhead,
  moveTo,
  rentStory,
  rollingBooking,
  takeBackNotice,
} from '#test/rent.ts'
import { cards } from '../sandbox/test-cards.ts'
import { cancelledToSettle } from '../sending/settle-cancelled.ts'
import { letCardsGo } from './let-cards-go.ts'

const story = rentStory()
const jobs = () => story.app.services.jobs.runAll()
const letGo = () => letCardsGo(story.app.services)

interface Kept {
  customer_id: string
  method_id: string
}

async function kept(id: string): Promise<Kept | undefined> {
  const { rows } = await story.app.pool.query('select * from kept_card where booking_id = $1', [id])
  return rows[0]
}

/** The cards that the provider still has of this customer. */
async function cardsOf({ customer_id: customer }: Kept): Promise<string[]> {
  const { data } = await story.app.services.provider.stripe.paymentMethods.list({ customer })
  return data.map(({ id }) => id)
}

async function keptNow(id: string): Promise<Kept> {
  return (await kept(id)) ?? expect.unreachable()
}

async function changeCard(id: string) {
  const { app, renter } = story
  const path = `/booking/${id}/payment-method`
  const { body } = await app.post(path, undefined, await loggedIn(app, renter))
  const card = new URLSearchParams({ card: cards.success })
  await app.app.request(new URL(body.data.url).pathname, { method: 'POST', body: card })
  await jobs()
}

/** Its last month is paid, and its end has just come. */
async function end(id: string, renter = story.renter) {
  await giveNotice(story.app, renter, id)
  await moveTo(story.app, after(dayOf('2026-12', 27), hourMs))
  story.app.clock.moveTo(dayOf('2027-01', 1))
}

it('is kept while a notice may be taken back, and let go with the end', async () => {
  const { app, renter } = story
  const { id } = await rollingBooking(app, story, { ahead: 0 })
  const first = await keptNow(id)
  await giveNotice(app, renter, id)
  await moveTo(app, after(dayOf('2027-01', 1), -hourMs))
  expect(await kept(id)).toEqual(first)
  expect((await takeBackNotice(app, renter, id)).status).toBe(200)
  await jobs()
  expect(await kept(id)).toEqual(first)
  await giveNotice(app, renter, id)
  await moveTo(app, dayOf('2027-03', 1))
  expect(await kept(id)).toBeUndefined()
  expect(await cardsOf(first)).toEqual([])
  expect(await ask(app, renter, `/booking/${id}/payment-method`)).toBeNull()
  await expect(
    app.services.provider.stripe.paymentMethods.retrieve(first.method_id),
  ).resolves.toMatchObject({ customer: null })
})

it('is let go at the provider with those that were chosen before it', async () => {
  const { app } = story
  const { id } = await rollingBooking(app, story, { ahead: 0 })
  const first = await keptNow(id)
  await changeCard(id)
  const second = await keptNow(id)
  expect(await cardsOf(second)).toEqual([second.method_id, first.method_id])
  await end(id)
  await letGo()
  expect([await kept(id), await cardsOf(second)]).toEqual([undefined, []])
})

it('is kept while a month is owed, also after the end', async () => {
  const { app, renter, host } = story
  const { id } = await rollingBooking(app, story, { card: 'declines later' })
  await moveTo(app, after(dayOf('2026-12', 27), hourMs))
  for (const day of [1, 3, 6]) await moveTo(app, after(dayOf('2027-01', day), hourMs))
  expect((await giveNotice(app, host, id)).status).toBe(201)
  await moveTo(app, dayOf('2027-02', 15))
  expect((await ask(app, renter, `/booking/${id}`)).rent.arrearsSince).not.toBeNull()
  const owing = await keptNow(id)
  const { sessionId } = await payLink(app, { ...renter, ...(await loggedIn(app, renter)) }, id)
  await letGo()
  expect(await kept(id)).toEqual(owing)
  await app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
  await moveTo(app, dayOf('2027-02', 16))
  expect([await kept(id), await cardsOf(owing)]).toEqual([undefined, []])
})

it('is kept until what a cancelled booking gives back has arrived', async () => {
  const { app, host } = story
  const { id } = await rollingBooking(app, story)
  const card = await keptNow(id)
  await app.patch(`/booking/${id}`, { approvalStatus: 'disapproved' }, await loggedIn(app, host))
  await letGo()
  expect(await kept(id)).toEqual(card)
  const ctx = systemContext(app.services, 'test')
  await dealWithDue(ctx, [cancelledToSettle(ctx)])
  await letGo()
  expect(await kept(id)).toEqual(card)
  await jobs()
  expect([await kept(id), await cardsOf(card)]).toEqual([undefined, []])
})

it('stays while the provider does not answer, and goes with the next run', async () => {
  const { app } = story
  const { id } = await rollingBooking(app, story, { ahead: 0 })
  const card = await keptNow(id)
  await end(id)
  const { paymentMethods } = app.services.provider.stripe
  const detach = vi.spyOn(paymentMethods, 'detach')
  detach.mockRejectedValueOnce(new TypeError('nobody there'))
  await expect(letGo()).rejects.toThrow('1 of what was due failed')
  expect(await kept(id)).toEqual(card)
  await letGo()
  expect([await kept(id), await cardsOf(card)]).toEqual([undefined, []])
  const [one, other] = detach.mock.calls
  expect(one).toEqual(other)
  expect(one?.[2]).toEqual({ idempotencyKey: `detach_${card.method_id}` })
  detach.mockRestore()
})

it('leaves a card alone that was chosen while the old one was let go', async () => {
  const { app } = story
  const { id } = await rollingBooking(app, story, { ahead: 0 })
  await end(id)
  const { paymentMethods } = app.services.provider.stripe
  const detach = vi.spyOn(paymentMethods, 'detach')
  detach.mockImplementationOnce(async () => {
    await app.pool.query(`update kept_card set method_id = 'pm_new' where booking_id = $1`, [id])
    return {} as never
  })
  await letGo()
  expect(detach).toHaveBeenCalledOnce()
  detach.mockRestore()
  expect(await kept(id)).toMatchObject({ method_id: 'pm_new' })
})

it('goes where the provider knows nothing of its holder any more', async () => {
  const { app } = story
  const { id } = await rollingBooking(app, story, { ahead: 0 })
  await end(id)
  await app.pool.query(`update kept_card set customer_id = 'cus_gone' where booking_id = $1`, [id])
  await letGo()
  expect(await kept(id)).toBeUndefined()
})

it('is let go once all parts of a fixed term are paid', async () => {
  const { app, renter } = story
  const space = { services: [], storageNumber: 1, monthlyRate: 100, autoApprove: true }
  const listing = await approvedListing(app, story.host, space)
  const months = { startDate: monthAhead(app, 0), endDate: monthAhead(app, 2) }
  const wish = { storageListing: listing._id, type: 'monthly', ...months, instalments: true }
  const { _id: id } = (await app.post('/booking', wish, renter)).body.data
  const { sessionId } = await payLink(app, renter, id)
  await app.post(`/dev/payments/${sessionId}`, { outcome: 'success', card: 'ok' })
  const card = await keptNow(id)
  await moveTo(app, after(dayOf('2026-11', 27), hourMs))
  expect(await kept(id)).toEqual(card)
  await moveTo(app, after(dayOf('2026-12', 27), hourMs))
  const { endDate } = await ask(app, renter, `/booking/${id}`)
  expect(new Date(endDate) > app.clock.now()).toBe(true)
  expect([await kept(id), await cardsOf(card)]).toEqual([undefined, []])
})

it('is in the copy of their data that its holder gets, and goes when they leave', async () => {
  const { app, host } = story
  const renter = await signUp(app, { role: 'customer' })
  const { id } = await rollingBooking(app, { host, renter }, { ahead: 0 })
  const card = await keptNow(id)
  const exported = async (person: Person) =>
    (await app.get('/users/me/export', person)).body.data.cards
  expect(await exported(renter)).toMatchObject([
    { booking: id, agreedTo: expect.stringContaining('27th') },
  ])
  expect(await exported(host)).toEqual([])
  await end(id, renter)
  const leaving = { password: renter.password }
  const woken = vi.spyOn(app.services.jobs, 'wake')
  const left = await app.post('/auth/delete-account', leaving, await loggedIn(app, renter))
  expect(left.status).toBe(200)
  expect(woken.mock.calls.map(([name]) => name)).toContain('let-cards-go')
  woken.mockRestore()
  await jobs()
  expect([await kept(id), await cardsOf(card)]).toEqual([undefined, []])
})
