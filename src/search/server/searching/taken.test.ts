import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { inLondon } from '#foundation/rules/time/london-time.ts'
import { openEnd } from '#foundation/rules/time/open-end.ts'
import { after, type Period } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { askedBooking, recordPaid } from '#test/bookings.ts'
import { copyRow, type Queryable } from '#test/copy-row.ts'
import { approvedListing, signUp } from '#test/factories.ts'
import { everySpace } from '../spread-rows.fixture.ts'
import { findCards, findPage } from './search-table.ts'

let app: TestApp
let listingId: string
let bookingId: string
const noon = new Date('2027-03-01T12:00:00Z')

beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  app.clock.moveTo(noon)
  const host = await signUp(app, { role: 'partner' })
  const renter = await signUp(app, { role: 'customer' })
  const asked = await askedBooking(app, { host, renter })
  await app.patch(`/booking/${asked.id}`, { approvalStatus: 'approved' }, host)
  await recordPaid(app, asked.id)
  bookingId = asked.id
  listingId = (await approvedListing(app, host, { storageNumber: 1 }))._id
})
afterAll(() => app.close())

interface Held extends Period {
  id: string
  unit: number
  isPaid: boolean
}

/** One space as a plain list of what happened to it, and what that says of any moment. */
class Space {
  id = ''
  now = noon
  units = 1
  isOn = true
  closed: Period[] = []
  held: Held[] = []

  freeFrom(at: Date): string | undefined {
    const isClosed = this.closed.some(one => one.start <= at && at < one.end)
    const held = this.held.filter(one => one.start <= at && at < one.end)
    if (!isClosed && held.length < this.units) return undefined
    const yearOn = new Date(at)
    yearOn.setUTCFullYear(at.getUTCFullYear() + 1)
    const opens = [...this.closed, ...this.held]
      .map(({ end }) => end)
      .filter(end => end > at && end < yearOn && this.#isFreeForFourWeeks(end))
      .toSorted((one, other) => one.getTime() - other.getTime())[0]
    return opens && inLondon(opens).toPlainDate().toString()
  }

  /** One unit has nothing in that time, and there are never more held at once than there are. */
  #isFreeForFourWeeks(start: Date): boolean {
    const wanted = { start, end: after(start, 28 * dayMs) }
    const held = this.held.filter(touching(wanted))
    const moments = [start, ...held.map(one => one.start).filter(one => one > start)]
    const atOnce = (at: Date) => held.filter(one => one.start <= at && at < one.end).length
    const isFull = moments.some(at => atOnce(at) >= this.units)
    return !this.closed.some(touching(wanted)) && !isFull && this.freeUnit(wanted) !== undefined
  }

  freeUnit(wanted: Period): number | undefined {
    const busy = this.held.filter(touching(wanted)).map(({ unit }) => unit)
    return [1, 2, 3].slice(0, this.units).find(unit => !busy.includes(unit))
  }
}

const touching = (one: Period) => (other: Period) => one.start < other.end && other.start < one.end

type Step = (space: Space) => Promise<unknown>

const setBooking = (id: string, set: Record<string, unknown>) => {
  const columns = Object.entries(set).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  return sql`update booking set ${sql.join(columns)} where id = ${id}`.execute(app.db)
}
const setListing = ({ id, now }: Space, set: Record<string, unknown>) => {
  const all = Object.entries({ ...set, updated_at: now })
  const columns = all.map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  return sql`update listing set ${sql.join(columns)} where id = ${id}`.execute(app.db)
}

const book = (inHours: number, hours: number | null, isPaid: boolean): Step => {
  return async space => {
    const start = after(space.now, inHours * hourMs)
    const end = hours === null ? openEnd : after(start, hours * hourMs)
    const unit = space.freeUnit({ start, end })
    if (unit !== undefined) await hold(space, { start, end, unit, isPaid })
  }
}

