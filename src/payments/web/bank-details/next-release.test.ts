import { expect, it } from 'vitest'
import { nextRelease } from './next-release.ts'

const share = (releaseAt: string, amountPence: number, why: string | null = null) => ({
  bookingId: '019a4e42-42df-71a9-8d93-62b1330226ec',
  amount: amountPence / 100,
  amountPence,
  releaseAt,
  why,
})

it('counts all that is released on the first day, and nothing of later days', () => {
  const upcoming = [
    share('2026-12-01T14:00:00.000Z', 14_40),
    share('2026-12-01T09:00:00.000Z', 7_04),
    share('2026-12-02T09:00:00.000Z', 100_00),
  ]
  const at = new Date('2026-12-01T09:00:00.000Z')
  expect(nextRelease(upcoming)).toEqual({ at, amountPence: 21_44 })
})

it('leaves out what is held, and says nothing where there is nothing else', () => {
  const held = share('2026-12-01T09:00:00.000Z', 7_04, 'hostSuspended')
  expect(nextRelease([held])).toBeUndefined()
  expect(nextRelease([held, share('2026-12-03T09:00:00.000Z', 5)])?.amountPence).toBe(5)
})
