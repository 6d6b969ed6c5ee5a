import fc from 'fast-check'
import { expect, it } from 'vitest'
import { endOfMonths } from '#bookings/rules/term/end-of-months.ts'
import { firstPolicy as policy } from '#foundation/rules/policy.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { milestones } from './milestones.ts'

const now = new Date('2030-03-01T09:00Z')
const dates = {
  startDate: '2030-04-01T00:00:00.000Z',
  endDate: '2030-06-01T00:00:00.000Z',
  refundUntil: '2030-04-02T00:00:00.000Z',
}

const asking = { autoApprove: false, byMonth: false, hasRefund: true, policy, now }

it('a partner who is asked has a day to answer, and the renter another to pay', () => {
  const kinds = milestones(dates, asking).map(({ kind }) => kind)
  expect(kinds).toEqual(['asked', 'answer', 'pay', 'start', 'refund', 'end'])
  const [, answer, pay] = milestones(dates, asking)
  expect(answer?.at).toEqual(new Date('2030-03-02T09:00Z'))
  expect(pay?.at).toEqual(new Date('2030-03-03T09:00Z'))
})

it('nobody waits for a partner who approves at once', () => {
  const kinds = milestones(dates, { ...asking, autoApprove: true }).map(({ kind }) => kind)
  expect(kinds).toEqual(['booked', 'pay', 'start', 'refund', 'end'])
  const pay = milestones(dates, { ...asking, autoApprove: true })[1]
  expect(pay?.at).toEqual(new Date('2030-03-02T09:00Z'))
})

it('there is no last moment for a refund where the fee takes up all of it', () => {
  const kinds = milestones(dates, { ...asking, hasRefund: false }).map(({ kind }) => kind)
  expect(kinds).toEqual(['asked', 'answer', 'pay', 'start', 'end'])
})

it('a short booking keeps the order of time: it ends before its refund does', () => {
  const short = {
    startDate: '2030-03-01T10:00:00.000Z',
    endDate: '2030-03-01T12:00:00.000Z',
    refundUntil: '2030-03-02T10:00:00.000Z',
  }
  const found = milestones(short, asking)
  expect(found.map(({ kind }) => kind)).toEqual([
    'asked',
    'start',
    'answer',
    'pay',
    'end',
    'refund',
  ])
})

it('the time to pay is the policy of the business and not a number of our own', () => {
  const quick = { ...policy, payWindowHours: 2 }
  const pay = milestones(dates, { ...asking, autoApprove: true, policy: quick })[1]
  expect(pay).toEqual({ kind: 'pay', at: new Date('2030-03-01T11:00Z') })
})

it('what is paid by the month is answered and paid for within its first month', () => {
  const late = new Date('2030-03-31T10:00Z')
  const rolling = { ...dates, startDate: '2030-03-01T00:00:00.000Z', endDate: null }
  const found = milestones(rolling, { ...asking, byMonth: true, now: late })
  const [answer, pay] = ['answer', 'pay'].map(kind => found.find(one => one.kind === kind)?.at)
  expect([answer, pay]).toEqual([new Date('2030-03-31T23:00Z'), new Date('2030-03-31T23:00Z')])
})

it('no answer and no payment may come after the month that is paid for, nor a payment before its answer', () => {
  const date = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2040-12-31'),
    noInvalidDate: true,
  })
  const hours = fc.integer({ min: 12, max: 168 })
  fc.assert(
    fc.property(
      date,
      hours,
      fc.boolean(),
      fc.boolean(),
      (at, payWindowHours, autoApprove, ends) => {
        const found = milestones(
          {
            startDate: at.toISOString(),
            endDate: ends ? endOfMonths(at, 3).toISOString() : null,
            refundUntil: after(at, dayMs).toISOString(),
          },
          { ...asking, autoApprove, byMonth: true, policy: { ...policy, payWindowHours }, now: at },
        )
        const [pay] = found.filter(({ kind }) => kind === 'pay')
        const before = found.find(({ kind }) => kind === 'answer' || kind === 'booked')
        if (!pay || !before) throw new Error('The time to pay is missing')
        expect(pay.at <= endOfMonths(at, 1)).toBe(true)
        expect(before.at <= pay.at).toBe(true)
      },
    ),
  )
})
