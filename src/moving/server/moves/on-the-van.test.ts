import { describe, expect, it } from 'vitest'
import { daysToCollect } from '#bookings/rules/days-to-collect.ts'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Stop } from '#moving/rules/move-wire.ts'
import { logInAgain, mailTo, type Person } from '#test/factories.ts'
import { moveStory } from '#test/moves.ts'
import { followMoves } from './follow-moves.ts'

const { story, assign, assigned, newest, read } = moveStory()

const leave = async ({ password, token }: Person): Promise<string> => {
  const { status, body } = await story.app.post('/auth/delete-account', { password }, { token })
  return status === 200 ? 'left' : body.details.reasons.join(' ')
}

/** On the morning of a booking that begins at noon, the van has the things. */
async function collected() {
  const { app } = story
  const move = await assigned()
  await assign(move.id, { ...move.plan, window: '8-10' })
  app.clock.moveTo(after(move.start, -3 * hourMs))
  const [host, renter] = [await logInAgain(app, story.host), await logInAgain(app, story.renter)]
  const mark = (event: string, more = {}) =>
    app.patch(`/booking/${move.id}/move`, { event, ...more }, host)
  expect((await mark('collect')).status).toBe(200)
  const booking = async (who: Person) => (await app.get(`/booking/${move.id}`, who)).body.data
  const cancel = () => app.patch(`/booking/cancel/${move.id}`, undefined, renter)
  return { ...move, host, renter, mark, booking, cancel }
}

const back = () => story.app.clock.moveTo(null)

describe('things on the van of a booking that is cancelled before its start', () => {
  it('keep both sides known to each other, and both are told that they go back', async () => {
    const { app } = story
    const { id, host, renter, booking, cancel, token } = await collected()
    expect((await cancel()).status).toBe(200)
    await followMoves(app.services)
    expect(await booking(renter)).toMatchObject({
      partner: { email: host.email },
      listing: { isExact: true },
    })
    expect(await booking(host)).toMatchObject({
      renter: { email: renter.email },
      pickupAddress: '1 Mill Lane, York, YO1 7HH',
    })
    const [toRenter, toHost] = [await newest(renter.email), await newest(host.email)]
    expect(toRenter?.subject).toBe('Your booking is cancelled')
    expect(toRenter?.text).toContain('The van has collected your things.')
    expect(toRenter?.text).toContain('they must be given back')
    expect(toHost?.text).toContain('The van has collected things of Carys.')
    const stops: Stop[] = (await app.get(`/day-sheet/${token}`)).body.data.stops
    const last = stops.find(({ move, kind }) => move === id && kind === 'deliver')
    expect(last).toMatchObject({
      standing: 'now',
      goesBack: true,
      address: '1 Mill Lane, York, YO1 7HH',
      contact: { firstName: 'Carys' },
    })
    back()
  })

  it('keep both accounts until the partner says how the move ended', async () => {
    const { id, host, renter, mark, cancel } = await collected()
    await cancel()
    expect(await leave(host)).toContain('Things of a renter are on a van of yours.')
    expect(await leave(renter)).toContain('Your things are on the van.')
    expect((await mark('deliver')).body.data.state).toBe('delivered')
    expect((await newest(renter.email))?.subject).toBe('Your things are marked as given back')
    expect(await leave(host), 'only the partner says so').toContain('may still be on the van')
    expect((await read(id, renter)).isOver).toBe(true)
    back()
  })

  it('may be said not to be given back, and then nobody promises another time', async () => {
    const { renter, mark, cancel } = await collected()
    await cancel()
    await mark('fail', { reason: 'Nobody opened the door' })
    const [told] = await mailTo(story.app, renter.email)
    expect(told?.text).not.toContain('another time')
    expect(told?.text).toContain('when and where you get back what was collected')
    back()
  })

  it('keep nobody for ever', async () => {
    const { app } = story
    const { renter, cancel } = await collected()
    await cancel()
    const until = after(app.clock.now(), daysToCollect * dayMs)
    const leaveAt = async (moment: Date) => {
      app.clock.moveTo(moment)
      return leave(await logInAgain(app, renter))
    }
    expect(await leaveAt(after(until, -hourMs))).toContain('on the van')
    expect(await leaveAt(until)).not.toContain('on the van')
    back()
  })
})

it('a booking that is cancelled has nothing collected any more', async () => {
  const { id, plan } = await assigned()
  await story.app.patch(`/booking/cancel/${id}`, undefined, story.renter)
  const collect = { event: 'collect' }
  const late = await story.app.patch(`/booking/${id}/move`, collect, story.host)
  expect([late.status, late.body.code]).toEqual([409, 'move_out_of_order'])
  expect((await assign(id, plan)).status).toBe(409)
})
