import { expect, it } from 'vitest'
import { type FactsOfRun, ranUntil } from './ran-until.ts'

const start = new Date('2026-06-01')
const middle = new Date('2026-06-10')
const end = new Date('2026-07-01')
const paid: FactsOfRun = { stage: 'paid', period: { start, end }, paidAt: start, cancelledAt: null }
const endOf = (more: Partial<FactsOfRun> = {}) => ranUntil({ ...paid, ...more })
const cancelled = { stage: 'cancelled' } as const

it('a booking that was paid ran to its end, or to when it was cancelled', () => {
  expect(endOf()).toEqual(end)
  expect(endOf({ ...cancelled, cancelledAt: middle })).toEqual(middle)
  expect(endOf({ ...cancelled, cancelledAt: new Date('2026-08-01') })).toEqual(end)
})

it('one that was never paid, or was cancelled by its start, did not run', () => {
  expect(endOf({ stage: 'approved', paidAt: null })).toBeUndefined()
  expect(endOf({ ...cancelled, cancelledAt: middle, paidAt: null })).toBeUndefined()
  expect(endOf({ ...cancelled, cancelledAt: start })).toBeUndefined()
  expect(endOf({ ...cancelled, cancelledAt: new Date('2026-05-01') })).toBeUndefined()
})
