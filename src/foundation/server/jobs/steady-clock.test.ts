import { afterEach, expect, test, vi } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { steadyClock } from './steady-clock.ts'

afterEach(() => vi.restoreAllMocks())

test('it goes on when the clock of the machine is put back by hours', () => {
  const before = steadyClock.now()
  vi.spyOn(Date, 'now').mockReturnValue(before - 3 * hourMs)
  expect(steadyClock.now()).toBeGreaterThanOrEqual(before)
})
