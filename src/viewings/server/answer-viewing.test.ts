import { describe, expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { deviceOf } from '#test/devices.ts'
import { mailTo } from '#test/factories.ts'
import { viewings } from './viewings.fixture.ts'

const { story, at, asked, answer, mine, agreed, passTo, newest, exactAddress } = viewings()

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
      expect(text).toContain('(UK time)')
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

  it('no letter invites anybody to what a space that was switched off refuses', async () => {
    const text = async () => (await newest(story.renter)).text
    const invitation = /You can (still|ask)/
    const flip = () =>
      story.app.put(`/listings/${story.listing._id}/toggle-availability`, undefined, story.host)
    const [declined, cancelled] = [await asked(30), await agreed(40)]
    await asked(5)
    await flip()
    await answer(declined._id, { event: 'decline' })
    expect(await text()).toContain('Hal has denied your request.')
    expect(await text()).not.toMatch(invitation)
    await answer(cancelled._id, { event: 'cancel' })
    expect(await text()).toContain('Please do not go there.')
    expect(await text()).not.toMatch(invitation)
    await passTo(after(story.app.clock.now(), 6 * hourMs))
    expect(await text()).toContain('have passed.')
    expect(await text()).not.toMatch(invitation)
    expect((await newest(story.host)).text).not.toContain('can ask for others')
    await flip()
    await answer((await asked(30))._id, { event: 'decline' })
    expect(await text()).toContain('You can still ask to book it.')
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
