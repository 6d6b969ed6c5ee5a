import { describe, expect, it } from 'vitest'
import { hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { dayOf } from '#rent/rules/schedule/months.ts'
import { statementsOf } from '#test/asked-statements.ts'
import { signUp } from '#test/factories.ts'
import { balancesOf, onboard } from '#test/money.ts'
import { moveTo, rollingBooking } from '#test/rent.ts'
import { storyOf } from '#test/story.ts'
import { brokenInvariants } from '../books/invariants-table.ts'
import { chargeRent } from './charge-rent.ts'

const many = 6

describe('rent that is due at one time', () => {
  const story = storyOf(async app => {
    app.clock.moveTo(new Date('2026-11-10T12:00:00Z'))
    const parties = { host: await signUp(app), renter: await signUp(app, { role: 'customer' }) }
    await onboard(app, parties.host)
    const bookings: string[] = []
    while (bookings.length < many) bookings.push((await rollingBooking(app, parties)).id)
    return { id: bookings[0] ?? '', bookings }
  })

  /** Goes to the day in December on which rent for January is due. */
  async function januaryOf(ids: readonly string[]): Promise<void> {
    const { app } = story
    app.clock.moveTo(after(dayOf('2026-12', 27), hourMs))
    const rest = `update rent_month set next_try_at = null where month = '2027-01' and booking_id <> all($1)`
    await app.pool.query(rest, [ids])
  }

  async function states(month: string): Promise<Record<string, string>> {
    const { rows } = await story.app.pool.query(
      'select booking_id, state from rent_month where month = $1 and booking_id = any($2)',
      [month, story.bookings],
    )
    return Object.fromEntries(rows.map(row => [row.booking_id, row.state]))
  }

  const trips = async () => {
    const asked = await statementsOf(() => chargeRent(story.app.services))
    return asked.filter(({ text }) => !text.includes('sandbox')).length
  }

  it('is charged and written down in hardly more trips than one month of it', async () => {
    const { bookings, app } = story
    await januaryOf(bookings.slice(0, 1))
    const one = await trips()
    const rest = `update rent_month set next_try_at = due_at where month = '2027-01' and state = 'due'`
    await app.pool.query(rest)
    const five = await trips()
    expect(Object.values(await states('2027-01'))).toEqual(bookings.map(() => 'paid'))
    // Each request is one transaction of the sandbox. Our own transactions are shared.
    expect(five - one).toBeLessThan(5 * 5)
  })

  it('is taken from all others where one of them cannot be written down, and from that one later', async () => {
    const { bookings, app } = story
    const [stuck = '', ...others] = bookings
    await app.pool.query(
      `create function refuse() returns trigger language plpgsql as $$
       begin
         if new.booking_id = '${stuck}' and new.state = 'paid' then raise 'not today'; end if;
         return new;
       end $$;
       create trigger refuse before update on rent_month for each row execute function refuse()`,
    )
    app.clock.moveTo(after(dayOf('2026-12', 27), hourMs))
    await expect(chargeRent(app.services)).rejects.toThrow('1 of what was due failed')
    const failures = await app.pool.query(
      `select row_id from due_failure where work = 'charge-rent'`,
    )
    expect(failures.rows, 'the operator sees it among what fails').toEqual([{ row_id: stuck }])
    const before = await states('2027-01')
    expect(others.map(id => before[id])).toEqual(others.map(() => 'paid'))
    expect(before[stuck]).toBe('due')
    await app.pool.query('drop function refuse cascade')
    await moveTo(app, after(app.clock.now(), 10 * minuteMs))
    expect((await states('2027-01'))[stuck]).toBe('paid')
    const { rows } = await app.pool.query(
      `select count(*)::int as taken from sandbox.object where type = 'charge'
       and body -> 'metadata' ->> 'booking_id' = $1 and body -> 'metadata' ->> 'month' = '2027-01'`,
      [stuck],
    )
    expect(rows).toEqual([{ taken: 1 }])
    expect(await brokenInvariants(app.db)).toEqual([])
    const { total, clearing, provider } = await balancesOf(app)
    expect([total, clearing]).toEqual([0, provider])
  })
})
