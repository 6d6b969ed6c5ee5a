import { expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { recordPaid } from '#test/bookings.ts'
import { logInAgain, type Person, signUp } from '#test/factories.ts'
import { approvedBooking } from '#test/money.ts'
import { addDriver, paidMove } from '#test/moves.ts'
import { storyOf } from '#test/story.ts'

const story = storyOf(async app => ({
  host: await signUp(app, { role: 'partner', firstName: 'Hal' }),
  renter: await signUp(app, { role: 'customer', firstName: 'Rae' }),
}))

const waiting = async (person: Person) => (await story.app.get('/users/waiting', person)).body.data
const kinds = async (person: Person) =>
  (await waiting(person)).map(({ kind, as }: { kind: string; as: string }) => `${kind} ${as}`)

async function paidBooking() {
  const booking = await approvedBooking(story.app, story, { days: 1 })
  await recordPaid(story.app, booking.id)
  return booking
}

/** Sessions do not last as long as a story jumps. */
async function passTo(now: Date) {
  story.app.clock.moveTo(now)
  story.host = await logInAgain(story.app, story.host)
  story.renter = await logInAgain(story.app, story.renter)
}

it('a viewing waits for the partner until a time is picked, or for the renter if others are offered', async () => {
  const { app, host, renter } = story
  const { listing } = await approvedBooking(app, story, { days: 1 })
  const quarter = 15 * 60_000
  const at = (hours: number) => {
    const exact = after(app.clock.now(), hours * hourMs).getTime()
    return new Date(Math.ceil(exact / quarter) * quarter).toISOString()
  }
  const ask = await app.post('/viewings', { listing: listing._id, times: [at(30)] }, renter)
  const { _id: id } = ask.body.data
  expect(await waiting(host)).toEqual([
    {
      ...{ _id: id, kind: 'viewing', as: 'host', bookingId: null, other: 'Rae' },
      ...{ space: listing.storageTitle, until: after(new Date(at(30)), -hourMs).toISOString() },
    },
  ])
  expect(await waiting(renter)).toEqual([])
  await app.patch(`/viewings/${id}`, { event: 'offer', times: [at(40)] }, host)
  expect(await kinds(host)).toEqual([])
  expect(await kinds(renter)).toEqual(['viewing renter'])
  await app.patch(`/viewings/${id}`, { event: 'accept', time: at(40) }, renter)
  expect(await kinds(renter)).toEqual([])
})

it('a move waits for its partner until somebody drives', async () => {
  const { app, host, renter } = story
  const { id, date } = await paidMove(app, { host, renter })
  expect(await waiting(host)).toMatchObject([
    { kind: 'move', as: 'host', bookingId: id, other: 'Rae' },
  ])
  expect(await waiting(renter)).toEqual([])
  const driver = await addDriver(app, host, 'Dan')
  const plan = { driver: driver._id, date, window: '12-14' }
  expect((await app.put(`/booking/${id}/move`, plan, host)).status).toBe(200)
  expect(await waiting(host)).toEqual([])
})

it('records and things asked back wait for the other side', async () => {
  const { app, host, renter } = story
  const { id } = await paidBooking()
  const item = await app.post(`/booking/${id}/items`, { name: 'Box', count: 3 }, renter)
  const lines = [{ item: item.body.data._id, count: 3 }]
  const record = await app.post(`/booking/${id}/item-records`, { kind: 'handOver', lines }, renter)
  expect(record.status).toBe(201)
  expect(await kinds(host)).toEqual(['record host'])
  expect(await kinds(renter)).toEqual([])
  const { _id, hash } = record.body.data
  await app.post(`/booking/${id}/item-records/${_id}/answer`, { event: 'confirm', hash }, host)
  await app.post(`/booking/${id}/item-requests`, { lines: [{ ...lines[0], count: 1 }] }, renter)
  expect(await kinds(host)).toEqual(['thingsAsked host'])
})

it('a dispute waits for the side that is asked', async () => {
  const { app } = story
  const { id, start } = await paidBooking()
  await passTo(after(start, 2 * hourMs))
  const opening = { reason: 'unsafe', text: 'The roof leaks on my boxes.', wish: 'refund_part' }
  expect((await app.post(`/booking/${id}/dispute`, opening, story.renter)).status).toBe(201)
  expect(await waiting(story.host)).toMatchObject([{ kind: 'dispute', bookingId: id }])
  expect(await waiting(story.renter)).toEqual([])
  const answer = { text: 'The roof was mended on the same day.' }
  await app.post(`/booking/${id}/dispute/answer`, answer, story.host)
  expect(await waiting(story.host)).toEqual([])
})

it('a review that the other side has written waits while one may still write', async () => {
  const { app } = story
  const { id, start } = await paidBooking()
  const end = after(start, 72 * hourMs)
  await passTo(after(end, hourMs))
  const review = { rating: 4, text: 'Dry and easy to get into, and the door is wide.' }
  expect((await app.post(`/booking/${id}/review`, review, story.renter)).status).toBe(201)
  expect(await waiting(story.host)).toMatchObject([{ kind: 'review', as: 'host', bookingId: id }])
  expect(await waiting(story.renter)).toEqual([])
  await passTo(after(end, 15 * 24 * hourMs))
  expect(await waiting(story.host)).toEqual([])
})

it('nobody sees what waits for others', async () => {
  const { id } = await paidBooking()
  const item = await story.app.post(`/booking/${id}/items`, { name: 'Box', count: 1 }, story.renter)
  const lines = [{ item: item.body.data._id, count: 1 }]
  await story.app.post(`/booking/${id}/item-records`, { kind: 'handOver', lines }, story.renter)
  expect(await waiting(await signUp(story.app, { role: 'partner' }))).toEqual([])
})
