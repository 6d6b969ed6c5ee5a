import { describe, expect, it } from 'vitest'
import { daysToCollect } from '#bookings/rules/days-to-collect.ts'
import { dayMs, hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after, formatDeadline } from '#foundation/rules/time/time.ts'
import { copyRow } from '#test/copy-row.ts'
import { logInAgain } from '#test/factories.ts'
import { aPaidBooking, inventoryOf, inventoryStory, type Stored } from './inventory.fixture.ts'

const { story, boxesHandedOver } = inventoryStory()

/** At that time, with sessions that have not run out. */
async function at(moment: Date, stored: Stored): Promise<Stored> {
  story.app.clock.moveTo(moment)
  return {
    ...stored,
    host: await logInAgain(story.app, stored.host),
    renter: await logInAgain(story.app, stored.renter),
  }
}

const leave = async ({ host }: Stored): Promise<string> => {
  const { status, body } = await story.app.post(
    '/auth/delete-account',
    { password: host.password },
    host,
  )
  return status === 200 ? 'left' : body.details.reasons.join()
}

const cancelByHost = ({ bookingId, host }: Stored) =>
  story.app.patch(`/booking/${bookingId}`, { approvalStatus: 'disapproved' }, host)

const cancelByRenter = ({ bookingId, renter }: Stored) =>
  story.app.patch(`/booking/cancel/${bookingId}`, undefined, renter)

describe('a partner whose renter may still have things inside', () => {
  it('stays for the time to collect them', async () => {
    const paid = await aPaidBooking(story.app)
    const stored = await at(after(paid.start, hourMs), paid)
    const { cancelledAt } = (await cancelByHost(stored)).body.data
    const until = after(new Date(cancelledAt), daysToCollect * dayMs)
    const refused = await leave(stored)
    expect(refused).toContain('things of the renter may still be inside')
    expect(refused).toContain(`You can leave after ${formatDeadline(until)}`)
    expect(await leave(await at(after(until, -minuteMs), stored))).toBe(refused)
    expect(await leave(await at(until, stored))).toBe('left')
  })

  it('may leave once the renter says that all of them are back', async () => {
    const paid = await aPaidBooking(story.app)
    const { box } = await boxesHandedOver(paid)
    const stored = await at(after(paid.start, hourMs), paid)
    const { record, answer } = inventoryOf(story.app, stored)
    await cancelByRenter(stored)
    await record('return', [{ item: box, count: 2 }])
    const { _id, hash } = (await record('return', [{ item: box, count: 4 }], stored.host)).body.data
    expect(await leave(stored), 'only the partner says so').toContain('once the renter confirms')
    await answer(_id, { event: 'confirm', hash }, stored.renter)
    expect(await leave(stored)).toBe('left')
  })

  it('stays for what was brought before the booking was extended', async () => {
    const paid = await aPaidBooking(story.app)
    const { bookingId, end } = paid
    const { box } = await boxesHandedOver(paid)
    const stored = await at(after(end, hourMs), paid)
    const { record } = inventoryOf(story.app, stored)
    const period = { starts_at: end, ends_at: after(end, 9 * dayMs) }
    const extended = await copyRow(story.app.pool, 'booking', bookingId, {
      ...period,
      extends_id: bookingId,
    })
    await cancelByHost({ ...stored, bookingId: extended })
    expect(await leave(stored)).toContain('once the renter confirms')
    await record('return', [{ item: box, count: 6 }])
    expect(await leave(stored)).toBe('left')
  })

  it('is not kept by what was cancelled before its start', async () => {
    const stored = await aPaidBooking(story.app)
    await cancelByHost(stored)
    expect(await leave(stored)).toBe('left')
  })
})
