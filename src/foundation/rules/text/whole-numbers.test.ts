import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatWhole } from './whole-numbers.ts'

it('groups thousands as people in Britain do', () => {
  const british = new Intl.NumberFormat('en-GB')
  fc.assert(
    fc.property(fc.maxSafeNat(), count => {
      expect(formatWhole(count)).toBe(british.format(count))
    }),
  )
})
