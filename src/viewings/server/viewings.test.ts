import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { deviceOf } from '#test/devices.ts'
import {
  anOperator,
  approvedListing,
  decide,
  mailTo,
  type Person,
  signUp,
} from '#test/factories.ts'
import { storyOf } from '#test/story.ts'
import { openAtMost } from '#viewings/rules/viewing-terms.ts'
import { followViewings } from './follow-viewings.ts'

const story = storyOf(async app => {
  const host = await signUp(app, { role: 'partner', firstName: 'Hal' })
  return {
    host,
    renter: await signUp(app, { role: 'customer', firstName: 'Rae' }),
    stranger: await signUp(app, { role: 'partner' }),
    listing: await approvedListing(app, host),
  }
})

const stepMs = 15 * minuteMs
/** So many hours from now, rounded up to a quarter of an hour. */
function at(hours: number): string {
  const exact = after(story.app.clock.now(), hours * hourMs).getTime()
  return new Date(Math.ceil(exact / stepMs) * stepMs).toISOString()
}
const ask = (times: string[], person: Person = story.renter, listing = story.listing._id) =>
  story.app.post('/viewings', { listing, times }, person)
async function asked(...hours: number[]) {
  const { status, body } = await ask(hours.map(at))
  if (status !== 201) throw new Error(`not asked: ${body.error}`)
  return body.data
}
const answer = (id: string, body: object, person: Person = story.host) =>
  story.app.patch(`/viewings/${id}`, body, person)
const mine = async (as: 'renter' | 'host', show = 'open') => {
  const person = as === 'host' ? story.host : story.renter
  return (await story.app.get(`/viewings?as=${as}&show=${show}`, person)).body.data
}
async function agreed(hours: number) {
  const viewing = await asked(hours)
  const { status, body } = await answer(viewing._id, { event: 'pick', time: viewing.proposed[0] })
  if (status !== 200) throw new Error(`not agreed: ${body.error}`)
  return body.data
}
async function passTo(now: Date) {
  await story.app.post('/dev/clock', { now: now.toISOString() })
  await followViewings(story.app.services)
}
const newest = async (person: Person) => {
  const { body } = await story.app.get(`/dev/outbox?to=${encodeURIComponent(person.email)}`)
  return body.data[0]
}
const exactAddress = () => story.listing.address

describe('a renter asks to see a space', () => {
  it('with up to three times, and both are told', async () => {
    const viewing = await asked(30, 5, 60)
    expect(viewing).toMatchObject({ as: 'renter', state: 'asked', other: 'Hal', startsAt: null })
    expect(viewing.proposed).toEqual([at(5), at(30), at(60)])
    expect(viewing.allowed).toEqual(['withdraw'])
    const [toHost, toRenter] = [await newest(story.host), await newest(story.renter)]
    expect(toHost.subject).toContain('Rae would like to see')
    expect(toHost.text).toContain('(London time)')
    expect(toRenter.subject).toContain('You have asked to see')
    expect(JSON.stringify(viewing) + toRenter.text).not.toContain(exactAddress())
    expect((await mine('host'))[0].allowed).toEqual(['pick', 'offer', 'decline'])
  })

  it('at times that are whole, apart, and between 2 hours and 30 days from now', async () => {
    const odd = after(new Date(at(9)), minuteMs).toISOString()
    const wrong = [[], [at(3), at(3)], [at(3), at(4), at(5), at(6)], [odd], ['soon'], [null]]
    for (const times of wrong) {
      expect([400, 422]).toContain((await ask(times as string[])).status)
    }
    for (const hours of [1, -5, 24 * 30 + 1]) {
      expect((await ask([at(4), at(hours)])).body.code).toBe('viewing_times')
    }
    expect(await mine('renter')).toEqual([])
  })

  it('not of their own, nor of one that is not let, and only with a verified account', async () => {
    expect((await ask([at(5)], story.host)).body.code).toBe('booking_own_listing')
    expect((await ask([at(5)], story.renter, randomUUID())).status).toBe(404)
    const unverified = await signUp(story.app, { role: 'customer', verified: false })
    expect((await ask([at(5)], unverified)).status).toBe(403)
    await story.app.put(`/listings/${story.listing._id}/toggle-availability`, undefined, story.host)
    expect((await ask([at(5)])).body.code).toBe('viewing_not_possible')
  })

  it('at most three at a time for one space, also of twelve presses at once', async () => {
    const presses = await Promise.all(Array.from({ length: 12 }, (_, n) => ask([at(5 + n)])))
    const statuses = presses.map(({ status }) => status).toSorted()
    expect(statuses.filter(status => status === 201)).toHaveLength(openAtMost)
    expect(new Set(presses.flatMap(({ body }) => body.code ?? []))).toEqual(
      new Set(['viewings_full']),
    )
    const [first] = await mine('renter')
    await answer(first._id, { event: 'withdraw' }, story.renter)
    expect((await ask([at(5)])).status).toBe(201)
  })

  it('once, however often the same press arrives', async () => {
    const body = { listing: story.listing._id, times: [at(5)] }
    const options = { token: story.renter.token, headers: { 'idempotency-key': randomUUID() } }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => story.app.post('/viewings', body, options)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(await mine('renter')).toHaveLength(1)
  })
})

