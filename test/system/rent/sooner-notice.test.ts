import { describe, expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { dayOf } from '#rent/rules/schedule/months.ts'
import { again, mailTo, type Person, signUp } from '#test/factories.ts'
import {
  ask,
  giveNotice,
  inWords,
  moveTo,
  rentStory,
  rollingBooking,
  schedule,
  takeBackNotice,
} from '#test/rent.ts'

const story = rentStory()

const soon = '2027-01-21T00:00:00.000Z'
const inAYear = '2027-12-01T00:00:00.000Z'

async function rentIsOwed(): Promise<void> {
  await moveTo(story.app, after(dayOf('2026-12', 27), hourMs))
  for (const day of [1, 3, 6]) await moveTo(story.app, after(dayOf('2027-01', day), hourMs))
}

const rentOf = async (id: string, person: Person) =>
  (await ask(story.app, person, `/booking/${id}`)).rent

/** The shortest rental is a year, the renter gives notice in the first month and then pays nothing. */
async function leavingInAYear(by: 'renter' | 'host' = 'renter') {
  const form = { bookingDuration: '12-months' }
  const { id, listing } = await rollingBooking(story.app, story, { card: 'declines later', form })
  const given = await giveNotice(story.app, story[by], id)
  expect(given.body.data.endsAt).toBe(inAYear)
  const { givenAt } = (await rentOf(id, story.renter)).notice
  return { id, listing, givenAt }
}

const letters = async (person: Person, words: string) =>
  (await mailTo(story.app, person.email)).filter(({ subject }) => subject.includes(words))

async function payWhatIsOwed(id: string): Promise<void> {
  await story.app.post(`/dev/cards/${id}`, { card: 'ok' })
  await story.app.services.jobs.runAll()
}

describe('a partner who is owed rent', () => {
  it.each(['renter', 'host'] as const)(
    'ends it in fourteen days, although the %s has given notice for later',
    async by => {
      const { id } = await leavingInAYear(by)
      expect((await rentOf(id, story.host)).noticeEndsAt).toBeNull()
      await rentIsOwed()
      expect((await rentOf(id, story.host)).noticeEndsAt).toBe(soon)
      const owing = await rentOf(id, story.renter)
      expect(owing).toMatchObject({ noticeEndsAt: null, mayEndInArrears: true })
      const again = await giveNotice(story.app, story.renter, id)
      expect([again.status, again.body.code]).toEqual([409, 'notice_given_already'])
      const given = await giveNotice(story.app, story.host, id)
      expect([given.status, given.body.data]).toEqual([201, { endsAt: soon }])
      const { notice, noticeEndsAt, mayEndInArrears } = await rentOf(id, story.renter)
      expect(mayEndInArrears).toBe(false)
      expect(notice).toMatchObject({ by: 'host', endsAt: soon, before: { by, endsAt: inAYear } })
      expect(noticeEndsAt).toBeNull()
      expect((await giveNotice(story.app, story.host, id)).body.code).toBe('notice_given_already')
      expect(inWords(await schedule(story.app, story.renter, id)).slice(1)).toEqual([
        '2027-01 £108 failed',
        '2027-02 £108 dropped',
      ])
    },
  )

  it('is helped by the operator in the same way', async () => {
    const { id } = await leavingInAYear()
    await rentIsOwed()
    const given = await story.app.post(`/booking/${id}/notice`, undefined, await again(story.app))
    expect([given.status, given.body.data]).toEqual([201, { endsAt: soon }])
  })

  it('has no use of it where the notice that stands ends it sooner', async () => {
    const { id } = await rollingBooking(story.app, story, { card: 'declines later' })
    await rentIsOwed()
    const host = await giveNotice(story.app, story.host, id)
    expect(host.body.data).toEqual({ endsAt: soon })
    await moveTo(story.app, after(dayOf('2027-01', 18), hourMs))
    const operator = await story.app.post(
      `/booking/${id}/notice`,
      undefined,
      await again(story.app),
    )
    expect(operator.body.code).toBe('notice_given_already')
  })
})

describe('the notice from before', () => {
  it('is promised to nobody any more once the sooner one has ended the booking', async () => {
    const { id } = await leavingInAYear()
    await rentIsOwed()
    await giveNotice(story.app, story.host, id)
    await moveTo(story.app, '2027-01-22T12:00:00Z')
    const { notice, arrearsSince } = await rentOf(id, story.renter)
    expect(arrearsSince).not.toBeNull()
    expect(notice).toMatchObject({ by: 'host', endsAt: soon, before: null })
    await payWhatIsOwed(id)
  })

  it.each(['renter', 'host'] as const)(
    'of the %s stands again as it was once what is owed is paid',
    async by => {
      const { id, givenAt } = await leavingInAYear(by)
      await rentIsOwed()
      await giveNotice(story.app, story.host, id)
      for (const person of [story.renter, story.host]) {
        const [letter] = await letters(person, ' ends 20 January 2027')
        expect(letter?.text).toContain('the notice from before stands again')
        expect(letter?.text).toContain('with 30 November 2027 as the last day')
        expect(letter?.text).not.toContain('the booking goes on')
      }
      await payWhatIsOwed(id)
      const rent = await rentOf(id, story[by])
      expect(rent).toMatchObject({ arrearsSince: null, mayTakeBack: true })
      expect(rent.notice).toEqual({ givenAt, by, endsAt: inAYear, before: null })
      expect((await ask(story.app, story.renter, `/booking/${id}`)).endDate).toBe(inAYear)
      for (const person of [story.renter, story.host]) {
        const [letter] = await letters(person, 'owed')
        expect(letter?.text).toContain('Notice stands: the last day is 30 November 2027')
      }
      expect(inWords(await schedule(story.app, story.renter, id)).slice(1, 3)).toEqual([
        '2027-01 £108 paid',
        '2027-02 £108 due',
      ])
      expect((await takeBackNotice(story.app, story[by], id)).body.data).toEqual({ endsAt: null })
    },
  )

  it('stands again where the partner takes the sooner one back, and both are told', async () => {
    const { id } = await leavingInAYear()
    await rentIsOwed()
    await giveNotice(story.app, story.host, id)
    expect((await takeBackNotice(story.app, story.renter, id)).body.code).toBe(
      'notice_not_possible',
    )
    const taken = await takeBackNotice(story.app, story.host, id)
    expect([taken.status, taken.body.data]).toEqual([200, { endsAt: inAYear }])
    expect((await rentOf(id, story.renter)).notice).toMatchObject({ by: 'renter', endsAt: inAYear })
    for (const person of [story.renter, story.host]) {
      expect(await letters(person, 'goes on')).toEqual([])
      const [letter] = await letters(person, ' ends 30 November 2027 again')
      expect(letter?.text).toContain('has been taken back, and the one from before stands again')
    }
    expect((await giveNotice(story.app, story.host, id)).status).toBe(201)
  })

  it('waits for good where the space is let from the sooner end on', async () => {
    const { id, listing } = await leavingInAYear()
    await rentIsOwed()
    await giveNotice(story.app, story.host, id)
    const other = await signUp(story.app, { role: 'customer' })
    const wish = { storageListing: listing._id, type: 'monthly', startDate: '2027-03' }
    const taken = await story.app.post('/booking', { ...wish, endDate: '2028-02' }, other)
    expect(taken.status).toBe(201)
    await payWhatIsOwed(id)
    expect((await rentOf(id, story.renter)).notice).toMatchObject({
      ...{ by: 'host', endsAt: soon, before: null },
    })
    const [letter] = await letters(story.renter, 'owed')
    expect(letter?.text).toContain('Notice stands: the last day is 20 January 2027')
  })

  it('needs the space only until its own end', async () => {
    const { id, listing } = await leavingInAYear()
    await rentIsOwed()
    await giveNotice(story.app, story.host, id)
    const other = await signUp(story.app, { role: 'customer' })
    const wish = { storageListing: listing._id, type: 'monthly', startDate: '2027-12' }
    const booked = await story.app.post('/booking', { ...wish, endDate: '2028-11' }, other)
    expect(booked.status).toBe(201)
    await payWhatIsOwed(id)
    expect((await rentOf(id, story.renter)).notice).toMatchObject({ by: 'renter', endsAt: inAYear })
  })

  it('is reminded of once, and so is the sooner one', async () => {
    const { id } = await rollingBooking(story.app, story, { card: 'declines later' })
    await moveTo(story.app, after(dayOf('2026-12', 27), hourMs))
    const given = await giveNotice(story.app, story.renter, id)
    expect(given.body.data.endsAt).toBe('2027-02-01T00:00:00.000Z')
    await rentIsOwed()
    await giveNotice(story.app, story.host, id)
    await moveTo(story.app, after(dayOf('2027-01', 20), hourMs))
    await payWhatIsOwed(id)
    expect((await rentOf(id, story.renter)).notice).toMatchObject({ by: 'renter' })
    await moveTo(story.app, after(dayOf('2027-01', 31), hourMs))
    const ends = await letters(story.renter, 'Your storage ends')
    expect(ends.map(({ subject }) => subject)).toHaveLength(2)
  })
})
