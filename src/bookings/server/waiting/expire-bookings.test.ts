import { expect, it } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { bookingStory } from '#test/bookings.ts'
import { breakRow } from '#test/break-row.ts'
import { expireBookings } from './expire-bookings.ts'

const { story, request } = bookingStory()

it('a request that cannot expire keeps no other waiting, and is tried again', async () => {
  const { app } = story
  const { id: broken } = await request()
  const { id: other } = await request()
  const early = `update booking set expires_at = expires_at - interval '1 s' where id = $1`
  await app.pool.query(early, [broken])
  const { mend } = await breakRow(app.pool, 'booking', ['id', broken])
  app.clock.moveTo(after(app.clock.now(), 2 * dayMs))
  const expired = async () => {
    const { rows } = await app.pool.query(`select id from booking where stage = 'expired'`)
    return rows.map(row => row.id).toSorted()
  }
  await expect(expireBookings(app.services)).rejects.toThrow('1 of what was due failed')
  expect(await expired()).toEqual([other])
  await mend()
  await expireBookings(app.services)
  expect(await expired()).toEqual([broken, other].toSorted())
})
