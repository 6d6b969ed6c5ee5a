import { beforeEach, expect, it } from 'vitest'
import { bookingStory } from '#test/bookings.ts'
import { anOperator } from '#test/factories.ts'
import { approvedBooking, payLink } from '#test/money.ts'

interface Reader {
  token: string
}

const { story } = bookingStory()
let operator: Reader
beforeEach(async () => {
  operator = await anOperator(story.app)
})

async function cancelledAfterPaying(hours: number) {
  const { app, host, renter } = story
  const { id } = await approvedBooking(app, { host, renter }, { hours })
  const { sessionId } = await payLink(app, renter, id)
  await app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
  await app.patch(`/booking/cancel/${id}`, undefined, renter)
  await app.services.jobs.runAll()
  return id
}

async function sharesTold(id: string, reader: Reader): Promise<string[]> {
  const { body } = await story.app.get(`/booking/${id}/money`, reader)
  const labels: string[] = body.data.items.map(({ label }: { label: string }) => label)
  return labels.filter(label => label.includes('share'))
}

it('a share that the cancellation fee took did not go back to the renter', async () => {
  const id = await cancelledAfterPaying(1)
  expect(await sharesTold(id, story.host)).toEqual(['Your share of the cancelled booking'])
  expect(await sharesTold(id, operator)).toEqual(['The partner’s share of the cancelled booking'])
})

it('what went back took the share of the partner, who is named to an operator', async () => {
  const id = await cancelledAfterPaying(10)
  expect(await sharesTold(id, story.host)).toEqual(['Your share of what went back to the renter'])
  expect(await sharesTold(id, operator)).toEqual([
    'The partner’s share of what went back to the renter',
  ])
})
