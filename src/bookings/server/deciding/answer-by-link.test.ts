import { describe, expect, it } from 'vitest'
import { distanceText } from '#foundation/rules/place/distance.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { bookingStory } from '#test/bookings.ts'
import { approvedListing, mailTo } from '#test/factories.ts'
import { askedRolling } from '#test/rent.ts'

const { story, answer, cancel, passTime, pay, read, request } = bookingStory()

const mailOfRequest = async () => {
  const mails = await mailTo(story.app, story.host.email)
  return mails.find(({ subject }) => subject.includes('would like to book'))
}

async function asked() {
  const { id, body } = await request()
  return { id, body, token: tokenIn(await mailOfRequest()) }
}

function tokenIn(mail: { text: string } | undefined): string {
  return /\/answer-request\/([\w-]{43})\?answer=approve/.exec(mail?.text ?? '')?.[1] ?? ''
}

const look = async (token: string) => (await story.app.get(`/answer-request/${token}`)).body
const press = (token: string, approvalStatus: string, rest = {}) =>
  story.app.post(`/answer-request/${token}`, { approvalStatus, ...rest })
const history = async (id: string) => {
  const sql = `select action, actor_id, details from audit_event
    where subject_id = $1 and action <> 'booking.requested' order by position`
  return (await story.app.pool.query(sql, [id])).rows
}

