import { describe, expect, it } from 'vitest'
import { partnerTabOf, partnerTabs, renterTabFor, renterTabs } from '#bookings/rules/life/tabs.ts'
import type { Booking, BookingListMeta } from '#bookings/rules/wire.ts'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { askedBooking, bookingStory } from '#test/bookings.ts'
import { type Person, signUp } from '#test/factories.ts'

const { story, answer, cancel, pay, passTime } = bookingStory()

interface List {
  data: Booking[]
  meta: BookingListMeta
}

async function list(person: Person, query: string): Promise<List> {
  const { status, body } = await story.app.get(`/booking?${query}`, person)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const inGillygate = (house: number) => ({
  address: `${house} Gillygate, York, YO31 7EQ`,
  formattedAddress: { street: 'gillygate', area: 'york' },
})

const idsOf = ({ data }: List) => data.map(({ _id }) => _id)

/** Two people of their own, with a booking in every state that a list tells apart. */
async function oneOfEach() {
  const host = await signUp(story.app, { role: 'partner' })
  const renter = await signUp(story.app, { role: 'customer' })
  const ask = async (days: number) => (await askedBooking(story.app, { host, renter }, { days })).id
  const asked = { later: await ask(30), pending: await ask(6) }
  const unpaid = await ask(7)
  await answer(unpaid, 'approved', host)
  const paid = { late: await ask(20), soon: await ask(8) }
  for (const id of Object.values(paid)) {
    await answer(id, 'approved', host)
    await pay(id)
  }
  const denied = await ask(9)
  await answer(denied, 'disapproved', host)
  const cancelled = await ask(10)
  await answer(cancelled, 'approved', host)
  await pay(cancelled)
  await cancel(cancelled, renter)
  return { host, renter, asked, unpaid, paid, denied, cancelled }
}

describe('a list under tabs', () => {
  it('holds under each what the rule puts there, and counts it', async () => {
    const { host, renter } = await oneOfEach()
    const sides = [
      { person: host, as: 'host', names: partnerTabs, nameOf: partnerTabOf },
      {
        ...{ person: renter, as: 'renter', names: renterTabs },
        nameOf: (booking: Booking) => renterTabFor(partnerTabOf(booking)),
      },
    ] as const
    for (const { person, as, names, nameOf } of sides) {
      const { data: all } = await list(person, `as=${as}`)
      for (const name of names) {
        const inside = all.filter(booking => nameOf(booking) === name).map(({ _id }) => _id)
        const under = await list(person, `as=${as}&tab=${name}`)
        expect(idsOf(under).toSorted(), `${as} ${name}`).toEqual(inside.toSorted())
        expect(under.meta).toMatchObject({ tab: name, total: inside.length, all: all.length })
        expect(under.meta.tabs?.[name] ?? 0).toBe(inside.length)
      }
    }
  })

  it('opens on what waits for the reader', async () => {
    const { host, renter, asked, unpaid } = await oneOfEach()
    const opened = await list(host, 'tab=opening')
    expect(opened.meta.tab).toBe('Pending')
    expect(idsOf(opened)).toEqual([asked.later, asked.pending])
    const theirs = await list(renter, 'tab=opening')
    expect(theirs.meta.tab).toBe('Approved')
    expect(idsOf(theirs)[0]).toBe(unpaid)
  })

  it('begins with the next to start or to end, and ends with what is over', async () => {
    const { host, renter, paid, unpaid } = await oneOfEach()
    expect(idsOf(await list(host, 'tab=Active'))).toEqual([paid.soon, paid.late])
    expect(idsOf(await list(renter, 'tab=Approved'))).toEqual([unpaid, paid.soon, paid.late])
    await story.app.pool.query(
      `update booking set starts_at = starts_at - interval '15 days',
         ends_at = ends_at - interval '15 days' where id = $1`,
      [paid.soon],
    )
    expect(idsOf(await list(host, 'tab=Active'))).toEqual([paid.late, paid.soon])
  })

  it('goes on page by page, each booking once', async () => {
    const { host, asked } = await oneOfEach()
    const pages = [1, 2, 3].map(page => list(host, `tab=Pending&limit=1&page=${page}`))
    const found = (await Promise.all(pages)).flatMap(idsOf)
    expect(found).toEqual([asked.later, asked.pending])
  })
})

describe('words in a list', () => {
  it('are those of the title, of the address and of the first names, in any order and case', async () => {
    const host = await signUp(story.app, { role: 'partner', firstName: 'Zoë' })
    const renter = await signUp(story.app, { role: 'customer', firstName: 'Bartholomew' })
    const form = { storageTitle: 'Crème cellar', ...inGillygate(12) }
    const { id } = await askedBooking(story.app, { host, renter }, { form })
    const finds = async (person: Person, q: string) =>
      idsOf(await list(person, `tab=opening&q=${encodeURIComponent(q)}`))
    for (const q of ['creme', 'CELLAR zoe', 'bartholomew, crème', 'gillygate']) {
      expect(await finds(host, q), q).toEqual([id])
      expect(await finds(renter, q), q).toEqual([id])
    }
    for (const q of ['zebra', 'creme zebra', '%', '_']) expect(await finds(host, q), q).toEqual([])
    const { meta } = await list(host, 'tab=opening&q=zebra')
    expect(meta).toMatchObject({ total: 0, all: 1 })
  })

  it('do not tell a renter the number of the house before they have paid', async () => {
    const { host, renter } = await oneOfEach()
    const { id } = await askedBooking(story.app, { host, renter }, { form: inGillygate(4711) })
    expect(idsOf(await list(host, 'q=4711'))).toEqual([id])
    expect(idsOf(await list(renter, 'q=4711'))).toEqual([])
  })
})

describe('what is current', () => {
  it('is open or paid, and not over for a day', async () => {
    const { host, asked, unpaid, paid } = await oneOfEach()
    const current = idsOf(await list(host, 'current=true'))
    const open = [asked.later, asked.pending, unpaid, paid.late, paid.soon]
    expect(current.toSorted()).toEqual(open.toSorted())
  })

  it('stays so for a day after its end', async () => {
    const { host, renter } = story
    const { id, end } = await askedBooking(story.app, { host, renter })
    await answer(id, 'approved', host)
    await pay(id)
    const isCurrent = async () => idsOf(await list(host, 'current=true')).includes(id)
    await passTime(after(end, dayMs - hourMs))
    expect(await isCurrent()).toBe(true)
    await passTime(after(end, dayMs + hourMs))
    expect(await isCurrent()).toBe(false)
  })
})

it('a month has what holds a unit at some time of it, by the clocks of London', async () => {
  const { host, renter } = await oneOfEach()
  const { id } = await askedBooking(story.app, { host, renter })
  await answer(id, 'approved', host)
  await story.app.pool.query(
    `update booking set starts_at = '2029-05-31T22:00:00Z', ends_at = '2029-05-31T23:00:00Z'
     where id = $1`,
    [id],
  )
  expect(idsOf(await list(host, 'month=2029-05'))).toEqual([id])
  expect(idsOf(await list(host, 'month=2029-06'))).toEqual([])
  expect((await story.app.get('/booking?month=2029-13', host)).status).toBe(422)
})

it('either side: what was cancelled, the latest first', async () => {
  const { host, renter, cancelled } = await oneOfEach()
  const other = await askedBooking(story.app, { host: story.host, renter: host }, { days: 4 })
  await cancel(other.id, host)
  const both = await list(host, 'as=either&cancelled=true')
  expect(idsOf(both)).toEqual([other.id, cancelled])
  expect(idsOf(await list(renter, 'as=either&cancelled=true'))).toEqual([cancelled])
})
