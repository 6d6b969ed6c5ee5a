import { expect, it } from 'vitest'
import { firstPolicy as policy } from '#foundation/rules/policy.ts'
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