describe('a partner answers from the mail', () => {
  it('by links in the text and in the picture of it, which are kept as digests only', async () => {
    const { token, id } = await asked()
    const mail = await mailOfRequest()
    for (const link of [`/answer-request/${token}?answer=approve`, '?answer=decline']) {
      expect(mail?.text).toContain(link)
      expect(mail?.html).toContain(link)
    }
    expect(mail?.text).toContain(`/bookings/${id}`)
    const { rows } = await story.app.pool.query(
      `select to_jsonb(one)::text as kept from answer_link as one where booking_id = $1`,
      [id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].kept).not.toContain(token)
    expect(rows[0].kept).not.toContain(story.host.email)
  })

  it('looks at what is asked for as often as it likes, and nothing happens', async () => {
    const { token, id } = await asked()
    for (const _again of [1, 2, 3]) {
      expect((await look(token)).data).toMatchObject({
        state: 'open',
        booking: id,
        stage: 'pending',
        request: { renter: story.renter.user.firstName },
      })
    }
    expect((await read(id)).approvalStatus).toBe('pending')
  })

  it('and reads what else is wanted in the mail, on the page behind it and in the reminder', async () => {
    const { app, host, renter } = story
    const pickupAddress = '1 Mill Lane, York, YO1 7HH'
    const services = { moving: true, packing: true, pickupAddress }
    const { body } = await request()
    const { _id: storageListing } = await approvedListing(app, host, { vehicleType: 'large-van' })
    const asked = await app.post('/booking', { ...body, storageListing, ...services }, renter)
    const own = await read(asked.body.data._id, host)
    const way = distanceText(own.distanceKm)
    const mail = await mailOfRequest()
    const page = (await look(tokenIn(mail))).data.request
    expect(page).toMatchObject({ moving: true, packing: true, distanceKm: own.distanceKm })
    await passTime(after(app.clock.now(), 23 * hourMs))
    const mails = await mailTo(app, host.email)
    const reminders = mails.filter(({ subject }) => subject.includes('is waiting for your answer'))
    const reminder = reminders.find(({ text }) => text.includes(own._id))
    for (const text of [mail?.text, reminder?.text]) {
      expect(text).toContain(`Collection: Wanted, ${way} from the space by road.`)
      expect(text).toContain('Packing: You pack the renter’s things.')
    }
    // As on their own page, the address comes with the approval.
    expect(own.pickupAddress).toBeNull()
    expect(JSON.stringify([page, mails])).not.toMatch(/Mill Lane|YO1 7HH/)
  })

  it('and who approves automatically reads it in the letter that tells them', async () => {
    const { app, host, renter } = story
    const services = { moving: true, packing: true, pickupAddress: '1 Mill Lane, York, YO1 7HH' }
    const { body } = await request()
    const form = { vehicleType: 'large-van', autoApprove: true, storageTitle: 'Dry cellar' }
    const { _id: storageListing } = await approvedListing(app, host, form)
    const asked = await app.post('/booking', { ...body, storageListing, ...services }, renter)
    const own = await read(asked.body.data._id, host)
    expect(own).toMatchObject({ approvalStatus: 'approved', pickupAddress: expect.any(String) })
    const mails = await mailTo(app, host.email)
    const told = mails.find(({ subject }) => subject.includes('has booked Dry cellar'))
    expect(told?.text).toContain(
      `Collection: Wanted, ${distanceText(own.distanceKm)} from the space by road. The address is on the page of the booking.`,
    )
    expect(told?.text).toContain('Packing: You pack the renter’s things.')
  })

  it('and reads that it goes on month by month', async () => {
    const form = { autoApprove: false }
    const { id } = await askedRolling(story.app, story, { form })
    const mail = await mailOfRequest()
    expect(mail?.text).toContain(id)
    expect(mail?.text).toContain('Payment: Month by month')
    const page = (await look(tokenIn(mail))).data.request
    expect(page).toMatchObject({ rolling: true, instalments: false, moving: false })
  })

  it('approves without logging in, once, and it is written down', async () => {
    const { token, id } = await asked()
    const { status, body } = await press(token, 'approved')
    expect([status, body.data]).toMatchObject([200, { state: 'used', stage: 'approved' }])
    expect(body.data.request).toBeNull()
    expect((await read(id)).approvalStatus).toBe('approved')
    const again = await press(token, 'disapproved')
    expect([again.status, again.body.code]).toEqual([409, 'answer_link_over'])
    expect((await read(id)).approvalStatus).toBe('approved')
    const [byMail, approved] = await history(id)
    expect(byMail).toMatchObject({
      action: 'booking.answered-by-mail',
      actor_id: null,
      details: { partner: story.host.user._id, answer: 'approved' },
    })
    expect(approved).toMatchObject({ action: 'booking.approved', details: { by: 'host' } })
  })

  it('declines with a reason that the renter reads', async () => {
    const { token, id } = await asked()
    expect((await press(token, 'disapproved', { reason: 'x'.repeat(1001) })).status).toBe(422)
    const { body } = await press(token, 'disapproved', { reason: 'The roof is being mended.' })
    expect(body.data).toMatchObject({ state: 'used', stage: 'disapproved' })
    expect(await read(id)).toMatchObject({
      approvalStatus: 'disapproved',
      reason: 'The roof is being mended.',
    })
    const [mail] = await mailTo(story.app, story.renter.email)
    expect(mail?.text).toContain('The roof is being mended.')
  })

  it('in two tabs at once is one action, whichever it is', async () => {
    for (const others of ['approved', 'disapproved']) {
      const { token, id } = await asked()
      const presses = ['approved', others, 'approved', others].map(one => press(token, one))
      const statuses = (await Promise.all(presses)).map(({ status }) => status)
      expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
      const deeds = (await history(id)).map(({ action }) => action)
      expect(deeds).toHaveLength(2)
    }
  })
})

