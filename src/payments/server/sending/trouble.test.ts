import { describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { systemContext } from '#foundation/server/context.ts'
import { dealWithDue } from '#foundation/server/jobs/deal-with-due.ts'
import { breakRow } from '#test/break-row.ts'
import { again, anOperator } from '#test/factories.ts'
import { onboard, recover } from '#test/money.ts'
import { reconcileBooks } from '../books/reconcile-books.ts'
import { setSwitch } from '../sandbox/sandbox-table.ts'
import { cards } from '../sandbox/test-cards.ts'
import { moneyInTrouble } from './money-in-trouble.fixture.ts'
import { moveMoney } from './move-money.ts'
import { cancelledToSettle } from './settle-cancelled.ts'

const story = moneyInTrouble()
const { arrange, runJobs, payWithCard, money, balance, cancelByHost, refundsOf, expectSoundBooks } =
  story

it('a cancelled booking that cannot be settled keeps nobody else waiting, and is settled later', async () => {
  const stuck = await arrange()
  await payWithCard(stuck.id, cards.success)
  const renterOfStuck = story.renter
  const other = await arrange()
  await payWithCard(other.id, cards.success)
  await story.app.pool.query(
    `create function refuse_settling() returns trigger language plpgsql as $$
     begin
       if new.id = '${stuck.id}' then raise 'not today'; end if;
       return new;
     end $$;
     create trigger refuse_settling before update of settled_at on booking
       for each row execute function refuse_settling()`,
  )
  for (const { id, by } of [
    { id: stuck.id, by: renterOfStuck },
    { id: other.id, by: story.renter },
  ]) {
    expect((await story.app.patch(`/booking/cancel/${id}`, undefined, by)).status).toBe(200)
  }
  await expect(moveMoney(story.app.services)).rejects.toThrow('1 of what was due failed')
  expect(await refundsOf(other.id)).toEqual(['done'])
  expect(await refundsOf(stuck.id)).toEqual([])
  const { rows } = await story.app.pool.query(
    `select failures from due_failure where work = 'settle-cancelled' and row_id = $1`,
    [stuck.id],
  )
  expect(rows, 'the operator sees it among what fails').toEqual([{ failures: 1 }])
  await story.app.pool.query('drop function refuse_settling cascade')
  await runJobs()
  expect(await refundsOf(stuck.id)).toEqual(['done'])
  await expectSoundBooks()
})

it('money that cannot be sent keeps no other money waiting, and is sent later', async () => {
  const { app } = story
  const stuck = await arrange()
  await payWithCard(stuck.id, cards.success)
  const renterOfStuck = story.renter
  const other = await arrange()
  await payWithCard(other.id, cards.success)
  await runJobs()
  await app.patch(`/booking/cancel/${stuck.id}`, undefined, renterOfStuck)
  await app.patch(`/booking/cancel/${other.id}`, undefined, story.renter)
  const ctx = systemContext(app.services, 'test')
  await dealWithDue(ctx, [cancelledToSettle(ctx)])
  const { mend } = await breakRow(app.pool, 'money_movement', ['booking_id', stuck.id])
  await expect(moveMoney(app.services)).rejects.toThrow('1 of what was due failed')
  expect([await refundsOf(stuck.id), await refundsOf(other.id)]).toEqual([['due'], ['done']])
  expect(await reconcileBooks(app.services), 'the books are compared all the same').toBeDefined()
  await mend()
  await recover(app)
  expect(await refundsOf(stuck.id)).toEqual(['done'])
  await expectSoundBooks()
})

describe('a partner who is paid and then cancels', () => {
  it('gives it back, and the renter gets everything', async () => {
    const { id, start, total } = await arrange()
    await onboard(story.app, story.host)
    await payWithCard(id, cards.success)
    await story.app.post('/dev/clock', { now: after(start, 25 * hourMs).toISOString() })
    await cancelByHost(id)
    await runJobs()
    await runJobs()
    expect(await balance()).toMatchObject({ owed: 0, paid: 0 })
    const receipt = (await story.app.get(`/booking/${id}/receipt`, story.renter)).body.data
    expect(receipt).toMatchObject({ kept: 0, refunds: [{ amount: total }] })
    await expectSoundBooks()
  })
})

describe('webhooks', () => {
  it.each(['duplicate', 'reorder', 'drop', 'delay'])(
    'that the provider sends with a %s end where they would have ended',
    async name => {
      const made = await arrange()
      await setSwitch(story.app.db, name, 100)
      await payWithCard(made.id, cards.declined)
      await payWithCard(made.id, cards.success)
      await setSwitch(story.app.db, name, 0)
      await story.app.post('/dev/clock', {
        now: after(story.app.clock.now(), 10 * minuteMs).toISOString(),
      })
      const { body } = await story.app.get(`/booking/${made.id}`, story.renter)
      expect(body.data).toMatchObject({ paymentStatus: 'successful', approvalStatus: 'approved' })
      expect((await money(made.id, story.renter)).balance).toBe(made.total)
      await expectSoundBooks()
    },
  )
})

describe('the money desk', () => {
  it('shows the books, compares them, and hands out the report for HMRC', async () => {
    const { id: disputed } = await arrange()
    const { host, renter } = story
    await payWithCard(disputed, cards.disputed)
    await runJobs()
    const { id, start, subtotal } = await arrange()
    await onboard(story.app, story.host)
    await payWithCard(id, cards.success)
    await story.app.post('/dev/clock', { now: after(start, dayMs + hourMs).toISOString() })
    const operator = await anOperator(story.app)
    const fresh = await story.app.get('/admin/money', operator)
    const as = fresh.status === 401 ? await again(story.app) : operator
    const { body } = await story.app.get('/admin/money', as)
    expect(body.data).toMatchObject({ total: 0, provider: 'sandbox', isLive: false })
    const report = await story.app.post('/admin/money/reports', {}, as)
    expect(report.body.data).toMatchObject({ differences: [] })
    expect(report.body.data.compared).toBeGreaterThan(2)
    const year = start.getUTCFullYear()
    const years = [year - 1, year, year + 1]
    const reports = await Promise.all(
      years.map(one => story.app.get(`/admin/money/tax-report?year=${one}`, as)),
    )
    const lines = reports.flatMap(one =>
      (one.body.data.csv as string).split('\r\n').slice(1).filter(Boolean),
    )
    const row = lines.find(line => line.includes(story.host.user._id))
    expect(row).toContain('Robin Ward')
    expect(row, 'the 60 hours touch three days').toMatch(/,3,\d{4} Q[1-4],1,/)
    expect(row).toContain(`,${subtotal.toFixed(2)},${(subtotal / 5).toFixed(2)},`)
    const sumOf = (column: number) =>
      lines.reduce((sum, line) => sum + Math.round(Number(line.split(',').at(column)) * 100), 0)
    const inTheBooks = (account: string) =>
      body.data.accounts.find((one: { account: string }) => one.account === account).amountPence
    expect(sumOf(-2)).toBe(inTheBooks('commission'))
    expect(sumOf(-1)).toBe(inTheBooks('tax'))
    const payouts = await story.app.get(`/admin/money/movements?kind=payout&bookingId=${id}`, as)
    expect(payouts.body.data).toMatchObject([{ state: 'done', amount: subtotal * 0.8 }])
    expect(
      (await story.app.get(`/admin/money/payments?bookingId=${id}`, as)).body.data,
    ).toHaveLength(1)
    const disputes = await story.app.get('/admin/money/disputes', as)
    expect(disputes.body.data).toContainEqual(
      expect.objectContaining({
        ...{ bookingId: disputed, state: 'open', space: expect.stringMatching(/\w/) },
        renter: expect.objectContaining({ email: renter.email }),
        host: expect.objectContaining({ email: host.email }),
      }),
    )
    expect((await story.app.get('/admin/money', story.host)).status).toBe(403)
  })
})
