import { expect, it } from 'vitest'
import { currentPolicy as policy } from '#foundation/rules/policy.ts'
import { milestones } from './milestones.ts'

const now = new Date('2030-03-01T09:00Z')
const dates = {
  startDate: '2030-04-01T00:00:00.000Z',
  endDate: '2030-06-01T00:00:00.000Z',
  refundUntil: '2030-04-02T00:00:00.000Z',
}

it('a host who is asked has a day to answer', () => {
  const kinds = milestones(dates, { autoApprove: false, policy, now }).map(({ kind }) => kind)
  expect(kinds).toEqual(['asked', 'answer', 'start', 'refund', 'end'])
  const answer = milestones(dates, { autoApprove: false, policy, now })[1]
  expect(answer?.at).toEqual(new Date('2030-03-02T09:00Z'))
})

it('nobody waits for a host who approves at once', () => {
  const kinds = milestones(dates, { autoApprove: true, policy, now }).map(({ kind }) => kind)
  expect(kinds).toEqual(['booked', 'start', 'refund', 'end'])
})

it('a short booking keeps the order of time: it ends before its refund does', () => {
  const short = {
    startDate: '2030-03-01T10:00:00.000Z',
    endDate: '2030-03-01T12:00:00.000Z',
    refundUntil: '2030-03-02T10:00:00.000Z',
  }
  const found = milestones(short, { autoApprove: false, policy, now })
  expect(found.map(({ kind }) => kind)).toEqual(['asked', 'start', 'answer', 'end', 'refund'])
})