describe('the partner answers', () => {
  it('picks a time, and both get it for their calendars', async () => {
    const viewing = await asked(30, 50)
    const time = viewing.proposed[1]
    const { body } = await answer(viewing._id, { event: 'pick', time })
    expect(body.data).toMatchObject({ state: 'agreed', startsAt: time, allowed: ['cancel'] })
    for (const person of [story.host, story.renter]) {
      const { calendar, text } = await newest(person)
      const start = time.replace(/[-:]|\.000/g, '')
      expect(calendar).toContain(`DTSTART:${start}`)
      expect(calendar).toContain('STATUS:CONFIRMED')
      expect(calendar.includes(exactAddress().split(',')[0])).toBe(person === story.host)
      expect(text).toContain('(London time)')
    }
    const file = await story.app.get(`/viewings/${viewing._id}/calendar.ics`, story.renter)
    expect(file.headers.get('content-type')).toContain('text/calendar')
  })

  it('proposes others, of which the renter accepts one', async () => {
    const viewing = await asked(30)
    const times = [at(40), at(41), at(42)]
    expect((await answer(viewing._id, { event: 'offer', times: [at(1)] })).body.code).toBe(
      'viewing_times',
    )
    await answer(viewing._id, { event: 'offer', times })
    expect((await newest(story.renter)).subject).toContain('proposes other times')
    const [offered] = await mine('renter')
    expect(offered).toMatchObject({ state: 'offered', proposed: times })
    expect(offered.allowed).toEqual(['accept', 'withdraw'])
    const old = await answer(viewing._id, { event: 'accept', time: at(30) }, story.renter)
    expect(old.body.code).toBe('viewing_time_gone')
    const done = await answer(viewing._id, { event: 'accept', time: times[2] }, story.renter)
    expect(done.body.data).toMatchObject({ state: 'agreed', startsAt: times[2] })
  })

  it('declines, or one of them withdraws or cancels; the other is told', async () => {
    const [declined, withdrawn] = [await asked(30), await asked(31)]
    await answer(declined._id, { event: 'decline' })
    expect((await newest(story.renter)).subject).toContain('You cannot see')
    await answer(withdrawn._id, { event: 'withdraw' }, story.renter)
    expect((await newest(story.host)).subject).toContain('no longer asks to see')
    for (const [side, told] of [
      ['host', 'renter'],
      ['renter', 'host'],
    ] as const) {
      const { _id: id } = await agreed(30)
      expect((await answer(id, { event: 'cancel' }, story[side])).status).toBe(200)
      expect((await newest(story[told])).calendar).toContain('STATUS:CANCELLED')
    }
    expect(await mine('renter')).toEqual([])
    expect((await mine('host', 'past')).length).toBe(4)
  })

  it('and devices show each step to whom it is news', async () => {
    const theirs = await deviceOf(story.app, story.host)
    const mine = await deviceOf(story.app, story.renter)
    const titles = async (device: typeof mine) => (await device.told()).map(({ title }) => title)
    const viewing = await asked(30)
    const about = { url: '/viewings', tag: `viewing-${viewing._id}` }
    expect(await theirs.told()).toMatchObject([
      { ...about, title: expect.stringContaining('Rae would like to see') },
    ])
    expect(await mine.told()).toEqual([])
    await answer(viewing._id, { event: 'offer', times: [at(40)] })
    expect(await mine.told()).toMatchObject([
      { ...about, title: expect.stringContaining('Hal proposes') },
    ])
    await answer(viewing._id, { event: 'accept', time: at(40) }, story.renter)
    expect((await titles(theirs)).at(-1)).toContain('Rae comes to see')
    const declined = await asked(30)
    await answer(declined._id, { event: 'decline' })
    expect((await titles(mine)).at(-1)).toContain('You cannot see')
    await passTo(after(new Date(at(40)), -2 * hourMs))
    expect((await titles(mine)).at(-1)).toContain('is soon')
    expect((await titles(theirs)).at(-1)).toContain('soon comes to see')
    const all = JSON.stringify([await mine.told(), await theirs.told()])
    expect(all).not.toContain(exactAddress())
  })

  it('of answers at once one wins, and the same press again is the same', async () => {
    const viewing = await asked(30, 31)
    const [one, other] = viewing.proposed
    const answers = await Promise.all([
      answer(viewing._id, { event: 'pick', time: one }),
      answer(viewing._id, { event: 'pick', time: other }),
      answer(viewing._id, { event: 'decline' }),
      answer(viewing._id, { event: 'withdraw' }, story.renter),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const { _id: id, startsAt } = await agreed(40)
    const again = await answer(id, { event: 'pick', time: startsAt })
    expect([again.status, again.body.data.state]).toEqual([200, 'agreed'])
    const mails = await mailTo(story.app, story.host.email)
    expect(mails.filter(({ subject }) => subject.includes('comes to see')).length).toBeLessThan(3)
  })

  it('nobody answers for the other side, and for strangers there is nothing', async () => {
    const viewing = await asked(30)
    const pick = { event: 'pick', time: viewing.proposed[0] }
    expect((await answer(viewing._id, pick, story.renter)).body.code).toBe('viewing_closed')
    expect((await answer(viewing._id, { event: 'withdraw' })).body.code).toBe('viewing_closed')
    expect((await answer(viewing._id, pick, story.stranger)).status).toBe(404)
    const file = `/viewings/${viewing._id}/calendar.ics`
    expect((await story.app.get(file, story.stranger)).status).toBe(404)
    expect((await story.app.get(file, story.renter)).status).toBe(404)
    for (const body of [
      {},
      { event: 'remind' },
      { event: 'pick' },
      { event: 'offer', times: [] },
    ]) {
      expect([400, 422]).toContain((await answer(viewing._id, body)).status)
    }
  })
})

describe('time passes', () => {
  it('tells the renter the address a day before, and both again two hours before', async () => {
    const { _id: id, startsAt } = await agreed(72)
    const start = new Date(startsAt)
    const seen = async () => (await mine('renter')).find((one: { _id: string }) => one._id === id)
    await passTo(after(start, -dayMs - minuteMs))
    expect((await seen()).listing.isExact).toBe(false)
    expect(JSON.stringify(await seen())).not.toContain(exactAddress())
    await passTo(after(start, -dayMs))
    expect((await seen()).listing).toMatchObject({ isExact: true, address: exactAddress() })
    await passTo(after(start, -2 * hourMs - 5 * minuteMs))
    expect((await newest(story.renter)).subject).not.toContain('soon')
    for (const _twice of [1, 2]) await passTo(after(start, -2 * hourMs))
    const soon = (await mailTo(story.app, story.renter.email)).filter(({ subject }) =>
      subject.includes('is soon'),
    )
    expect(soon).toHaveLength(1)
    expect(soon[0]?.text).toContain(exactAddress())
    expect((await newest(story.renter)).calendar).toContain('SEQUENCE:1')
    expect((await newest(story.host)).subject).toContain('soon comes to see')
    await passTo(after(start, hourMs))
    const [past] = await mine('renter', 'past')
    expect(past).toMatchObject({ state: 'done', allowed: [], listing: { isExact: false } })
  })

  it('reminds nobody who has turned reminders off, nor of what was agreed within two hours', async () => {
    const off = { reminderEmail: false }
    await story.app.patch(`/users/${story.renter.user._id}`, off, story.renter)
    const { startsAt } = await agreed(48)
    await passTo(after(new Date(startsAt), -2 * hourMs))
    expect((await newest(story.renter)).subject).not.toContain('soon')
    expect((await newest(story.host)).subject).toContain('soon')
    const late = await asked(3)
    await passTo(after(new Date(late.proposed[0]), -90 * minuteMs))
    await answer(late._id, { event: 'pick', time: late.proposed[0] })
    await followViewings(story.app.services)
    expect((await newest(story.host)).subject).not.toContain('soon')
  })

  it('ends what nobody answered with the last of its times', async () => {
    const viewing = await asked(5, 20)
    const last = new Date(viewing.proposed[1])
    await passTo(after(last, -hourMs - 5 * minuteMs))
    expect((await mine('host'))[0].proposed).toEqual([viewing.proposed[1]])
    await passTo(after(last, -hourMs))
    expect(await mine('host')).toEqual([])
    expect((await newest(story.renter)).subject).toContain('No time was agreed')
    expect((await newest(story.host)).subject).toContain('No time was agreed')
  })

  it('keeps the time that was agreed where the clocks change in between', async () => {
    const spring = new Date('2027-03-27T09:00:00Z')
    await passTo(spring)
    const time = '2027-03-28T10:00:00+01:00'
    const { body } = await ask([time])
    expect(body.data.proposed).toEqual(['2027-03-28T09:00:00.000Z'])
    await answer(body.data._id, { event: 'pick', time })
    const { calendar, text } = await newest(story.renter)
    expect(calendar).toContain('DTSTART:20270328T090000Z')
    expect(text).toContain('28 March 2027, 10:00 (London time)')
  })
})

describe('what was open ends, with a word to both', () => {
  const expectClosed = async () => {
    for (const person of [story.host, story.renter]) {
      const subjects = (await mailTo(story.app, person.email)).map(({ subject }) => subject)
      expect(subjects.filter(one => one.includes('does not take place'))).toHaveLength(2)
    }
  }
  const both = async () => [await asked(30), await agreed(40)]

  it('when the listing is deleted', async () => {
    await both()
    const { _id } = story.listing
    expect((await story.app.delete(`/listings/${_id}`, story.host)).status).toBe(200)
    await expectClosed()
    expect(await mine('renter')).toEqual([])
    expect((await mine('renter', 'past'))[0]).toMatchObject({
      state: 'closed',
      reason: 'The space is no longer let.',
      listing: { isExact: false },
    })
  })

  it('when the operator suspends the listing', async () => {
    await both()
    await decide(story.app, story.listing._id, { status: 'suspended', reason: 'Unsafe' })
    await expectClosed()
  })

  it('when one of them blocks the other, who cannot ask again', async () => {
    await both()
    const thread = await story.app.post(
      '/messages/threads',
      { listing: story.listing._id },
      story.renter,
    )
    const block = `/messages/threads/${thread.body.data._id}/block`
    const blocked = await story.app.post(block, undefined, story.renter)
    expect([thread.status, blocked.status]).toEqual([201, 200])
    await expectClosed()
    expect((await ask([at(5)])).body.code).toBe('viewing_not_possible')
    await story.app.delete(block, story.renter)
    expect((await ask([at(5)])).status).toBe(201)
  })

  it.each(['host', 'renter'] as const)('when the %s is suspended', async who => {
    await both()
    const operator = await anOperator(story.app)
    const suspension = { suspended: true, reason: 'Complaints' }
    const path = `/admin/people/${story[who].user._id}`
    expect((await story.app.patch(path, suspension, operator)).status).toBe(200)
    await expectClosed()
  })

  it.each(['host', 'renter'] as const)(
    'when the %s leaves, who can take a copy before',
    async who => {
      await both()
      const person = story[who]
      const copy = await story.app.get('/users/me/export', person)
      expect(copy.body.data?.viewings ?? copy.body.viewings).toHaveLength(2)
      const gone = await story.app.post(
        '/auth/delete-account',
        { password: person.password },
        person,
      )
      expect(gone.status).toBe(200)
      const other = who === 'host' ? story.renter : story.host
      const subjects = (await mailTo(story.app, other.email)).map(({ subject }) => subject)
      expect(subjects.filter(one => one.includes('does not take place'))).toHaveLength(2)
      const sql = 'select from viewing where host_id = $1 or renter_id = $1'
      expect((await story.app.pool.query(sql, [person.user._id])).rows).toEqual([])
    },
  )
})

it('lists are paged, and narrowed to a space and a renter', async () => {
  for (const hours of [5, 6, 7]) await asked(hours)
  const page = await story.app.get('/viewings?as=host&limit=2&page=2', story.host)
  expect(page.body.data).toHaveLength(1)
  expect(page.body.meta).toEqual({ page: 2, limit: 2, total: 3 })
  const only = (rest: string) => story.app.get(`/viewings?as=host&${rest}`, story.host)
  expect((await only(`renter=${story.renter.user._id}`)).body.meta.total).toBe(3)
  expect((await only(`renter=${story.stranger.user._id}`)).body.meta.total).toBe(0)
  expect((await only(`listing=${story.listing._id}`)).body.meta.total).toBe(3)
  expect((await story.app.get('/viewings?as=host', story.stranger)).body.meta.total).toBe(0)
  expect((await only('limit=101')).status).toBe(422)
})