async function hold(space: Space, one: Omit<Held, 'id'>, through: Queryable = app.pool) {
  const { start, end, unit, isPaid } = one
  const id = await copyRow(through, 'booking', bookingId, {
    ...{ listing_id: space.id, starts_at: start, ends_at: end, unit_no: unit },
    ...{ stage: isPaid ? 'paid' : 'approved', created_at: space.now, approved_at: space.now },
    paid_at: isPaid ? space.now : null,
    payment_status: isPaid ? 'successful' : null,
    expires_at: isPaid ? null : after(space.now, dayMs),
  })
  space.held.push({ id, ...one })
}

/** The one that was made so long ago, if there is any. */
const withOne =
  (nth: number, deed: (space: Space, one: Held) => Promise<unknown>): Step =>
  async space => {
    const one = space.held[nth % Math.max(1, space.held.length)]
    if (one) await deed(space, one)
  }

const letGo = (nth: number) =>
  withOne(nth, (space, one) => {
    space.held = space.held.filter(other => other !== one)
    const gone = { unit_no: null, expires_at: null }
    if (!one.isPaid) return setBooking(one.id, { ...gone, stage: 'expired' })
    const cancelled = { stage: 'cancelled', cancelled_at: space.now, cancelled_by: 'renter' }
    return setBooking(one.id, { ...gone, ...cancelled })
  })
const endAt = (nth: number, inDays: number | null) =>
  withOne(nth, async (space, one) => {
    const end = inDays === null ? openEnd : after(space.now, inDays * dayMs)
    const others = space.held.filter(other => other !== one && other.unit === one.unit)
    if (end <= one.start || others.some(touching({ start: one.start, end }))) return
    one.end = end
    await setBooking(one.id, { ends_at: end })
  })
const pay = (nth: number) =>
  withOne(nth, (space, one) => {
    one.isPaid = true
    const paid = { stage: 'paid', payment_status: 'successful', paid_at: space.now }
    return setBooking(one.id, { ...paid, expires_at: null })
  })
const close =
  (spans: readonly (readonly [number, number])[]): Step =>
  space => {
    space.closed = spans.map(([from, days]) => {
      const start = after(space.now, from * dayMs)
      return { start, end: after(start, days * dayMs) }
    })
    const periods = space.closed.map(({ start, end }) => ({ startDate: start, endDate: end }))
    return setListing(space, { unavailability_periods: JSON.stringify(periods) })
  }
const haveUnits =
  (units: number): Step =>
  space => {
    space.units = units
    return setListing(space, { storage_number: units })
  }
const turn: Step = space => {
  space.isOn = !space.isOn
  return setListing(space, { available: space.isOn })
}
const wait =
  (days: number): Step =>
  async space => {
    space.now = after(space.now, days * dayMs)
  }

const nth = fc.nat(5)
const days = (most: number) => fc.integer({ min: 1, max: most })
const span = fc.tuple(fc.integer({ min: -5, max: 60 }), days(80))
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.nat(40 * 24), fc.option(fc.integer({ min: 1, max: 60 * 24 })), fc.boolean())
      .map(([inHours, hours, isPaid]) => book(inHours, hours, isPaid)),
  },
  { weight: 2, arbitrary: nth.map(letGo) },
  fc.tuple(nth, fc.option(days(70))).map(([which, inDays]) => endAt(which, inDays)),
  nth.map(pay),
  fc.array(span, { maxLength: 3 }).map(close),
  { weight: 2, arbitrary: days(3).map(haveUnits) },
  fc.constant(turn),
  { weight: 2, arbitrary: days(25).map(wait) },
)

async function freeFromAt(id: string, now: Date): Promise<string | undefined> {
  const [found] = await findCards(app.db, { ids: [id], now, pricedFor: null })
  return JSON.parse(found?.card ?? '{}').freeFrom
}

function aDayIn(days: number): Period {
  return { start: after(noon, days * dayMs), end: after(noon, (days + 1) * dayMs) }
}

/** Somebody waits for somebody else's turn. */
async function isHeldUp(): Promise<boolean> {
  const { rows } = await app.pool.query(
    `select from pg_locks join pg_database on pg_database.oid = database
     where datname = current_database() and locktype = 'advisory' and not granted`,
  )
  return rows.length > 0
}