describe('a link that does not work any more says why', () => {
  it('after 24 hours', async () => {
    const { token, id } = await asked()
    const later = `update booking set expires_at = expires_at + interval '1 day' where id = $1`
    await story.app.pool.query(later, [id])
    await passTime(after(story.app.clock.now(), 24 * hourMs))
    expect((await look(token)).data).toMatchObject({ state: 'expired', stage: 'pending' })
    expect((await press(token, 'approved')).body.code).toBe('answer_link_over')
    expect((await read(id)).approvalStatus).toBe('pending')
  })

  it('once it has been answered, withdrawn or paid otherwise', async () => {
    const [approved, denied, withdrawn, paid] = [
      await asked(),
      await asked(),
      await asked(),
      await asked(),
    ]
    await answer(approved.id, 'approved')
    await answer(denied.id, 'disapproved')
    await cancel(withdrawn.id)
    await answer(paid.id, 'approved')
    await pay(paid.id)
    for (const [{ token }, stage] of [
      [approved, 'approved'],
      [denied, 'disapproved'],
      [withdrawn, 'cancelled'],
      [paid, 'paid'],
    ] as const) {
      expect((await look(token)).data).toMatchObject({ state: 'answered', stage, request: null })
      for (const wish of ['approved', 'disapproved']) {
        expect((await press(token, wish)).body.code).toBe('answer_link_over')
      }
    }
    expect((await read(paid.id)).paymentStatus).toBe('successful')
  })

  it('when the time to answer has run out', async () => {
    const { token } = await asked()
    await passTime(after(story.app.clock.now(), 23 * hourMs))
    const { data } = await look(token)
    expect(data.state).toBe('open')
    await passTime(after(story.app.clock.now(), 72 * hourMs))
    expect((await look(token)).data).toMatchObject({ state: 'answered', stage: 'expired' })
  })

  it('when the partner is suspended, also where that has not closed the request', async () => {
    const { token, id } = await asked()
    await story.app.pool.query('update users set suspended_at = now() where id = $1', [
      story.host.user._id,
    ])
    expect((await look(token)).data).toMatchObject({ state: 'suspended', request: null })
    for (const wish of ['approved', 'disapproved']) {
      expect((await press(token, wish)).body.code).toBe('host_suspended')
    }
    expect((await read(id)).approvalStatus).toBe('pending')
  })

  it('when the partner has moved to another mailbox', async () => {
    const { token, id } = await asked()
    await story.app.pool.query('update users set email = $2 where id = $1', [
      story.host.user._id,
      `moved-${story.host.email}`,
    ])
    expect((await look(token)).data.state).toBe('expired')
    expect((await press(token, 'approved')).body.code).toBe('answer_link_over')
    expect((await read(id)).approvalStatus).toBe('pending')
  })

  it('when it was made up, or its partner has left', async () => {
    for (const made of ['x', 'x'.repeat(43), 'null', '%00', '..%2f']) {
      expect((await story.app.get(`/answer-request/${made}`)).status).toBe(404)
      expect((await press(made, 'approved')).status).toBe(404)
    }
    const { token } = await asked()
    const { password } = story.host
    const left = await story.app.post('/auth/delete-account', { password }, story.host)
    expect(left.status).toBe(200)
    expect((await story.app.get(`/answer-request/${token}`)).status).toBe(404)
  })

  it('and leaves it usable where another booking has taken the space', async () => {
    const first = await asked()
    expect((await story.app.post('/booking', first.body, story.stranger)).status).toBe(201)
    const second = { token: tokenIn(await mailOfRequest()) }
    expect((await look(second.token)).data.request.taken).toBe(false)
    expect((await press(first.token, 'approved')).status).toBe(200)
    expect((await look(second.token)).data.request.taken).toBe(true)
    expect((await press(second.token, 'approved')).body.code).toBe('space_taken')
    expect((await press(second.token, 'disapproved')).status).toBe(200)
  })

  it('and leaves it usable where the space turns out not to be let', async () => {
    const { token, body } = await asked()
    await story.app.pool.query(`update listing set state = 'suspended' where id = $1`, [
      body.storageListing,
    ])
    const refused = await press(token, 'approved')
    expect(refused.body.code).toBe('listing_not_bookable')
    expect((await look(token)).data.state).toBe('open')
    expect((await press(token, 'disapproved')).status).toBe(200)
  })
})

it('may be tried only so often from one address', async () => {
  const { token } = await asked()
  const address = '198.19.7.7'
  const tries = await Promise.all(
    Array.from({ length: 125 }, () =>
      story.app.call('GET', `/answer-request/${token}`, { address }),
    ),
  )
  expect(tries.some(({ status }) => status === 429)).toBe(true)
})
