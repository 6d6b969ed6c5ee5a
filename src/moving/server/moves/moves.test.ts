import { describe, expect, it } from 'vitest'
import { pickupErasedWords } from '#bookings/rules/pickup-erased.ts'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { CallOptions } from '#test/app-under-test.ts'
import { statementsOf } from '#test/asked-statements.ts'
import { breakRow } from '#test/break-row.ts'
import { duringTransaction } from '#test/database.ts'
import { anOperator, approvedListing, logInAgain, mailTo, signUp } from '#test/factories.ts'
import { addDriver, moveStory, paidMove } from '#test/moves.ts'
import { monthAhead } from '#test/rent.ts'
import { eraseMoves } from '../account-leaving.ts'
import { followMoves } from './follow-moves.ts'

const { story, assign, assigned, newest, paid, read } = moveStory()
const mark = (id: string, body: object, who: CallOptions = story.host) =>
  story.app.patch(`/booking/${id}/move`, body, who)
const inThreeMonths = () => monthAhead(story.app, 3)

describe('a move', () => {
  it('comes to be when the booking is paid, once, with the vehicle that was listed', async () => {
    const { id, date } = await paid()
    await followMoves(story.app.services)
    expect(await read(id)).toMatchObject({
      state: 'requested',
      date,
      window: '12-14',
      vehicleType: 'Large van',
      driver: null,
      allowed: [],
    })
    expect((await read(id)).planning).toBeUndefined()
    const mails = await mailTo(story.app, story.host.email)
    expect(mails.filter(({ subject }) => subject === 'Plan the move of Carys')).toHaveLength(1)
    expect(story.app.woken).toContain('follow-moves')
  })

  it('is planned anew only so often, as each plan is a letter to its driver', async () => {
    const { id, plan } = await assigned()
    const { app, dan } = story
    const before = (await mailTo(app, dan.email)).length
    const answers = []
    for (let n = 0; n < 25; n += 1) {
      const window = n % 2 === 0 ? '12-14' : '14-16'
      answers.push(await assign(id, { ...plan, window }))
    }
    const [last] = answers.slice(-1)
    expect([last?.status, last?.body.code]).toEqual([429, 'too_many_requests'])
    expect((await mailTo(app, dan.email)).length - before).toBeLessThan(20)
  })

  it('no longer says where its renter lived once they have left', async () => {
    const { app, host } = story
    const renter = await signUp(app, { role: 'customer' })
    const { id, start } = await paidMove(app, { host, renter })
    app.clock.moveTo(after(start, 6 * dayMs))
    const { token } = await logInAgain(app, renter)
    const left = await app.post('/auth/delete-account', { password: renter.password }, { token })
    expect(left.status).toBe(200)
    const partner = await logInAgain(app, host)
    expect((await read(id, partner)).pickupAddress).toBe(pickupErasedWords)
    const booking = (await app.get(`/booking/${id}`, partner)).body.data
    expect(booking.pickupAddress).toBe(pickupErasedWords)
    const { rows } = await app.pool.query(
      `select booking::text || move_job::text as kept
       from booking join move_job on booking_id = booking.id where booking.id = $1`,
      [id],
    )
    expect(rows[0].kept).not.toMatch(/Mill Lane|YO1/)
  })

  it('no longer says why it did not work out once its partner has left', async () => {
    const { app, host, renter } = story
    const { id } = await assigned()
    expect((await mark(id, { event: 'fail', reason: 'Nobody at home' })).status).toBe(200)
    const lines = async () => {
      const [thread] = (await app.get('/messages/threads', renter)).body.data
      const { body } = await app.get(`/messages/threads/${thread._id}`, renter)
      return body.data.messages.map(({ text }: { text: string }) => text)
    }
    expect(await lines()).toContain('The move did not work out. Reason: Nobody at home')
    const ctx = systemContext(app.services, 'test')
    await transaction(app.db, tx => eraseMoves(tx, ctx, host.user._id))
    expect(await lines()).toContain('The move did not work out.')
    expect(await read(id)).toMatchObject({ state: 'failed', reason: null })
  })

  it('that cannot be made keeps no other waiting, and is tried again', async () => {
    const { app } = story
    const [broken, other] = [await paid(), await paid()]
    await app.pool.query('delete from move_job where booking_id = any($1)', [[broken.id, other.id]])
    const { mend } = await breakRow(app.pool, 'move_job', ['booking_id', broken.id])
    await expect(followMoves(app.services)).rejects.toThrow('1 of what was due failed')
    expect([await read(broken.id), (await read(other.id)).state]).toEqual([null, 'requested'])
    await mend()
    await followMoves(app.services)
    expect((await read(broken.id)).state).toBe('requested')
  })

  it('is not there before the payment, nor for strangers', async () => {
    const listing = await approvedListing(story.app, story.host, { autoApprove: true })
    const asked = {
      storageListing: listing._id,
      startDate: inThreeMonths(),
      endDate: inThreeMonths(),
      type: 'monthly',
      moving: true,
      pickupAddress: 'York',
    }
    const { body } = await story.app.post('/booking', asked, story.renter)
    await followMoves(story.app.services)
    expect(await read(body.data._id)).toBeNull()
    expect((await story.app.get(`/booking/${body.data._id}/move`, story.stranger)).status).toBe(404)
    expect((await assign(body.data._id, { ...plan0(), driver: story.dan._id })).status).toBe(404)
  })

  it('is looked at by the operator with a trace, one for a page that stays open', async () => {
    const { id } = await assigned()
    const operator = await anOperator(story.app)
    const looks = async () => {
      const { body } = await story.app.get(`/admin/audit?subject=${id}&action=move.`, operator)
      return body.data.filter(({ action }: { action: string }) => action === 'move.read').length
    }
    await read(id, story.host)
    await read(id)
    expect(await looks()).toBe(0)
    for (const look of ['opened', 'asked again', 'asked again']) {
      expect((await read(id, operator)).state, look).toBe('assigned')
    }
    expect(await looks()).toBe(1)
    story.app.clock.moveTo(after(story.app.clock.now(), hourMs))
    await read(id, operator)
    expect(await looks()).toBe(2)
    story.app.clock.moveTo(null)
  })

  const plan0 = () => ({ date: `${inThreeMonths()}-01`, window: '8-10' })

  it('is given to a driver: the renter learns who comes, when and in what', async () => {
    const { id, plan, date } = await assigned()
    expect(await read(id)).toMatchObject({
      state: 'assigned',
      date,
      window: '14-16',
      driver: { firstName: 'Dan', vehicleNo: 'AB12 CDE' },
    })
    const told = await newest(story.renter.email)
    expect(told?.subject).toMatch(/^Dan collects your things on .*, between 14:00 and 16:00$/)
    expect(told?.text).toContain('Large van, AB12 CDE')
    expect((await newest(story.dan.email))?.text).toMatch(/\/day-sheet\/[\w-]{60,}/)
    const van = { vehicleNo: 'XY34 ZZZ' }
    await story.app.patch(`/drivers/${story.dan._id}`, van, story.host)
    expect((await read(id)).driver).toMatchObject({ firstName: 'Dan', vehicleNo: 'XY34 ZZZ' })
    const eve = await addDriver(story.app, story.host, 'Eve')
    expect((await assign(id, { ...plan, driver: eve._id })).body.data.driver.firstName).toBe('Eve')
    expect((await newest(story.dan.email))?.subject).toBe('A move was taken off your list')
  })

  it('goes to nobody who drives elsewhere then, however close the race', async () => {
    const { plan } = await assigned()
    const [second, third] = [await paid(), await paid()]
    expect((await assign(second.id, plan)).body.code).toBe('driver_busy')
    const { planning } = await read(second.id, story.host)
    expect(planning.drivers[0].busy).toHaveLength(1)
    const later = { ...plan, window: '16-18' }
    const race = await Promise.all([second, third].map(({ id }) => assign(id, later)))
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('goes to no driver of somebody else, to no day outside the booking and not to the past', async () => {
    const { id, date } = await paid()
    const theirs = await addDriver(story.app, story.stranger, 'Mallory')
    const plan = { driver: story.dan._id, date, window: '14-16' }
    const fieldOf = async (change: object) => {
      const { status, body } = await assign(id, { ...plan, ...change })
      return `${status} ${body.details?.fields?.[0].field}`
    }
    expect(await fieldOf({ driver: theirs._id })).toBe('422 driver')
    expect(await fieldOf({ date: '2020-01-01' })).toBe('422 date')
    expect(await fieldOf({ date: 'soon' })).toBe('422 date')
    expect(await fieldOf({ window: '3-5' })).toBe('422 window')
    expect((await assign(id, plan, story.stranger)).status).toBe(404)
    expect((await assign(id, plan, story.renter)).status).toBe(403)
    expect((await read(id)).state).toBe('requested')
  })

  it('is called off with the booking, and the driver is told', async () => {
    const { id, plan } = await assigned()
    expect((await story.app.patch(`/booking/cancel/${id}`, undefined, story.renter)).status).toBe(
      200,
    )
    await followMoves(story.app.services)
    const move = await read(id, story.host)
    expect(move).toMatchObject({ state: 'failed', isOver: true, allowed: [] })
    expect((await newest(story.dan.email))?.subject).toBe('A move was taken off your list')
    expect((await assign(id, plan)).body.code).toBe('move_out_of_order')
  })

  it('stays where another process has just opened it, whatever an older look has missed', async () => {
    const { id } = await paid()
    const see = 'update booking set moving = $2 where id = $1'
    await story.app.pool.query(see, [id, false])
    await duringTransaction(story.app.pool, [see, [id, true]], () =>
      followMoves(story.app.services),
    )
    expect((await read(id)).state).toBe('requested')
  })

  it('that is made or done is not looked at again, however long its booking runs', async () => {
    const { app } = story
    const [made, done] = [await paid(), await assigned()]
    await mark(done.id, { event: 'collect' })
    await mark(done.id, { event: 'deliver' })
    await app.pool.query(`update booking set ends_at = '2100-01-01' where id = any($1)`, [
      [made.id, done.id],
    ])
    const asked = await statementsOf(() => followMoves(app.services))
    const looks = asked.filter(({ text }) => /^select .*\b(booking|move_job)\b/.test(text))
    expect(looks).not.toEqual([])
    for (const { text, values } of looks) {
      expect((await app.pool.query(text, values)).rows).toEqual([])
    }
  })

  it('keeps its driver from being deleted until it is done', async () => {
    const { id } = await assigned()
    expect((await story.app.delete(`/drivers/${story.dan._id}`, story.host)).body.code).toBe(
      'driver_in_use',
    )
    expect((await mark(id, { event: 'fail', reason: 'Nobody at home' })).status).toBe(200)
    expect((await newest(story.renter.email))?.text).toContain('Nobody at home.')
    expect((await story.app.delete(`/drivers/${story.dan._id}`, story.host)).status).toBe(200)
    expect(await read(id)).toMatchObject({
      ...{ state: 'failed', isOver: false, driver: { firstName: 'Dan' } },
    })
  })

  it('can be marked by the partner, in order only', async () => {
    const { id } = await assigned()
    expect((await mark(id, { event: 'deliver' })).body.code).toBe('move_out_of_order')
    expect((await mark(id, { event: 'collect' }, story.stranger)).status).toBe(404)
    expect((await mark(id, { event: 'collect' }, story.renter)).status).toBe(403)
    expect((await mark(id, { event: 'collect' })).body.data.state).toBe('collected')
    expect((await mark(id, { event: 'deliver' })).body.data.state).toBe('delivered')
    expect((await newest(story.renter.email))?.text).not.toContain('photograph')
    expect((await mark(id, { event: 'fail', reason: 'Too late' })).status).toBe(409)
  })
})
