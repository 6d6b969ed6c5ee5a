import { describe, expect, it } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { askedBooking, bookingStory } from '#test/bookings.ts'
import { anOperator, mailTo, type Person, signUp } from '#test/factories.ts'

const { story, answer, cancel, pay, read, request } = bookingStory()

describe('spaces that a listing no longer has', () => {
  it('are never booked, whatever the units are called that bookings still hold', async () => {
    const { app, host, renter } = story
    const first = await request({ storageNumber: 2, autoApprove: true })
    const second = await signUp(app, { role: 'customer' })
    const other = await app.post('/booking', first.body, second)
    expect(other.status).toBe(201)
    await cancel(first.id, renter)
    const fewer = await app.patch(`/listings/${first.listing._id}`, { storageNumber: 1 }, host)
    expect(fewer.status).toBe(200)
    const third = await app.post('/booking', first.body, await signUp(app, { role: 'customer' }))
    expect([third.status, third.body.code]).toEqual([409, 'booking_clash'])
  })

  it('leave what follows free, once those who held them are gone', async () => {
    const { app, host, renter } = story
    const first = await request({ storageNumber: 2, autoApprove: true })
    const second = await signUp(app, { role: 'customer' })
    await app.post('/booking', first.body, second)
    await cancel(first.id, renter)
    await app.patch(`/listings/${first.listing._id}`, { storageNumber: 1 }, host)
    const later = {
      ...first.body,
      startDate: first.body.endDate,
      endDate: after(new Date(first.body.endDate), dayMs).toISOString(),
    }
    expect((await app.post('/booking', later, renter)).status).toBe(201)
  })
})

describe('a time that the partner has closed', () => {
  it('cannot be approved over', async () => {
    const { app, host } = story
    const { id, listing, body } = await request()
    const closed = [{ startDate: body.startDate, endDate: body.endDate, reason: 'Painting' }]
    await app.patch(`/listings/${listing._id}`, { unavailabilityPeriods: closed }, host)
    const refused = await answer(id, 'approved')
    expect([refused.status, refused.body.code]).toEqual([409, 'booking_unavailable'])
    expect((await read(id)).approvalStatus).toBe('pending')
  })
})

describe('a space that its partner moves', () => {
  const move = (
    listing: { _id: string; coordinates: { lat: number; lng: number } | null },
    km: number,
  ) => {
    const { lat, lng } = listing.coordinates ?? { lat: 0, lng: 0 }
    const coordinates = { lat: lat + km / 111, lng }
    return story.app.patch(`/listings/${listing._id}`, { coordinates }, story.host)
  }

  it('stays where it is booked, but for a pin that is put right', async () => {
    const { id, listing } = await request()
    await answer(id, 'approved')
    const away = await move(listing, 4)
    expect([away.status, away.body.code]).toEqual([409, 'listing_has_bookings'])
    expect(away.body.error).toContain('up to 300 metres')
    expect(away.body.details.bookings).toMatchObject([{ _id: id }])
    expect((await move(listing, 0.2)).status).toBe(200)
    expect((await move(listing, 0.4)).status).toBe(409)
    await pay(id)
    expect((await move(listing, 4)).status).toBe(409)
  })

  it('is no longer let where it was, and whoever asked for it there is told', async () => {
    const { id, listing } = await request()
    expect((await move(listing, 4)).body.data.status).toBe('pending')
    expect(await read(id)).toMatchObject({
      approvalStatus: 'disapproved',
      reason: 'The space is no longer let.',
    })
    const [letter] = await mailTo(story.app, story.renter.email)
    expect(letter?.text).toContain('The space is no longer let.')
  })
})

describe('a listing that the operator turns down after a change', () => {
  it('takes no request any more, and whoever waits for an answer is told', async () => {
    const { app, host, renter } = story
    const { id, listing } = await request()
    await app.patch(`/listings/${listing._id}`, { storageType: 'warehouse' }, host)
    const decision = { status: 'rejected', reason: 'That is no warehouse.' }
    const turnedDown = await app.patch(
      `/admin/listings/${listing._id}`,
      decision,
      await anOperator(app),
    )
    expect(turnedDown.status).toBe(200)
    expect(await read(id)).toMatchObject({
      approvalStatus: 'disapproved',
      reason: 'The space is no longer let.',
    })
    const [letter] = await mailTo(app, renter.email)
    expect(letter?.text).toContain('The space is no longer let.')
  })
})