describe('whether a space is taken', () => {
  it('stands beside its card as a plain recount has it, whatever happens and however late', async () => {
    const looks = fc.array(fc.nat(300 * 24), { minLength: 3, maxLength: 3 })
    let taken = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(steps, { minLength: 8, maxLength: 20 }),
        looks,
        async (all, later) => {
          const space = new Space()
          space.id = await copyRow(app.pool, 'listing', listingId, {})
          for (const step of all) {
            await step(space)
            if (!space.isOn) continue
            for (const hours of [0, ...later]) {
              const at = after(space.now, hours * hourMs)
              const expected = space.freeFrom(at)
              taken += Number(expected !== undefined)
              expect(await freeFromAt(space.id, at), at.toISOString()).toBe(expected)
            }
          }
        },
      ),
      { numRuns: 40 },
    )
    expect(taken).toBeGreaterThan(0)
  })

  it('is right when a booking meets the switch that brings its space back', async () => {
    const id = await copyRow(app.pool, 'listing', listingId, { available: false })
    const space = Object.assign(new Space(), { id })
    const switching = await app.pool.connect()
    await switching.query('begin')
    await switching.query('update listing set available = true where id = $1', [id])
    const booking = book(0, 48, true)(space)
    await expect.poll(isHeldUp).toBe(true)
    await switching.query('commit')
    switching.release()
    await booking
    expect(await freeFromAt(id, after(noon, hourMs))).toBe('2027-03-03')
  })

  it('is right when two bookings take the last two units that were free for four weeks', async () => {
    const id = await copyRow(app.pool, 'listing', listingId, { storage_number: 2 })
    const space = Object.assign(new Space(), { id, units: 2 })
    for (const _unit of [1, 2]) await book(0, 48, true)(space)
    const first = await app.pool.connect()
    await first.query('begin')
    await hold(space, { ...aDayIn(5), unit: 1, isPaid: true }, first)
    const second = hold(space, { ...aDayIn(9), unit: 2, isPaid: true })
    await expect.poll(isHeldUp).toBe(true)
    await first.query('commit')
    first.release()
    await second
    const at = after(noon, hourMs)
    expect(await freeFromAt(id, at)).toBe(space.freeFrom(at))
    expect(space.freeFrom(at)).toBe('2027-03-07')
  })

  it('is no later than a booking could begin, where its partner has fewer units than before', async () => {
    const id = await copyRow(app.pool, 'listing', listingId, { storage_number: 3 })
    const space = Object.assign(new Space(), { id, units: 3 })
    const paid = (unit: number, period: Period) => hold(space, { ...period, unit, isPaid: true })
    await paid(1, { start: noon, end: after(noon, 2 * dayMs) })
    await paid(3, { start: noon, end: after(noon, 2 * dayMs) })
    await paid(1, aDayIn(5))
    await paid(3, aDayIn(9))
    await haveUnits(2)(space)
    const at = after(noon, hourMs)
    expect(space.freeFrom(at)).toBe('2027-03-03')
    expect(await freeFromAt(id, at)).toBe('2027-03-03')
    await haveUnits(3)(space)
    expect(await freeFromAt(id, at)).toBeUndefined()
    await haveUnits(1)(space)
    expect(await freeFromAt(id, at)).toBe(space.freeFrom(at))
  })

  it('is said without a look at any booking', async () => {
    const id = await copyRow(app.pool, 'listing', listingId, {})
    await book(0, 200, true)(Object.assign(new Space(), { id }))
    const query = { ...everySpace, now: after(noon, hourMs), limit: 100 }
    const cards = await app.db.transaction().execute(async tx => {
      await sql`alter table booking rename to booking_out_of_sight`.execute(tx)
      const page = await findPage(tx, query, { countedTo: 100 })
      await sql`rollback; begin`.execute(tx)
      return JSON.parse(page.cards)
    })
    expect(cards.map((one: { freeFrom?: string }) => one.freeFrom)).toContain('2027-03-09')
  })
})