describe('somebody who leaves', () => {
  const leave = (person: { token: string; password: string }) =>
    story.app.post('/auth/delete-account', { password: person.password }, person)

  it('takes the requests along that wait for them, and whoever waits is told', async () => {
    const { id } = await request()
    expect((await leave(story.host)).status).toBe(200)
    expect(await read(id)).toMatchObject({
      approvalStatus: 'disapproved',
      reason: 'The partner has left.',
    })
    const [letter] = await mailTo(story.app, story.renter.email)
    expect(letter?.text).toContain('The partner has left.')
  })

  it('and a booking made at the same time: one of the two happens', async () => {
    const { app } = story
    for (let round = 0; round < 8; round += 1) {
      const host = await signUp(app, { role: 'partner' })
      const { body, listing } = await bookable(host)
      const [left, booked] = await Promise.all([
        leave(host),
        app.post('/booking', body, story.renter),
      ])
      const { rows } = await app.pool.query(
        `select count(*)::int as n from booking join users on users.id = host_id
         where listing_id = $1 and stage in ('pending', 'approved') and users.deleted_at is not null`,
        [listing._id],
      )
      const outcome = { left: left.status === 200, booked: booked.status === 201 }
      expect({ ...outcome, stranded: rows[0].n }).toEqual({
        left: !outcome.booked,
        booked: !outcome.left,
        stranded: 0,
      })
    }
  })

  async function bookable(host: Person) {
    const stand = await signUp(story.app, { role: 'customer' })
    const form = { autoApprove: true, storageNumber: 2 }
    const asked = await askedBooking(story.app, { host, renter: stand }, { form })
    await cancel(asked.id, stand)
    return asked
  }
})

async function suspendOrLift({ user }: Person, suspended: boolean) {
  const operator = await anOperator(story.app)
  const change = suspended ? { suspended, reason: 'Complaints.' } : { suspended }
  return story.app.patch(`/admin/people/${user._id}`, change, operator)
}

describe('a suspended host', () => {
  const suspend = (suspended: boolean) => suspendOrLift(story.host, suspended)
  const subjects = async () =>
    (await mailTo(story.app, story.renter.email)).map(({ subject }) => subject)

  it('takes no request, and whoever waits for an answer is told at once', async () => {
    const { id, body } = await request()
    await suspend(true)
    expect((await read(id)).approvalStatus).toBe('disapproved')
    const refused = await story.app.post('/booking', body, story.renter)
    expect([refused.status, refused.body.code]).toEqual([409, 'host_suspended'])
  })

  it('keeps live bookings as they are, and their renters hear of it once, and when it is over', async () => {
    const { id } = await request()
    await answer(id, 'approved')
    await pay(id)
    await suspend(true)
    await suspend(true)
    expect((await read(id)).paymentStatus).toBe('successful')
    const told = (await subjects()).filter(subject => subject.startsWith('About your booking'))
    expect(told).toHaveLength(1)
    await suspend(false)
    expect((await subjects())[0]).toContain('goes on')
  })
})

describe('a suspended renter', () => {
  const suspend = () => suspendOrLift(story.renter, true)

  it('asks for nothing any more, and nobody can approve what they asked for', async () => {
    const { id } = await request()
    expect((await suspend()).status).toBe(200)
    expect(await read(id, story.host)).toMatchObject({
      approvalStatus: 'disapproved',
      cancelledBy: 'operator',
      reason: 'The renter cannot book now.',
    })
    const refused = await answer(id, 'approved')
    expect([refused.status, refused.body.code]).toEqual([409, 'booking_not_open'])
    const [letter] = await mailTo(story.app, story.host.email)
    expect(letter?.subject).toBe(`We have closed a booking of ${story.renter.user.firstName}`)
  })

  it('leaves a space free that was kept for their payment, and not one that is paid', async () => {
    const { app } = story
    const waiting = await request({ autoApprove: true })
    const paid = await request({ autoApprove: true })
    await pay(paid.id)
    await suspend()
    expect((await read(waiting.id, story.host)).approvalStatus).toBe('disapproved')
    expect((await read(paid.id, story.host)).paymentStatus).toBe('successful')
    const next = await app.post('/booking', waiting.body, await signUp(app, { role: 'customer' }))
    expect(next.status).toBe(201)
  })

  it('has what ran out unanswered expire, as somebody who leaves has', async () => {
    const { app, host } = story
    const leaving = await signUp(app, { role: 'customer' })
    const late = [await request(), await askedBooking(app, { host, renter: leaving })]
    const runOut = 'update booking set expires_at = $2 where id = $1'
    for (const { id } of late) await app.pool.query(runOut, [id, app.clock.now()])
    expect((await suspend()).status).toBe(200)
    const left = await app.post('/auth/delete-account', { password: leaving.password }, leaving)
    expect(left.status).toBe(200)
    for (const { id } of late) {
      const { approvalStatus, cancelledBy } = await read(id, host)
      expect([approvalStatus, cancelledBy]).toEqual(['expired', null])
    }
  })
})
